import type { Seat } from '../../../engine/game.ts';
import type { Guard } from './ability.ts';
import { isOtherPlayer, isOtherPlayersCard, type Origin, youOn } from './attribution.ts';
import { type BaseNo, SAYS } from './card.ts';
import type { Copy, State, Verb } from './state.ts';
import { baseIn, baseSpeaks, cardIn, isBlank, saidBy, siteWith, whereIs } from './table.ts';

/** The register of the minions that the rest of an ability does not affect. */
export const SPARED = '#spared';

/** The base that an effect comes from: a card that has left acts from where it was. */
function baseOf(state: State, { source, here = -1 }: Origin): BaseNo {
  const at = whereIs(state, source);
  return at >= 0 ? at : here;
}

/** Whether a guard stops an effect; `you` is the player whose "other players" it speaks of, `here` its base. */
function stops(state: State, { from }: Guard, verb: Verb, origin: Origin, you: Seat, here: BaseNo): boolean {
  if (from === 'destroy') return verb === 'destroy';
  if (!isOtherPlayersCard(origin, you)) return false;
  const minion = origin.fromMinion ?? cardIn(state, origin.source).minion;
  switch (from) {
    case 'others-cards':
      return true;
    case 'others-actions':
      return !minion;
    case 'others-minions':
      return minion;
    case 'others-minions-here':
      return minion && baseOf(state, origin) === here;
    default:
      return from satisfies never;
  }
}

/** Whether the guards of a card cover the minion and stop the effect. */
function isGuardedBy(state: State, guard: Copy, here: BaseNo, copy: Copy, verb: Verb, origin: Origin): boolean {
  if (isBlank(state, guard)) return false;
  for (const ability of cardIn(state, guard).abilities) {
    if (!('guards' in ability)) continue;
    if (ability.to === 'self' ? guard !== copy : ability.to === 'host' ? state.host[guard] !== copy : false) continue;
    const you = youOn(state, guard);
    if (typeof ability.to === 'object' && ability.to.whose === 'yours' && isOtherPlayer(state.controller[copy]!, you))
      continue;
    if (stops(state, ability.guards, verb, origin, you, here)) return true;
  }
  return false;
}

/**
 * Whether something in play keeps a minion from being affected in this way by an effect of this origin. Guards cover
 * their own card, their host or minions on their base, so only what lies on the base of the minion is looked at.
 */
export function isProtected(
  state: State,
  copy: Copy,
  verb: Verb,
  origin: Origin,
  site = siteWith(state, copy)!,
): boolean {
  const { source, seat, found } = origin;
  if (found?.[SPARED]?.includes(copy)) return true;
  if (source < 0 && verb !== 'destroy') return false;
  const controller = state.controller[copy]!;
  for (const each of state.lasting) {
    if (each.kind === 'unaffected' && each.by === source && each.whose === controller) return true;
  }
  const { base: here, minions, actions } = site;
  const said = saidBy(state);
  const guards = (card: Copy): boolean => (said[state.cards[card]!]! & SAYS.guards) !== 0;
  for (const card of minions) if (guards(card) && isGuardedBy(state, card, here, copy, verb, origin)) return true;
  for (const card of actions) if (guards(card) && isGuardedBy(state, card, here, copy, verb, origin)) return true;
  for (const card of state.attached) {
    if (!guards(card) || !minions.includes(state.host[card]!)) continue;
    if (isGuardedBy(state, card, here, copy, verb, origin)) return true;
  }
  for (const ability of baseIn(state, here).abilities) {
    // On a base, "other players" are all but the controller of the minion; who ignores the base is not bound by it.
    if (!('guards' in ability) || !stops(state, ability.guards, verb, origin, controller, here)) continue;
    if (baseSpeaks(state, here, seat)) return true;
  }
  return false;
}
