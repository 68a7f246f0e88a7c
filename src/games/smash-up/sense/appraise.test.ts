import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../../engine/random.ts';
import { BASES, baseNo, cardNo } from '../catalogue.ts';
import type { Option } from '../core/option.ts';
import type { PieceView, View } from '../core/view.ts';
import { smashUp } from '../game.ts';
import { appraise } from './appraise.ts';

const blank = smashUp.view(
  smashUp.setup(2, { boxes: 'by-seats', core: 'off', draft: 'random', printing: 'first' }, seedFrom(dice(1))),
  0,
);

const piece = (copy: number, id: string, controller: number, power: number): PieceView => ({
  copy,
  card: cardNo(id),
  controller,
  counters: 0,
  power,
  attached: [],
});

const site = (id: string, ...minions: readonly PieceView[]): View['sites'][number] => {
  const base = baseNo(id);
  return { base, breakpoint: BASES.first[base]!.breakpoint, powers: [], places: [], minions, actions: [] };
};

/** Seat 0 is asked, with these minions on the table and these cards in hand. */
function asked(
  sites: View['sites'],
  options: readonly Option[],
  hand: readonly string[] = [],
  more: Partial<View> = {},
): View {
  const cards = hand.map((id, i) => ({ copy: 30 + i, card: cardNo(id) }));
  const players = blank.players.map((player, seat) => ({ ...player, hand: seat === 0 ? cards : [], points: 0 }));
  const question = { seat: 0, ask: more.asked?.ask ?? 'play', options };
  return {
    ...blank,
    active: 0,
    phase: 'play',
    players,
    sites,
    asked: { seat: 0, ask: question.ask, source: -1, base: -1, about: [], verb: null },
    ...more,
    decision: question,
  };
}

const best = (view: View): Option => {
  const worths = appraise(view);
  return view.decision!.options[worths.indexOf(Math.max(...worths))]!;
};

const home = baseNo('neutral-space');
const away = baseNo('jungle-oasis');
const END: Option = { take: 'end-plays' };

test('a minion goes where it wins a base, not where it lets a rival score', () => {
  const huffie = (base: number): Option => ({ take: 'minion', card: cardNo('huffie'), base, from: 'hand' });
  const rival = site('jungle-oasis', piece(40, 'leader-two', 1, 10));
  const close = site('neutral-space', piece(1, 'huffie', 0, 8), piece(41, 'huffie', 1, 8));
  expect(best(asked([rival, close], [huffie(away), huffie(home), END], ['huffie']))).toEqual(huffie(home));
  expect(best(asked([rival], [huffie(away), END], ['huffie']))).toEqual(END);
});

test('power for a turn is kept for a base that scores now', () => {
  const fours: Option = { take: 'action', card: cardNo('use-the-fours') };
  const near = site('neutral-space', piece(1, 'huffie', 0, 8), piece(41, 'huffie', 1, 7));
  const far = site('neutral-space', piece(1, 'huffie', 0, 3));
  expect(best(asked([near], [END, fours], ['use-the-fours']))).toEqual(fours);
  expect(best(asked([far], [END, fours], ['use-the-fours']))).toEqual(END);
});

test('of minions to destroy, the strong one of a rival; of cards to discard, the weakest', () => {
  const sites = [
    site('neutral-space', piece(1, 'huffie', 0, 3), piece(41, 'huffie', 1, 3), piece(42, 'bruiser', 1, 2)),
  ];
  const options = [1, 41, 42].map((copy): Option => ({ take: 'pick-minion', copy }));
  const aside = [{ copy: 20, card: cardNo('seeing-stars') }];
  const view = asked(sites, options, [], {
    aside,
    asked: { seat: 0, ask: 'pick', source: 20, base: -1, about: [], verb: null },
  });
  expect(best(view)).toEqual({ take: 'pick-minion', copy: 41 });
  const discards = [30, 31].map((copy): Option => ({ take: 'pick-card', copy }));
  const full = asked(sites, discards, ['leader-two', 'bruiser'], {
    asked: { seat: 0, ask: 'hand-limit', source: -1, base: -1, about: [], verb: null },
  });
  expect(best(full)).toEqual({ take: 'pick-card', copy: 31 });
});
