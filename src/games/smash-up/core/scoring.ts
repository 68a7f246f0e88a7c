import type { Seat } from '../../../engine/game.ts';
import type { BaseAbility, Condition } from './ability.ts';
import type { BaseNo } from './card.ts';
import { gainPoints } from './handling.ts';
import { forgetBase } from './memory.ts';
import { breakpointOf, lendersIn, placesAt, powersAt } from './power.ts';
import { putInLine } from './progress.ts';
import type { Context, Emit, State } from './state.ts';
import { baseIn, baseSpeaks, siteOf } from './table.ts';
import { announce } from './triggers.ts';
import { optional, setOffSpecials } from './window.ts';
import { yours } from './words.ts';
import { clearSite, nextBase } from './zones.ts';

type Around = Extract<BaseAbility, { at: 'before' | 'when' | 'after' | 'replaced'; who: string }>;

/** Seats in turn order from the active one. */
const inTurn = (state: State): Seat[] => state.players.map((_, i) => (state.active + i) % state.players.length);

function ripeBases(state: State): BaseNo[] {
  const lenders = lendersIn(state);
  return state.sites
    .filter(
      ({ base }) => powersAt(state, base, lenders).reduce((sum, power) => sum + power, 0) >= breakpointOf(state, base),
    )
    .map(({ base }) => base);
}

export function performScoring(state: State, step: string, emit: Emit): void {
  switch (step) {
    case 'choose': {
      const ripe = ripeBases(state);
      if (ripe.length === 0) state.agenda.push({ frame: 'phase', phase: 'draw' });
      else if (ripe.length === 1) {
        emit?.settled?.(state.active, 'score', { take: 'pick-base', base: ripe[0]! });
        chooseBase(state, ripe[0]!, emit);
      } else {
        state.waiting = { frame: 'scoring', step: 'choose' };
        state.asked = { seat: state.active, ask: 'score', options: ripe.map((base) => ({ take: 'pick-base', base })) };
      }
      return;
    }
    case 'before':
      state.agenda.push(
        { frame: 'scoring', step: 'award' },
        { frame: 'window', at: 'before-scoring', seat: state.active, passes: 0 },
        { frame: 'settle' },
      );
      setOffSpecials(state, 'before-scoring');
      setOffBase(state, state.scoring!.base, 'before');
      return;
    case 'award':
      award(state, emit);
      return;
    case 'after':
      state.agenda.push(
        { frame: 'scoring', step: 'clear' },
        { frame: 'window', at: 'after-scoring', seat: state.active, passes: 0 },
        { frame: 'settle' },
      );
      setOffSpecials(state, 'after-scoring');
      setOffBase(state, state.scoring!.base, 'after');
      return;
    default:
      clear(state, emit);
  }
}

export function chooseBase(state: State, base: BaseNo, emit: Emit): void {
  state.scoring = { base, winners: [], places: [] };
  emit?.({ type: 'base-chosen', base });
  state.agenda.push({ frame: 'scoring', step: 'before' });
}

/** The players a base's ability is for, in turn order. */
function meant(state: State, who: Around['who']): Seat[] {
  const places = state.scoring?.places ?? [];
  return inTurn(state).filter((seat) => {
    if (who === 'active') return seat === state.active;
    if (who === 'winner') return places[seat] === 1;
    if (who === 'runner-up') return places[seat] === 2;
    return who !== 'losers' || places[seat] !== 1;
  });
}

/** Some abilities are for those who have a minion on the base by the time they resolve. */
const PRESENT: Condition = { some: yours({ at: 'here' }) };
const needsMinion = (who: Around['who']): boolean => who === 'present' || who === 'losers';

export function setOffBase(
  state: State,
  base: BaseNo,
  at: Around['at'],
  here: BaseNo = base,
  heard: readonly boolean[] = state.players.map((_, seat) => baseSpeaks(state, base, seat)),
): void {
  for (const ability of baseIn(state, base).abilities) {
    if (!('who' in ability) || !('at' in ability) || ability.at !== at) continue;
    for (const seat of meant(state, ability.who)) {
      if (!heard[seat]) continue;
      const context: Context = { seat, source: -1, here, played: false, found: { them: [seat] } };
      const waiting = { steps: optional(ability.may, ability.steps), context, group: `base ${base} ${at}` };
      putInLine(state, needsMinion(ability.who) ? { ...waiting, if: PRESENT } : waiting);
    }
  }
}

function award(state: State, emit: Emit): void {
  const { base } = state.scoring!;
  const powers = powersAt(state, base);
  const places = placesAt(state, base, powers);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  state.scoring = { base, winners, places };
  emit?.({ type: 'base-scored', base, powers, places });
  const { points } = baseIn(state, base);
  for (const seat of inTurn(state)) gainPoints(state, seat, points[places[seat]! - 1] ?? 0, emit);
  state.agenda.push({ frame: 'scoring', step: 'after' }, { frame: 'settle' });
  setOffBase(state, base, 'when');
  announce(state, { moment: 'base-scores', by: state.active, base, it: [] });
  announce(state, { moment: 'next-base-scores', by: state.active, base, it: [] });
}

/** Everything on the base is discarded, then the base, and another takes its place while there should be so many. */
function clear(state: State, emit: Emit): void {
  const { base } = state.scoring!;
  const heard = state.players.map((_, seat) => baseSpeaks(state, base, seat));
  clearSite(state, base, emit);
  state.agenda.push({ frame: 'scoring', step: 'choose' }, { frame: 'settle' });
  state.baseDiscard.push(base);
  const shrinks = state.sites.length > state.baseCount;
  if (shrinks && state.replacement >= 0) state.baseDeck.push(state.replacement);
  const chosen = state.replacement >= 0 ? state.replacement : undefined;
  const next = shrinks ? undefined : (chosen ?? nextBase(state));
  if (next === undefined) {
    state.sites = state.sites.filter((site) => site.base !== base);
    emit?.({ type: 'base-removed', base });
  } else {
    siteOf(state, base)!.base = next;
    emit?.({ type: 'base-replaced', base, by: next });
    setOffBase(state, base, 'replaced', next, heard);
  }
  forgetBase(state, base, null);
  state.scoring = null;
  state.replacement = -1;
  for (const player of state.players) if (player.standing === 'until-base-scored') player.standing = 'ask';
}
