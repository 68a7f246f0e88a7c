import type { Step, What } from './ability.ts';
import { mightPlay } from './at-once.ts';
import { actionsFor } from './filter.ts';
import { questionOf } from './picks.ts';
import { baseOfRef, found, minionsFor, seatOfRef } from './power.ts';
import type { StepsFrame } from './progress.ts';
import type { Context, State } from './state.ts';
import { whereIs } from './table.ts';

/** What is known of the registers: those in `open` will be filled by an answer still to come. */
interface Outlook {
  readonly context: Context;
  readonly open: readonly string[];
}

function reaches(state: State, what: What, { context, open }: Outlook): boolean {
  if (typeof what === 'string')
    return open.includes(what) || found(context, what).some((at) => whereIs(state, at) >= 0);
  if (open.length > 0) return true;
  return (what.kind === 'minion' ? minionsFor(state, what, context) : actionsFor(state, what, context)).length > 0;
}

const isFilled = (ref: string, { context, open }: Outlook): boolean =>
  open.includes(ref) || found(context, ref).length > 0;

/** After a pick: its register stays empty where nothing can be picked. */
function picking(state: State, step: Extract<Step, { do: 'pick' }>, { context, open }: Outlook): Outlook {
  if (open.length > 0 || (questionOf(state, step, context).settled ?? [0]).length > 0) {
    return { context, open: [...open, step.as] };
  }
  return { context: { ...context, found: { ...context.found, [step.as]: [] } }, open };
}

/** Whether the step by itself could change anything. */
function changes(state: State, step: Step, outlook: Outlook): boolean {
  const { context, open } = outlook;
  const inner = (steps: readonly Step[]) => outcome(state, steps, outlook);
  switch (step.do) {
    case 'pick':
      return false;
    case 'destroy':
    case 'return':
    case 'place':
    case 'bottom':
    case 'counter':
    case 'power':
    case 'control':
      return reaches(state, step.what, outlook);
    case 'move':
      return (open.includes(step.to) || baseOfRef(state, context, step.to) >= 0) && reaches(state, step.what, outlook);
    case 'move-each':
      return state.sites.length > 1 && reaches(state, step.what, outlook);
    case 'to-hand':
    case 'to-top':
    case 'to-bottom':
    case 'to-discard':
    case 'shuffle-in':
      return isFilled(step.what, outlook);
    case 'draw': {
      const { deck, discard } = state.players[seatOfRef(context, step.who ?? 'you')] ?? { deck: [], discard: [] };
      return deck.length + discard.length > 0;
    }
    case 'play-now': {
      const frame: StepsFrame = { frame: 'steps', steps: [step], at: 0, context };
      return open.length > 0 || mightPlay(state, step, frame);
    }
    case 'choose':
      return step.of.some(inner);
    case 'may':
      return inner(step.steps);
    default:
      return true;
  }
}

function outcome(state: State, steps: readonly Step[], from: Outlook): boolean {
  let outlook = from;
  for (const step of steps) {
    if (changes(state, step, outlook)) return true;
    if (step.do === 'pick') outlook = picking(state, step, outlook);
  }
  return false;
}

/** Whether, for all that everybody knows, something could come of these steps; where that is hard to tell, yes. */
export const couldDo = (state: State, steps: readonly Step[], context: Context): boolean =>
  outcome(state, steps, { context, open: [] });
