import type { Upgrade } from '../../engine/game.ts';
import type { Event } from './core/event.ts';
import {
  type Affect,
  cloneTurn,
  type Extra,
  type Frame,
  type Lasting,
  normalPlays,
  type State,
  type Turn,
} from './core/state.ts';

/** A state of rules 1: plays left were counted, and who chose and whose card it is were one fact. */
interface StateOfRules1 extends Omit<State, 'turn' | 'lasting'> {
  readonly turn: Omit<Turn, 'allowances' | 'plays' | 'minionPlays'> & {
    readonly minions: number;
    readonly actions: number;
    readonly extras: readonly Extra[];
  };
  readonly lasting: readonly (Lasting & { readonly holder?: number })[];
}

const toAffect = (affect: Affect): Affect => ({
  ...affect,
  by: affect.context.seat,
  value: affect.verb === 'return' ? -1 : affect.value,
});

function toFrame(frame: Frame): Frame {
  if (frame.frame === 'affect') return toAffect(frame);
  return frame.frame === 'instead' ? { ...frame, affect: toAffect(frame.affect) } : frame;
}

function toLasting({ holder = -1, ...each }: StateOfRules1['lasting'][number]): Lasting {
  if (each.kind === 'power') return { ...each, source: holder };
  return each.kind === 'base-ignored' ? { ...each, holder } : each;
}

function toRules2(old: unknown): State {
  const state: StateOfRules1 = JSON.parse(JSON.stringify(old));
  const { minions, actions, extras, ...turn } = state.turn;
  return {
    ...state,
    turn: cloneTurn({
      ...turn,
      allowances: [...normalPlays(minions, actions), ...extras.map((extra) => ({ ...extra, normal: false }))],
      plays: [],
      minionPlays: Array.from({ length: turn.minionsPlayed }, () => state.active),
    }),
    lasting: state.lasting.map(toLasting),
    agenda: state.agenda.map(toFrame),
    waiting: state.waiting === null ? null : toFrame(state.waiting),
  };
}

/** A base can take the place of what happens too. */
function toEvent(old: unknown): Event {
  const event: Event = JSON.parse(JSON.stringify(old));
  return event.type === 'replaced' ? { ...event, base: -1 } : event;
}

export const UPGRADES: Readonly<Record<number, Upgrade<State, Event>>> = { 2: { state: toRules2, event: toEvent } };
