import type { Seat } from '../../../engine/game.ts';
import type { Ability } from './ability.ts';
import { goesToHandOf, isOtherPlayersCard, youOn } from './attribution.ts';
import { type BaseNo, SAYS } from './card.ts';
import { isMicrobot } from './power.ts';
import { raisesPower } from './printed.ts';
import { type Affect, type Copy, type Emit, ownerOf, type Replacer, replacerOf, type State } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, isBlank, minionInPlay, whereIs } from './table.ts';
import { announce, announceOwn } from './triggers.ts';
import { giveExtrasOf } from './turn.ts';
import { leavePlay, moveMinion } from './zones.ts';

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

/** The cards and bases that could make something else happen instead, each once for each event. */
export function replacements(state: State, affect: Affect): Replacement[] {
  const found: Replacement[] = [];
  forEachSaying(state, SAYS.instead, (holder, base, abilities) => {
    if (affect.tried.includes(holder)) return;
    for (const [i, ability] of abilities.entries()) {
      if (ability.on !== 'instead' || !answers(state, ability, youOn(state, holder), affect)) continue;
      const key = `${holder}:${i}`;
      if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
      if (isAbout(state, ability, holder, base, affect.copy)) found.push({ by: holder, ability, key });
    }
  });
  addBase(state, affect, found);
  return found;
}

/** The same for the base that the card is on; on a base, "you" is the controller of the card. */
function addBase(state: State, affect: Affect, found: Replacement[]): void {
  const here = whereIs(state, affect.copy);
  const { abilities } = baseIn(state, here);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (!('on' in ability) || ability.on !== 'instead' || ability.it !== 'any-here') continue;
    const key = `base ${here}:${i}:${state.active}`;
    if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
    const by = replacerOf(here);
    const you = state.controller[affect.copy]!;
    if (affect.tried.includes(by) || !answers(state, ability, you, affect)) continue;
    if (baseSpeaks(state, here, you)) found.push({ by, ability, key });
  }
}

/** It happens: nothing stopped it and nothing took its place. */
export function carryOut(state: State, affect: Affect, emit: Emit): void {
  const { verb, copy, context, value } = affect;
  const base = whereIs(state, copy);
  const card = state.cards[copy]!;
  const controller = state.controller[copy]!;
  const aimed = affect.direct && context.played && isOtherPlayersCard(context, controller);
  if (aimed && minionInPlay(state, copy) && !isBlank(state, copy)) {
    announceOwn(state, copy, 'self-affected', base, controller, context.seat);
  }
  switch (verb) {
    case 'destroy':
      destroyed(state, copy, base, affect.by, emit);
      return;
    case 'return':
      leavePlay(state, copy, 'hand', emit);
      emit?.({ type: 'returned', card, copy, base });
      return;
    case 'bottom':
      leavePlay(state, copy, 'bottom', emit);
      emit?.({ type: 'placed-on-bottom', card, copy, base });
      return;
    case 'move':
      moveMinion(state, copy, value, emit);
      return;
    case 'control':
      state.controller[copy] = value;
      if (!isBlank(state, copy)) giveExtrasOf(state, copy, base, cardIn(state, copy).abilities);
      emit?.({ type: 'controlled', card, copy, seat: value });
      return;
    case 'counter':
      state.counters[copy]!++;
      state.turn.raised.push({ by: context.source, copy });
      emit?.({ type: 'counter-added', card, copy });
      return;
    case 'power':
      if (value === 0) return;
      if (value > 0) state.turn.raised.push({ by: context.source, copy });
      state.lasting.push({
        kind: 'power',
        copy,
        amount: value,
        source: context.source,
        seat: context.seat,
        until: affect.until,
        othersTurns: affect.othersTurns,
      });
      emit?.({ type: 'power-changed', card, copy, amount: value });
      return;
    case 'lose-abilities':
      state.lasting.push({
        kind: 'no-abilities',
        copy,
        seat: context.seat,
        until: affect.until,
      });
      emit?.({ type: 'abilities-lost', card, copy });
      return;
    case 'attach':
      if (raisesPower(state, value, copy)) state.turn.raised.push({ by: value, copy });
      state.attached.push(value);
      state.host[value] = copy;
      state.aside.splice(state.aside.indexOf(value), 1);
      emit?.({ type: 'attached', card: state.cards[value]!, copy: value, base, minion: copy });
      return;
    default:
      verb satisfies never;
  }
}

function destroyed(state: State, copy: Copy, base: BaseNo, by: number, emit: Emit): void {
  const controller = state.controller[copy]!;
  const microbot = cardIn(state, copy).minion && isMicrobot(state, copy);
  const { minion } = cardIn(state, copy);
  const blank = isBlank(state, copy);
  leavePlay(state, copy, 'discard', emit);
  emit?.({ type: 'destroyed', card: state.cards[copy]!, copy, base });
  if (!minion) return;
  if (!blank) announceOwn(state, copy, 'self-destroyed', base, controller, by);
  announce(state, { moment: 'minion-destroyed-here', by: ownerOf(copy), base, it: [copy] });
  if (!microbot) return;
  if (!blank) announceOwn(state, copy, 'your-microbot-destroyed', base, controller, controller);
  announce(state, { moment: 'your-microbot-destroyed', by: controller, base, it: [copy] });
}
