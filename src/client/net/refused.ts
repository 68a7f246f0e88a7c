import type { WireCode } from '../../protocol/messages.ts';
import { REFUSED } from '../../text/refusals.ts';
import { settings } from '../settings.ts';

/** Something that the server does not do, in the words of whoever asked. */
export class Refused extends Error {
  readonly code: WireCode;

  constructor(code: WireCode) {
    super(REFUSED[code][settings.get().language]);
    this.name = 'Refused';
    this.code = code;
  }
}
