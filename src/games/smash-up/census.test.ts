import { expect, test } from 'vitest';
import { census } from './census.ts';
import { smashUp } from './game.ts';
import { staleRegisters } from './stale-registers.ts';

test('the census counts what is remembered of a card that is not in play', () => {
  const state = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [copy = -1] = state.players[0]!.hand;
  expect(census(state)['stale memories']).toBe(0);
  state.turn.moved.push({ copy, from: state.sites[0]!.base });
  state.turn.raised.push({ by: -1, copy });
  state.turn.used.push(
    `talent ${copy}:0`,
    `window ${copy} before-scoring 1`,
    'special 3',
    `base ${state.sites[0]!.base}:0:1`,
  );
  state.named.push({ copy, value: 1 });
  expect(census(state)['stale memories']).toBe(5);
});

test('the census counts what lasts, waits or is allowed in the name of a card or base that is gone', () => {
  const state = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [copy = -1] = state.players[0]!.hand;
  const { length } = state.lasting;
  state.lasting.push({ kind: 'unaffected', by: copy, whose: 0, seat: 0, until: 'end-of-turn' });
  expect(census(state)['stale memories']).toBe(1);
  state.lasting.length = length;
  const [base = -1] = state.baseDeck;
  state.lasting.push({ kind: 'breakpoint', base, amount: 1, seat: 0, until: 'end-of-turn' });
  state.turn.used.push(`base ${base}:0:1`);
  const [allowance] = state.turn.allowances;
  state.turn.allowances.push({ ...allowance!, raises: copy });
  const context = { seat: 0, source: copy, here: base, played: false, found: {} };
  state.pending.push({ steps: [], context, group: '' }, { steps: [], context, group: '', afterLeaving: true });
  expect(census(state)['stale memories']).toBe(4);
});

test('the census counts an extra play for a base that is gone, while extra plays can be made', () => {
  const state = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [base = -1] = state.baseDeck;
  state.turn.allowances.push({ ...state.turn.allowances[0]!, at: base });
  expect(census(state)['stale memories']).toBe(1);
  state.phase = 'draw';
  expect(census(state)['stale memories']).toBe(0);
});

test('what an ability is still to do to a card that came back is stale, but not to one it finds there', () => {
  const before = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [copy = -1] = before.players[0]!.hand;
  const steps = [
    { do: 'draw', count: 1 },
    { do: 'destroy', what: 'target' },
  ] as const;
  const context = { seat: 0, source: -1, here: -1, played: false, found: { target: [copy] } };
  before.agenda.push({ frame: 'steps', steps, at: 0, context });
  const after = smashUp.clone(before);
  expect(staleRegisters(before, 0, after)).toEqual([]);
  after.sites[0]!.minions.push(copy);
  expect(staleRegisters(before, 0, after)).toHaveLength(1);
  after.agenda[0] = { frame: 'steps', steps, at: 0, context: { ...context, found: {} } };
  expect(staleRegisters(before, 0, after)).toEqual([]);
  before.agenda.length = 0;
  after.agenda[0] = { frame: 'steps', steps, at: 0, context };
  expect(staleRegisters(before, 0, after)).toEqual([]);
});

test('the census counts counters, hosts and controllers of cards out of play, and actions whose host left', () => {
  const state = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [copy = -1, host = -1] = state.players[0]!.hand;
  expect(census(state)['cards adrift']).toBe(0);
  state.counters[copy] = 1;
  state.controller[copy] = 1;
  expect(census(state)['cards adrift']).toBe(2);
  state.attached.push(copy);
  state.host[copy] = host;
  expect(census(state)['cards adrift']).toBe(1);
});
