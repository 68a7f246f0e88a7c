import { editionOf } from '../core/editions.ts';
import type { View } from '../core/view.ts';
import { type Arrival, arrivals, unseenCards } from './arrivals.ts';
import { type Bag, bagOf, healthLeft, isInside, type SeatOdds, seatOdds } from './bag.ts';
import { hypergeometric } from './chances.ts';
import type { EndTurnOdds } from './end-turn-odds.ts';
import { schemeMayStrike } from './scheme-odds.ts';

/** What may have been drawn so far; `counts` by the seats that are watched. */
interface Drawn {
  chance: number;
  readonly counts: readonly number[];
  /** Ghosts of attacks that are over, each of which hurt everybody, and of the one under way. */
  readonly ghosts: number;
  readonly now: number;
  /** Cubes of nobody who is watched. */
  readonly rest: number;
  /** The bag was emptied where that ends the game: everybody is knocked out. */
  readonly empty: boolean;
  readonly attacked: boolean;
}

/** The bag before the first attack, and the seats whose fate decides how it goes on. */
interface Watch {
  readonly bag: Bag;
  readonly emptyBagEnds: boolean;
  readonly seats: readonly number[];
  readonly rest: number;
  /** Cubes that may be drawn before somebody inside has a turn. */
  readonly most: number;
}

const START: Omit<Drawn, 'counts'> = { chance: 1, ghosts: 0, now: 0, rest: 0, empty: false, attacked: false };

/** Tells apart what matters for what is still to come. */
const nameOf = ({ counts, ghosts, now, rest, empty, attacked }: Drawn): string =>
  `${counts.join()} ${ghosts} ${now} ${rest} ${empty} ${attacked}`;

class Sum {
  private readonly found = new Map<string, Drawn>();

  add(drawn: Drawn): void {
    if (drawn.chance === 0) return;
    const name = nameOf(drawn);
    const same = this.found.get(name);
    if (same === undefined) this.found.set(name, { ...drawn });
    else same.chance += drawn.chance;
  }

  all(): readonly Drawn[] {
    return [...this.found.values()];
  }
}

const leftIn = ({ bag }: Watch, { counts, now, rest }: Drawn): number =>
  bag.total - counts.reduce((sum, count) => sum + count, rest) - now;

/** One cube more. */
function drawOne(watch: Watch, drawn: Drawn, sum: Sum): void {
  const { bag, seats } = watch;
  const share = drawn.chance / leftIn(watch, drawn);
  sum.add({ ...drawn, chance: share * (watch.rest - drawn.rest), rest: drawn.rest + 1 });
  sum.add({ ...drawn, chance: share * (bag.ghosts - drawn.now), now: drawn.now + 1 });
  for (const [at, seat] of seats.entries()) {
    const count = drawn.counts[at]!;
    sum.add({ ...drawn, chance: share * (bag.cubes[seat]! - count), counts: drawn.counts.with(at, count + 1) });
  }
}

/** An attack with so many cubes; the ghosts drawn go back when it is over. */
function attack(watch: Watch, start: Drawn, draws: number): readonly Drawn[] {
  const most = Math.min(draws, leftIn(watch, start));
  let all: readonly Drawn[] = [{ ...start, attacked: true }];
  for (let i = 0; i < most; i++) {
    const sum = new Sum();
    for (const drawn of all) drawOne(watch, drawn, sum);
    all = sum.all();
  }
  return all.map((drawn) => ({
    ...drawn,
    empty: watch.emptyBagEnds && leftIn(watch, drawn) === 0,
    ghosts: drawn.ghosts + drawn.now,
    now: 0,
  }));
}

function isOut(view: View, { seats }: Watch, drawn: Drawn, seat: number): boolean {
  if (!isInside(view, seat) || drawn.empty) return true;
  const at = seats.indexOf(seat);
  return (at < 0 ? 0 : drawn.counts[at]!) + drawn.ghosts >= healthLeft(view, seat);
}

const isGameOver = (view: View, watch: Watch, drawn: Drawn): boolean =>
  view.players.every((_, seat) => isOut(view, watch, drawn, seat));

/**
 * The turns of those who are out, until somebody inside has a turn or nobody is left. One turn after the other for all
 * that may have been drawn: what comes to the same is counted once, however many are out.
 */
function turnsOfTheGone(view: View, watch: Watch, starts: readonly Drawn[]): readonly Drawn[] {
  const { length } = view.players;
  const draws = editionOf(view).goneDraws![length]!;
  const over = new Sum();
  let going = starts;
  for (let by = 1; by < length && going.length > 0; by++) {
    const seat = (view.active + by) % length;
    const next = new Sum();
    for (const drawn of going) {
      if (!isOut(view, watch, drawn, seat) || isGameOver(view, watch, drawn)) over.add(drawn);
      else for (const after of attack(watch, drawn, draws)) next.add(after);
    }
    going = next.all();
  }
  for (const drawn of going) over.add(drawn);
  return over.all();
}

/** That a third one falls before the next turn begins is left out of account: it hardly ever happens. */
const MOST_WATCHED = 2;

/** The seats whose fall would let the next one, too, have the turn of one who is out; the others need no watching. */
function watchOver(view: View, bag: Bag, first: number): Watch {
  const { length } = view.players;
  const seats: number[] = [];
  let draws = first;
  let ghosts = bag.ghosts;
  for (let by = 1; by < length && seats.length < MOST_WATCHED; by++) {
    const seat = (view.active + by) % length;
    if (isInside(view, seat)) {
      if (Math.min(draws, bag.cubes[seat]!) + ghosts < healthLeft(view, seat)) break;
      seats.push(seat);
    }
    draws += editionOf(view).goneDraws![length]!;
    ghosts += bag.ghosts;
  }
  const watched = seats.reduce((sum, seat) => sum + bag.cubes[seat]!, bag.ghosts);
  return { bag, emptyBagEnds: editionOf(view).emptyBagEnds, seats, rest: bag.total - watched, most: draws };
}

/** How much a seat is hurt, given what was drawn. */
function damageOf(view: View, watch: Watch, drawn: Drawn, seat: number): readonly number[] {
  const at = watch.seats.indexOf(seat);
  const own =
    at < 0
      ? hypergeometric(watch.rest, watch.bag.cubes[seat]!, drawn.rest)
      : [...Array.from({ length: drawn.counts[at]! }, () => 0), 1];
  const most = healthLeft(view, seat);
  const chances: number[] = [];
  for (const [cubes, chance] of own.entries()) {
    const damage = Math.min(cubes + drawn.ghosts, most);
    chances[damage] = (chances[damage] ?? 0) + chance;
  }
  return chances;
}

interface Figures {
  dragon: number;
  countdown: number;
  attack: number;
  readonly damage: number[][];
  readonly knockedOut: number[];
  schemeMayStrike: boolean;
}

function addArrival(view: View, figures: Figures, arrival: Arrival): void {
  const bag = bagOf(view, arrival);
  const dragon = arrival.dragons > 0;
  const watch = watchOver(view, bag, dragon ? bag.called : 0);
  const blackCubes = Math.min(watch.most, bag.cubes[view.players.length]!) + arrival.fed;
  figures.schemeMayStrike ||= schemeMayStrike(view, blackCubes);
  const start: Drawn = { ...START, counts: watch.seats.map(() => 0) };
  const firsts = dragon ? attack(watch, start, bag.called) : [start];
  if (dragon) figures.dragon += arrival.chance;
  for (const drawn of turnsOfTheGone(
    view,
    watch,
    firsts.map((first) => ({ ...first, attacked: false })),
  )) {
    const chance = arrival.chance * drawn.chance;
    if (drawn.attacked) figures.countdown += chance;
    if (dragon || drawn.attacked) figures.attack += chance;
    for (const [seat, damage] of figures.damage.entries()) {
      if (!isInside(view, seat)) continue;
      for (const [taken, share] of damageOf(view, watch, drawn, seat).entries()) {
        damage[taken] = (damage[taken] ?? 0) + chance * (share ?? 0);
        if (taken === healthLeft(view, seat) || drawn.empty) figures.knockedOut[seat]! += chance * (share ?? 0);
      }
    }
  }
}

/**
 * If the turn ended now where every turn of one who is out is an attack: the row is filled, the dragon may attack, and
 * the gone have their turns. What a ward in a hand may keep off, and what players choose as cards arrive, is left out.
 */
export function endTurnOddsWithGone(view: View, slots: number): Omit<EndTurnOdds, 'slots' | 'exhausted'> {
  const figures: Figures = {
    dragon: 0,
    countdown: 0,
    attack: 0,
    damage: view.players.map((_, seat) => (isInside(view, seat) ? [] : [1])),
    knockedOut: view.players.map(() => 0),
    schemeMayStrike: false,
  };
  for (const arrival of arrivals(unseenCards(view), slots)) addArrival(view, figures, arrival);
  const seats: SeatOdds[] = figures.damage.map((chances, seat) =>
    seatOdds(
      Array.from(chances, (chance: number | undefined) => chance ?? 0),
      figures.knockedOut[seat]!,
    ),
  );
  const { dragon, countdown, attack: any, schemeMayStrike: mayStrike } = figures;
  return { dragon, countdown, attack: any, seats, schemeMayStrike: mayStrike };
}
