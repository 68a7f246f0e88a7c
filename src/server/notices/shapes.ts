import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { TROUBLE_CODES } from '../../protocol/notices.ts';
import { LANGUAGES } from '../../text/language.ts';

const MOST_LETTERS = 1000;
const address = z.string().max(MOST_LETTERS);
const language = z.enum(LANGUAGES).describe('In which you want to be told');

/** Whether something can be sealed by the key: a point of the curve. */
function isPoint(key: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}

export const subscription = z.strictObject({
  endpoint: address.describe('Of the service of the browser: https, and public'),
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^[\w-]{87}$/)
      .refine(isPoint, 'not a point of the curve P-256'),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  language,
});
export const device = z.strictObject({ endpoint: address });
export const hookGiven = z.strictObject({
  address: address.describe('Called by POST when it is your turn; https, and public unless the host allows others'),
  language,
});

const trouble = z.object({
  code: z.enum(TROUBLE_CODES),
  status: z.int().optional().describe('What the address answered'),
  sentence: z.string(),
});

export const tried = z.object({ trouble: trouble.nullable().describe('null: it works') });

export const notices = z
  .object({
    key: z.string().nullable().describe('For pushManager.subscribe; null where this server tells nobody'),
    devices: z.int().describe('How many devices of yours are told by Web Push'),
    hook: z
      .object({
        address: z.string(),
        on: z.boolean().describe('false: it failed too often, and is called no more until you give or try it again'),
        trouble: trouble.extend({ at: z.int() }).nullable(),
      })
      .nullable(),
  })
  .describe('How you are told');
