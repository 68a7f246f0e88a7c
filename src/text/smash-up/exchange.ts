import type { Filter, Step } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';

const isOwnMinion = (filter: Filter): boolean =>
  filter.kind === 'minion' && filter.whose === 'yours' && filter.owned === 'yours';

const isPlayFromHand = ([step, ...more]: readonly Step[]): boolean =>
  more.length === 0 &&
  step?.do === 'play-now' &&
  typeof step.card === 'object' &&
  step.card.in === 'hand' &&
  step.card.type === 'minion';

/** Plays a minion for each of two that were picked, and returns those: the second within the first. */
function isExchangeOf(step: Step | undefined, first: string, second: string): boolean {
  if (step?.do !== 'if' || !('picked' in step.when) || step.when.picked !== first) return false;
  const [pay, ...more] = step.then;
  if (pay?.do !== 'pay' || more.length > 0 || !isPlayFromHand(pay.cost)) return false;
  const returned = pay.then.at(-1);
  if (returned?.do !== 'return' || returned.what !== first) return false;
  return pay.then.length === 1 ? second === '' : pay.then.length === 2 && isExchangeOf(pay.then[0], second, '');
}

/**
 * One or two minions of a base for as many from hand (Disguise): its steps say one after the other what a person
 * does for each of them.
 */
export function isExchange([where, first, second, then, ...more]: readonly Step[]): boolean {
  return (
    where?.do === 'pick' &&
    where.from.kind === 'base' &&
    first?.do === 'pick' &&
    isOwnMinion(first.from) &&
    second?.do === 'pick' &&
    isOwnMinion(second.from) &&
    second.may === true &&
    isExchangeOf(then, first.as, second.as) &&
    more.length === 0
  );
}

export const EXCHANGE: readonly Both[] = [
  {
    en: 'choose one or two of your minions that you own on one base',
    fr: 'choisissez, sur une même Base, une ou deux de vos Créatures dont vous êtes propriétaire',
  },
  {
    en: 'for each, play an extra minion from your hand there; if you do, return the chosen minion to your hand',
    fr: 'pour chacune, jouez-y une Créature supplémentaire de votre main\u202f; dans ce cas, renvoyez la Créature choisie dans votre main',
  },
];
