import type { Seat } from '../../../engine/game.ts';
import type { Guard, GuardedMinions } from './ability.ts';
import { isOtherPlayer, isOtherPlayersCard, youOn } from './attribution.ts';
import { type BaseNo, SAYS } from './card.ts';
import type { Context, Copy, State, Verb } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, whereIs } from './table.ts';

/** The register of the minions that the rest of an ability does not affect. */
export const SPARED = '#spared';

/** Whether a guard stops an effect; `you` is the player whose "other players" it speaks of, `here` its base. */
function stops(state: State, { from }: Guard, verb: Verb, context: Context, you: Seat, here: BaseNo): boolean {
  if (from === 'destroy') return verb === 'destroy';
  if (!isOtherPlayersCard(context, you)) return false;
  const { minion } = cardIn(state, context.source);
  switch (from) {
    case 'others-cards':
      return true;
    case 'others-actions':
      return !minion;
    case 'others-minions':
      return minion;
    case 'others-minions-here':
      return minion && whereIs(state, context.source) === here;
    default:
      return from satisfies never;
  }
}

function isGuarded(state: State, copy: Copy, to: 'self' | 'host' | GuardedMinions, guard: Copy, here: BaseNo): boolean {
  if (to === 'self') return guard === copy;
  if (to === 'host') return state.host[guard] === copy;
  if (whereIs(state, copy) !== here) return false;
  return to.whose === undefined || !isOtherPlayer(state.controller[copy]!, youOn(state, guard));
}

/** Whether something in play keeps a minion from being affected in this way by the effect of the context. */
export function isProtected(state: State, copy: Copy, verb: Verb, context: Context): boolean {
  const { source, seat } = context;
  if (context.found[SPARED]?.includes(copy)) return true;
  for (const each of state.lasting) {
    if (each.kind === 'unaffected' && each.by === source && each.whose === state.controller[copy]) return true;
  }
  let guarded = false;
  forEachSaying(state, SAYS.guards, (guard, here, abilities) => {
    for (const ability of abilities) {
      if (guarded || !('guards' in ability) || !isGuarded(state, copy, ability.to, guard, here)) continue;
      guarded = stops(state, ability.guards, verb, context, youOn(state, guard), here);
    }
  });
  if (guarded) return true;
  const here = whereIs(state, copy);
  // On a base, "other players" are those who do not control the minion; a player who ignores the base is not bound by it.
  return baseIn(state, here).abilities.some(
    (ability) =>
      'guards' in ability &&
      stops(state, ability.guards, verb, context, state.controller[copy]!, here) &&
      baseSpeaks(state, here, seat),
  );
}
