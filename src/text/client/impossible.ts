import type { InputError } from '../../engine/game.ts';
import { worded } from '../errors.ts';
import { filled } from '../filled.ts';
import type { Language } from '../language.ts';
import { IMPOSSIBLE } from './new-table.ts';
import { SPACE_IMPOSSIBLE } from './new-table-space.ts';

/** A name after other words: its article begins small. */
const withinSentence = (name: string): string =>
  name.replace(/^(?:The|Le|La|Les|L’)(?=[ \p{Lu}])/u, (article) => article.toLowerCase());

/** Why a table cannot be set so; `nameOf` tells what a value of the option that is to blame is called. */
export function impossible(
  error: InputError,
  seats: number,
  nameOf: (option: string, value: string) => string,
  language: Language,
): string {
  const { where, message } = error;
  const own = IMPOSSIBLE[where];
  if (own !== undefined) return filled(own[language], { seats, need: 2 * seats });
  const detail = message.slice(where.length + 2);
  const option = where.replace(/^options\./, '');
  for (const [said, text] of SPACE_IMPOSSIBLE) {
    const match = said.exec(detail);
    if (match === null) continue;
    const [, face = '', other = ''] = match;
    const named = (value: string) => (value === '' ? '' : nameOf(option, value));
    return filled(text[language], { face: named(face), other: withinSentence(named(other)) });
  }
  return worded(error, language);
}
