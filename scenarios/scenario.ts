import type { Scenario } from '../src/judge/scenario.ts';

type Body = Omit<Scenario, 'game' | 'name' | 'rules'>;

/** A scenario of Clank! that shows the rules named: at most three, so that a failure points at one. */
export const clank = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'clank',
  name,
  rules,
  ...body,
});

/** The same for Clank! Catacombs. */
export const catacombs = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'clank-catacombs',
  name,
  rules,
  ...body,
});

/** The same for Clank! In! Space!. */
export const space = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'clank-in-space',
  name,
  rules,
  ...body,
});

/** What holds in both games of the family: the catacombs are played with the base game's cards mixed in. */
export const both = (name: string, rules: readonly string[], body: Body): readonly Scenario[] => [
  clank(name, rules, body),
  catacombs(name, rules, { ...body, options: { deck: 'with-base' } }),
];

/** The same for Smash Up. */
export const smashUp = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'smash-up',
  name,
  rules,
  ...body,
});
