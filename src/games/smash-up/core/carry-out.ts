import { isOtherPlayersCard } from './attribution.ts';
import { removes } from './batch.ts';
import { isMicrobot } from './power.ts';
import { raisesPower } from './printed.ts';
import { type Affect, type Copy, type Emit, ownerOf, type State } from './state.ts';
import { cardIn, isBlank, minionInPlay, whereIs } from './table.ts';
import { announce, announceOwn } from './triggers.ts';
import { giveExtrasOf } from './turn.ts';
import { leavePlay, moveMinion, remove } from './zones.ts';

/**
 * What was not stopped happens, all at once: cards in play react to the table as it was, so that those which the
 * event removes still see each other go.
 */
export function carryOutAll(state: State, ready: readonly Affect[], emit: Emit): void {
  if (ready.length === 0) return;
  const before = state.pending.length;
  const happening = ready.length > 1 ? withoutRepeats(ready) : ready;
  for (const affect of happening) announceAffect(state, affect);
  if (state.pending.length > before) keepForLeaving(state, happening, before);
  for (const affect of happening) if (whereIs(state, affect.copy) >= 0) carryOut(state, affect, emit);
}

/** A card is removed only once. */
const withoutRepeats = (ready: readonly Affect[]): readonly Affect[] =>
  ready.filter(
    (affect, at) => !removes(affect) || ready.findIndex((each) => each.copy === affect.copy && removes(each)) === at,
  );

/** What the event set off, from that place on, resolves without its card where the event removes that. */
function keepForLeaving(state: State, happening: readonly Affect[], from: number): void {
  const gone = happening.flatMap((affect) => (removes(affect) ? [affect.copy] : []));
  const leaves = (copy: Copy) => gone.includes(copy) || gone.includes(state.host[copy] ?? -1);
  state.pending = state.pending.map((each, i) =>
    i >= from && leaves(each.context.source) ? { ...each, afterLeaving: true } : each,
  );
}

function announceAffect(state: State, { verb, copy, context, by, direct }: Affect): void {
  const controller = state.controller[copy]!;
  const aimed = direct && context.played && isOtherPlayersCard(context, controller);
  if ((!aimed && verb !== 'destroy') || !minionInPlay(state, copy)) return;
  const base = whereIs(state, copy);
  const own = !isBlank(state, copy);
  if (aimed && own) announceOwn(state, copy, 'self-affected', base, controller, context.seat);
  if (verb !== 'destroy') return;
  if (own) announceOwn(state, copy, 'self-destroyed', base, controller, by);
  announce(state, { moment: 'minion-destroyed-here', by: ownerOf(copy), base, it: [copy] });
  if (isMicrobot(state, copy)) announce(state, { moment: 'your-microbot-destroyed', by: controller, base, it: [copy] });
}

/** It happens: nothing stopped it and nothing took its place. */
function carryOut(state: State, affect: Affect, emit: Emit): void {
  const { verb, copy, context, value } = affect;
  const base = whereIs(state, copy);
  const card = state.cards[copy]!;
  switch (verb) {
    case 'destroy':
      leavePlay(state, copy, 'discard', emit);
      emit?.({ type: 'destroyed', card, copy, base });
      return;
    case 'return':
    case 'place':
      leavePlay(state, copy, 'hand', emit);
      emit?.({ type: 'returned', card, copy, base });
      return;
    case 'bottom':
      leavePlay(state, copy, 'bottom', emit);
      emit?.({ type: 'placed-on-bottom', card, copy, base });
      return;
    case 'move':
      moveMinion(state, copy, value, emit);
      return;
    case 'control':
      state.controller[copy] = value;
      if (!isBlank(state, copy)) giveExtrasOf(state, copy, base, cardIn(state, copy).abilities);
      emit?.({ type: 'controlled', card, copy, seat: value });
      return;
    case 'counter':
      state.counters[copy]!++;
      state.turn.raised.push({ by: context.source, copy });
      emit?.({ type: 'counter-added', card, copy });
      return;
    case 'power':
      if (value === 0) return;
      if (value > 0) state.turn.raised.push({ by: context.source, copy });
      state.lasting.push({
        kind: 'power',
        copy,
        amount: value,
        source: context.source,
        fromMinion: context.source >= 0 && cardIn(state, context.source).minion,
        seat: context.seat,
        until: affect.until,
        othersTurns: affect.othersTurns,
      });
      emit?.({ type: 'power-changed', card, copy, amount: value });
      return;
    case 'lose-abilities': {
      const granting = state.attached.filter((action) => state.host[action] === copy);
      state.lasting.push({ kind: 'no-abilities', copy, granting, seat: context.seat, until: affect.until });
      emit?.({ type: 'abilities-lost', card, copy });
      return;
    }
    case 'attach':
      if (raisesPower(state, value, copy)) state.turn.raised.push({ by: value, copy });
      state.attached.push(value);
      state.host[value] = copy;
      remove(state.aside, value);
      emit?.({ type: 'attached', card: state.cards[value]!, copy: value, base, minion: copy });
      return;
    default:
      verb satisfies never;
  }
}
