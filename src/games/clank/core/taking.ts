import { below } from '../../../engine/random.ts';
import { boardAt, MONKEY_IDOL, TOKENS } from '../catalogue.ts';
import type { RoomNo } from './board.ts';
import { POOLS, type Pool } from './effects.ts';
import { invite } from './react.ts';
import { actingPlayer, activePlayer, type Emit, type State } from './state.ts';
import { takeAt } from './take-at.ts';
import { isSecret, type LyingKind, type SpotKind, type TokenNo } from './token.ts';

export function liesIn(state: State, room: RoomNo, kind: SpotKind): boolean {
  const board = boardAt(state.board);
  for (const spot of board.rooms[room]!.spots) {
    if (state.spots[spot]! >= 0 && board.spots[spot]!.kind === kind) return true;
  }
  return false;
}

/** The token is the player's, or goes back to the box once it has done what it does. */
function receive(state: State, token: TokenNo): void {
  const { kind, kept, taken } = TOKENS[token]!;
  if (kept) actingPlayer(state).tokens.push(token);
  else state.tokenBox.push(token);
  if (taken !== null) state.agenda.push(taken);
  if (!isSecret(kind) || state.actor !== state.active) return;
  state.turn.secrets++;
  if (kind === 'major-secret') state.turn.majorSecrets++;
  if (kind === 'major-secret' || state.turn.secrets > 1) invite(state, 'opponent-takes-secrets');
}

/** Of several artifacts the most valuable; of several secrets that lie face down, one at random. */
function spotToTake(state: State, spots: readonly number[], kind: LyingKind): number {
  if (isSecret(kind)) return spotOfSecret(state, spots);
  if (kind !== 'artifact') return spots[0]!;
  const points = (spot: number) => TOKENS[state.spots[spot]!]!.points;
  return spots.reduce((best, spot) => (points(spot) >= points(best) ? spot : best));
}

export function takeToken(state: State, room: RoomNo, kind: LyingKind, emit: Emit): void {
  const board = boardAt(state.board);
  const spots = board.rooms[room]!.spots.filter((spot) => state.spots[spot]! >= 0 && board.spots[spot]!.kind === kind);
  const spot = spotToTake(state, spots, kind);
  const token = state.spots[spot]!;
  state.spots[spot] = -1;
  if (isSecret(kind)) state.revealed++;
  if (kind === 'artifact') activePlayer(state).plundered.push(room);
  emit?.({ type: 'took', seat: state.active, token, kind, room });
  receive(state, token);
}

/** The token that a staged situation wants next, if it is there. */
function forced(state: State, among: readonly TokenNo[]): number {
  const { fate } = state;
  const wanted = fate?.secrets[0];
  if (fate === null || wanted === undefined) return -1;
  const at = among.indexOf(wanted);
  if (at >= 0) state.fate = { ...fate, secrets: fate.secrets.slice(1) };
  return at;
}

function spotOfSecret(state: State, spots: readonly number[]): number {
  const at = forced(
    state,
    spots.map((spot) => state.spots[spot]!),
  );
  if (at >= 0) return spots[at]!;
  return spots.length === 1 ? spots[0]! : spots[below(state.chance, spots.length)]!;
}

export const poolOf = (state: State, pool: Pool): TokenNo[] => state.pools[POOLS.indexOf(pool)]!;

/** One token at random from a pool, if any is left. */
export function drawFromPool(state: State, pool: Pool, emit: Emit): void {
  const tokens = poolOf(state, pool);
  if (tokens.length === 0) return;
  const wanted = forced(state, tokens);
  const at = wanted >= 0 ? wanted : below(state.chance, tokens.length);
  const token = tokens.splice(at, 1)[0]!;
  state.revealed++;
  emit?.({ type: 'drawn-from-pool', seat: state.actor, pool, token });
  receive(state, token);
}

/** A token that has served goes back to the box. */
export function spendToken(state: State, token: TokenNo, emit: Emit): void {
  const { tokens } = activePlayer(state);
  state.turn.spentTokens.push(token);
  takeAt(tokens, tokens.indexOf(token));
  state.tokenBox.push(token);
  emit?.({ type: 'token-spent', seat: state.active, token });
}

/** An idol goes back to a free place of the shrine. */
export function returnIdol(state: State, emit: Emit): void {
  const { tokens } = actingPlayer(state);
  const board = boardAt(state.board);
  const spot = board.spots.findIndex(({ kind }, i) => kind === 'monkey-idol' && state.spots[i]! < 0);
  takeAt(tokens, tokens.indexOf(MONKEY_IDOL));
  state.spots[spot] = MONKEY_IDOL;
  if (state.actor === state.active) state.turn.spentTokens.push(MONKEY_IDOL);
  emit?.({ type: 'idol-returned', seat: state.actor });
}
