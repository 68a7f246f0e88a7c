import { BASES, CARDS } from '../catalogue.ts';
import { endsWithTurn } from '../core/attribution.ts';
import type { Base, BaseNo, Card, CardNo } from '../core/card.ts';
import type { Copy } from '../core/state.ts';
import type { View } from '../core/view.ts';

/** A minion as the sense reckons with it; `steady` is the power that is left once the turn is over. */
export interface Piece {
  readonly copy: Copy;
  readonly card: CardNo;
  readonly controller: number;
  readonly power: number;
  readonly steady: number;
  readonly attached: readonly { readonly copy: Copy; readonly card: CardNo }[];
}

export interface Spot {
  readonly base: BaseNo;
  readonly breakpoint: number;
  readonly minions: readonly Piece[];
  readonly actions: readonly { readonly copy: Copy; readonly card: CardNo; readonly controller: number }[];
}

/** The table as it stands or would stand, and what was gained on the way besides, in points. */
export interface World {
  readonly spots: readonly Spot[];
  readonly bonus: number;
}

/** What stays the same while a question is thought about. */
export interface Mind {
  readonly view: View;
  readonly me: number;
  readonly cards: readonly Card[];
  readonly bases: readonly Base[];
  readonly cardOf: (copy: Copy) => CardNo;
  /** The base that is sure to score, and the one whose minions are already paid for; −1 for none. */
  readonly scoring: BaseNo;
  readonly doomed: BaseNo;
  /** The pick that is asked, with the answer to try. */
  readonly tried: { readonly as: string; readonly value: number | null } | null;
  /** Cards laid aside by the effect under way. */
  readonly aside: readonly Copy[];
}

/** The card of each copy that the viewer sees: where it lies, or in what it is asked; −1 for the others. */
function cardFinder(view: View): (copy: Copy) => CardNo {
  const seen = new Map<Copy, CardNo>();
  const note = ({ copy, card }: { copy: Copy; card: CardNo }) => seen.set(copy, card);
  for (const { hand, discard } of view.players) [...hand, ...discard].forEach(note);
  for (const { minions, actions } of view.sites) {
    for (const piece of [...minions, ...actions]) [piece, ...piece.attached].forEach(note);
  }
  for (const each of view.aside) if (each !== null) note(each);
  for (const option of view.decision?.options ?? []) {
    if (option.take === 'pick-card' && option.card !== undefined) seen.set(option.copy, option.card);
  }
  return (copy) => seen.get(copy) ?? -1;
}

export function mindOf(view: View, me: number): Mind {
  const cards = view.revised ? CARDS.revised : CARDS.first;
  const scored = view.scoring !== null && view.scoring.places.length > 0;
  const source = view.asked?.source ?? -1;
  return {
    view,
    me,
    cards,
    bases: view.revised ? BASES.revised : BASES.first,
    cardOf: cardFinder(view),
    scoring: view.scoring?.base ?? -1,
    doomed: scored ? view.scoring.base : -1,
    tried: null,
    aside: view.aside.flatMap((each) => (each === null || each.copy === source ? [] : [each.copy])),
  };
}

export function worldOf(view: View): World {
  const brief = (copy: Copy): number =>
    view.lasting.reduce(
      (sum, each) =>
        each.kind === 'power' && each.copy === copy && endsWithTurn(view, each.until, each.seat)
          ? sum + each.amount
          : sum,
      0,
    );
  const spots = view.sites.map(({ base, breakpoint, minions, actions }) => ({
    base,
    breakpoint,
    actions,
    minions: minions.map(({ copy, card, controller, power, attached }) => ({
      copy,
      card,
      controller,
      power,
      steady: Math.max(0, power - brief(copy)),
      attached,
    })),
  }));
  return { spots, bonus: 0 };
}

export const gain = (world: World, bonus: number): World => ({ ...world, bonus: world.bonus + bonus });

export const spotAt = (world: World, base: BaseNo): Spot | undefined => world.spots.find((spot) => spot.base === base);

export const spotOf = (world: World, copy: Copy): Spot | undefined =>
  world.spots.find(
    ({ minions, actions }) =>
      actions.some((each) => each.copy === copy) ||
      minions.some((each) => each.copy === copy || each.attached.some((action) => action.copy === copy)),
  );

export const pieceOf = (world: World, copy: Copy): Piece | undefined => {
  for (const { minions } of world.spots) for (const piece of minions) if (piece.copy === copy) return piece;
  return undefined;
};

const onSpots = (world: World, change: (spot: Spot) => Spot): World => ({ ...world, spots: world.spots.map(change) });

export const without = (world: World, copy: Copy): World =>
  onSpots(world, (spot) => {
    const stay = spot.minions.filter((piece) => piece.copy !== copy);
    return stay.length === spot.minions.length ? spot : { ...spot, minions: stay };
  });

export const withPiece = (world: World, base: BaseNo, piece: Piece): World =>
  onSpots(world, (spot) => (spot.base === base ? { ...spot, minions: [...spot.minions, piece] } : spot));

export const changed = (world: World, copy: Copy, change: (piece: Piece) => Piece): World =>
  onSpots(world, (spot) =>
    spot.minions.some((piece) => piece.copy === copy)
      ? { ...spot, minions: spot.minions.map((piece) => (piece.copy === copy ? change(piece) : piece)) }
      : spot,
  );

export const raised = (world: World, copy: Copy, amount: number, brief: boolean): World =>
  changed(world, copy, (piece) => ({
    ...piece,
    power: Math.max(0, piece.power + amount),
    steady: brief ? piece.steady : Math.max(0, piece.steady + amount),
  }));

export function moved(world: World, copy: Copy, base: BaseNo): World {
  const piece = pieceOf(world, copy);
  return piece === undefined || spotAt(world, base) === undefined
    ? world
    : withPiece(without(world, copy), base, piece);
}

export const withBreakpoint = (world: World, base: BaseNo, amount: number): World =>
  onSpots(world, (spot) =>
    spot.base === base ? { ...spot, breakpoint: Math.max(0, spot.breakpoint + amount) } : spot,
  );
