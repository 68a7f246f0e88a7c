import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { ownerOf } from '../src/games/smash-up/core/state.ts';
import { smashUpKit } from '../src/games/smash-up/kit.ts';
import { judge } from '../src/judge/scenario.ts';
import { type Pair, pairsOf } from './pairs/kinds.ts';
import { playPair } from './pairs/run.ts';
import { variantsOf } from './pairs/situation.ts';

const SEED = 5;
const SAMPLE = 45;

const pairs = [...pairsOf('first'), ...pairsOf('revised')];
const named = (a: string, b: string): Pair | undefined =>
  pairs.find((pair) => [pair.a.id, pair.b.id].toSorted().join() === [a, b].toSorted().join());

describe('pairs that can interact', () => {
  test('come from what the cards do', () => {
    expect(named('bruiser', 'ninja-master')).toBeDefined();
    expect(named('jammed-signal', 'tar-pits')).toBeDefined();
    expect(named('seeing-stars', 'beam-up')).toBeUndefined();
    expect(pairs.some(({ a, b }) => a.id === 'invader' || b.id === 'invader')).toBe(false);
  });

  test('begin under one controller and under two', () => {
    for (const pair of pairs) {
      expect(new Set(variantsOf(pair).map(({ together }) => together)).size).toBe(2);
    }
  });
});

test('a sample of pairs meets and keeps the laws', () => {
  const sample = pairs.flatMap((pair, no) => (no % SAMPLE === SEED ? [playPair(smashUpKit, pair, 2, no)] : []));
  expect(sample.flatMap(({ violations }) => violations)).toEqual([]);
  const met = sample.filter(({ grade }) => grade === 'met' || grade === 'touched').length;
  expect(met / sample.length).toBeGreaterThan(0.95);
});

test('a game that loses destroyed cards is noticed, and the judge file shows it', () => {
  const { game } = smashUpKit;
  const broken: typeof smashUpKit = {
    ...smashUpKit,
    game: {
      ...game,
      answer: (state, index, emit) =>
        game.answer(
          state,
          index,
          Object.assign((event: Parameters<NonNullable<typeof emit>>[0]) => {
            emit?.(event);
            if (event.type !== 'destroyed') return;
            const owner = state.players[ownerOf(event.copy)]!;
            owner.discard = owner.discard.filter((copy) => copy !== event.copy);
          }, {}),
        ),
    },
  };
  const [violation] = playPair(broken, named('tiger-assassin', 'assassination')!, 6, SEED).violations;
  expect(violation?.law).toContain('pieces were made or lost');
  const kitFor = (kit: typeof kitOf) => judge(violation!.scenario, kit, GAME_IDS).failures;
  expect(kitFor(kitOf)).toEqual([]);
  expect(kitFor(() => broken).join()).toContain('of seat');
});

test('a game that asks nobody before it is over is noticed', () => {
  const { game } = smashUpKit;
  const decision: typeof game.decision = (state) => (state.turnNo > 1 ? null : game.decision(state));
  const [violation] = playPair({ ...smashUpKit, game: { ...game, decision } }, pairs[0]!, 1, SEED).violations;
  expect(violation?.law).toContain('nobody is asked, but the game is not over');
});
