import { boardAt } from '../catalogue.ts';
import type { Spot } from './board.ts';
import type { State } from './state.ts';
import { isSecret, type SpotKind, type TokenNo } from './token.ts';

/** A token lying in a room; face down it has no number. */
export interface LyingToken {
  readonly room: number;
  readonly kind: SpotKind;
  readonly token: TokenNo | null;
}

const seen = new WeakMap<Spot, Map<TokenNo | null, LyingToken>>();

/** One and the same object in all views, so that whoever compares two of them sees at once that it lies there still. */
function lyingToken(spot: Spot, token: TokenNo): LyingToken {
  const { room, kind } = spot;
  const known = isSecret(kind) ? null : token;
  const there = seen.get(spot) ?? new Map<TokenNo | null, LyingToken>();
  seen.set(spot, there);
  const lying = there.get(known) ?? Object.freeze({ room, kind, token: known });
  there.set(known, lying);
  return lying;
}

export const lyingTokens = ({ board, spots }: Pick<State, 'board' | 'spots'>): LyingToken[] =>
  boardAt(board).spots.flatMap((spot, at) => {
    const token = spots[at]!;
    return token < 0 ? [] : lyingToken(spot, token);
  });
