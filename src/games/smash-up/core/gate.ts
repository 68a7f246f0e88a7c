import { carryOut, isGuarded, type Replacement, replacements } from './affect.ts';
import type { Option } from './option.ts';
import { found } from './power.ts';
import { pushSteps } from './progress.ts';
import type { Affect, Context, Emit, Frame, State } from './state.ts';
import { cardIn, standing, whereIs } from './table.ts';

const isCost = ({ context }: Affect): boolean => found(context, '#cost').length > 0;

/** Before a card is affected: guards first, then what may happen instead, then it happens. */
export function performAffect(state: State, affect: Affect, emit: Emit): void {
  const { copy, verb, value } = affect;
  if (whereIs(state, copy) < 0 || (verb === 'move' && whereIs(state, copy) === value)) return;
  if (verb === 'control' && state.controller[copy] === value) return;
  if (cardIn(state, copy).minion && isGuarded(state, affect)) {
    if (isCost(affect)) state.costFailed = true;
    emit?.({ type: 'unaffected', card: state.cards[copy]!, copy });
    return;
  }
  const candidates = cardIn(state, copy).minion ? replacements(state, affect) : [];
  if (candidates.length === 0) {
    carryOut(state, affect, emit);
    return;
  }
  const forced = candidates.filter(({ ability }) => !ability.may);
  if (candidates.length === 1 && forced.length === 1) {
    emit?.settled?.(state.controller[copy]!, 'instead', { take: 'order', copy: candidates[0]!.holder });
    takePlace(state, affect, candidates[0]!, emit);
    return;
  }
  const frame: Frame = { frame: 'instead', affect, by: candidates.map(({ holder }) => holder) };
  const options: Option[] = candidates.map(({ holder }) => ({ take: 'order', copy: holder }));
  if (forced.length === 0) options.push({ take: 'no' });
  state.waiting = frame;
  state.asked = { seat: state.controller[copy]!, ask: 'instead', options };
}

/** The controller of the affected card has chosen what happens instead, or that nothing does. */
export function resolveInstead(
  state: State,
  frame: Extract<Frame, { frame: 'instead' }>,
  option: Option,
  emit: Emit,
): void {
  const { affect } = frame;
  if (option.take === 'order') {
    const chosen = replacements(state, affect).find(({ holder }) => holder === option.copy);
    if (chosen !== undefined) takePlace(state, affect, chosen, emit);
    return;
  }
  state.agenda.push({ ...affect, tried: [...affect.tried, ...frame.by] });
}

function takePlace(state: State, affect: Affect, { holder, ability, key }: Replacement, emit: Emit): void {
  if (ability.once === 'turn') state.turn.used.push(key);
  if (isCost(affect)) state.costFailed = true;
  emit?.({ type: 'replaced', card: state.cards[affect.copy]!, copy: affect.copy, by: state.cards[holder]! });
  const base = standing(state, holder, whereIs(state, holder));
  const context: Context = { ...base, found: { ...base.found, it: [affect.copy] } };
  if (ability.of === 'affected-by-action') {
    const whose = state.controller[affect.copy]!;
    state.lasting.push({ kind: 'unaffected', by: affect.context.source, whose, seat: whose, until: 'end-of-turn' });
  }
  const redirect = ability.steps.find((step) => step.do === 'redirect');
  if (redirect === undefined) {
    pushSteps(state, ability.steps, context);
    return;
  }
  const others = state.sites
    .flatMap(({ minions }) => minions)
    .filter((copy) => state.cards[copy] === state.cards[holder]);
  state.agenda.push({ ...affect, copy: holder, tried: [...affect.tried, ...others] });
}
