import { CARDS, FIRST, TOKENS } from '../catalogue.ts';
import type { CardNo, CardSet } from '../core/card.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';

const playedWith = ({ sets }: State): string => `this game is played with ${sets.join(' and ')}`;

/** Why no copy of a card is in the game. */
export function cardAbsence(state: State, no: CardNo): string {
  const { id, set } = CARDS[no]!;
  return `${id} is a card of the ${set} box, but ${playedWith(state)}`;
}

/** The box whose numbers a token is among; a box without tokens begins where the next one does. */
function boxOfToken(no: TokenNo): CardSet {
  const boxes: readonly CardSet[] = ['apocalypse', 'station', 'space', 'catacombs'];
  return boxes.find((box) => FIRST[box].tokens <= no) ?? 'classic';
}

/** Why no copy of a token is in the game. */
export function tokenAbsence(state: State, no: TokenNo): string {
  const { id } = TOKENS[no]!;
  const box = boxOfToken(no);
  if (!state.sets.includes(box)) return `${id} is a token of the ${box} box, but ${playedWith(state)}`;
  return `${id} is not in a game of ${state.players.length} players with these options`;
}
