import type { Step, What } from './ability.ts';
import { mightPlay } from './at-once.ts';
import { changesControl } from './attribution.ts';
import { actionsFor } from './filter.ts';
import { stillThere } from './handling.ts';
import type { Option } from './option.ts';
import { numberFor, type Pick, questionOf } from './picks.ts';
import { baseOfRef, found, minionsFor, seatOfRef } from './power.ts';
import type { StepsFrame } from './progress.ts';
import type { Context, State } from './state.ts';
import { whereIs } from './table.ts';

/** What is known of the registers: those in `open` will be filled by an answer still to come, one of `candidates` if known. */
interface Outlook {
  readonly context: Context;
  readonly open: readonly string[];
  readonly candidates: Readonly<Record<string, readonly Option[]>>;
}

function reaches(state: State, what: What, { context, open }: Outlook): boolean {
  if (typeof what === 'string')
    return open.includes(what) || found(context, what).some((at) => whereIs(state, at) >= 0);
  if (open.length > 0) return true;
  return (what.kind === 'minion' ? minionsFor(state, what, context) : actionsFor(state, what, context)).length > 0;
}

/** After a pick: its register stays empty where nothing can be picked. */
function picking(state: State, step: Pick, { context, open, candidates }: Outlook): Outlook {
  if (open.length > 0) return { context, open: [...open, step.as], candidates };
  const { settled, options } = questionOf(state, step, context);
  if (settled === null || settled.length > 0) return answered(step, context, options);
  return { context: { ...context, found: { ...context.found, [step.as]: [] } }, open, candidates };
}

const answered = ({ as }: Pick, context: Context, options: readonly Option[]): Outlook => ({
  context,
  open: [as],
  candidates: { [as]: options },
});

/** The values a register has or may get; null where that is not known. */
function valuesOf(ref: string, { context, open, candidates }: Outlook): readonly number[] | null {
  if (!open.includes(ref)) return found(context, ref);
  return candidates[ref]?.filter(({ take }) => take !== 'done').map(numberFor) ?? null;
}

function changesHands(state: State, { what, to }: Extract<Step, { do: 'control' }>, outlook: Outlook): boolean {
  const you = outlook.context.seat;
  const copies = typeof what === 'string' ? valuesOf(what, outlook) : null;
  const seats = to === 'you' ? [you] : valuesOf(to, outlook);
  if (copies === null || seats === null) return true;
  return copies.some(
    (copy) => whereIs(state, copy) >= 0 && seats.some((seat) => changesControl(state, copy, you, seat)),
  );
}

/** Whether the step by itself could change anything. */
function changes(state: State, step: Step, outlook: Outlook): boolean {
  const { context, open } = outlook;
  switch (step.do) {
    case 'pick':
      return false;
    case 'destroy':
    case 'return':
    case 'place':
    case 'bottom':
    case 'counter':
    case 'power':
      return reaches(state, step.what, outlook);
    case 'control':
      return changesHands(state, step, outlook);
    case 'move':
      return (open.includes(step.to) || baseOfRef(state, context, step.to) >= 0) && reaches(state, step.what, outlook);
    case 'move-each':
      return state.sites.length > 1 && reaches(state, step.what, outlook);
    case 'to-hand':
    case 'to-top':
    case 'to-bottom':
    case 'to-discard':
    case 'shuffle-in':
      return open.includes(step.what) || stillThere(state, context, step.what).length > 0;
    case 'draw': {
      const { deck, discard } = state.players[seatOfRef(context, step.who ?? 'you')] ?? { deck: [], discard: [] };
      return deck.length + discard.length > 0;
    }
    case 'play-now': {
      const frame: StepsFrame = { frame: 'steps', steps: [step], at: 0, context };
      return open.length > 0 || mightPlay(state, step, frame);
    }
    case 'choose':
      return step.of.some((steps) => outcome(state, steps, outlook));
    case 'may':
      return outcome(state, step.steps, outlook);
    default:
      return true;
  }
}

function outcome(state: State, steps: readonly Step[], outset: Outlook, from = 0): boolean {
  let outlook = outset;
  for (let at = from; at < steps.length; at++) {
    const step = steps[at]!;
    if (changes(state, step, outlook)) return true;
    if (step.do === 'pick') outlook = picking(state, step, outlook);
  }
  return false;
}

/** Whether, for all that everybody knows, something could come of these steps; where that is hard to tell, yes. */
export const couldDo = (state: State, steps: readonly Step[], context: Context): boolean =>
  outcome(state, steps, { context, open: [], candidates: {} });

/** The same for what follows the pick that is due: it asks for one of these options, and nothing was picked before. */
export const couldFollow = (
  state: State,
  { steps, at, context }: StepsFrame,
  pick: Pick,
  options: readonly Option[],
): boolean => outcome(state, steps, answered(pick, context, options), at + 1);
