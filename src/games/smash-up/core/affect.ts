import type { Ability } from './ability.ts';
import { isUsedInBatch, removalsOf, removes } from './batch.ts';
import { type BaseNo, SAYS } from './card.ts';
import { fits } from './power.ts';
import { type Affect, type Context, type Copy, ownerOf, type State } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, standing, whereIs } from './table.ts';

type Instead = Extract<Ability, { on: 'instead' }>;

/** Where an ability comes from: a card that has left acts from where it was. */
function originOf(state: State, { source, here }: Context): BaseNo {
  const at = whereIs(state, source);
  return at >= 0 ? at : here;
}

/** Whether something in play keeps the card from being affected. */
export function isGuarded(state: State, { verb, copy, context }: Affect): boolean {
  const other = context.seat !== state.controller[copy];
  const source = context.source < 0 ? null : cardIn(state, context.source);
  const stops = (from: string, holder: BaseNo): boolean => {
    if (from === 'destroy') return verb === 'destroy';
    if (!other || source === null) return false;
    if (from === 'others-cards') return true;
    if (from === 'others-actions') return !source.minion;
    if (from === 'others-minions') return source.minion;
    return source.minion && originOf(state, context) === holder && whereIs(state, copy) === holder;
  };
  for (const each of state.lasting) {
    if (each.kind === 'unaffected' && each.by === context.source && each.whose === state.controller[copy]) return true;
  }
  let guarded = false;
  forEachSaying(state, SAYS.guards, (holder, base, abilities) => {
    for (const ability of abilities) {
      if (!('guards' in ability)) continue;
      const { to } = ability;
      const reached =
        to === 'self'
          ? holder === copy
          : to === 'host'
            ? state.host[holder] === copy
            : fits(state, copy, to, standing(state, holder, base));
      if (reached && stops(ability.guards.from, base)) guarded = true;
    }
  });
  const base = whereIs(state, copy);
  for (const ability of baseIn(state, base).abilities) {
    if ('guards' in ability && baseSpeaks(state, base, context.seat) && stops(ability.guards.from, base))
      guarded = true;
  }
  return guarded;
}

function isAbout(state: State, ability: Instead, holder: Copy, base: BaseNo, copy: Copy): boolean {
  const yours = state.controller[holder] === state.controller[copy];
  switch (ability.it) {
    case 'self':
      return holder === copy;
    case 'host':
      return state.host[holder] === copy;
    case 'other-yours':
      return yours && holder !== copy;
    case 'other-yours-here':
      return yours && holder !== copy && whereIs(state, copy) === base;
    case 'yours-elsewhere':
      return yours && whereIs(state, copy) !== base;
    case 'yours-here':
      return yours && whereIs(state, copy) === base;
    case 'any-here':
      return whereIs(state, copy) === base;
    default:
      return ability.it satisfies never;
  }
}

/** Whether an "instead" ability speaks to what is about to happen. */
function answers(state: State, ability: Instead, affect: Affect): boolean {
  const { verb, copy, context, direct } = affect;
  const other = context.seat !== state.controller[copy];
  switch (ability.of) {
    case 'destroy':
      return verb === 'destroy';
    case 'return':
      return verb === 'return' && ownerOf(copy) === state.controller[copy];
    case 'affect':
      return true;
    case 'affected-by-action':
      return other && context.source >= 0 && !cardIn(state, context.source).minion;
    case 'aimed-at':
      return other && direct && context.played;
    default:
      return ability.of satisfies never;
  }
}

export interface Replacement {
  readonly holder: Copy;
  readonly ability: Instead;
  readonly key: string;
}

const isRedirect = ({ steps }: Instead): boolean => steps.some((step) => step.do === 'redirect');

/** A card that the event under way removes cannot be removed in the place of another as well. */
function isLeaving(state: State, copy: Copy): boolean {
  const { settled, atGate } = removalsOf(state, copy);
  return settled || atGate.some((affect) => !isGuarded(state, affect));
}

/** The cards that could make something else happen instead, each once for each event. */
export function replacements(state: State, affect: Affect): Replacement[] {
  const found: Replacement[] = [];
  forEachSaying(state, SAYS.instead, (holder, base, abilities) => {
    if (affect.tried.includes(holder)) return;
    for (const [i, ability] of abilities.entries()) {
      if (ability.on !== 'instead' || !answers(state, ability, affect)) continue;
      if (removes(affect) && isRedirect(ability) && isLeaving(state, holder)) continue;
      const key = `${holder}:${i}`;
      if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
      if (ability.once === 'event' && isUsedInBatch(state, key)) continue;
      if (isAbout(state, ability, holder, base, affect.copy)) found.push({ holder, ability, key });
    }
  });
  return found;
}
