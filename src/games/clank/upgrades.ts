import type { Upgrade } from '../../engine/game.ts';
import type { Event } from './core/event.ts';
import { freshTurn, type Turn } from './core/ledger.ts';
import type { Player, State } from './core/state.ts';

/** A state of rules 1: damage without a cube of its own was counted, and the turn remembered less. */
interface StateOfRules1 extends Omit<State, 'players' | 'turn'> {
  readonly players: readonly (Omit<Player, 'borrowed' | 'unmarked'> & {
    readonly borrowed: number;
    readonly unmarked: number;
  })[];
  readonly turn: Omit<Turn, 'gone' | 'spentTokens' | 'spentCrystals' | 'occasions'>;
}

/** The rightmost spaces of the health track up to the damage. */
const lastSpaces = (count: number, damage: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => damage - count + 1 + i);

function toRules2(old: unknown): State {
  const state: StateOfRules1 = JSON.parse(JSON.stringify(old));
  const fresh = freshTurn();
  const known = Object.entries(state.turn).filter(([name]) => name in fresh);
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      borrowed: lastSpaces(player.borrowed, player.damage),
      unmarked: lastSpaces(player.unmarked, player.damage),
    })),
    turn: { ...fresh, ...Object.fromEntries(known) },
  };
}

export const UPGRADES: Readonly<Record<number, Upgrade<State, Event>>> = { 2: { state: toRules2 } };
