import type { Decision, Seat } from '../../../engine/game.ts';
import type { Ability } from './ability.ts';
import { settleAim } from './allowances.ts';
import { resolveStep } from './answers.ts';
import { carryOutAll } from './carry-out.ts';
import { performAffect, resolveInstead } from './gate.ts';
import type { Option } from './option.ts';
import { actOption, playOptions } from './playing.ts';
import { discardAction } from './plays.ts';
import { pushSteps } from './progress.ts';
import { performSteps, raisedBy } from './questions.ts';
import { chooseBase, performScoring } from './scoring.ts';
import { settle, takePending } from './settle.ts';
import { draftable, pickFaction, redraw } from './setup-steps.ts';
import { type Context, type Copy, type Emit, type Frame, ownerOf, type State } from './state.ts';
import { cardIn, whereIs } from './table.ts';
import { announce } from './triggers.ts';
import { discardOne, finishTurn, giveExtrasOf, performPhase } from './turn.ts';
import { performWindow, resolveWindow } from './window.ts';

/** The context of a card that is being played. */
function played(state: State, copy: Copy, seat: number): Context {
  const host = state.host[copy]!;
  const here = whereIs(state, copy) >= 0 ? whereIs(state, copy) : (state.scoring?.base ?? -1);
  return {
    seat,
    source: copy,
    here,
    played: true,
    found: { self: [copy], host: host >= 0 ? [host] : [], owner: [ownerOf(copy)] },
  };
}

const minionsOf = (state: State, seat: number): Copy[] =>
  state.sites.flatMap(({ minions }) => minions.filter((copy) => state.controller[copy] === seat));

/** The effects of a card just played; an attachment that found no place has none. */
function onPlay(state: State, { copy, seat, special, aim }: Extract<Frame, { frame: 'on-play' }>): void {
  const card = cardIn(state, copy);
  if (card.abilities.length === 0) return;
  if (card.attach !== 'nowhere' && card.attach !== 'new-base' && whereIs(state, copy) < 0) return;
  const plain = played(state, copy, seat);
  const aimed = aim === null ? [] : aim === 'yours' ? minionsOf(state, seat) : [aim];
  const context = aim === null ? plain : { ...plain, found: { ...plain.found, '#aim': aimed } };
  const wanted = (ability: Ability): boolean =>
    special ? ability.on === 'special' && ability.from === 'hand' : ability.on === 'play';
  for (const ability of card.abilities.filter(wanted).toReversed()) {
    if ('steps' in ability) pushSteps(state, ability.steps, context);
  }
  giveExtrasOf(state, copy, context.here, card.abilities);
}

function perform(state: State, frame: Frame, answering: Seat | null, emit: Emit): void {
  switch (frame.frame) {
    case 'steps':
      performSteps(state, frame, emit);
      return;
    case 'affect':
      performAffect(state, frame, emit);
      return;
    case 'batch':
      carryOutAll(state, frame.ready, emit);
      return;
    case 'settle':
      settle(state, emit);
      return;
    case 'on-play':
      onPlay(state, frame);
      return;
    case 'played':
      announce(state, {
        moment: 'minion-played-here',
        by: frame.seat,
        base: frame.base,
        it: [frame.copy],
        cardsOnly: frame.before,
      });
      return;
    case 'raised': {
      const it = raisedBy(state, frame.copy);
      settleAim(state, frame.copy, it);
      if (it.length > 0 && cardIn(state, frame.copy).raises) {
        announce(state, { moment: 'raising-action-played', by: frame.seat, base: -1, it });
      }
      return;
    }
    case 'talent-used':
      announce(state, {
        moment: 'talent-used-here',
        by: state.controller[frame.copy]!,
        base: frame.base,
        it: [frame.copy],
      });
      return;
    case 'discard-action':
      discardAction(state, frame.copy);
      return;
    case 'phase':
      performPhase(state, frame.phase, emit);
      return;
    case 'scoring':
      performScoring(state, frame.step, emit);
      return;
    case 'window':
      performWindow(state, frame, answering, emit);
      return;
    case 'turn-over':
      finishTurn(state, emit);
      return;
    case 'draft':
    case 'redraw':
      askAnew(state, frame);
      return;
    case 'instead':
      throw new Error('an "instead" only waits');
    default:
      frame satisfies never;
  }
}

function askAnew(state: State, frame: Frame): void {
  const question = setupQuestion(state, frame);
  if (question === null) return;
  state.waiting = frame;
  state.asked = question;
}

function setupQuestion(state: State, frame: Frame): Decision<Option> | null {
  if (frame.frame === 'draft') {
    const seat = frame.picks[0];
    if (seat === undefined) return null;
    const options = draftable(state, frame.picks);
    return { seat, ask: 'faction', options: options.map((faction) => ({ take: 'faction', faction })) };
  }
  if (frame.frame !== 'redraw') return null;
  const none = !state.players[frame.seat]!.hand.some((copy) => cardIn(state, copy).minion);
  return { seat: frame.seat, ask: 'redraw', options: none ? [{ take: 'yes' }, { take: 'no' }] : [{ take: 'no' }] };
}

/** Carries out the answer to a frame's question. */
function resolve(state: State, frame: Frame, option: Option, emit: Emit): void {
  switch (frame.frame) {
    case 'steps':
      resolveStep(state, frame, option, emit);
      return;
    case 'instead':
      resolveInstead(state, frame, option, emit);
      return;
    case 'settle':
      takePending(state, option.take === 'choose' ? option.branch : 0, emit);
      return;
    case 'scoring':
      chooseBase(state, option.take === 'pick-base' ? option.base : -1, emit);
      return;
    case 'window':
      resolveWindow(state, frame, option, emit);
      return;
    case 'phase':
      discardOne(state, option.take === 'pick-card' ? option.copy : -1, emit);
      return;
    case 'draft':
      pickFaction(state, frame, option, emit);
      return;
    case 'redraw':
      redraw(state, frame, option, emit);
      return;
    default:
      throw new Error(`${frame.frame} asks nothing`);
  }
}

/** Runs the agenda down to the next question, or to the end of the game. */
export function run(state: State, emit: Emit, answering: Seat | null = null): void {
  while (state.asked === null && !state.over) {
    const frame = state.agenda.pop();
    if (frame !== undefined) perform(state, frame, answering, emit);
    else state.asked = { seat: state.active, ask: 'play', options: playOptions(state) };
  }
}

export function answer(state: State, index: number, emit?: Emit): void {
  const { seat, options } = state.asked ?? { seat: null, options: [] };
  const option = options[index];
  if (option === undefined) throw new RangeError(`no option ${index} is listed`);
  const frame = state.waiting;
  state.waiting = null;
  state.asked = null;
  if (frame === null) actOption(state, option, emit);
  else resolve(state, frame, option, emit);
  run(state, emit, seat);
}

/** Puts the question anew where what it depends on was dealt anew; nothing comes to light by that. */
export function putAnew(state: State): void {
  const { waiting: frame, revealed } = state;
  state.asked = null;
  state.waiting = null;
  if (frame === null) state.asked = { seat: state.active, ask: 'play', options: playOptions(state) };
  else if (frame.frame === 'instead') performAffect(state, frame.affect, undefined);
  else if (frame.frame === 'phase')
    state.asked = {
      seat: state.active,
      ask: 'hand-limit',
      options: state.players[state.active]!.hand.map((copy) => ({ take: 'pick-card', copy, card: state.cards[copy]! })),
    };
  else perform(state, frame, null, undefined);
  if (state.waiting === null) state.waiting = frame;
  state.revealed = revealed;
}
