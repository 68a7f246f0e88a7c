import { couldServeAnother, isWrongHand, type Replacement, replacements } from './affect.ts';
import { changesControl } from './attribution.ts';
import { dropFromBatch, isAlone, joinBatch, useInBatch } from './batch.ts';
import { carryOutAll } from './carry-out.ts';
import type { Option } from './option.ts';
import { found } from './power.ts';
import { pushSteps } from './progress.ts';
import { isProtected, SPARED } from './protection.ts';
import {
  type Affect,
  baseOfReplacer,
  type Context,
  type Emit,
  type Frame,
  type Replacer,
  replacerOf,
  type State,
} from './state.ts';
import { cardIn, siteWith, standing, whereIs } from './table.ts';

const isCost = ({ context }: Affect): boolean => found(context, '#cost').length > 0;

/** Before a card is affected: guards first, then what may happen instead, then it happens with the rest of its event. */
export function performAffect(state: State, affect: Affect, emit: Emit): void {
  const { copy, verb, value } = affect;
  const site = siteWith(state, copy);
  if (site === undefined || (verb === 'move' && site.base === value)) return;
  if (verb === 'control' && !changesControl(state, copy, affect.context.seat, value)) return;
  const isMinion = cardIn(state, copy).minion;
  if (isMinion && isProtected(state, copy, verb, affect.context, site)) {
    if (isCost(affect)) state.costFailed = true;
    emit?.({ type: 'unaffected', card: state.cards[copy]!, copy });
    return;
  }
  if (isWrongHand(affect)) {
    if (isCost(affect)) state.costFailed = true;
    return;
  }
  const candidates = isMinion ? replacements(state, affect) : [];
  if (candidates.length === 0) {
    if (isAlone(state)) carryOutAll(state, [affect], emit);
    else joinBatch(state, affect);
    return;
  }
  const forced = candidates.filter(({ ability }) => !ability.may);
  const open = candidates.length === 1 && forced.length === 1 && couldServeAnother(state, affect, forced[0]!);
  if (candidates.length === 1 && forced.length === 1 && !open) {
    emit?.settled?.(state.controller[copy]!, 'instead', optionFor(candidates[0]!.by));
    takePlace(state, affect, candidates[0]!, emit);
    return;
  }
  const frame: Frame = { frame: 'instead', affect, by: candidates.map(({ by }) => by) };
  const options: Option[] = candidates.map(({ by }) => optionFor(by));
  if (forced.length === 0 || open) options.push({ take: 'no' });
  state.waiting = frame;
  // Which card of an event comes first is up to the active player; what happens to it, to its controller.
  state.asked = { seat: open ? state.active : state.controller[copy]!, ask: 'instead', options };
}

/** A card is pointed at as a card, a base as a base. */
function optionFor(by: Replacer): Option {
  const base = baseOfReplacer(by);
  return base < 0 ? { take: 'order', copy: by } : { take: 'pick-base', base };
}

/** The controller of the affected card has chosen what happens instead, or that nothing does. */
export function resolveInstead(
  state: State,
  frame: Extract<Frame, { frame: 'instead' }>,
  option: Option,
  emit: Emit,
): void {
  const { affect } = frame;
  if (option.take === 'order' || option.take === 'pick-base') {
    const wanted = option.take === 'pick-base' ? replacerOf(option.base) : option.copy;
    const chosen = replacements(state, affect).find(({ by }) => by === wanted);
    if (chosen !== undefined) takePlace(state, affect, chosen, emit);
    return;
  }
  state.agenda.push({ ...affect, tried: [...affect.tried, ...frame.by] });
}

/** Protection from an ability is from all of it: what is left of the ability does not affect the minion either. */
function spareFromRest(state: State, { copy, context }: Affect): void {
  state.agenda = state.agenda.map((frame) => {
    if ((frame.frame !== 'steps' && frame.frame !== 'affect') || !isOfAbility(frame.context, context)) return frame;
    const spared = [...found(frame.context, SPARED), copy];
    return { ...frame, context: { ...frame.context, found: { ...frame.context.found, [SPARED]: spared } } };
  });
}

/** A card or base has one ability under way at a time. */
const isOfAbility = (a: Context, b: Context): boolean =>
  a.source === b.source && a.here === b.here && a.played === b.played;

function takePlace(state: State, affect: Affect, { by, ability, key }: Replacement, emit: Emit): void {
  if (ability.once === 'turn') state.turn.used.push(key);
  if (ability.once === 'event') useInBatch(state, key);
  if (isCost(affect)) state.costFailed = true;
  const { copy } = affect;
  const base = baseOfReplacer(by);
  emit?.({ type: 'replaced', card: state.cards[copy]!, copy, by: state.cards[by] ?? -1, base });
  const own: Context =
    base < 0
      ? standing(state, by, whereIs(state, by))
      : { seat: state.controller[copy]!, source: -1, here: base, played: false, found: {} };
  const context: Context = { ...own, found: { ...own.found, it: [copy] } };
  if (ability.of === 'affected-by-action') {
    const whose = state.controller[copy]!;
    const { source } = affect.context;
    state.lasting.push({ kind: 'unaffected', by: source, whose, seat: whose, until: 'end-of-turn' });
    dropFromBatch(state, (other) => other.context.source === source && state.controller[other.copy] === whose);
  }
  if (ability.of === 'affect') spareFromRest(state, affect);
  const redirect = ability.steps.find((step) => step.do === 'redirect');
  if (redirect === undefined) {
    pushSteps(state, ability.steps, context);
    return;
  }
  const others = state.sites.flatMap(({ minions }) => minions).filter((each) => state.cards[each] === state.cards[by]);
  state.agenda.push({ ...affect, copy: by, tried: [...affect.tried, ...others] });
}
