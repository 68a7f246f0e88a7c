import type { Num } from '../core/ability.ts';
import type { CardNo } from '../core/card.ts';
import type { Mind, Spot, World } from './world.ts';

const GOAL = 15;
const END = 12;
/** A card nothing is known of. */
export const UNKNOWN = 0.3;

/** What a card is worth in the hand, in points. */
export function handWorth(mind: Mind, no: CardNo): number {
  const card = mind.cards[no];
  if (card === undefined) return UNKNOWN;
  return card.minion ? 0.1 + 0.08 * card.power + (card.abilities.length > 0 ? 0.05 : 0) : 0.32;
}

const sumOf = (spot: Spot, what: 'power' | 'steady'): number =>
  spot.minions.reduce((sum, piece) => sum + piece[what], 0);

export const isRipe = (mind: Mind, spot: Spot): boolean =>
  spot.base === mind.scoring || sumOf(spot, 'power') >= spot.breakpoint;

function powers(mind: Mind, spot: Spot, what: 'power' | 'steady'): { power: number[]; count: number[] } {
  const power = mind.view.players.map(() => 0);
  const count = power.slice();
  for (const piece of spot.minions) {
    power[piece.controller]! += piece[what];
    count[piece.controller]!++;
  }
  return { power, count };
}

/** Points that a base gives besides those of the places. */
function besides(mind: Mind, spot: Spot, place: number, power: number, count: number): number {
  const of = (amount: Num): number =>
    typeof amount === 'number'
      ? amount
      : 'per' in amount
        ? Math.floor(power / amount.per)
        : 'countOf' in amount
          ? count
          : 0;
  let points = 0;
  for (const ability of mind.bases[spot.base]?.abilities ?? []) {
    if (!('at' in ability) || ability.at !== 'when' || !('who' in ability)) continue;
    if (ability.who === 'winner' && place !== 1) continue;
    for (const step of ability.steps) if (step.do === 'points') points += of(step.amount);
  }
  return points;
}

/** A base that is replaced as it scores pays like most others. */
function pays(mind: Mind, spot: Spot): readonly number[] {
  const base = mind.bases[spot.base]!;
  const replaced = base.abilities.some(
    (ability) => 'steps' in ability && ability.steps.some((step) => step.do === 'replace-scoring-base'),
  );
  return replaced ? [4, 2, 1] : base.points;
}

/** What every seat gets if the base scores as it is. */
function certain(mind: Mind, spot: Spot): number[] {
  const { power, count } = powers(mind, spot, 'power');
  const points = pays(mind, spot);
  return power.map((own, seat) => {
    if (count[seat] === 0) return 0;
    const place = 1 + power.filter((other, rival) => count[rival]! > 0 && other > own).length;
    return (points[place - 1] ?? 0) + besides(mind, spot, place, own, count[seat]!);
  });
}

/** Points between two places, for a place that is not settled yet. */
function pointsAt(points: readonly number[], place: number): number {
  const low = Math.floor(place);
  const first = points[low - 1] ?? 0;
  return first + ((points[low] ?? 0) - first) * (place - low);
}

/** What every seat may hope for while the base is still filling: less sure the further it is from its breakpoint. */
function hoped(mind: Mind, spot: Spot): number[] {
  const { power, count } = powers(mind, spot, 'steady');
  const breakpoint = Math.max(mind.bases[spot.base]!.breakpoint, 1);
  const nearness = Math.min(1, sumOf(spot, 'steady') / breakpoint);
  const scale = 1.2 + 0.3 * breakpoint * (1 - nearness);
  const weight = 0.3 + 0.55 * nearness;
  const points = pays(mind, spot);
  return power.map((own, seat) => {
    let place = 1;
    for (const [rival, other] of power.entries())
      if (rival !== seat) place += 1 / (1 + Math.exp((own - other) / scale));
    const there = count[seat] === 0 ? 0.6 * (1 - nearness) : 1;
    return weight * there * (pointsAt(points, place) + besides(mind, spot, place < 1.4 ? 1 : 2, own, count[seat]!));
  });
}

const margin = (mind: Mind, gains: readonly number[]): number => {
  const rivals = gains.length - 1;
  return gains.reduce((sum, each, seat) => sum + (seat === mind.me ? each : -each / rivals), 0);
};

/** How good the table is for the one who thinks, in points. */
export function tableWorth(mind: Mind, world: World): number {
  let value = world.bonus;
  const points = mind.view.players.map((player) => player.points);
  for (const spot of world.spots) {
    if (spot.base === mind.doomed) continue;
    const ripe = isRipe(mind, spot);
    const gains = ripe ? certain(mind, spot) : hoped(mind, spot);
    if (ripe) for (const [seat, each] of gains.entries()) points[seat]! += each;
    value += margin(mind, gains);
  }
  const most = Math.max(...points);
  if (most < GOAL || points.filter((each) => each === most).length > 1) return value;
  return value + (points[mind.me] === most ? END : -END);
}
