import type { WireCode } from '../../protocol/messages.ts';
import { refusedSentence } from '../../text/refusals.ts';
import { settings } from '../settings.ts';

/** Something that the server does not do, in the words of whoever asked. */
export class Refused extends Error {
  readonly code: WireCode;

  constructor(code: WireCode, limit?: number) {
    super(refusedSentence(code, settings.get().language, limit));
    this.name = 'Refused';
    this.code = code;
  }
}
