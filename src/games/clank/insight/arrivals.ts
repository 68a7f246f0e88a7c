import { CARDS } from '../catalogue.ts';
import type { Card, CardNo } from '../core/card.ts';
import type { Condition, Effect } from '../core/effects.ts';
import type { View } from '../core/view.ts';
import { choose } from './chances.ts';

/** How many of each card are in the dungeon deck, by card number: those that nobody has seen since the setup. */
export function unseenCards(view: View): readonly number[] {
  const unseen = CARDS.map(({ pile, count, set }) => (pile === 'dungeon' && view.sets.includes(set) ? count : 0));
  const see = (cards: readonly CardNo[]) => {
    for (const card of cards) if (card >= 0 && unseen[card]! > 0) unseen[card]!--;
  };
  see(view.row);
  see(view.dungeonDiscard);
  see(view.trashed);
  for (const { owned } of view.players) see(owned);
  return unseen;
}

/** What the cards that fill the row bring, all told. */
interface Brought {
  /** How many show the dragon, and how many danger. */
  readonly dragons: number;
  readonly dangers: number;
  /** Clank for everybody, for those in a checkpoint and for those with cyberware. */
  readonly clank: number;
  readonly clankInCheckpoint: number;
  readonly clankWithCyberware: number;
  /** Black cubes returned to the bag. */
  readonly returned: number;
  /** Black cubes that go from the bag to the scheme. */
  readonly fed: number;
}

export interface Arrival extends Brought {
  readonly chance: number;
}

export const NOTHING_BROUGHT: Brought = {
  dragons: 0,
  dangers: 0,
  clank: 0,
  clankInCheckpoint: 0,
  clankWithCyberware: 0,
  returned: 0,
  fed: 0,
};

/** The clank that each player gets who meets the condition of the effect. */
function clankWhere(condition: Condition, effect: Effect): number {
  if (effect.do !== 'each' || effect.then.do !== 'if' || effect.then.when !== condition) return 0;
  return effect.then.then.do === 'clank' ? effect.then.then.amount : 0;
}

function broughtBy({ arrive, dragon, danger }: Card): Brought {
  const sum = (of: (effect: Effect) => number) => arrive.reduce((total, effect) => total + of(effect), 0);
  return {
    dragons: dragon ? 1 : 0,
    dangers: danger ? 1 : 0,
    clank: sum((effect) => (effect.do === 'clank-all' ? effect.amount : 0)),
    clankInCheckpoint: sum((effect) => clankWhere('stands-in-checkpoint', effect)),
    clankWithCyberware: sum((effect) => clankWhere('has-installed', effect)),
    returned: sum((effect) => (effect.do === 'return-dragon-cubes' ? effect.count : 0)),
    fed: sum((effect) => (effect.do === 'scheme-cube' ? 1 : 0)),
  };
}

/** By the card itself, not by its number: the number of a card that is not loaded holds a stand-in. */
const known = new Map<Card, Brought>();

function broughtByNo(no: CardNo): Brought {
  const card = CARDS[no]!;
  const brought = known.get(card) ?? broughtBy(card);
  known.set(card, brought);
  return brought;
}

const plus = (a: Brought, b: Brought, times: number): Brought => ({
  dragons: a.dragons + times * b.dragons,
  dangers: a.dangers + times * b.dangers,
  clank: a.clank + times * b.clank,
  clankInCheckpoint: a.clankInCheckpoint + times * b.clankInCheckpoint,
  clankWithCyberware: a.clankWithCyberware + times * b.clankWithCyberware,
  returned: a.returned + times * b.returned,
  fed: a.fed + times * b.fed,
});

const nameOf = ({ dragons, ...rest }: Brought): string => [Math.min(dragons, 1), ...Object.values(rest)].join(' ');

/** Cards that bring the same are alike. */
function alike(unseen: readonly number[]): { readonly brought: Brought; readonly count: number }[] {
  const groups = new Map<string, { brought: Brought; count: number }>();
  for (const [card, count] of unseen.entries()) {
    if (count === 0) continue;
    const brought = broughtByNo(card);
    const group = groups.get(nameOf(brought));
    if (group === undefined) groups.set(nameOf(brought), { brought, count });
    else group.count += count;
  }
  return [...groups.values()];
}

/** Places of the row that are filled at the end of the turn. */
export const emptySlots = ({ row }: View): number => row.filter((card) => card < 0).length;

/** Everything that filling so many slots from the unseen cards may bring, with its chance. */
export function arrivals(unseen: readonly number[], slots: number): readonly Arrival[] {
  const groups = alike(unseen);
  const all = choose(
    groups.reduce((sum, { count }) => sum + count, 0),
    slots,
  );
  const found = new Map<string, Brought & { chance: number }>();
  const deal = (at: number, left: number, ways: number, brought: Brought): void => {
    const group = groups[at];
    if (group === undefined) {
      if (left > 0) return;
      const same = found.get(nameOf(brought));
      if (same === undefined) found.set(nameOf(brought), { ...brought, chance: ways / all });
      else same.chance += ways / all;
      return;
    }
    for (let taken = 0; taken <= Math.min(left, group.count); taken++) {
      deal(at + 1, left - taken, ways * choose(group.count, taken), plus(brought, group.brought, taken));
    }
  };
  deal(0, slots, 1, NOTHING_BROUGHT);
  return [...found.values()];
}
