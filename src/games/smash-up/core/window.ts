import type { Seat } from '../../../engine/game.ts';
import type { Ability, Condition, Step } from './ability.ts';
import { canDoWhole } from './at-once.ts';
import { type BaseNo, SAYS } from './card.ts';
import { holds } from './condition.ts';
import { couldDo } from './could-do.ts';
import { mightHold } from './knowledge.ts';
import type { Option } from './option.ts';
import { playAction, specialOf } from './plays.ts';
import { pushSteps, putInLine } from './progress.ts';
import { type Context, type Copy, type Emit, type Frame, NO_LIMITS, STANDINGS, type State } from './state.ts';
import { cardIn, forEachSaying, isAsleep, standing } from './table.ts';
import { targetsOf } from './targets.ts';
import { minion } from './words.ts';

type Window = Extract<Frame, { frame: 'window' }>;
type Special = Extract<Ability, { on: 'special' }>;

interface InPlay {
  readonly copy: Copy;
  readonly special: Special;
  readonly context: Context;
}

/** The special abilities of cards in play that the scoring of this base is a moment for. */
function specialsInPlay(state: State, at: Special['at']): InPlay[] {
  const { base } = state.scoring!;
  const found: InPlay[] = [];
  forEachSaying(state, SAYS.special, (copy, here, abilities) => {
    const special = specialOf(abilities, at, 'play');
    if (special === undefined || (special.here ? here !== base : here === base)) return;
    found.push({ copy, special, context: standing(state, copy, here) });
  });
  return found;
}

export const optional = (may: true | undefined, steps: readonly Step[]): readonly Step[] =>
  may ? [{ do: 'may', steps }] : steps;

/** Not yet offered to their controllers for this scoring; optional ones wait for the round if revised. */
const dueSpecials = (state: State, at: Special['at']): readonly InPlay[] =>
  specialsInPlay(state, at).filter(
    (each) => !(state.revised && each.special.may) && !state.turn.used.includes(windowKey(state, each, at)),
  );

const fitsNow = (state: State, { special, context }: InPlay): boolean =>
  special.if === undefined || holds(state, special.if, context);

/** Counts them as offered. */
export function noteSpecials(state: State, at: Special['at']): void {
  for (const each of dueSpecials(state, at)) state.turn.used.push(windowKey(state, each, at));
}

/** A special for the base its card is on has nothing to do once the card has been moved away. */
const STILL_THERE: Condition = { some: minion({ among: 'self', at: 'scoring' }) };

/** Sets off special abilities of cards in play, each once for a scoring and for the player who controls it. */
export function setOffSpecials(state: State, at: Special['at']): void {
  for (const each of dueSpecials(state, at)) {
    const { copy, special, context } = each;
    const waiting = {
      steps: optional(special.may, special.steps),
      context,
      group: `card ${copy}`,
      offered: windowKey(state, each, at),
    };
    const condition = special.if ?? (special.here ? STILL_THERE : undefined);
    putInLine(state, condition === undefined ? waiting : { ...waiting, if: condition });
  }
}

const specialKey = (state: State, copy: Copy, seat: Seat, base: BaseNo): string =>
  `special ${state.cards[copy]} ${seat} ${base}`;
const windowKey = ({ scoring }: State, { copy, context }: InPlay, at: Special['at']): string =>
  `window ${copy} ${at} ${context.seat} ${scoring!.base}`;

/** Whether the card, held in hand, could be played now. */
function isReaction(state: State, copy: Copy, seat: Seat, at: Special['at']): boolean {
  const { base } = state.scoring!;
  const card = cardIn(state, copy);
  if ((card.says & SAYS.special) === 0) return false;
  const special = specialOf(card.abilities, at, 'hand');
  if (special === undefined || (!card.minion && isAsleep(state, seat))) return false;
  if (special.once !== undefined && state.turn.used.includes(specialKey(state, copy, seat, base))) return false;
  if (!card.minion) return targetsOf(state, copy, seat, NO_LIMITS).length > 0;
  const contextOf = (): Context => ({ seat, source: copy, here: base, played: true, found: { self: [copy] } });
  return canDoWhole(state, special.steps, contextOf);
}

/** The specials a player holds that could be played now, each title once. */
function fromHand(state: State, seat: Seat, at: Special['at']): Option[] {
  const playable = state.players[seat]!.hand.filter((copy) => isReaction(state, copy, seat, at));
  return [...new Set(playable.map((copy) => state.cards[copy]!))].map((card) => ({ take: 'react', card }));
}

/** Revised printing: optional abilities of one's cards in play take part in the round, each once. */
function fromPlay(state: State, seat: Seat, at: Special['at']): Option[] {
  if (!state.revised) return [];
  return specialsInPlay(state, at)
    .filter(
      (each) =>
        each.special.may &&
        each.context.seat === seat &&
        !state.turn.used.includes(windowKey(state, each, at)) &&
        fitsNow(state, each) &&
        couldDo(state, each.special.steps, each.context),
    )
    .map(({ copy }) => ({ take: 'special', copy }));
}

/** Whether, for all that everybody knows, this player could have something to play now. */
function mightReact(state: State, seat: Seat, at: Special['at']): boolean {
  const { hand } = state.players[seat]!;
  return mightHold(state, hand, (copy) => isReaction(state, copy, seat, at)) || fromPlay(state, seat, at).length > 0;
}

/**
 * Clockwise, until all have passed one after the other; a card that came to the table meanwhile has its say first.
 * Whether somebody is asked or has said beforehand to pass comes to light there, to all but the one who answers.
 */
export function performWindow(state: State, window: Window, answering: Seat | null, emit: Emit): void {
  const { seat, passes, at } = window;
  if (passes >= state.players.length) return;
  if (passes === 0 && window.acted && dueSpecials(state, at).some((each) => fitsNow(state, each))) {
    state.agenda.push(window, { frame: 'settle' });
    setOffSpecials(state, at);
    return;
  }
  const next = { ...window, seat: (seat + 1) % state.players.length, passes: passes + 1 };
  if (!mightReact(state, seat, at)) {
    state.agenda.push(next);
    return;
  }
  if (seat !== answering) state.revealed++;
  const { standing: rest } = state.players[seat]!;
  if (rest === 'until-base-scored' || rest === 'until-my-turn') {
    emit?.({ type: 'passed', seat });
    state.agenda.push(next);
    return;
  }
  const passing = STANDINGS.map((until): Option => ({ take: 'pass', until }));
  state.waiting = window;
  state.asked = { seat, ask: at, options: [...fromPlay(state, seat, at), ...fromHand(state, seat, at), ...passing] };
}

export function resolveWindow(state: State, window: Window, option: Option, emit: Emit): void {
  const { seat, at } = window;
  const { base } = state.scoring!;
  const next = (seat + 1) % state.players.length;
  if (option.take === 'pass') {
    state.players[seat]!.standing = option.until;
    emit?.({ type: 'passed', seat });
    state.agenda.push({ ...window, seat: next, passes: window.passes + 1 });
    return;
  }
  state.agenda.push({ ...window, seat: next, passes: 0, acted: true });
  if (option.take === 'special') {
    const chosen = specialsInPlay(state, at).find(({ copy }) => copy === option.copy)!;
    const { special, context } = chosen;
    state.turn.used.push(windowKey(state, chosen, at));
    emit?.({ type: 'triggered', seat, card: state.cards[option.copy]!, base });
    state.agenda.push({ frame: 'settle' });
    pushSteps(state, special.steps, context);
    return;
  }
  if (option.take !== 'react') throw new Error(`${option.take} is no reaction`);
  const copy = state.players[seat]!.hand.find((each) => state.cards[each] === option.card)!;
  state.turn.used.push(specialKey(state, copy, seat, base));
  if (cardIn(state, copy).minion) {
    const context: Context = { seat, source: copy, here: base, played: true, found: { self: [copy] } };
    state.agenda.push({ frame: 'settle' });
    pushSteps(state, specialOf(cardIn(state, copy).abilities, at, 'hand')!.steps, context);
  } else playAction(state, copy, seat, {}, { special: true }, emit);
}
