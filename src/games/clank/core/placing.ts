import { chanceOf, shuffle } from '../../../engine/random.ts';
import { boardAt, TOKENS } from '../catalogue.ts';
import type { State } from './state.ts';
import type { SpotKind, TokenNo } from './token.ts';

/** Seats for which all artifacts are used. */
const FULL_TABLE = 4;

/** Artifacts face up on their values, one fewer for each player fewer; secrets face down; what is left stays unseen. */
export function placeTokens(state: State, tokens: Readonly<Record<SpotKind, TokenNo[]>>): void {
  const random = chanceOf(state.chance);
  const { artifact } = tokens;
  shuffle(artifact, random);
  for (let i = state.players.length; i < FULL_TABLE; i++) state.tokenBox.push(artifact.pop()!);
  shuffle(tokens['major-secret'], random);
  shuffle(tokens['minor-secret'], random);
  for (const [spot, { kind, value }] of boardAt(state.board).spots.entries()) {
    if (kind === 'artifact') state.spots[spot] = artifact.find((no) => TOKENS[no]!.points === value) ?? -1;
    else if (kind !== 'escape-pod' || value === 0) state.spots[spot] = tokens[kind].pop()!;
  }
  state.unplaced = tokens['major-secret'];
}
