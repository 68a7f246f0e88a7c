import { InputError } from '../engine/game.ts';
import { worded } from '../text/errors.ts';
import type { Language } from '../text/language.ts';
import { plainly } from './plainly.ts';

/** What went wrong, in words. */
export function whyNot(error: unknown, language: Language): string {
  if (error instanceof InputError) return worded(error, language);
  return plainly(error);
}
