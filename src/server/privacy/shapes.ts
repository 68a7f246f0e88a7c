import { z } from 'zod';
import { person, time } from '../shapes.ts';

const language = z.enum(['en', 'fr']);

export const meAsked = z.object({
  everything: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: everything that is kept about you, as a file to download'),
});

const report = z.object({
  made: time,
  kind: z.enum(['message', 'name']),
  name: z.string(),
  text: z.string().nullable(),
  table: z.string().nullable(),
});

/** Everything that is kept about a player. */
const everything = person.extend({
  made: time,
  seen: time.describe('To the day'),
  tokens: z
    .array(z.object({ kind: z.enum(['session', 'api']), made: time }))
    .readonly()
    .describe('Devices and programs. Of a token itself only a digest is kept.'),
  codes: z
    .array(z.object({ until: time }))
    .readonly()
    .describe('Codes for another device that nobody has taken'),
  pushes: z
    .array(z.object({ endpoint: z.string(), keys: z.unknown(), language, site: z.string(), made: time }))
    .readonly()
    .describe('Devices that notices are pushed to'),
  hook: z
    .object({ address: z.string(), language, site: z.string(), failures: z.int(), trouble: z.unknown() })
    .nullable()
    .describe('The address that notices are sent to'),
  notices: z
    .array(z.object({ table: z.string(), kind: z.string(), at: time }))
    .readonly()
    .describe('What you were last told of each table'),
  messages: z
    .array(
      z.object({
        table: z.string(),
        at: time,
        name: z.string().describe('As you were called then'),
        phrase: z.string().optional(),
        text: z.string().optional(),
      }),
    )
    .readonly()
    .describe('What you said at tables'),
  reports: z.array(report).readonly().describe('What you have reported'),
  reportsAbout: z.array(report).readonly().describe('What others have reported about you'),
  mutedUntil: time.nullable().describe('Until when you may not write in chats, if that is so'),
  bannedUntil: time.nullable().describe('Until when you are banned, if you are'),
  tables: z
    .array(
      z.object({
        id: z.string(),
        game: z.string(),
        made: time,
        status: z.enum(['waiting', 'playing', 'over']),
        host: z.boolean().describe('Whether you opened it'),
        origin: z.string().nullable().describe('If you opened it, from where: a keyed digest of your address'),
      }),
    )
    .readonly()
    .describe('Tables that you opened, sit at or sat at; their logs name you. The record has the answers.'),
});

export const me = z.union([person, everything]);
