import { z } from 'zod';
import { BOT_NAMES } from '../bots/index.ts';
import type { Ask } from '../protocol/asks.ts';
import { type Clock, type Motion, PHRASES } from '../protocol/hosted.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { TABLE_ID } from '../protocol/table-id.ts';
import { isName, isText } from './names.ts';

/** No table has more seats, and no game more steps or options. */
const MOST_SEATS = 16;
const MOST_STEPS = 1_000_000;
const MOST_INTENTS = 64;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const upTo = (most: number, least = 0) => z.int().min(least).max(most);

const seat = upTo(MOST_SEATS - 1);
const step = upTo(MOST_STEPS);
export const tableId = z.string().regex(TABLE_ID).describe('The id of a table, which is its link as well');
export const name = z.string().max(200).refine(isName, 'a name has 1 to 24 visible characters');

/** Printable, so that it can be shown and typed: the verifier joins salts by line breaks. */
const salt = z
  .string()
  .max(64)
  .regex(/^[\x21-\x7e]*$/);

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: upTo(THIRTY_DAYS, 10) }),
  z.strictObject({ kind: z.literal('game'), seconds: upTo(THIRTY_DAYS, 60), increment: upTo(86_400) }),
]) satisfies z.ZodType<Clock>;

const motion = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('end') }),
  z.strictObject({ what: z.literal('undo'), seat, step }),
  z.strictObject({ what: z.literal('send-away'), seat }),
]) satisfies z.ZodType<Motion>;

export const bot = z.enum(BOT_NAMES);
export const chatClosed = z.enum(['all', 'text', 'none']);

const ask = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('sit'), seat, salt }),
  z.strictObject({ ask: z.literal('seat-bot'), seat, name, bot }),
  z.strictObject({ ask: z.literal('free-seat'), seat }),
  z.strictObject({ ask: z.literal('make-host'), seat }),
  z.strictObject({ ask: z.enum(['rise', 'begin', 'end-game', 'undo', 'redo', 'decline', 'come-back']) }),
  z.strictObject({ ask: z.literal('answer'), step, index: upTo(10_000) }),
  z.strictObject({ ask: z.literal('agree'), motion }),
  z.strictObject({ ask: z.literal('go-away'), why: z.enum(['handed', 'resigned']) }),
  z.strictObject({ ask: z.literal('send-away'), seat }),
  z.strictObject({ ask: z.literal('say'), phrase: z.enum(PHRASES) }),
  z.strictObject({ ask: z.literal('write'), text: z.string().max(500).refine(isText, 'no control characters') }),
  z.strictObject({ ask: z.literal('close-chat'), what: chatClosed }),
  z.strictObject({ ask: z.literal('let-spectators-write'), may: z.boolean() }),
]) satisfies z.ZodType<Ask>;

const intent = z
  .record(z.string().max(20), z.union([z.string().max(40), z.int(), z.boolean(), z.null()]))
  .refine((fields) => Object.keys(fields).length <= 8, 'an intent has the shape of an option');

const messageId = upTo(2 ** 31);
const about = { id: messageId.exactOptional(), table: tableId };

/** Whatever else a message holds. */
export const withId = z.looseObject({ id: messageId });

/** Every message that a client may send. */
export const clientMessage = z.discriminatedUnion('say', [
  z.strictObject({
    ...about,
    say: z.literal('watch'),
    seq: upTo(MOST_STEPS).exactOptional(),
    message: upTo(2 ** 31 - 1).exactOptional(),
    changes: z.boolean().exactOptional(),
  }),
  z.strictObject({ ...about, say: z.enum(['leave', 'look', 'story']) }),
  z.strictObject({ ...about, say: z.literal('attend'), looks: z.boolean() }),
  z.strictObject({ ...about, say: z.literal('ask'), ask }),
  z.strictObject({ ...about, say: z.literal('explain'), intents: z.array(intent).max(MOST_INTENTS) }),
  z.strictObject({ ...about, say: z.literal('forecast'), about: upTo(10_000), index: upTo(10_000).nullable() }),
  z.strictObject({ ...about, say: z.literal('at'), step }),
]) satisfies z.ZodType<ClientMessage>;
