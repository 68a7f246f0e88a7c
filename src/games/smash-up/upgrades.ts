import type { Upgrade } from '../../engine/game.ts';
import type { Event } from './core/event.ts';
import { forget } from './core/memory.ts';
import {
  type Affect,
  type Copy,
  cloneTurn,
  type Extra,
  type Frame,
  type Lasting,
  normalPlays,
  type State,
  type Turn,
} from './core/state.ts';
import { cardIn, whereIs } from './core/table.ts';
import { noteSpecials } from './core/window.ts';

/** A state of rules 1: plays left were counted, and who chose and whose card it is were one fact. Effects on several cards came one by one. */
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

/** Cards that one event affects lie on a batch, and so does one whose controller is asked what happens instead. */
function toAgenda({ agenda, waiting }: StateOfRules1): Frame[] {
  const batch: Frame = { frame: 'batch', ready: [], used: [] };
  const isAffect = (at: number) => agenda[at]?.frame === 'affect';
  const frames = agenda.flatMap((frame, i) =>
    isAffect(i) && !isAffect(i - 1) ? [batch, toFrame(frame)] : [toFrame(frame)],
  );
  return waiting?.frame === 'instead' && !isAffect(agenda.length - 1) ? [...frames, batch] : frames;
}

const powerFrom = (state: Pick<State, 'cards' | 'revised'>, source: Copy) => ({
  source,
  fromMinion: source >= 0 && cardIn(state, source).minion,
});

function toLasting(state: StateOfRules1, { holder = -1, ...each }: StateOfRules1['lasting'][number]): Lasting {
  if (each.kind === 'power') return { ...each, ...powerFrom(state, holder) };
  if (each.kind === 'no-abilities') {
    return { ...each, granting: state.attached.filter((action) => state.host[action] === each.copy) };
  }
  return each.kind === 'base-ignored' ? { ...each, holder } : each;
}

/** Nothing is remembered of cards that have left; an ability of theirs that waits was set off by their removal. */
function forgetGone(state: State): void {
  const isGone = (copy: Copy) => copy >= 0 && whereIs(state, copy) < 0 && !state.aside.includes(copy);
  state.pending = state.pending.map((each) => (isGone(each.context.source) ? { ...each, afterLeaving: true } : each));
  for (const copy of state.cards.keys()) if (isGone(copy)) forget(state, copy);
}

function toRules2(old: unknown): State {
  const state: StateOfRules1 = JSON.parse(JSON.stringify(old));
  const { minions, actions, extras, ...turn } = state.turn;
  const upgraded: State = {
    ...state,
    turn: cloneTurn({
      ...turn,
      allowances: [...normalPlays(minions, actions), ...extras.map((extra) => ({ ...extra, normal: false }))],
      plays: [],
      minionPlays: Array.from({ length: turn.minionsPlayed }, () => state.active),
    }),
    lasting: state.lasting.map((each) => toLasting(state, each)),
    agenda: toAgenda(state),
    waiting: state.waiting === null ? null : toFrame(state.waiting),
  };
  forgetGone(upgraded);
  const round = [...upgraded.agenda, upgraded.waiting].find((frame) => frame?.frame === 'window');
  if (round?.frame === 'window') noteSpecials(upgraded, round.at);
  return upgraded;
}

/** A base can take the place of what happens too. */
function toEvent(old: unknown): Event {
  const event: Event = JSON.parse(JSON.stringify(old));
  return event.type === 'replaced' ? { ...event, base: -1 } : event;
}

/** Rules 2 noted what a scoring had offered without the player, and a change of power without the kind of its card. */
const OFFERED_BY_RULES_2 = /^window (?<copy>\d+) (?<at>\S+) (?<base>\d+)$/;

function toRules3(old: unknown): State {
  const state: State = JSON.parse(JSON.stringify(old));
  const { controller, lasting, turn } = state;
  const used = turn.used.map((key) => {
    const { copy, at, base } = OFFERED_BY_RULES_2.exec(key)?.groups ?? {};
    return copy === undefined ? key : `window ${copy} ${at} ${controller[Number(copy)]} ${base}`;
  });
  return {
    ...state,
    turn: { ...turn, used },
    lasting: lasting.map((each) => (each.kind === 'power' ? { ...each, ...powerFrom(state, each.source) } : each)),
  };
}

export const UPGRADES: Readonly<Record<number, Upgrade<Event>>> = {
  2: { state: toRules2, event: toEvent },
  3: { state: toRules3 },
};
