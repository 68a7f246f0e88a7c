import { describe, expect, it } from 'vitest';
import { BASES, CARDS, FACTIONS } from './catalogue.ts';

/** What the fact sheets count: minions and actions of each faction, and the printed power of its minions. */
const COUNTED = [
  ['astroknights', 'cease-and-desist', 10, 10, 27],
  ['changerbots', 'cease-and-desist', 10, 10, 32],
  ['ignobles', 'cease-and-desist', 10, 10, 30],
  ['star-roamers', 'cease-and-desist', 10, 10, 30],
  ['aliens', 'core', 10, 10, 28],
  ['dinosaurs', 'core', 10, 10, 32],
  ['ninjas', 'core', 10, 10, 30],
  ['pirates', 'core', 10, 10, 30],
  ['robots', 'core', 18, 2, 38],
  ['tricksters', 'core', 10, 10, 30],
  ['wizards', 'core', 10, 10, 24],
  ['zombies', 'core', 10, 10, 27],
] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe.each(['first', 'revised'] as const)('the %s printing', (printing) => {
  const cards = CARDS[printing];

  it('has the minions, actions and power of each faction', () => {
    const counted = FACTIONS.map(({ id, box }, no) => {
      const own = cards.filter(({ faction }) => faction === no);
      const minions = own.filter(({ minion }) => minion);
      const actions = own.filter(({ minion }) => !minion);
      return [
        id,
        box,
        sum(minions.map(({ count }) => count)),
        sum(actions.map(({ count }) => count)),
        sum(minions.map(({ count, power }) => count * power)),
      ];
    });
    expect(counted).toEqual(COUNTED);
  });

  it('has 55 titles of Cease and Desist and 94 of the core set', () => {
    const titles = (box: string) => cards.filter(({ faction }) => FACTIONS[faction]!.box === box).length;
    expect([titles('cease-and-desist'), titles('core')]).toEqual([55, 94]);
  });

  it('has 8 bases of Cease and Desist and 16 of the core set', () => {
    const bases = (box: string) => BASES[printing].filter((base) => base.box === box).length;
    expect([bases('cease-and-desist'), bases('core')]).toEqual([8, 16]);
  });
});

describe('the catalogue', () => {
  it('gives no id twice', () => {
    const ids = [...FACTIONS, ...CARDS.first, ...BASES.first].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12 + 55 + 94 + 24);
    expect(ids).toHaveLength(12 + 55 + 94 + 24);
  });
});
