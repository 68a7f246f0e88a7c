import type { Seat } from '../../../engine/game.ts';
import type { Ability } from './ability.ts';
import { goesToHandOf, isOtherPlayersCard, youOn } from './attribution.ts';
import { atGate, happensOnce, isUsedInBatch, onceOn } from './batch.ts';
import { type BaseNo, SAYS } from './card.ts';
import { isProtected } from './protection.ts';
import { type Affect, type Copy, type Replacer, replacerOf, type State } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, whereIs } from './table.ts';

type Instead = Extract<Ability, { on: 'instead' }>;

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

/** Whether an "instead" ability speaks to what is about to happen; `you` is the player its text means. */
function answers(state: State, { of }: Instead, you: Seat, affect: Affect): boolean {
  const { verb, copy, context, direct } = affect;
  const other = isOtherPlayersCard(context, you);
  switch (of) {
    case 'destroy':
      return verb === 'destroy';
    case 'return':
      return verb === 'return' && goesToHandOf(copy, you);
    case 'affect':
      return true;
    case 'affected-by-action':
      return other && !cardIn(state, context.source).minion;
    case 'aimed-at':
      return other && direct && context.played;
    default:
      return of satisfies never;
  }
}

export interface Replacement {
  readonly by: Replacer;
  readonly ability: Instead;
  readonly key: string;
}

const isRedirect = ({ steps }: Instead): boolean => steps.some((step) => step.do === 'redirect');

/** Whether a card is to return to a hand that is not its owner's. */
export const isWrongHand = ({ verb, copy, value }: Affect): boolean =>
  verb === 'return' && value >= 0 && !goesToHandOf(copy, value);

/** A card that the event under way removes, moves or gives to somebody cannot take that for another as well. */
function isTaken(state: State, copy: Copy): boolean {
  const { settled, atGate } = onceOn(state, copy);
  return (
    settled || atGate.some((affect) => !isProtected(state, copy, affect.verb, affect.context) && !isWrongHand(affect))
  );
}

/** The cards and bases that could make something else happen instead, each once for each event. */
export function replacements(state: State, affect: Affect): Replacement[] {
  const found: Replacement[] = [];
  forEachSaying(state, SAYS.instead, (holder, base, abilities) => {
    if (affect.tried.includes(holder)) return;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (ability.on !== 'instead' || !answers(state, ability, youOn(state, holder), affect)) continue;
      if (happensOnce(affect) && isRedirect(ability) && isTaken(state, holder)) continue;
      const key = `${holder}:${i}`;
      if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
      if (ability.once === 'event' && isUsedInBatch(state, key)) continue;
      if (isAbout(state, ability, holder, base, affect.copy)) found.push({ by: holder, ability, key });
    }
  });
  addBase(state, affect, found);
  return found;
}

/**
 * Whether what a card or base does but once could as well be done for another card of the same event. Cards picked by
 * name come in the order in which they were picked.
 */
export const couldServeAnother = (state: State, { copy, direct }: Affect, { by, ability }: Replacement): boolean =>
  ability.once !== undefined &&
  !direct &&
  atGate(state).some(
    (other) =>
      other.copy !== copy &&
      cardIn(state, other.copy).minion &&
      !isProtected(state, other.copy, other.verb, other.context) &&
      replacements(state, other).some((each) => each.by === by),
  );

/** The same for the base that the card is on; on a base, "you" is the controller of the card. */
function addBase(state: State, affect: Affect, found: Replacement[]): void {
  const here = whereIs(state, affect.copy);
  const { abilities } = baseIn(state, here);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (!('on' in ability) || ability.on !== 'instead' || ability.it !== 'any-here') continue;
    const key = `base ${here}:${i}:${state.active}`;
    if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
    if (ability.once === 'event' && isUsedInBatch(state, key)) continue;
    const by = replacerOf(here);
    const you = state.controller[affect.copy]!;
    if (affect.tried.includes(by) || !answers(state, ability, you, affect)) continue;
    if (baseSpeaks(state, here, you)) found.push({ by, ability, key });
  }
}
