import type { PlayKit } from '../engine/stage.ts';
import { boxed, turnedRound } from '../match/variants.ts';
import { ownRules, type Rules } from './rules.ts';

/** Other rules for the same games, by name. */
const CHANGES = {
  own: (kit: PlayKit) => kit,
  /** Another program that plays the same. */
  reworded: (kit: PlayKit) => kit,
  turned: (kit: PlayKit) => turnedRound(kit),
  /** What was there before: it played otherwise, with states of the same shape, so under the same version. */
  older: (kit: PlayKit) => turnedRound(kit, kit.game.rules),
  boxed: (kit: PlayKit) => boxed(kit, 'leads'),
  closed: (kit: PlayKit) => boxed(kit, 'missing'),
};
export type RulesName = keyof typeof CHANGES;

/** For tests: the rules that a server plays by after a change. */
export function trialRules(name: RulesName): Rules {
  const own = ownRules();
  if (name === 'own') return own;
  return {
    kitOf(game) {
      const kit = own.kitOf(game);
      return kit === undefined ? undefined : CHANGES[name](kit);
    },
    printOf: (game) => `${name} ${own.printOf(game)}`,
  };
}
