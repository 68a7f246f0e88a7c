import type { Step } from './ability.ts';
import { moveAllowances } from './allowances.ts';
import { asking, DONE, hasLooked, look } from './asking.ts';
import type { BaseNo } from './card.ts';
import { baseAtRandom } from './forced.ts';
import type { Option } from './option.ts';
import { found } from './power.ts';
import { goOn, type StepsFrame } from './progress.ts';
import { setOffBase } from './scoring.ts';
import { type Copy, DECK, type Emit, type Frame, type State } from './state.ts';
import { dropSilencedPlays, siteOf } from './table.ts';
import { clearSite, nextBase, refillBases, shuffleBases } from './zones.ts';

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
        const base = baseAtRandom(state, others);
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
      if (!hasLooked(frame)) refillBases(state);
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
  dropSilencedPlays(state, base);
  if (!keepActions) for (const copy of site.actions.slice()) clearAction(state, copy);
  site.base = by;
  moveAllowances(state.turn, base, by);
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
  for (const player of state.players) if (player.standing === 'until-base-scored') player.standing = 'ask';
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
  state.baseDeck.splice(state.baseDeck.indexOf(chosen), 1);
  replaceBase(state, value, chosen, { keepActions: step.keepActions, scoringGoesOn: !state.revised }, emit);
  state.baseDiscard.splice(state.baseDiscard.indexOf(value), 1);
  state.baseDeck.push(value);
  shuffleBases(state);
  goOn(state, frame, { [step.as]: [chosen] });
}

/** First the base that comes into play, then the one that lies on top of the others. */
export function chooseReplacement(state: State, frame: StepsFrame, base: BaseNo): void {
  state.baseDeck.splice(state.baseDeck.indexOf(base), 1);
  if (state.replacement < 0) {
    state.replacement = base;
    state.agenda.push(frame);
    return;
  }
  state.baseDeck.push(base);
  state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#base': [base] } } });
}
