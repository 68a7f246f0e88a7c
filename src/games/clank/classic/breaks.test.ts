import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { watch } from '../../../engine/laws.ts';
import { dice } from '../../../engine/random.ts';
import type { Event } from '../core/event.ts';
import type { State } from '../core/state.ts';
import { clankKit } from './kit.ts';

const { game, rules } = clankKit;
type Broken = () => Partial<typeof game>;

/** The first card of the dungeon deck, which nobody knows. */
const hidden = ({ deck }: State): number => deck[0]!;

const said: Event = { type: 'turn-started', seat: 0, turn: 0 };

/** Every answer ever given leaves its mark. */
const counting: Broken = () => {
  let calls = 0;
  return {
    answer: (state, index, emit) => {
      game.answer(state, index, emit);
      state.players[0]!.gold += calls++;
    },
  };
};

/** Each breaks one law; the laws test has those that break several. */
const BREAKS: Readonly<Record<string, Broken>> = {
  'a state restored from JSON tells other events': () => {
    const known = new WeakSet<State>();
    const knowing = (state: State): State => {
      known.add(state);
      return state;
    };
    return {
      setup: (...table) => knowing(game.setup(...table)),
      clone: (state) => knowing(game.clone(state)),
      answer: (state, index, emit) => {
        game.answer(state, index, emit);
        if (!known.has(state)) emit?.(said);
      },
    };
  },
  'the same answer gave another state': counting,
  'undo and redo gave another state': counting,
  'the record replays to another state': () => {
    let calls = 0;
    return {
      setup: (...table) => {
        const state = game.setup(...table);
        state.revealed += calls++;
        return state;
      },
    };
  },
  'playing on a copy changed the original': () => ({
    clone: (state) => ({ ...game.clone(state), clankArea: state.clankArea }),
  }),
  'a view shares a list with the state': () => ({
    view: (state, viewer) => ({ ...game.view(state, viewer), row: state.row }),
  }),
  'a view made beside another one differs': () => ({
    view: (state, viewer, beside) => ({ ...game.view(state, viewer), turnNo: beside === undefined ? 0 : 1 }),
  }),
  'a refusal tells of what is hidden': () => ({
    explain: (state, seat, intent) => {
      const explained = game.explain(state, seat, intent);
      return 'refused' in explained ? { refused: { rule: rules[hidden(state) % rules.length]! } } : explained;
    },
  }),
  'the options tell of what is hidden': () => ({
    decision: (state) => {
      const asked = game.decision(state);
      return asked && { ...asked, ask: `${asked.ask}${hidden(state) % 2}` };
    },
  }),
  'a reveals mark tells of what is hidden': () => ({
    revealed: (state) => (hidden(state) % 2 === 0 ? 0 : state.players.reduce((sum, { hand }) => sum + hand.length, 0)),
  }),
};

test.each(Object.entries(BREAKS))('the laws notice: %s', (law, broken) => {
  const kit = { ...clankKit, game: { ...game, ...broken() } };
  const trial = { seats: 2, options: tableOptions(game, {}), random: dice(3), most: 30, every: 1 };
  expect(watch(kit, trial).violations.map((text) => text.replace(/^step \d+: /, ''))).toContain(law);
});
