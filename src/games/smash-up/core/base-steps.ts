import type { Step } from './ability.ts';
import { moveAllowances } from './allowances.ts';
import { asking, DONE, hasLooked, look } from './asking.ts';
import type { BaseNo } from './card.ts';
import { baseAtRandom } from './forced.ts';
import { forgetBase } from './memory.ts';
import type { Option } from './option.ts';
import { found } from './power.ts';
import { goOn, type StepsFrame } from './progress.ts';
import { setOffBase } from './scoring.ts';
import type { Emit, Frame, State } from './state.ts';
import { dropSilencedPlays, siteOf } from './table.ts';
import { clearSite, leavePlay, nextBase, refillBases, remove, shuffleBases } from './zones.ts';

export function performBaseStep(state: State, frame: StepsFrame, step: Step, emit: Emit): void {
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
        refillBases(state);
        for (const base of state.baseDeck) state.baseKnownTo[base]! |= 1 << context.seat;
        look(state, frame);
        return;
      }
      const chosen = found(context, '#base').length > 0;
      if (!chosen && state.baseDeck.length === 0) {
        goOn(state, frame);
        return;
      }
      const bases = chosen ? state.sites.map(({ base }) => base) : state.baseDeck.toSorted((a, b) => a - b);
      const options = bases.map((base): Option => ({ take: 'pick-base', base }));
      asking(state, frame, context.seat, chosen ? options : [...options, DONE]);
      return;
    }
    case 'replace-scoring-base': {
      if (state.scoring !== null) {
        const { base } = state.scoring;
        const next = discardAndDraw(state, base);
        replaceBase(state, base, next, { keepActions: true, scoringGoesOn: true }, emit);
        if (next !== base) setOffBase(state, next, 'before');
      }
      goOn(state, frame);
      return;
    }
    case 'destroy-random-base': {
      const others = state.sites.map(({ base }) => base).filter((base) => base !== context.here);
      if (others.length > 0) {
        const base = baseAtRandom(state, others);
        state.revealed++;
        clearSite(state, base, emit);
        const next = discardAndDraw(state, base);
        replaceBase(state, base, next, { keepActions: false, scoringGoesOn: false }, emit);
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
      if (!hasLooked(frame)) refillBases(state, step.count);
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

/** The base goes to the discard pile before its replacement is drawn, so that it can be the only one left to draw. */
function discardAndDraw(state: State, base: BaseNo): BaseNo {
  state.baseDiscard.push(base);
  return nextBase(state)!;
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
  dropSilencedPlays(state, base);
  for (const copy of keepActions ? [] : site.actions.slice()) {
    leavePlay(state, copy, 'discard', emit);
    emit?.({ type: 'discarded-from-play', card: state.cards[copy]!, copy, base });
  }
  site.base = by;
  relocate(state, base, by);
  moveAllowances(state.turn, base, by);
  forgetBase(state, base, scoringGoesOn ? by : null);
  emit?.({ type: 'base-replaced', base, by });
  if (state.scoring?.base !== base) return;
  if (scoringGoesOn) state.scoring = { ...state.scoring, base: by };
  else stopScoring(state);
}

/**
 * "Here" goes with the cards: what waits there waits at the new base, a minion played there was played where they are,
 * and a base that a card in play has its player ignore is the one under it. What the old base had to say is lost.
 */
function relocate(state: State, base: BaseNo, by: BaseNo): void {
  state.pending = state.pending.flatMap((each) => {
    if (each.context.here !== base) return [each];
    return each.context.source < 0 ? [] : [{ ...each, context: { ...each.context, here: by } }];
  });
  state.agenda = state.agenda.map((frame) =>
    frame.frame === 'played' && frame.base === base ? { ...frame, base: by, before: true } : frame,
  );
  state.lasting = state.lasting.map((each) =>
    each.kind === 'base-ignored' && each.base === base && each.holder >= 0 ? { ...each, base: by } : each,
  );
}

/** The base that scored is gone: its scoring ends there, and all bases are checked afresh. */
function stopScoring(state: State): void {
  const first = state.agenda.findIndex(({ frame }) => frame === 'scoring');
  state.scoring = null;
  for (const player of state.players) if (player.standing === 'until-base-scored') player.standing = 'ask';
  state.agenda = state.agenda.flatMap((frame, i): Frame[] => {
    if (i === first) return [{ frame: 'scoring', step: 'choose' }];
    return frame.frame === 'scoring' || frame.frame === 'window' ? [] : [frame];
  });
}

/** First the base from the deck, then the one in play that it takes the place of. */
export function swapBase(
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
  remove(state.baseDeck, chosen);
  replaceBase(state, value, chosen, { keepActions: step.keepActions, scoringGoesOn: !state.revised }, emit);
  state.baseDeck.push(value);
  shuffleBases(state);
  if (state.scoring?.base === chosen && state.scoring.places.length === 0) setOffBase(state, chosen, 'before');
  goOn(state, frame, { [step.as]: [chosen] });
}

/** First the base that comes into play, then the one that lies on top of the others. */
export function chooseReplacement(state: State, frame: StepsFrame, base: BaseNo): void {
  remove(state.baseDeck, base);
  if (state.replacement < 0) {
    state.replacement = base;
    state.agenda.push(frame);
    return;
  }
  state.baseDeck.push(base);
  state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#base': [base] } } });
}
