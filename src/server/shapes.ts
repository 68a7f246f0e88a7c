import { z } from 'zod';
import { AWAY } from '../protocol/hosted.ts';
import { UNREADY } from './readiness.ts';
import { WIRE_CODES } from './refusals.ts';
import { bot, chatClosed, clock, name, tableId } from './schemas.ts';

export const time = z.int().describe('Milliseconds since 1970');

export const refused = z
  .object({
    code: z.enum(WIRE_CODES),
    sentence: z.string().describe('In French where Accept-Language begins with it, else in English'),
    where: z.string().optional().describe('The place in what was sent'),
    limit: z.int().optional().describe('How much is allowed, where that is why'),
  })
  .describe('Refused');

export const person = z.object({ id: z.string(), name: z.string() }).describe('A player');
export const named = z.strictObject({ name: name.describe('1 to 24 visible characters') });
export const codeMade = z.object({ code: z.string(), until: time });
export const codeTaken = z.strictObject({ code: z.string().max(20) });
export const tokenMade = z.object({ token: z.string().describe('Shown once; send it as Authorization: Bearer …') });
export const tokenGiven = z.strictObject({ token: z.string().max(100) });

export const newTable = z.strictObject({
  game: z.string().max(40).describe('The id of a game: clank, smash-up'),
  options: z.record(z.string().max(40), z.string().max(80)).default({}).describe('Table options of the game'),
  seats: z.int().describe('How many play'),
  clock: clock.default({ kind: 'none' }),
  listed: z.boolean().default(false).describe('Shown in the lobby; else reached by its link alone'),
  chat: chatClosed.default('none').describe('What of the chat is closed'),
  bots: z
    .array(z.strictObject({ seat: z.int().min(0).max(15), name, bot }))
    .max(16)
    .default([])
    .describe('Bots that sit there from the beginning'),
});
export type NewTable = z.infer<typeof newTable>;

export const opened = z.object({ id: tableId });
export const tableParameters = z.object({ id: tableId });

const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    for: z.object({ player: z.string(), name: z.string() }).exactOptional().describe('Whom the seat is kept for'),
  }),
  z.object({
    kind: z.literal('player'),
    player: z.string(),
    name: z.string(),
    away: z.enum(AWAY).nullable(),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), bot: z.string() }),
]);

export const card = z
  .object({
    id: tableId,
    game: z.string(),
    options: z.record(z.string(), z.string()),
    seats: z.int(),
    clock,
    listed: z.boolean(),
    host: z.string().describe('The id of the player who is the host'),
    commitment: z.string().describe('SHA-256 of the secret that the luck is made of'),
    made: time,
    touched: time,
    status: z.enum(['waiting', 'playing', 'over']),
    places: z.array(place),
    turn: z.int(),
    result: z.object({ scores: z.array(z.number()), places: z.array(z.int()), winners: z.array(z.int()) }).nullable(),
    waitsFor: z.string().nullable().describe('The id of the player who is waited for'),
    yours: z.int().nullable().describe('Your seat'),
    rematch: tableId.nullable().describe('The table that follows this one, if there is one'),
  })
  .describe('A table as everybody may know it');
export const cards = z.object({ tables: z.array(card) });

export const record = z
  .object({
    format: z.string(),
    game: z.string(),
    rules: z.int(),
    seats: z.int(),
    options: z.record(z.string(), z.string()),
    seed: z.string(),
    answers: z.array(z.int()).readonly(),
    checks: z.string(),
    sitters: z.array(z.object({ kind: z.string(), name: z.string() })).readonly(),
    deciders: z
      .object({
        list: z.array(z.object({ as: z.enum(['person', 'bot', 'stand-in', 'standing']), name: z.string() })).readonly(),
        of: z.array(z.int()).readonly(),
      })
      .describe('Who gave the answers, and for each answer a place in that list'),
    begins: z.int().describe('So many answers came before, given by other rules; the record begins where they ended'),
    luck: z
      .object({ secret: z.string(), salts: z.array(z.string()).readonly(), commitment: z.string() })
      .describe('commitment = sha256(secret); seed = sha256(secret, then each salt, joined by line breaks)'),
  })
  .describe('A record file, with what it takes to verify the luck');

export const health = z
  .object({ status: z.literal('ok'), tables: z.int().describe('In memory'), sockets: z.int() })
  .describe('The server runs');

export const ready = z
  .object({ status: z.literal('ready'), version: z.string().describe('Of the server') })
  .describe('A row was written, and is on disk');
export const notReady = z
  .object({ status: z.literal('not-ready'), reason: z.enum(UNREADY) })
  .describe('Nothing can be written');
