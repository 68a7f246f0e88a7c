import { picked } from './asking.ts';
import { playChosen } from './at-once.ts';
import { chooseReplacement, swapBase } from './base-steps.ts';
import { pushBatch } from './batch.ts';
import { putAway } from './handling.ts';
import type { Option } from './option.ts';
import { numberFor } from './picks.ts';
import { found, seatOfRef } from './power.ts';
import { affecting, decline, goOn, type StepsFrame, splice } from './progress.ts';
import type { Emit, State } from './state.ts';
import { discardFromHand, makeKnown, remove, shuffleDeck } from './zones.ts';

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
      if (option.take === 'no') decline(state, frame);
      splice(state, frame, option.take === 'yes' ? step.steps : []);
      return;
    case 'choose':
      splice(state, frame, option.take === 'choose' ? step.of[option.branch]! : []);
      return;
    case 'name': {
      const value = numberFor(option);
      state.named = [...state.named.filter(({ copy }) => copy !== context.source), { copy: context.source, value }];
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
      makeKnown(state, numberFor(option));
      emit?.({ type: 'card-revealed', seat, cards: [state.cards[numberFor(option)]!] });
      state.aside.push(numberFor(option));
      remove(state.players[seat]!.deck, numberFor(option));
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
      pushBatch(state, [affecting('move', next, context, numberFor(option))]);
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
