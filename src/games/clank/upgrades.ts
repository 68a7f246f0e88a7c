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
  readonly turn: Omit<TurnOfRules2, 'gone' | 'spentTokens' | 'spentCrystals' | 'occasions'>;
}

/** Rules 2 noted the first boot and the first healing of a turn only where a completed scheme took them. */
interface TurnOfRules2 extends Omit<Turn, 'bootGained' | 'healed'> {
  readonly bootLost: boolean;
  readonly healLost: boolean;
}

interface StateOfRules2 extends Omit<State, 'turn'> {
  readonly turn: TurnOfRules2;
}

/** In the order of today, with what the older turn has. */
function turnWith(known: Partial<Turn>): Turn {
  const fresh = freshTurn();
  return { ...fresh, ...Object.fromEntries(Object.entries(known).filter(([name]) => name in fresh)) };
}

/** The rightmost spaces of the health track up to the damage. */
const lastSpaces = (count: number, damage: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => damage - count + 1 + i);

function toRules2(old: unknown): StateOfRules2 {
  const state: StateOfRules1 = JSON.parse(JSON.stringify(old));
  const { bootLost, healLost } = state.turn;
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      borrowed: lastSpaces(player.borrowed, player.damage),
      unmarked: lastSpaces(player.unmarked, player.damage),
    })),
    turn: { ...turnWith(state.turn), bootLost, healLost },
  };
}

function toRules3(old: unknown): State {
  const state: StateOfRules2 = JSON.parse(JSON.stringify(old));
  const { bootLost, healLost, ...turn } = state.turn;
  return { ...state, turn: turnWith({ ...turn, bootGained: bootLost, healed: healLost }) };
}

export const UPGRADES: Readonly<Record<number, Upgrade<Event>>> = {
  2: { state: toRules2 },
  3: { state: toRules3 },
};
