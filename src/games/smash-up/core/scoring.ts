import type { Seat } from '../../../engine/game.ts';
import type { Ability, BaseAbility, Step } from './ability.ts';
import { type BaseNo, SAYS } from './card.ts';
import { holds } from './condition.ts';
import type { Option } from './option.ts';
import { NO_LIMITS, playAction, specialOf, targetsOf } from './plays.ts';
import { breakpointOf, placesAt, powersAt } from './power.ts';
import { replaceBase } from './questions.ts';
import { type Context, type Copy, type Emit, type Frame, STANDINGS, type State } from './state.ts';
import { gainPoints, pushSteps } from './steps.ts';
import { baseIn, baseSpeaks, cardIn, catalogueOf, forEachSaying, siteOf, standing } from './table.ts';
import { announce } from './triggers.ts';
import { clearSite, nextBase } from './zones.ts';

type Window = Extract<Frame, { frame: 'window' }>;
type Special = Extract<Ability, { on: 'special' }>;
type Around = Extract<BaseAbility, { at: 'before' | 'when' | 'after' | 'replaced'; who: string }>;

const optional = (may: true | undefined, steps: readonly Step[]): readonly Step[] =>
  may ? [{ do: 'may', steps }] : steps;

/** Seats in turn order from the active one. */
const inTurn = (state: State): Seat[] => state.players.map((_, i) => (state.active + i) % state.players.length);

export function ripeBases(state: State): BaseNo[] {
  return state.sites
    .filter(({ base }) => powersAt(state, base).reduce((sum, power) => sum + power, 0) >= breakpointOf(state, base))
    .map(({ base }) => base);
}

export function performScoring(state: State, step: string, emit: Emit): void {
  switch (step) {
    case 'choose': {
      const ripe = ripeBases(state);
      if (ripe.length === 0) state.agenda.push({ frame: 'phase', phase: 'draw' });
      else if (ripe.length === 1) chooseBase(state, ripe[0]!, emit);
      else {
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

/** Special abilities of cards in play, each for its controller. */
function setOffSpecials(state: State, at: Special['at']): void {
  const base = state.scoring!.base;
  forEachSaying(state, SAYS.special, (copy, here, abilities) => {
    const special = specialOf(abilities, at, 'play');
    if (special === undefined || (special.here && here !== base)) return;
    if (!special.here && here === base) return;
    const context = standing(state, copy, here);
    if (special.if !== undefined && !holds(state, special.if, context)) return;
    state.pending.push({ steps: optional(special.may, special.steps), context });
  });
}

/** The players a base's ability is for, in turn order. */
function meant(state: State, base: BaseNo, who: Around['who']): Seat[] {
  const places = state.scoring?.places ?? [];
  const present = (seat: Seat) => siteOf(state, base)?.minions.some((copy) => state.controller[copy] === seat) ?? false;
  return inTurn(state).filter((seat) => {
    if (who === 'active') return seat === state.active;
    if (who === 'winner') return places[seat] === 1;
    if (who === 'runner-up') return places[seat] === 2;
    if (who === 'losers') return places[seat] !== 1 && present(seat);
    return present(seat);
  });
}

export function setOffBase(state: State, base: BaseNo, at: Around['at'], here: BaseNo = base): void {
  for (const ability of baseIn(state, base).abilities) {
    if (!('who' in ability) || !('at' in ability) || ability.at !== at) continue;
    for (const seat of meant(state, base, ability.who)) {
      if (!baseSpeaks(state, here, seat)) continue;
      const context: Context = { seat, source: -1, here, played: false, found: { them: [seat] } };
      state.pending.push({ steps: optional(ability.may, ability.steps), context });
    }
  }
}

function award(state: State, emit: Emit): void {
  const { base } = state.scoring!;
  const places = placesAt(state, base);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  state.scoring = { base, winners, places };
  emit?.({ type: 'base-scored', base, powers: powersAt(state, base), places });
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
  clearSite(state, base, emit);
  state.agenda.push({ frame: 'scoring', step: 'choose' }, { frame: 'settle' });
  const next =
    state.sites.length > state.baseCount ? undefined : state.replacement >= 0 ? state.replacement : nextBase(state);
  if (next === undefined) {
    state.sites = state.sites.filter((site) => site.base !== base);
    state.baseDiscard.push(base);
    emit?.({ type: 'base-removed', base });
  } else {
    replaceBase(state, base, next, false, emit);
    setOffBase(state, base, 'replaced', next);
  }
  state.lasting = state.lasting.filter((each) => !('base' in each) || each.base !== base);
  state.scoring = null;
  state.replacement = -1;
  for (const player of state.players) if (player.standing === 'until-base-scored') player.standing = 'ask';
}

/** The specials a player holds that could be played now, each title once. */
export function reactions(state: State, seat: Seat, at: Special['at']): Option[] {
  const base = state.scoring!.base;
  const options = state.players[seat]!.hand.flatMap((copy): Option[] => {
    const card = cardIn(state, copy);
    const special = specialOf(card.abilities, at, 'hand');
    if (special === undefined) return [];
    if (special.once !== undefined && state.turn.used.includes(specialKey(state, copy, seat, base))) return [];
    if (!card.minion && targetsOf(state, copy, seat, NO_LIMITS).length === 0) return [];
    return [{ take: 'react', card: state.cards[copy]! }];
  });
  return [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
}

const specialKey = (state: State, copy: Copy, seat: Seat, base: BaseNo): string =>
  `special ${state.cards[copy]} ${seat} ${base}`;

/** Whether, for all that everybody knows, this player could hold something to play now. */
function mightReact(state: State, seat: Seat, at: Special['at']): boolean {
  const { hand, factions } = state.players[seat]!;
  return (
    hand.length > 0 &&
    catalogueOf(state).some(
      (card) => factions.includes(card.faction) && specialOf(card.abilities, at, 'hand') !== undefined,
    )
  );
}

/** Cards from hand, clockwise, until all have passed one after the other. */
export function performWindow(state: State, window: Window, emit: Emit): void {
  const { seat, passes, at } = window;
  if (passes >= state.players.length) return;
  const next = { ...window, seat: (seat + 1) % state.players.length, passes: passes + 1 };
  if (!mightReact(state, seat, at)) {
    state.agenda.push(next);
    return;
  }
  const options = reactions(state, seat, at);
  const { standing: rest } = state.players[seat]!;
  if (rest === 'until-base-scored' || rest === 'until-my-turn') {
    emit?.({ type: 'passed', seat });
    state.agenda.push(next);
    return;
  }
  state.waiting = window;
  state.asked = {
    seat,
    ask: at,
    options: [...options, ...STANDINGS.map((until): Option => ({ take: 'pass', until }))],
  };
}

export function resolveWindow(state: State, window: Window, option: Option, emit: Emit): void {
  const { seat } = window;
  const next = (seat + 1) % state.players.length;
  if (option.take === 'pass') {
    state.players[seat]!.standing = option.until;
    emit?.({ type: 'passed', seat });
    state.agenda.push({ ...window, seat: next, passes: window.passes + 1 });
    return;
  }
  if (option.take !== 'react') throw new Error(`${option.take} is no reaction`);
  const copy = state.players[seat]!.hand.find((each) => state.cards[each] === option.card)!;
  const special = specialOf(cardIn(state, copy).abilities, window.at, 'hand')!;
  state.turn.used.push(specialKey(state, copy, seat, state.scoring!.base));
  state.agenda.push({ ...window, seat: next, passes: 0 });
  if (cardIn(state, copy).minion) {
    const context: Context = { seat, source: copy, here: state.scoring!.base, played: true, found: { self: [copy] } };
    state.agenda.push({ frame: 'settle' });
    pushSteps(state, special.steps, context);
  } else playAction(state, copy, seat, {}, { special: true }, emit);
}
