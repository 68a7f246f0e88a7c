import type { Seat } from '../../../engine/game.ts';
import type { Ability, Limits, Ref } from './ability.ts';
import { isOtherPlayer, youOn } from './attribution.ts';
import { pushBatch } from './batch.ts';
import { type BaseNo, SAYS } from './card.ts';
import { forget, forgetFound } from './memory.ts';
import { found } from './power.ts';
import { affecting } from './progress.ts';
import { type Context, type Copy, type Emit, type Extra, ownerOf, type State } from './state.ts';
import { cardIn, forEachSaying, saidInPlay, siteOf } from './table.ts';
import { makeKnown, nextBase, remove, takeFromZone } from './zones.ts';

/** The limits of an extra play as they stand when it is given. */
export function extraOf(
  play: 'minion' | 'action',
  limits: Limits,
  context: Context,
  baseOf: (ref: Ref) => BaseNo,
  titleOf: (ref: Ref) => number,
): Extra {
  return {
    play,
    powerAtMost: limits.powerAtMost ?? null,
    at: limits.at === undefined ? -1 : baseOf(limits.at),
    withoutYours: limits.basesWithoutYours ?? false,
    notTitle: limits.notTitle === undefined ? -1 : titleOf(limits.notTitle),
    raises:
      limits.raises === undefined
        ? null
        : limits.raises === 'yours'
          ? 'yours'
          : (found(context, limits.raises)[0] ?? -1),
  };
}

/** Whether something in play keeps this player from playing this minion on the base. */
export function isForbidden(state: State, copy: Copy, base: BaseNo, seat: Seat): boolean {
  let forbidden = false;
  forEachSaying(state, SAYS.forbids, (holder, at, abilities) => {
    if (at !== base) return;
    for (const ability of abilities) {
      if (!('forbids' in ability)) continue;
      if (ability.to === 'others') forbidden ||= isOtherPlayer(seat, youOn(state, holder));
      else
        forbidden ||= state.named.some((each) => each.copy === holder && each.value === ~cardIn(state, copy).faction);
    }
  });
  return forbidden;
}

/** The bases a minion may be played on under an allowance; `says` is what cards in play say. */
export function basesToPlay(state: State, copy: Copy, seat: Seat, extra: Extra, says = saidInPlay(state)): BaseNo[] {
  const card = cardIn(state, copy);
  if (extra.powerAtMost !== null && card.power > extra.powerAtMost) return [];
  if (extra.notTitle === state.cards[copy]) return [];
  const forbids = (says & SAYS.forbids) !== 0;
  const bases: BaseNo[] = [];
  for (const { base, minions } of state.sites) {
    if (extra.at >= 0 && base !== extra.at) continue;
    if (extra.withoutYours && minions.some((other) => state.controller[other] === seat)) continue;
    if (!forbids || !isForbidden(state, copy, base, seat)) bases.push(base);
  }
  return bases;
}

type Special = Extract<Ability, { on: 'special' }>;

export const specialOf = (
  abilities: readonly Ability[],
  at: Special['at'],
  from: Special['from'],
): Special | undefined =>
  abilities.find(
    (ability): ability is Special => ability.on === 'special' && ability.at === at && ability.from === from,
  );

/** Whether an action that is played only at its own timing can be played now: its round of reactions is under way. */
export function isSpecialNow(state: State, copy: Copy): boolean {
  if (state.scoring === null) return false;
  const round = state.agenda.findLast((frame) => frame.frame === 'window');
  return round !== undefined && specialOf(cardIn(state, copy).abilities, round.at, 'hand') !== undefined;
}

/** A minion onto a base; its effects, what they set off, and what reacts to its being played follow. */
export function playMinion(state: State, copy: Copy, seat: Seat, base: BaseNo, emit: Emit): void {
  takeFromZone(state, copy);
  makeKnown(state, copy);
  forgetFound(state, copy);
  siteOf(state, base)!.minions.push(copy);
  state.controller[copy] = seat;
  state.turn.minionPlays.push(seat);
  if (state.phase === 'play' && seat === state.active) state.turn.minionsPlayed++;
  if (seat === state.active) state.turn.playedAt.push(base);
  emit?.({ type: 'minion-played', seat, card: state.cards[copy]!, copy, base });
  state.agenda.push(
    { frame: 'settle' },
    { frame: 'played', copy, base, seat },
    { frame: 'on-play', copy, seat, special: false, aim: null },
  );
}

interface Target {
  readonly base?: BaseNo;
  readonly minion?: Copy;
}

/** By its special ability; or only for what it raises. */
interface How {
  readonly special?: boolean;
  readonly aim?: Extra['raises'];
}

/** An action: attached first where it is to be, then its effects; a standard one is discarded at the end. */
export function playAction(state: State, copy: Copy, seat: Seat, target: Target, how: How, emit: Emit): void {
  takeFromZone(state, copy);
  makeKnown(state, copy);
  state.controller[copy] = seat;
  emit?.({ type: 'action-played', seat, card: state.cards[copy]!, copy });
  state.aside.push(copy);
  state.agenda.push({ frame: 'discard-action', copy }, { frame: 'settle' }, { frame: 'raised', copy, seat });
  state.agenda.push({ frame: 'on-play', copy, seat, special: how.special ?? false, aim: how.aim ?? null });
  if (target.minion !== undefined) {
    const context: Context = { seat, source: copy, here: -1, played: true, found: { self: [copy] } };
    pushBatch(state, [affecting('attach', target.minion, context, copy)]);
  } else if (cardIn(state, copy).attach === 'new-base') {
    attachToNewBase(state, copy, emit);
  } else if (target.base !== undefined) {
    remove(state.aside, copy);
    siteOf(state, target.base)!.actions.push(copy);
    emit?.({ type: 'attached', card: state.cards[copy]!, copy, base: target.base, minion: -1 });
  }
}

/** A standard action, and an attachment that found no place, goes to its owner's discard pile. */
export function discardAction(state: State, copy: Copy): void {
  if (state.host[copy]! >= 0 || !remove(state.aside, copy)) return;
  state.players[ownerOf(copy)]!.discard.push(copy);
  state.controller[copy] = ownerOf(copy);
  forget(state, copy);
}

/** A new base comes into play with the action on it; without one the action finds no place. */
function attachToNewBase(state: State, copy: Copy, emit: Emit): void {
  const base = nextBase(state);
  if (base === undefined) return;
  remove(state.aside, copy);
  state.sites.push({ base, minions: [], actions: [copy] });
  state.baseCount++;
  emit?.({ type: 'base-added', base });
  emit?.({ type: 'attached', card: state.cards[copy]!, copy, base, minion: -1 });
}
