import type { Seat } from '../../../engine/game.ts';
import type { Lend, MinionFilter, Num, Place } from './ability.ts';
import { isOtherPlayer, isYourTurn } from './attribution.ts';
import { type BaseNo, SAYS } from './card.ts';
import { printedPower } from './printed.ts';
import { isProtected } from './protection.ts';
import { type Context, type Copy, ownerOf, type State } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, minionInPlay, siteOf, siteOfMinion, standing } from './table.ts';

const NOTHING: readonly number[] = [];

export const found = (context: Context, ref: string): readonly number[] => context.found[ref] ?? NOTHING;

/** The base a reference means. */
export function baseOfRef(state: State, context: Context, ref: string): BaseNo {
  if (ref === 'here') return context.here;
  if (ref === 'scoring') return state.scoring?.base ?? -1;
  return found(context, ref)[0] ?? -1;
}

export function seatOfRef(context: Context, ref: string): Seat {
  return ref === 'you' ? context.seat : (found(context, ref)[0] ?? -1);
}

export function numberOf(state: State, amount: Num, context: Context): number {
  if (typeof amount === 'number') return amount;
  if ('powerOf' in amount) {
    const copy = found(context, amount.powerOf)[0];
    return copy === undefined ? 0 : powerOf(state, copy);
  }
  if ('countOf' in amount) return countMinions(state, amount.countOf, context);
  if ('minus' in amount) return 0 - numberOf(state, amount.minus, context);
  const total = minionsFor(state, amount.totalOf, context).reduce((sum, copy) => sum + powerOf(state, copy), 0);
  return Math.floor(total / amount.per);
}

function isAt(state: State, base: BaseNo, place: Place, context: Context): boolean {
  if (place === 'anywhere') return true;
  if (place === 'elsewhere') return base !== context.here;
  return base === baseOfRef(state, context, typeof place === 'string' ? place : place.ref);
}

function belongs(whose: Exclude<MinionFilter['whose'], undefined>, seat: Seat, context: Context): boolean {
  if (whose === 'yours') return !isOtherPlayer(seat, context.seat);
  if (whose === 'others') return isOtherPlayer(seat, context.seat);
  return seat === seatOfRef(context, whose === 'theirs' ? 'them' : whose.ref);
}

const namedBy = (state: State, source: Copy): number | undefined =>
  state.named.find(({ copy }) => copy === source)?.value;

/** Whether a minion in play on that base is of the kind described. */
function fits(state: State, copy: Copy, base: BaseNo, filter: MinionFilter, context: Context): boolean {
  if (filter.whose !== undefined && !belongs(filter.whose, state.controller[copy]!, context)) return false;
  if (filter.owned !== undefined) {
    if (ownerOf(copy) !== (filter.owned === 'yours' ? context.seat : seatOfRef(context, 'them'))) return false;
  }
  if (filter.but !== undefined && found(context, filter.but).includes(copy)) return false;
  if (filter.among !== undefined && !found(context, filter.among).includes(copy)) return false;
  if (filter.at !== undefined && !isAt(state, base, filter.at, context)) return false;
  const card = cardIn(state, copy);
  if (filter.title !== undefined && card.id !== filter.title) return false;
  if (filter.named !== undefined) {
    const name = found(context, filter.named)[0] ?? namedBy(state, context.source);
    if (name === undefined || (name < 0 ? card.faction !== ~name : state.cards[copy] !== name)) return false;
  }
  if (filter.microbot && !isMicrobot(state, copy)) return false;
  if (filter.printedAtMost !== undefined && printedPower(state, copy) > filter.printedAtMost) return false;
  if (filter.atMost !== undefined && powerOf(state, copy) > numberOf(state, filter.atMost, context)) return false;
  if (filter.below !== undefined && powerOf(state, copy) >= numberOf(state, filter.below, context)) return false;
  return true;
}

export function minionsFor(state: State, filter: MinionFilter, context: Context): Copy[] {
  const matched: Copy[] = [];
  for (const { base, minions } of state.sites)
    for (const copy of minions) if (fits(state, copy, base, filter, context)) matched.push(copy);
  if (filter.extreme === undefined || matched.length === 0) return matched;
  const powers = matched.map((copy) => powerOf(state, copy));
  const wanted = filter.extreme === 'highest' ? Math.max(...powers) : Math.min(...powers);
  return matched.filter((_, i) => powers[i] === wanted);
}

function countMinions(state: State, filter: MinionFilter, context: Context): number {
  return minionsFor(state, filter, context).length;
}

/** Whether a card lends to this minion, if it names the one it lends to; which minions fit is up to the filter. */
function mayLendTo(state: State, { to }: Lend, source: Copy, copy: Copy): boolean {
  if (to === 'self') return source === copy;
  return to !== 'host' || state.host[source] === copy;
}

/** What is lent to a minion on that base. */
function lends(state: State, lend: Lend, context: Context, to: Copy, base: BaseNo): number {
  if (lend.during === 'others-turns' && isYourTurn(state, context.seat)) return 0;
  if (!mayLendTo(state, lend, context.source, to)) return 0;
  if (typeof lend.to === 'object' && !fits(state, to, base, lend.to, context)) return 0;
  return typeof lend.amount === 'number'
    ? lend.amount
    : 'countOf' in lend.amount
      ? countMinions(state, lend.amount.countOf, context)
      : 0;
}

/** A card in play that lends power. */
interface Lender {
  readonly source: Copy;
  readonly base: BaseNo;
  readonly lend: Lend;
}

/** Every card in play that lends power: found once where the power of several minions is asked for. */
export function lendersIn(state: State): readonly Lender[] {
  const lenders: Lender[] = [];
  forEachSaying(state, SAYS.lends, (source, base, abilities) => {
    for (const ability of abilities) if ('lends' in ability) lenders.push({ source, base, lend: ability.lends });
  });
  return lenders;
}

/**
 * Printed power outside play; in play with all that changes it, never below zero. A change of power is an effect on the
 * minion, so what it is protected from does not count.
 */
export function powerOf(state: State, copy: Copy, lenders = lendersIn(state)): number {
  const site = siteOfMinion(state, copy);
  if (site === undefined) return cardIn(state, copy).power;
  let power = printedPower(state, copy);
  const { base } = site;
  for (const lender of lenders) {
    if (!mayLendTo(state, lender.lend, lender.source, copy)) continue;
    const context = standing(state, lender.source, lender.base);
    const lent = lends(state, lender.lend, context, copy, base);
    if (lent !== 0 && !isProtected(state, copy, 'power', context, site)) power += lent;
  }
  for (const ability of baseIn(state, base).abilities) {
    if ('lends' in ability && baseSpeaks(state, base, state.controller[copy]!)) {
      power += lends(
        state,
        ability.lends,
        { seat: state.active, source: -1, here: base, played: false, found: {} },
        copy,
        base,
      );
    }
  }
  for (const each of state.lasting) {
    if (each.kind !== 'power' || each.copy !== copy) continue;
    if (each.othersTurns && isYourTurn(state, each.seat)) continue;
    if (!isProtected(state, copy, 'power', each, site)) power += each.amount;
  }
  return Math.max(0, power + state.counters[copy]!);
}

export function breakpointOf(state: State, base: BaseNo): number {
  let breakpoint = baseIn(state, base).breakpoint;
  for (const each of state.lasting) if (each.kind === 'breakpoint' && each.base === base) breakpoint += each.amount;
  return Math.max(0, breakpoint);
}

/** The power each seat has on a base. */
export function powersAt(state: State, base: BaseNo, lenders = lendersIn(state)): number[] {
  const powers = state.players.map(() => 0);
  for (const copy of siteOf(state, base)?.minions ?? [])
    powers[state.controller[copy]!]! += powerOf(state, copy, lenders);
  return powers;
}

export const isMicrobot = (state: State, copy: Copy): boolean => {
  if (cardIn(state, copy).microbot) return true;
  let made = false;
  forEachSaying(state, SAYS.makes, (source, _, abilities) => {
    if (state.controller[source] !== state.controller[copy]) return;
    if (abilities.some((ability) => 'makes' in ability)) made = true;
  });
  return made && minionInPlay(state, copy);
};

/** Places by power, 1 for the first; equal power shares the place and the following ones are skipped; 0 for nobody there. */
export function placesAt(state: State, base: BaseNo, powers = powersAt(state, base)): number[] {
  const present = state.players.map(() => false);
  for (const copy of siteOf(state, base)!.minions) present[state.controller[copy]!] = true;
  const scores = powers.map((power, seat) => present[seat] || (state.revised && power > 0));
  return powers.map((power, seat) =>
    scores[seat] ? 1 + powers.filter((other, rival) => scores[rival] && other > power).length : 0,
  );
}
