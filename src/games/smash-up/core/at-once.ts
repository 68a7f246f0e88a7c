import type { Step } from './ability.ts';
import { asking, DONE } from './asking.ts';
import { cardsFor, isCardFor, zoneFor } from './filter.ts';
import { mightHold } from './knowledge.ts';
import type { Option } from './option.ts';
import { questionOf } from './picks.ts';
import { basesToPlay, extraOf, isSpecialNow, playAction, playMinion } from './plays.ts';
import { baseOfRef, found, numberOf, seatOfRef } from './power.ts';
import { goOn, type StepsFrame } from './progress.ts';
import { type Context, type Copy, type Emit, type Extra, ownerOf, type State } from './state.ts';
import { cardIn, isAsleep, whereIs } from './table.ts';
import { distinct, targetsOf } from './targets.ts';
import { zoneOf } from './zones.ts';

/** Whether the first steps of a cost could be done at all. */
export function payable(state: State, cost: readonly Step[], frame: StepsFrame): boolean {
  const { context } = frame;
  return cost.every((step) => {
    if (step.do === 'pick') return questionOf(state, step, context).options.length > 0 || usesEarlier(step);
    if (step.do === 'points') {
      return state.players[seatOfRef(context, step.who ?? 'you')]!.points + numberOf(state, step.amount, context) >= 0;
    }
    if (step.do === 'play-now' && step.must)
      return playNowOptions(state, step, frame).options.length > 0 || usesRegisters(step);
    return true;
  });
}

type PlayNow = Extract<Step, { do: 'play-now' }>;

const isDue = (step: Step): step is PlayNow => step.do === 'play-now' && step.must === true;

/**
 * Whether every play that these steps make compulsory can be made, so that an ability of the kind "both or neither" is
 * not begun in vain. What a cost returns to the player's own hand can be played too.
 */
export function canDoWhole(state: State, steps: readonly Step[], contextOf: () => Context): boolean {
  for (const step of steps) {
    if (isDue(step) && !canPlayDue(state, step, contextOf(), [])) return false;
    if (step.do === 'pay' && step.then.some(isDue) && !canPlayBought(state, step, contextOf())) return false;
  }
  return true;
}

function canPlayBought(state: State, { cost, then }: Extract<Step, { do: 'pay' }>, context: Context): boolean {
  const back = cost
    .flatMap((each) => (each.do === 'return' && typeof each.what === 'string' ? found(context, each.what) : []))
    .filter((copy) => ownerOf(copy) === context.seat);
  return then.every((each) => !isDue(each) || canPlayDue(state, each, context, back));
}

const canPlayDue = (state: State, step: PlayNow, context: Context, back: readonly Copy[]): boolean =>
  usesRegisters(step) ||
  playNowOptions(state, step, { frame: 'steps', steps: [step], at: 0, context }, back).options.length > 0;

const usesRegisters = (step: PlayNow): boolean =>
  step.limits?.at !== undefined && step.limits.at !== 'here' && step.limits.at !== 'scoring';

/** A pick that depends on an earlier one cannot be judged beforehand. */
const usesEarlier = (step: Extract<Step, { do: 'pick' }>): boolean =>
  step.from.kind === 'minion' && (step.from.atMost !== undefined || typeof step.from.whose === 'object');

/** The extra play that a step gives, with its limits as they stand now. */
export function extraFrom(
  state: State,
  step: Extract<Step, { do: 'extra' | 'play-now' }>,
  frame: StepsFrame,
  play: 'minion' | 'action',
): Extra {
  const { context } = frame;
  const titleOf = (ref: string) => state.cards[found(context, ref)[0] ?? -1] ?? -1;
  return extraOf(play, step.limits ?? {}, context, (ref) => baseOfRef(state, context, ref), titleOf);
}

/** Whether a card is out of play and, of a "play each", still where the first one was. */
function isLoose(state: State, copy: Copy, context: Context): boolean {
  const from = found(context, '#from')[0];
  return whereIs(state, copy) < 0 && (from === undefined || from === zoneOf(state, copy));
}

/** The ways in which the cards of a "play now" can be played; `back` are cards that will be in hand by then. */
export function playNowOptions(
  state: State,
  step: PlayNow,
  frame: StepsFrame,
  back: readonly Copy[] = [],
): { copies: readonly Copy[]; options: readonly Option[] } {
  const { context } = frame;
  const copies = typeof step.card === 'string' ? found(context, step.card) : cardsFor(state, step.card, context);
  const loose = [...copies.filter((copy) => isLoose(state, copy, context)), ...back];
  const options = loose.flatMap((copy): Option[] => waysToPlay(state, copy, context.seat, step, frame));
  return { copies: loose, options: loose.length < 2 ? options : distinct(options) };
}

function waysToPlay(
  state: State,
  copy: Copy,
  seat: number,
  step: Extract<Step, { do: 'play-now' | 'extra' }>,
  frame: StepsFrame,
): Option[] {
  const card = state.cards[copy]!;
  if (cardIn(state, copy).minion) {
    const extra = extraFrom(state, step, frame, 'minion');
    return basesToPlay(state, copy, seat, extra).map((base) => ({ take: 'minion', card, base }));
  }
  if (isAsleep(state, seat)) return [];
  if (cardIn(state, copy).specialOnly && !isSpecialNow(state, copy)) return [];
  return targetsOf(state, copy, seat, extraFrom(state, step, frame, 'action'));
}

export const handOptions = (state: State, step: Extract<Step, { do: 'extra' }>, frame: StepsFrame): Option[] =>
  state.players[frame.context.seat]!.hand.filter(
    (copy) => cardIn(state, copy).minion === (step.play === 'minion'),
  ).flatMap((copy) => waysToPlay(state, copy, frame.context.seat, step, frame));

/** Whether, for all that everybody knows, a card could be played by this step. */
export function mightPlay(state: State, step: Extract<Step, { do: 'extra' | 'play-now' }>, frame: StepsFrame): boolean {
  const { context } = frame;
  const canBePlayed = (copy: Copy) => waysToPlay(state, copy, context.seat, step, frame).length > 0;
  if (step.do === 'extra') {
    const kind = step.play === 'minion';
    return mightHold(
      state,
      state.players[context.seat]!.hand,
      (copy) => cardIn(state, copy).minion === kind && canBePlayed(copy),
    );
  }
  const { card } = step;
  if (typeof card === 'string') {
    const loose = found(context, card).filter((copy) => isLoose(state, copy, context));
    return mightHold(state, loose, (copy) => whereIs(state, copy) < 0 && canBePlayed(copy));
  }
  const fits = (copy: Copy) => whereIs(state, copy) < 0 && isCardFor(state, copy, card) && canBePlayed(copy);
  return mightHold(state, zoneFor(state, card, context), fits);
}

/** At once or not at all: declining is always possible, unless it must be, and always asked alike. */
export function playAtOnce(
  state: State,
  frame: StepsFrame,
  step: Extract<Step, { do: 'extra' | 'play-now' }>,
  options: readonly Option[],
  emit: Emit,
): void {
  if (options.length === 0 && !mightPlay(state, step, frame)) {
    playChosen(state, frame, step, DONE, emit);
    return;
  }
  const unique = distinct(options);
  const must = step.do === 'play-now' && step.must && unique.length > 0;
  asking(state, frame, frame.context.seat, must ? unique : [...unique, DONE]);
}

/** A card is played at once; what is left of a "play each", where the first one was, is asked again. */
export function playChosen(
  state: State,
  frame: StepsFrame,
  step: Extract<Step, { do: 'extra' | 'play-now' }>,
  option: Option,
  emit: Emit,
): void {
  const { context } = frame;
  if (option.take !== 'minion' && option.take !== 'action') {
    if ((found(context, '#cost')[0] ?? 0) <= frame.at) goOn(state, frame);
    return;
  }
  const pool = step.do === 'extra' ? state.players[context.seat]!.hand : playNowOptions(state, step, frame).copies;
  const copy = pool.find((each) => state.cards[each] === option.card)!;
  const again = step.do === 'play-now' && typeof step.card === 'string' && pool.length > 1;
  if (again && step.do === 'play-now' && typeof step.card === 'string') {
    const left = { [step.card]: found(context, step.card).filter((each) => each !== copy) };
    const from = { '#from': [zoneOf(state, copy)] };
    state.agenda.push({ ...frame, context: { ...context, found: { ...context.found, ...left, ...from } } });
  } else goOn(state, frame);
  if (option.take === 'minion') playMinion(state, copy, context.seat, option.base, emit);
  else {
    const { raises } = extraFrom(state, step, frame, 'action');
    playAction(state, copy, context.seat, option, { special: cardIn(state, copy).specialOnly, aim: raises }, emit);
  }
}
