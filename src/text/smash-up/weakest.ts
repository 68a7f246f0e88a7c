import type { Step } from '../../games/smash-up/core/ability.ts';
import { register } from './picks.ts';
import { mention, say, type Teller } from './teller.ts';

/** One of the weakest minions of each base where some are weaker than others; null for anything else. */
export function weakestThere(t: Teller, [step, ...more]: readonly Step[]): string | null {
  if (step?.do !== 'if' || !('unequal' in step.when) || more.length > 0) return null;
  const [pick, ...others] = step.then;
  if (pick?.do !== 'pick' || pick.from.kind !== 'minion' || pick.from.extreme !== 'lowest' || others.length > 0) {
    return null;
  }
  register(t, pick);
  mention(t, pick.as);
  return say(t, {
    en: 'on each base where the minions do not all have the same power, choose one of the weakest',
    fr: 'sur chaque Base dont les Créatures n’ont pas toutes la même Force, choisissez l’une des plus faibles',
  });
}
