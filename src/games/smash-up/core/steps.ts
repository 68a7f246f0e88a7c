import { chanceOf, shuffle } from '../../../engine/random.ts';
import type { Step } from './ability.ts';
import { affectAll, affectTogether } from './affecting.ts';
import { isOtherPlayer } from './attribution.ts';
import { basesFor } from './filter.ts';
import { baseAtRandom, forceDiscard } from './forced.ts';
import { gainPoints, putAway, stillThere, takeOff } from './handling.ts';
import { baseOfRef, found, numberOf, seatOfRef } from './power.ts';
import { goOn, pushSteps, type StepsFrame, splice } from './progress.ts';
import type { Copy, Emit, State } from './state.ts';
import { cardIn, whereIs } from './table.ts';
import { discardFromHand, drawCards, makeKnown, shuffleDeck } from './zones.ts';

/** Steps that need no answer. Those that ask are left to the caller: false. */
export function carryOutStep(state: State, frame: StepsFrame, step: Step, emit: Emit): boolean {
  const { context } = frame;
  const { seat } = context;
  switch (step.do) {
    case 'return':
    case 'place':
    case 'destroy':
    case 'bottom':
    case 'counter':
      affectTogether(state, frame, step);
      return true;
    case 'move': {
      const to = baseOfRef(state, context, step.to);
      goOn(state, frame);
      if (to >= 0) affectAll(state, 'move', step.what, context, to);
      return true;
    }
    case 'move-at-random': {
      const copy = found(context, step.what)[0];
      goOn(state, frame);
      if (copy === undefined) return true;
      const bases = state.sites.map(({ base }) => base).filter((base) => base !== whereIs(state, copy));
      if (bases.length === 0) return true;
      state.revealed++;
      affectAll(state, 'move', step.what, context, baseAtRandom(state, bases));
      return true;
    }
    case 'base-of': {
      const copy = found(context, step.what)[0];
      const left = step.left ? state.turn.moved.findLast((each) => each.copy === copy)?.from : undefined;
      const base = copy === undefined ? -1 : step.left ? (left ?? -1) : whereIs(state, copy);
      goOn(state, frame, { [step.as]: base < 0 ? [] : [base] });
      return true;
    }
    case 'control': {
      const to = seatOfRef(context, step.to);
      goOn(state, frame);
      if (to >= 0) affectAll(state, 'control', step.what, context, to);
      return true;
    }
    case 'power':
      goOn(state, frame);
      affectAll(state, 'power', step.what, context, numberOf(state, step.amount, context), {
        until: step.until,
        othersTurns: step.during !== undefined,
      });
      return true;
    case 'lose-abilities':
      goOn(state, frame);
      affectAll(state, 'lose-abilities', step.what, context, 0, { until: step.until });
      return true;
    case 'breakpoint': {
      const base = baseOfRef(state, context, step.base);
      const amount = numberOf(state, step.amount, context);
      if (base >= 0) {
        state.lasting.push({ kind: 'breakpoint', base, amount, seat, until: 'end-of-turn' });
        emit?.({ type: 'breakpoint-changed', base, amount });
      }
      goOn(state, frame);
      return true;
    }
    case 'draw':
      drawCards(state, seatOfRef(context, step.who ?? 'you'), numberOf(state, step.count, context), emit);
      goOn(state, frame);
      return true;
    case 'discard-at-random': {
      const who = seatOfRef(context, step.who);
      const hand = state.players[who]!.hand.slice();
      if (hand.length > 0) state.revealed++;
      shuffle(hand, chanceOf(state.chance));
      forceDiscard(state, who, hand, step.count);
      discardFromHand(state, who, hand.slice(0, step.count), emit);
      goOn(state, frame);
      return true;
    }
    case 'discard-hand': {
      const who = seatOfRef(context, step.who ?? 'you');
      discardFromHand(state, who, state.players[who]!.hand.slice(), emit);
      goOn(state, frame);
      return true;
    }
    case 'shuffle-hand-in': {
      const player = state.players[seatOfRef(context, step.who ?? 'you')]!;
      player.deck.push(...player.hand.splice(0));
      shuffleDeck(state, seatOfRef(context, step.who ?? 'you'), emit);
      goOn(state, frame);
      return true;
    }
    case 'look-at-hand':
      for (const copy of state.players[seatOfRef(context, step.who)]?.hand ?? []) state.knownTo[copy]! |= 1 << seat;
      state.revealed++;
      goOn(state, frame);
      return true;
    case 'points': {
      const who = seatOfRef(context, step.who ?? 'you');
      gainPoints(state, who, numberOf(state, step.amount, context), emit);
      goOn(state, frame);
      return true;
    }
    case 'show':
      for (const copy of found(context, step.what)) makeKnown(state, copy);
      emit?.({ type: 'card-revealed', seat, cards: found(context, step.what).map((copy) => state.cards[copy]!) });
      goOn(state, frame);
      return true;
    case 'reveal':
    case 'look': {
      const from =
        step.of === 'others'
          ? state.players.map((_, i) => i).filter((i) => isOtherPlayer(i, seat))
          : [seatOfRef(context, step.of ?? 'you')];
      const taken = from.flatMap((owner) => takeOff(state, owner, step.count, step.do === 'reveal' ? -1 : seat, emit));
      goOn(state, frame, { [step.as]: taken, '#off': [...found(context, '#off'), ...taken] });
      return true;
    }
    case 'reveal-until-action': {
      const rest: Copy[] = [];
      let hit: Copy | undefined;
      for (const size = state.players[seat]!; hit === undefined && size.deck.length + size.discard.length > 0; ) {
        const [copy] = takeOff(state, seat, 1, -1, emit);
        if (copy === undefined) break;
        if (cardIn(state, copy).minion) rest.push(copy);
        else hit = copy;
      }
      const all = hit === undefined ? rest : [hit, ...rest];
      goOn(state, frame, { [step.as]: all.filter((copy) => copy === hit), [step.rest]: rest, '#off': all });
      return true;
    }
    case 'to-hand':
    case 'to-bottom':
    case 'to-discard':
    case 'shuffle-in':
      putAway(state, step.do, stillThere(state, context, step.what), seat, emit);
      goOn(state, frame);
      return true;
    case 'may':
    case 'choose':
      return false;
    case 'each-player': {
      goOn(state, frame);
      const count = state.players.length;
      for (let i = count - 1; i >= 0; i--) {
        const them = (state.active + i) % count;
        if (step.who === 'others' && !isOtherPlayer(them, seat)) continue;
        pushSteps(state, step.steps, { ...context, found: { ...context.found, them: [them], '#each': [them] } });
      }
      return true;
    }
    case 'each-base': {
      const begun = found(context, '#bases-begun').length > 0;
      const [next, ...rest] = begun ? found(context, '#bases') : basesFor(state, step.from, context);
      if (next === undefined) goOn(state, frame, { '#bases-begun': [], '#bases': [] });
      else splice(state, frame, [...step.steps, step], { [step.as]: [next], '#bases': rest, '#bases-begun': [1] });
      return true;
    }
    case 'no-actions-next-turn': {
      const player = state.players[seatOfRef(context, step.who)];
      if (player !== undefined) player.noActions = player.noActions === 'this-turn' ? 'both-turns' : 'next-turn';
      goOn(state, frame);
      return true;
    }
    case 'ignore-base': {
      const base = baseOfRef(state, context, step.base);
      const by = step.who === 'all' ? null : seat;
      const holder = step.whileInPlay ? context.source : -1;
      if (base >= 0) state.lasting.push({ kind: 'base-ignored', base, by, holder, seat, until: 'your-next-turn' });
      goOn(state, frame);
      return true;
    }
    default:
      return false;
  }
}
