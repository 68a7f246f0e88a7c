import type { Step } from './ability.ts';
import { allow } from './allowances.ts';
import { ask, asking, DONE, hasLooked, look, picked, YES_NO } from './asking.ts';
import { extraFrom, handOptions, payable, playAtOnce, playNowOptions } from './at-once.ts';
import { performBaseStep } from './base-steps.ts';
import { holds } from './condition.ts';
import { couldDo, couldFollow } from './could-do.ts';
import { cardsFor } from './filter.ts';
import { putAway, stillThere } from './handling.ts';
import type { Option } from './option.ts';
import { factionsInPlay, questionOf, titlesInPlay } from './picks.ts';
import { baseOfRef, found, seatOfRef } from './power.ts';
import { decline, goOn, pushSteps, type StepsFrame, splice } from './progress.ts';
import { type Copy, type Emit, ownerOf, type State } from './state.ts';
import { carryOutStep } from './steps.ts';
import { whereIs } from './table.ts';
import { refillDeck } from './zones.ts';

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
      const question = questionOf(state, step, context);
      if (question.settled === null) {
        const optional = question.options.at(-1)?.take === 'done';
        if (optional && found(context, step.as).length === 0 && !couldFollow(state, frame, step, question.options)) {
          picked(state, frame, step.as, []);
        } else ask(state, frame, question);
      } else {
        if (question.options.length === 1) emit?.settled?.(question.seat, step.do, question.options[0]);
        picked(state, frame, step.as, question.settled);
      }
      return;
    }
    case 'may':
      if (!couldDo(state, step.steps, context)) {
        decline(state, frame);
        splice(state, frame, []);
      } else asking(state, frame, context.seat, YES_NO);
      return;
    case 'choose':
      chooseBranch(state, frame, step, emit);
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
        allow(state.turn, extraFrom(state, step, frame, step.play));
        emit?.({ type: 'extra-gained', seat: context.seat, play: step.play });
        goOn(state, frame);
        return;
      }
      playAtOnce(state, frame, step, handOptions(state, step, frame), emit);
      return;
    case 'play-now':
      playAtOnce(state, frame, step, playNowOptions(state, step, frame).options, emit);
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
      if (state.players[context.seat]!.deck.length === 0) {
        goOn(state, frame);
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

/** One of the branches that can be carried out, or of those that are empty: to do nothing is always possible. */
function chooseBranch(state: State, frame: StepsFrame, { of }: Extract<Step, { do: 'choose' }>, emit: Emit): void {
  const { context } = frame;
  const options: Option[] = [];
  let useful = -1;
  for (let branch = 0; branch < of.length; branch++) {
    const steps = of[branch]!;
    const isUseful = couldDo(state, steps, context);
    if (isUseful) useful = branch;
    if (isUseful || steps.length === 0) options.push({ take: 'choose', branch });
  }
  if (useful < 0) splice(state, frame, []);
  else if (options.length > 1) asking(state, frame, context.seat, options);
  else {
    emit?.settled?.(context.seat, 'choose', options[0]!);
    splice(state, frame, of[useful]!);
  }
}

/** Cards go back on top one by one; with several of one deck, the player says in which order. */
function putOnTop(state: State, frame: StepsFrame, copies: readonly Copy[], emit: Emit): void {
  const loose = copies.filter((copy) => state.aside.includes(copy));
  if (new Set(loose.map(ownerOf)).size < loose.length) {
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
  if (bases.length === 0) {
    goOn(state, frame, { '#moved': [] });
    return;
  }
  asking(
    state,
    { ...frame, context: { ...frame.context, found: { ...frame.context.found, '#next': [next] } } },
    frame.context.seat,
    bases.map((base) => ({ take: 'pick-base', base })),
  );
}

/** Minions an action raised, while they are still in play. */
export const raisedBy = (state: State, action: Copy): Copy[] => [
  ...new Set(
    state.turn.raised.filter(({ by, copy }) => by === action && whereIs(state, copy) >= 0).map(({ copy }) => copy),
  ),
];
