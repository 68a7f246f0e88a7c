import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { BASES, CARDS, cardNo, FACTIONS, factionNo } from './catalogue.ts';
import type { Event } from './core/event.ts';
import type { State } from './core/state.ts';
import { cardIn } from './core/table.ts';
import { smashUp } from './game.ts';

const random = dice(7);
const fresh = (seats: number, options = {}, emit?: (event: Event) => void) =>
  smashUp.setup(seats, tableOptions(smashUp, options), seedFrom(random), emit);
const many = (seats: number, options = {}) =>
  Array.from({ length: 20 }, () => fresh(seats, { draft: 'random', ...options }));
const offered = (state: State): string[] =>
  smashUp.decision(state)!.options.flatMap((option) => ('faction' in option ? [FACTIONS[option.faction]!.id] : []));
const take = (state: State, faction: string) => smashUp.answer(state, offered(state).indexOf(faction));
const refusal = (state: State, faction: string) =>
  smashUp.explain(state, smashUp.decision(state)!.seat, { take: 'faction', faction: factionNo(faction) });
const BOX = FACTIONS.filter(({ box }) => box === 'cease-and-desist');

describe('the box', () => {
  test('two to four play, two of them with one box [components-players]', () => {
    expect(smashUp.seats).toEqual({ min: 2, max: 4 });
    expect(fresh(2).offer).toHaveLength(BOX.length);
    expect(() => fresh(3, { boxes: '1' })).toThrow('not enough for 3 players');
  });

  test('there are four factions of 20 cards and eight bases [components-cards]', () => {
    expect(BOX).toHaveLength(4);
    for (const { cards } of BOX) expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(BASES.first.filter(({ box }) => box === 'cease-and-desist')).toHaveLength(8);
  });

  test('victory points lie in sight of all [components-cards]', () => {
    const [state] = many(2);
    state!.players[1]!.points = 6;
    expect(smashUp.view(state!, 0).players.map(({ points }) => points)).toEqual([0, 6]);
    expect(smashUp.view(state!, null).players.map(({ points }) => points)).toEqual([0, 6]);
  });
});

describe('setup', () => {
  test('a deck is the 40 cards of two factions, shuffled [setup-deck]', () => {
    const orders = new Set<string>();
    for (const state of many(3)) {
      for (const { factions, hand, deck, discard } of state.players) {
        const own = [...hand, ...deck, ...discard].map((copy) => state.cards[copy]!).toSorted((a, b) => a - b);
        expect(new Set(factions).size).toBe(2);
        expect(own).toEqual(
          CARDS.first.flatMap(({ faction, count }, no) =>
            factions.includes(faction) ? Array.from({ length: count }, () => no) : [],
          ),
        );
        orders.add(deck.map((copy) => state.cards[copy]).join());
      }
    }
    expect(orders.size).toBe(60);
  });

  test('nobody takes a faction twice, even where another copy is left [faction-twice]', () => {
    const state = fresh(3);
    take(state, 'ignobles');
    expect(offered(state)).not.toContain('ignobles');
    expect(refusal(state, 'ignobles')).toEqual({ refused: { rule: 'faction-twice' } });
    for (const dealt of many(4)) for (const { factions } of dealt.players) expect(factions[0]).not.toBe(factions[1]);
  });

  test('a faction of which no copy is left is not chosen [faction-taken]', () => {
    const state = fresh(2);
    take(state, 'ignobles');
    take(state, 'changerbots');
    expect(offered(state).toSorted()).toEqual(['astroknights', 'star-roamers']);
    expect(refusal(state, 'ignobles')).toEqual({ refused: { rule: 'faction-taken' } });
  });

  test('in the snake draft the second faction is taken in the opposite order [setup-draft-snake]', () => {
    const state = fresh(4, { draft: 'snake' });
    const seats: number[] = [];
    while (smashUp.decision(state)!.ask === 'faction') {
      seats.push(smashUp.decision(state)!.seat);
      smashUp.answer(state, 0);
    }
    expect(seats).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  });

  test('one base more than players lies face up, the rest wait in a shuffled deck [setup-bases]', () => {
    for (const seats of [2, 3, 4]) {
      const decks = many(seats).map(({ sites, baseDeck, baseDiscard }) => {
        expect(sites).toHaveLength(seats + 1);
        expect(baseDeck).toHaveLength(8 - seats - 1);
        expect(baseDiscard).toEqual([]);
        return baseDeck.join();
      });
      expect(new Set(decks).size).toBeGreaterThan(10);
      const state = many(seats)[0]!;
      expect(Object.keys(smashUp.view(state, 0))).not.toContain('baseDeck');
    }
  });

  test('everybody starts with five cards [setup-hand]', () => {
    for (const state of many(4)) expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
  });

  test('a first hand without a minion is shown, discarded and drawn anew, once [setup-no-minion]', () => {
    let redrawn = 0;
    for (let i = 0; i < 400; i++) {
      const shown = new Map<number, readonly number[]>();
      const state = fresh(2, { draft: 'random' }, (event) => {
        if (event.type === 'hand-redrawn') {
          expect(shown.has(event.seat)).toBe(false);
          shown.set(event.seat, event.cards);
        }
      });
      for (const [seat, { hand, discard }] of state.players.entries()) {
        const cards = shown.get(seat) ?? [];
        expect(discard.map((copy) => state.cards[copy])).toEqual(cards);
        expect(cards.some((card) => CARDS.first[card]!.minion)).toBe(false);
        expect(hand).toHaveLength(5);
        if (cards.length > 0) redrawn++;
        else expect(hand.some((copy) => cardIn(state, copy).minion)).toBe(true);
      }
    }
    expect(redrawn).toBeGreaterThan(5);
  });

  test('by the revised printing it is drawn anew only if one wishes, and shuffled back [setup-no-minion]', () => {
    let redrawn = 0;
    for (let i = 0; i < 400; i++) {
      const state = fresh(2, { draft: 'random', printing: 'revised' });
      while (smashUp.decision(state)!.ask === 'redraw') {
        const { seat, options } = smashUp.decision(state)!;
        const player = state.players[seat]!;
        const old = player.hand.slice();
        const yes = options.findIndex((option) => option.take === 'yes');
        expect(yes < 0).toBe(old.some((copy) => cardIn(state, copy).minion));
        smashUp.answer(state, yes < 0 || i % 2 === 0 ? options.findIndex(({ take }) => take === 'no') : yes);
        if (yes < 0 || i % 2 === 0) expect(player.hand).toEqual(old);
        else {
          expect(player.hand.some((copy) => old.includes(copy))).toBe(false);
          expect(old.every((copy) => player.deck.includes(copy))).toBe(true);
          expect(player.hand).toHaveLength(5);
          redrawn++;
        }
        expect(player.discard).toEqual([]);
      }
    }
    expect(redrawn).toBeGreaterThan(2);
  });

  test('the first seat starts, and play goes clockwise [setup-first-player]', () => {
    const state = many(3)[0]!;
    const seats = [state.active];
    while (seats.length < 4) {
      const { ask, options } = smashUp.decision(state)!;
      smashUp.answer(
        state,
        ask === 'play' ? options.findIndex(({ take }) => take === 'end-plays') : options.length - 1,
      );
      if (state.active !== seats.at(-1)) seats.push(state.active);
    }
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  test('the base deck holds only bases of boxes that somebody plays [base-deck-boxes]', () => {
    for (const [picks, boxes] of [
      [['pirates', 'ninjas', 'aliens', 'robots'], ['core']],
      [
        ['pirates', 'ninjas', 'aliens', 'ignobles'],
        ['cease-and-desist', 'core'],
      ],
      [['astroknights', 'changerbots', 'ignobles', 'star-roamers'], ['cease-and-desist']],
    ] as const) {
      const state = fresh(2, { core: 'on' });
      for (const faction of picks) take(state, faction);
      const bases = [...state.sites.map(({ base }) => base), ...state.baseDeck];
      expect([...new Set(bases.map((base) => BASES.first[base]!.box))].toSorted()).toEqual(boxes);
      const wanted: readonly string[] = boxes;
      expect(bases).toHaveLength(BASES.first.filter(({ box }) => wanted.includes(box)).length);
    }
  });

  test('with two boxes two players can have the same faction [two-boxes]', () => {
    const state = fresh(3);
    for (const faction of ['ignobles', 'changerbots', 'ignobles']) take(state, faction);
    expect(state.players.map(({ factions }) => factions.map((no) => FACTIONS[no]!.id))).toEqual([
      ['ignobles', 'changerbots'],
      ['ignobles'],
      [],
    ]);
    take(state, 'changerbots');
    expect(refusal(state, 'ignobles')).toEqual({ refused: { rule: 'faction-taken' } });
  });

  test('two boxes still use each base once [one-set-of-bases]', () => {
    for (const state of many(4)) {
      const bases = [...state.sites.map(({ base }) => base), ...state.baseDeck];
      expect(bases.toSorted((a, b) => a - b)).toHaveLength(8);
      expect(new Set(bases).size).toBe(8);
    }
  });
});

describe('what players may know', () => {
  test('everybody sees all discard piles [discards-open]', () => {
    const state = many(2)[0]!;
    const [first] = state.players;
    first!.discard.push(first!.deck.pop()!);
    const pile = first!.discard.map((copy) => ({ copy, card: state.cards[copy] }));
    for (const viewer of [0, 1, null]) expect(smashUp.view(state, viewer).players[0]!.discard).toEqual(pile);
  });

  test('what is looked at is for one pair of eyes, what is revealed for all [look-and-reveal]', () => {
    const card = cardNo('howl');
    const looked: Event = { type: 'looked', seat: 0, count: 1, cards: [card] };
    expect(smashUp.redact(looked, 0)).toEqual(looked);
    for (const viewer of [1, null]) expect(smashUp.redact(looked, viewer)).toEqual({ ...looked, cards: null });
    const revealed: Event = { type: 'card-revealed', seat: 0, cards: [card] };
    for (const viewer of [0, 1, null]) expect(smashUp.redact(revealed, viewer)).toEqual(revealed);
  });
});

describe('the ways to choose factions', () => {
  const pickers = (seats: number, draft: string): number[] => {
    const state = fresh(seats, { draft, core: 'on' });
    const asked: number[] = [];
    for (let each = smashUp.decision(state)!; each.ask === 'faction'; each = smashUp.decision(state)!) {
      asked.push(each.seat);
      smashUp.answer(state, 0);
    }
    return asked;
  };

  test('freely, in turn and back again, or by chance [draft-ways]', () => {
    expect(pickers(3, 'free')).toEqual([0, 0, 1, 1, 2, 2]);
    expect(pickers(3, 'snake')).toEqual([0, 1, 2, 2, 1, 0]);
    expect(pickers(3, 'random')).toEqual([]);
    expect(new Set(many(2).map(({ players }) => players[0]!.factions.join())).size).toBeGreaterThan(3);
  });

  test('nobody is left with only a faction he has already [draft-ways, faction-twice]', () => {
    for (let game = 0; game < 60; game++) {
      const state = fresh(4, { draft: game % 2 === 0 ? 'snake' : 'free' });
      for (let each = smashUp.decision(state)!; each.ask === 'faction'; each = smashUp.decision(state)!) {
        expect(each.options.length).toBeGreaterThan(0);
        smashUp.answer(state, random.below(each.options.length));
      }
      for (const { factions } of state.players) expect(new Set(factions).size).toBe(2);
    }
  });
});
