import type { Scenario } from '../src/judge/scenario.ts';

type Body = Omit<Scenario, 'game' | 'name' | 'rules'>;

/** A scenario of Clank! that shows the rules named: at most three, so that a failure points at one. */
export const clank = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'clank',
  name,
  rules,
  ...body,
});

/** The same for Smash Up. */
export const smashUp = (name: string, rules: readonly string[], body: Body): Scenario => ({
  game: 'smash-up',
  name,
  rules,
  ...body,
});
