import type { Ability } from './ability.ts';
import { type BaseNo, SAYS } from './card.ts';
import { fits, isMicrobot } from './power.ts';
import { type Affect, type Copy, type Emit, ownerOf, type State } from './state.ts';
import {
  baseIn,
  baseSpeaks,
  cardIn,
  forEachSaying,
  isBlank,
  minionInPlay,
  raisesPower,
  standing,
  whereIs,
} from './table.ts';
import { announce, announceOwn } from './triggers.ts';
import { giveExtrasOf } from './turn.ts';
import { leavePlay, moveMinion, remove } from './zones.ts';

type Instead = Extract<Ability, { on: 'instead' }>;

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
    return source.minion && whereIs(state, context.source) === holder && whereIs(state, copy) === holder;
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

/** The cards that could make something else happen instead, each once for each event. */
export function replacements(state: State, affect: Affect): Replacement[] {
  const found: Replacement[] = [];
  forEachSaying(state, SAYS.instead, (holder, base, abilities) => {
    if (affect.tried.includes(holder)) return;
    for (const [i, ability] of abilities.entries()) {
      if (ability.on !== 'instead' || !answers(state, ability, affect)) continue;
      const key = `${holder}:${i}`;
      if (ability.once === 'turn' && state.turn.used.includes(key)) continue;
      if (isAbout(state, ability, holder, base, affect.copy)) found.push({ holder, ability, key });
    }
  });
  return found;
}

/** It happens: nothing stopped it and nothing took its place. */
export function carryOut(state: State, affect: Affect, emit: Emit): void {
  const { verb, copy, context, value } = affect;
  const base = whereIs(state, copy);
  const card = state.cards[copy]!;
  const controller = state.controller[copy]!;
  const aimed = affect.direct && context.played && context.seat !== controller;
  if (aimed && minionInPlay(state, copy) && !isBlank(state, copy)) {
    announceOwn(state, copy, 'self-affected', base, controller, context.seat);
  }
  switch (verb) {
    case 'destroy':
      destroyed(state, copy, base, context.seat, emit);
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
        seat: context.seat,
        until: affect.until,
        othersTurns: affect.othersTurns,
        holder: context.source >= 0 && whereIs(state, context.source) >= 0 ? context.source : -1,
      });
      emit?.({ type: 'power-changed', card, copy, amount: value });
      return;
    case 'attach':
      state.attached.push(value);
      state.host[value] = copy;
      if (raisesPower(state, value, copy)) state.turn.raised.push({ by: value, copy });
      remove(state.aside, value);
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
