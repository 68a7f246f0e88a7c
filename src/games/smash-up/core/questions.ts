import { below } from '../../../engine/random.ts';
import type { Step } from './ability.ts';
import type { BaseNo } from './card.ts';
import { holds } from './condition.ts';
import { cardsFor } from './filter.ts';
import type { Option } from './option.ts';
import { factionsInPlay, numberFor, type Question, questionOf, titlesInPlay } from './picks.ts';
import { basesToPlay, extraOf, playAction, playMinion, targetsOf } from './plays.ts';
import { baseOfRef, found, numberOf, seatOfRef } from './power.ts';
import { setOffBase } from './scoring.ts';
import { type Copy, DECK, type Emit, type Extra, type Frame, type State } from './state.ts';
import { carryOutStep, goOn, pushSteps, putAway, type StepsFrame, splice, stillThere } from './steps.ts';
import { cardIn, siteOf, whereIs } from './table.ts';
import { clearSite, discardFromHand, nextBase, refillDeck, shuffleBases, shuffleDeck } from './zones.ts';

const YES_NO: readonly Option[] = [{ take: 'yes' }, { take: 'no' }];
const DONE: Option = { take: 'done' };

/** Whether the first steps of a cost could be done at all. */
function payable(state: State, cost: readonly Step[], frame: StepsFrame): boolean {
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

const usesRegisters = (step: Extract<Step, { do: 'play-now' }>): boolean =>
  step.limits?.at !== undefined && step.limits.at !== 'here';

/** A pick that depends on an earlier one cannot be judged beforehand. */
const usesEarlier = (step: Extract<Step, { do: 'pick' }>): boolean =>
  step.from.kind === 'minion' && (step.from.atMost !== undefined || typeof step.from.whose === 'object');

/** The extra play that a step gives, with its limits as they stand now. */
function extraFrom(
  state: State,
  step: Extract<Step, { do: 'extra' | 'play-now' }>,
  frame: StepsFrame,
  play: 'minion' | 'action',
): Extra {
  const { context } = frame;
  const titleOf = (ref: string) => state.cards[found(context, ref)[0] ?? -1] ?? -1;
  return extraOf(play, step.limits ?? {}, context, (ref) => baseOfRef(state, context, ref), titleOf);
}

/** The ways in which the cards of a "play now" can be played. */
function playNowOptions(
  state: State,
  step: Extract<Step, { do: 'play-now' }>,
  frame: StepsFrame,
): { copies: readonly Copy[]; options: Option[] } {
  const { context } = frame;
  const copies = typeof step.card === 'string' ? found(context, step.card) : cardsFor(state, step.card, context);
  const loose = copies.filter((copy) => whereIs(state, copy) < 0);
  const options = loose.flatMap((copy): Option[] => waysToPlay(state, copy, context.seat, step, frame));
  return { copies: loose, options: [...new Map(options.map((option) => [JSON.stringify(option), option])).values()] };
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
  if (cardIn(state, copy).specialOnly) return [];
  return targetsOf(state, copy, seat, extraFrom(state, step, frame, 'action'));
}

/** Puts the question of a step, or answers it where there is nothing to ask. */
function ask(state: State, frame: StepsFrame, question: Question): void {
  state.waiting = frame;
  state.asked = { seat: question.seat, ask: frame.steps[frame.at]!.do, options: question.options };
}

const asking = (state: State, frame: StepsFrame, seat: number, options: readonly Option[]): void =>
  ask(state, frame, { seat, options, settled: null });

/** One step of an ability: done, or asked. */
export function performSteps(state: State, frame: StepsFrame, emit: Emit): void {
  const step = frame.steps[frame.at]!;
  const { context } = frame;
  const cost = found(context, '#cost')[0];
  if (cost === frame.at && state.costFailed) {
    state.costFailed = false;
    return;
  }
  if (carryOutStep(state, frame, step, emit)) return;
  switch (step.do) {
    case 'pick': {
      const start = found(context, step.as);
      const question = questionOf(
        state,
        step,
        step.more || start.length > 0 ? context : { ...context, found: { ...context.found, [step.as]: [] } },
      );
      if (question.settled === null) ask(state, frame, question);
      else picked(state, frame, step.as, question.settled);
      return;
    }
    case 'may':
      asking(state, frame, context.seat, YES_NO);
      return;
    case 'choose':
      asking(
        state,
        frame,
        context.seat,
        step.of.map((_, branch) => ({ take: 'choose', branch })),
      );
      return;
    case 'pay':
      goOn(state, frame);
      if (!payable(state, step.cost, frame)) return;
      state.costFailed = false;
      pushSteps(state, [...step.cost, ...step.then], {
        ...context,
        found: { ...context.found, '#cost': [step.cost.length] },
      });
      return;
    case 'if':
      splice(state, frame, holds(state, step.when, context) ? step.then : (step.else ?? []));
      return;
    case 'name':
      asking(state, frame, context.seat, step.what === 'title' ? titlesInPlay(state) : factionsInPlay(state));
      return;
    case 'extra':
      if (step.limits?.at !== undefined && baseOfRef(state, context, step.limits.at) < 0) {
        goOn(state, frame);
        return;
      }
      if (state.phase === 'play' && state.active === context.seat && state.scoring === null) {
        state.turn.extras.push(extraFrom(state, step, frame, step.play));
        emit?.({ type: 'extra-gained', seat: context.seat, play: step.play });
        goOn(state, frame);
        return;
      }
      askToPlay(state, frame, handOptions(state, step, frame));
      return;
    case 'play-now':
      askToPlay(state, frame, playNowOptions(state, step, frame).options, step.must);
      return;
    case 'to-top':
      putOnTop(state, frame, stillThere(state, context, step.what), emit);
      return;
    case 'search': {
      if (!hasLooked(frame)) {
        refillDeck(state, context.seat, emit);
        for (const copy of state.players[context.seat]!.deck) state.knownTo[copy]! |= 1 << context.seat;
        look(state, frame);
        return;
      }
      const [first] = found(context, step.as);
      const options = cardsFor(state, step.from, context, first)
        .filter((copy) => !found(context, step.as).includes(copy))
        .map((copy): Option => ({ take: 'pick-card', copy, card: state.cards[copy]! }));
      asking(state, frame, context.seat, [...options, DONE]);
      return;
    }
    case 'discard-cards': {
      const who = seatOfRef(context, step.who);
      const { hand } = state.players[who]!;
      const count = Math.min(step.count, hand.length);
      if (count === 0) goOn(state, frame);
      else
        asking(
          state,
          frame,
          who,
          hand.map((copy) => ({ take: 'pick-card', copy, card: state.cards[copy]! })),
        );
      return;
    }
    case 'move-each':
      moveNext(state, frame, found(context, step.what), emit);
      return;
    default:
      performBaseStep(state, frame, step, emit);
  }
}

const handOptions = (state: State, step: Extract<Step, { do: 'extra' }>, frame: StepsFrame): Option[] =>
  state.players[frame.context.seat]!.hand.filter(
    (copy) => cardIn(state, copy).minion === (step.play === 'minion'),
  ).flatMap((copy) => waysToPlay(state, copy, frame.context.seat, step, frame));

/** At once or not at all: declining is always possible, unless it must be, and always asked alike. */
function askToPlay(state: State, frame: StepsFrame, options: readonly Option[], must?: true): void {
  const unique = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
  if (must && unique.length > 0) asking(state, frame, frame.context.seat, unique);
  else asking(state, frame, frame.context.seat, [...unique, DONE]);
}

/** A register is filled; a cost that found nothing ends what it was to buy. */
function picked(state: State, frame: StepsFrame, as: string, values: readonly number[]): void {
  const cost = found(frame.context, '#cost')[0] ?? 0;
  if (values.length === 0 && frame.at < cost) return;
  goOn(state, frame, { [as]: values });
}

/** Cards go back on top one by one; with several, their holder says in which order. */
function putOnTop(state: State, frame: StepsFrame, copies: readonly Copy[], emit: Emit): void {
  const loose = copies.filter((copy) => state.aside.includes(copy));
  if (loose.length > 1) {
    asking(
      state,
      frame,
      frame.context.seat,
      loose.map((copy) => ({ take: 'pick-card', copy, card: state.cards[copy]! })),
    );
    return;
  }
  putAway(state, 'to-top', loose, frame.context.seat, emit);
  goOn(state, frame);
}

/** Each minion in turn to a base of its own choice. */
function moveNext(state: State, frame: StepsFrame, copies: readonly Copy[], _emit: Emit): void {
  const moved = found(frame.context, '#moved');
  const next = copies.find((copy) => !moved.includes(copy) && whereIs(state, copy) >= 0);
  if (next === undefined) {
    goOn(state, frame, { '#moved': [] });
    return;
  }
  const bases = state.sites.map(({ base }) => base).filter((base) => base !== whereIs(state, next));
  asking(
    state,
    { ...frame, context: { ...frame.context, found: { ...frame.context.found, '#next': [next] } } },
    frame.context.seat,
    bases.map((base) => ({ take: 'pick-base', base })),
  );
}

function performBaseStep(state: State, frame: StepsFrame, step: Step, emit: Emit): void {
  const { context } = frame;
  switch (step.do) {
    case 'add-base': {
      const base = nextBase(state);
      if (base !== undefined) {
        state.sites.push({ base, minions: [], actions: [] });
        state.baseCount++;
        emit?.({ type: 'base-added', base });
      }
      goOn(state, frame, { [step.as]: base === undefined ? [] : [base] });
      return;
    }
    case 'swap-base': {
      if (!hasLooked(frame)) {
        for (const base of state.baseDeck) state.baseKnownTo[base]! |= 1 << context.seat;
        look(state, frame);
        return;
      }
      const chosen = found(context, '#base').length > 0;
      const bases = chosen ? state.sites.map(({ base }) => base) : state.baseDeck.toSorted((a, b) => a - b);
      const options = bases.map((base): Option => ({ take: 'pick-base', base }));
      asking(state, frame, context.seat, chosen ? options : [...options, DONE]);
      return;
    }
    case 'replace-scoring-base': {
      const next = nextBase(state);
      if (next !== undefined && state.scoring !== null) {
        replaceBase(state, state.scoring.base, next, { keepActions: true, scoringGoesOn: true }, emit);
        setOffBase(state, next, 'before');
      }
      goOn(state, frame);
      return;
    }
    case 'destroy-random-base': {
      const others = state.sites.map(({ base }) => base).filter((base) => base !== context.here);
      if (others.length > 0) {
        const base = others[below(state.chance, others.length)]!;
        state.revealed++;
        clearSite(state, base, emit);
        const next = nextBase(state);
        if (next !== undefined) replaceBase(state, base, next, { keepActions: false, scoringGoesOn: false }, emit);
      }
      goOn(state, frame);
      return;
    }
    case 'choose-replacement': {
      const chosen = state.replacement >= 0;
      if (chosen && !hasLooked(frame)) {
        goOn(state, frame);
        return;
      }
      const top = state.baseDeck.slice(chosen ? 1 - step.count : -step.count).toReversed();
      if (!hasLooked(frame)) {
        for (const base of top) state.baseKnownTo[base]! |= 1 << context.seat;
        look(state, frame);
        return;
      }
      if (top.length === 0 || (chosen && top.length === 1) || found(context, '#base').length > 0)
        goOn(state, frame, { '#base': [] });
      else {
        const options = top.map((base): Option => ({ take: 'pick-base', base }));
        asking(state, frame, context.seat, options);
      }
      return;
    }
    case 'stop-replacement':
      state.baseCount--;
      goOn(state, frame);
      return;
    default:
      throw new Error(`nothing carries out ${step.do}`);
  }
}

/** What becomes of actions on the base itself, and of a scoring under way. */
interface Replacing {
  readonly keepActions: boolean;
  readonly scoringGoesOn: boolean;
}

/** Another base takes the place of one in play; what lies there stays. */
function replaceBase(
  state: State,
  base: BaseNo,
  by: BaseNo,
  { keepActions, scoringGoesOn }: Replacing,
  emit: Emit,
): void {
  const site = siteOf(state, base)!;
  if (!keepActions) for (const copy of site.actions.slice()) clearAction(state, copy);
  site.base = by;
  state.baseDiscard.push(base);
  emit?.({ type: 'base-replaced', base, by });
  if (state.scoring?.base !== base) return;
  if (scoringGoesOn) state.scoring = { ...state.scoring, base: by };
  else stopScoring(state);
}

/** The base that scored is gone: its scoring ends there, and all bases are checked afresh. */
function stopScoring(state: State): void {
  const first = state.agenda.findIndex(({ frame }) => frame === 'scoring');
  state.scoring = null;
  state.agenda = state.agenda.flatMap((frame, i): Frame[] => {
    if (i === first) return [{ frame: 'scoring', step: 'choose' }];
    return frame.frame === 'scoring' || frame.frame === 'window' ? [] : [frame];
  });
}

function clearAction(state: State, copy: Copy): void {
  const site = state.sites.find(({ actions }) => actions.includes(copy))!;
  site.actions.splice(site.actions.indexOf(copy), 1);
  state.players[Math.floor(copy / DECK)]!.discard.push(copy);
}

/** Carries out the answer to the question of a step. */
export function resolveStep(state: State, frame: StepsFrame, option: Option, emit: Emit): void {
  const step = frame.steps[frame.at]!;
  const { context } = frame;
  const { seat } = context;
  switch (step.do) {
    case 'pick': {
      const before = found(context, step.as);
      if (option.take === 'done') {
        picked(state, frame, step.as, before);
        return;
      }
      const values = [...before, numberFor(option)];
      const enough = step.upTo === undefined || (step.upTo !== 'any' && values.length >= step.upTo);
      if (enough) {
        picked(state, frame, step.as, values);
        return;
      }
      state.agenda.push({ ...frame, context: { ...context, found: { ...context.found, [step.as]: values } } });
      return;
    }
    case 'may':
      splice(state, frame, option.take === 'yes' ? step.steps : []);
      return;
    case 'choose':
      splice(state, frame, option.take === 'choose' ? step.of[option.branch]! : []);
      return;
    case 'name': {
      const value = numberFor(option);
      state.named.push({ copy: context.source, value });
      emit?.({ type: 'named', seat, what: step.what, value });
      goOn(state, frame, { [step.as]: [value] });
      return;
    }
    case 'extra':
    case 'play-now':
      playChosen(state, frame, step, option, emit);
      return;
    case 'to-top':
      putAway(state, 'to-top', [numberFor(option)], seat, emit);
      state.agenda.push(frame);
      return;
    case 'search': {
      if (option.take === 'done') {
        shuffleDeck(state, seat, emit);
        goOn(state, frame);
        return;
      }
      const values = [...found(context, step.as), numberFor(option)];
      const next = { ...frame, context: { ...context, found: { ...context.found, [step.as]: values } } };
      if (step.upTo === 'any') {
        state.agenda.push(next);
        return;
      }
      state.aside.push(numberFor(option));
      state.players[seat]!.deck.splice(state.players[seat]!.deck.indexOf(numberFor(option)), 1);
      shuffleDeck(state, seat, emit);
      goOn(state, frame, { [step.as]: values });
      return;
    }
    case 'discard-cards': {
      const who = seatOfRef(context, step.who);
      discardFromHand(state, who, [numberFor(option)], emit);
      const done = (found(context, '#discarded')[0] ?? 0) + 1;
      if (done >= step.count) {
        goOn(state, frame, { '#discarded': [] });
        return;
      }
      state.agenda.push({ ...frame, context: { ...context, found: { ...context.found, '#discarded': [done] } } });
      return;
    }
    case 'move-each': {
      const next = found(context, '#next')[0]!;
      const moved = [...found(context, '#moved'), next];
      state.agenda.push({
        ...frame,
        context: { ...context, found: { ...context.found, '#moved': moved, '#next': [] } },
      });
      state.agenda.push({
        frame: 'affect',
        verb: 'move',
        copy: next,
        context,
        direct: true,
        value: numberFor(option),
        until: 'end-of-turn',
        othersTurns: false,
        tried: [],
      });
      return;
    }
    case 'swap-base': {
      if (option.take === 'done') {
        goOn(state, frame);
        return;
      }
      swapBase(state, frame, step, numberFor(option), emit);
      return;
    }
    case 'choose-replacement':
      chooseReplacement(state, frame, numberFor(option));
      return;
    default:
      throw new Error(`${option.take} does not answer ${step.do}`);
  }
}

/** First the base from the deck, then the one in play that it takes the place of. */
function swapBase(
  state: State,
  frame: StepsFrame,
  step: Extract<Step, { do: 'swap-base' }>,
  value: BaseNo,
  emit: Emit,
): void {
  const chosen = found(frame.context, '#base')[0];
  if (chosen === undefined) {
    state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#base': [value] } } });
    return;
  }
  state.baseDeck.splice(state.baseDeck.indexOf(chosen), 1);
  replaceBase(state, value, chosen, { keepActions: step.keepActions, scoringGoesOn: !state.revised }, emit);
  state.baseDiscard.splice(state.baseDiscard.indexOf(value), 1);
  state.baseDeck.push(value);
  shuffleBases(state);
  goOn(state, frame, { [step.as]: [chosen] });
}

/** First the base that comes into play, then the one that lies on top of the others. */
function chooseReplacement(state: State, frame: StepsFrame, base: BaseNo): void {
  state.baseDeck.splice(state.baseDeck.indexOf(base), 1);
  if (state.replacement < 0) {
    state.replacement = base;
    state.agenda.push(frame);
    return;
  }
  state.baseDeck.push(base);
  state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#base': [base] } } });
}

const hasLooked = ({ context }: StepsFrame): boolean => found(context, '#looked').length > 0;

/** Something hidden is looked at, once; then the question is put, as often as it must be. */
function look(state: State, frame: StepsFrame): void {
  state.revealed++;
  state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#looked': [1] } } });
}

/** A card is played at once; what is left of a "play each" is asked again. */
function playChosen(
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
    const left = found(context, step.card).filter((each) => each !== copy);
    state.agenda.push({ ...frame, context: { ...context, found: { ...context.found, [step.card]: left } } });
  } else goOn(state, frame);
  if (option.take === 'minion') playMinion(state, copy, context.seat, option.base, emit);
  else playAction(state, copy, context.seat, option, { aim: extraFrom(state, step, frame, 'action').raises }, emit);
}

/** Minions an action raised, while they are still in play. */
export const raisedBy = (state: State, action: Copy): Copy[] => [
  ...new Set(
    state.turn.raised.filter(({ by, copy }) => by === action && whereIs(state, copy) >= 0).map(({ copy }) => copy),
  ),
];
