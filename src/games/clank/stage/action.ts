import { InputError, type Seat } from '../../../engine/game.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { Make } from './forms.ts';
import { readSeat } from './names.ts';

/** The words that stand in the place of capitals, in their order; null where the form does not fit. */
function wordsFor(form: string, words: readonly string[]): readonly string[] | null {
  const parts = form.split(' ');
  if (parts.length !== words.length) return null;
  const named: string[] = [];
  for (const [i, part] of parts.entries()) {
    const word = words[i]!;
    if (part !== part.toUpperCase()) {
      if (part !== word) return null;
    } else if (word === 'slot') return null;
    else named.push(word);
  }
  return named;
}

/** Every word of an action has its place: none is missing and none too many. */
function unfit(forms: readonly string[], words: readonly string[], where: string): InputError {
  const alike = forms.filter((form) => form.split(' ')[0] === words[0]);
  const right = alike.length > 0 ? `it should be ${alike.join(' or ')}` : `actions are: ${forms.join(', ')}`;
  return new InputError(where, `${JSON.stringify(words.join(' '))} is no action; ${right}`);
}

/** An action in words, optionally after the colour of who does it: "yellow: walk 07 swords 1". */
export const intentIn =
  (forms: Readonly<Record<string, Make>>) =>
  (state: State, action: string, where: string): { seat: Seat; intent: Option } => {
    const colon = action.indexOf(':');
    const seat = colon < 0 ? state.active : readSeat(action.slice(0, colon), state.players.length, where);
    const words = action
      .slice(colon + 1)
      .trim()
      .split(/\s+/);
    for (const [form, make] of Object.entries(forms)) {
      const named = wordsFor(form, words);
      if (named !== null) return { seat, intent: make(named, where, state) };
    }
    throw unfit(Object.keys(forms), words, where);
  };
