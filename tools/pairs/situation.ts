import type { Random, Seat } from '../../src/engine/game.ts';
import { shuffle } from '../../src/engine/random.ts';
import { BASES, CARDS, FACTIONS } from '../../src/games/smash-up/catalogue.ts';
import type { Box, CardNo, FactionNo } from '../../src/games/smash-up/core/card.ts';
import { coloursOf } from '../../src/games/smash-up/stage/names.ts';
import { onMinion, type Pair, type Piece, staysInPlay } from './kinds.ts';

type Place = 'play' | 'hand' | 'discard';

/** Where the two cards begin, and whether one player controls both. */
export interface Variant {
  readonly a: Place;
  readonly b: Place;
  readonly together: boolean;
}

const COLOURS = coloursOf(2);
const OTHER_BASES = 2;
const HAND = 3;
const DECK_TOP = 6;
/** Any staged base scores with so many counters on one minion. */
const ENOUGH = 28;

/** Effects of being played need the card in hand, those of lying in play need it there. */
function placesOf(piece: Piece): Place[] {
  const { type, abilities } = piece;
  if (type === 'base') return ['play'];
  const stays = staysInPlay(piece);
  const from = (place: Place) => abilities.some((each) => 'from' in each && each.from === place);
  const played = !stays || from('hand') || abilities.some((each) => 'on' in each && each.on === 'play');
  return [
    ...(stays ? (['play'] as const) : []),
    ...(played ? (['hand'] as const) : []),
    ...(from('discard') ? (['discard'] as const) : []),
  ];
}

/** Every way to begin with one of the two in play, under one controller and under two. */
export const variantsOf = ({ a, b }: Pair): Variant[] =>
  placesOf(a).flatMap((first) =>
    placesOf(b).flatMap((second) =>
      first === 'play' || second === 'play' ? [false, true].map((together) => ({ a: first, b: second, together })) : [],
    ),
  );

const scores = ({ abilities }: Piece): boolean =>
  abilities.some((each) => 'at' in each || ('moment' in each && each.moment.endsWith('base-scores')));

interface Minion {
  readonly card: string;
  readonly controller: string;
  counters: number;
  on: { readonly card: string; readonly controller: string; readonly owner: string }[];
}

/** Puts one table together; the random draws decide everything that the variant leaves open. */
class Table {
  readonly active: Seat;
  private readonly random: Random;
  private readonly pair: Pair;
  private readonly factions: FactionNo[][] = [[], []];
  private readonly left = new Map<string, number>();
  private readonly minions: Minion[][] = [[], []];
  private readonly elsewhere: Minion[][] = [[], []];
  private readonly actions: { card: string; controller: string }[][] = [[], []];
  private readonly hands: string[][] = [[], []];
  private readonly discards: string[][] = [[], []];

  constructor(pair: Pair, variant: Variant, random: Random) {
    this.pair = pair;
    this.random = random;
    const controllers = this.controllersFor(variant);
    this.active = variant.b === 'hand' ? controllers[1] : controllers[0];
    const owners = this.ownersFor(controllers, variant);
    this.fillFactions();
    for (const seat of [0, 1]) {
      this.minions[seat]!.push(...[0, 1].flatMap(() => this.plainMinion(seat)));
      this.elsewhere[seat]!.push(...this.plainMinion(seat));
    }
    // Minions first: an attached action may lie on the other card of the pair.
    const laid = (
      [
        ['a', 0],
        ['b', 1],
      ] as const
    ).toSorted(([x], [y]) => Number(onMinion(pair[x])) - Number(onMinion(pair[y])));
    for (const [name, at] of laid) this.lay(pair[name], variant[name], owners[at], controllers[at]);
  }

  private controllersFor({ together }: Variant): readonly [Seat, Seat] {
    const seat = this.random.below(2);
    return [seat, together ? seat : 1 - seat];
  }

  /** A faction is there once: cards of one faction have one owner, whoever controls them. */
  private ownersFor([a, b]: readonly [Seat, Seat], variant: Variant): readonly [Seat, Seat] {
    const [first, second] = [factionOf(this.pair.a), factionOf(this.pair.b)];
    const shared = first !== null && first === second;
    const owner = variant.a === 'play' ? b : a;
    const owners = shared ? ([owner, owner] as const) : ([a, b] as const);
    if (first !== null) this.factions[owners[0]]!.push(first);
    if (second !== null && !shared) this.factions[owners[1]]!.push(second);
    return owners;
  }

  private fillFactions(): void {
    const used = new Set(this.factions.flat());
    const free = FACTIONS.flatMap((_, faction) => (used.has(faction) ? [] : [faction]));
    shuffle(free, this.random);
    const needed: Box | null = this.pair.b.type === 'base' ? BASES.first[this.pair.b.no]!.box : null;
    free.sort((x, y) => Number(FACTIONS[y]!.box === needed) - Number(FACTIONS[x]!.box === needed));
    for (const own of this.factions) {
      while (own.length < 2) own.push(free.shift()!);
      for (const faction of own) for (const { id, count } of FACTIONS[faction]!.cards) this.left.set(id, count);
    }
  }

  private cardsOf(seat: Seat, fits: (card: CardNo) => boolean = () => true): string[] {
    return CARDS.first.flatMap(({ id, faction }, no) =>
      this.factions[seat]!.includes(faction) && fits(no) ? Array.from({ length: this.left.get(id)! }, () => id) : [],
    );
  }

  /** Up to so many cards that nothing else needs: one copy of each card of the pair is kept. */
  private draw(seat: Seat, count: number, fits?: (card: CardNo) => boolean): string[] {
    const pool = this.cardsOf(seat, fits).filter((id) => !this.isKept(id));
    shuffle(pool, this.random);
    const drawn = pool.slice(0, count);
    for (const id of drawn) this.take(id);
    return drawn;
  }

  private isKept(id: string): boolean {
    return id === this.pair.a.id || id === this.pair.b.id;
  }

  private take(id: string): string {
    this.left.set(id, this.left.get(id)! - 1);
    return id;
  }

  private plainMinion(seat: Seat): Minion[] {
    return this.draw(seat, 1, (no) => CARDS.first[no]!.minion).map((card) => this.minion(card, seat));
  }

  private minion(card: string, controller: Seat): Minion {
    return { card, controller: COLOURS[controller]!, counters: 0, on: [] };
  }

  private lay(piece: Piece, place: Place, owner: Seat, controller: Seat): void {
    if (piece.type === 'base') return;
    const card = this.take(piece.id);
    if (place === 'discard') this.discards[owner]!.push(card);
    else if (place === 'hand') this.hands[owner]!.push(card);
    else if (piece.type === 'minion') this.minions[owner]!.push(this.minion(card, controller));
    else if (onMinion(piece)) this.attach(piece, owner, controller);
    else this.actions[owner]!.push({ card, controller: COLOURS[controller]! });
  }

  /** On the other card if it is a minion that fits, otherwise on another minion. */
  private attach({ id, attach }: Piece, owner: Seat, controller: Seat): void {
    const fitting = this.minions
      .flat()
      .filter((host) => attach === 'minion' || host.controller === COLOURS[controller]);
    const host = fitting.find(({ card }) => this.isKept(card)) ?? fitting[this.random.below(fitting.length)];
    host?.on.push({ card: id, controller: COLOURS[controller]!, owner: COLOURS[owner]! });
  }

  private bases(): string[] {
    const boxes = new Set(this.factions.flat().map((faction) => FACTIONS[faction]!.box));
    const free = BASES.first.filter(({ box, id }) => boxes.has(box) && !this.isKept(id)).map(({ id }) => id);
    shuffle(free, this.random);
    return this.pair.b.type === 'base' ? [this.pair.b.id, ...free] : free;
  }

  /** Where something is about scoring the base is about to score; elsewhere at every second table. */
  private raise(): void {
    if (!scores(this.pair.a) && !scores(this.pair.b) && this.random.below(2) === 0) return;
    const all = this.minions.flat();
    const chosen = all[this.random.below(all.length)];
    if (chosen !== undefined) chosen.counters = ENOUGH;
  }

  given(): Readonly<Record<string, unknown>> {
    this.raise();
    const byColour = <Item>(lists: readonly Item[][]) =>
      Object.fromEntries(COLOURS.map((colour, i) => [colour, lists[i]]));
    const [here, ...others] = this.bases();
    const players = COLOURS.map((_, seat) => ({
      factions: this.factions[seat]!.map((faction) => FACTIONS[faction]!.id),
      hand: [...this.hands[seat]!, ...this.draw(seat, HAND)],
      deck: [...this.draw(seat, DECK_TOP), '...'],
      discard: [...this.discards[seat]!, ...this.draw(seat, 2)],
    }));
    return {
      active: COLOURS[this.active],
      seed: this.random.below(10_000),
      players,
      bases: [
        { base: here, minions: byColour(this.minions), actions: byColour(this.actions) },
        { base: others[0], minions: byColour(this.elsewhere) },
        ...others.slice(1, OTHER_BASES),
      ],
    };
  }
}

const factionOf = ({ type, no }: Piece): FactionNo | null => (type === 'base' ? null : CARDS.first[no]!.faction);

/** The `given` of a judge file that brings the two together. */
export const situationOf = (pair: Pair, variant: Variant, random: Random): Readonly<Record<string, unknown>> =>
  new Table(pair, variant, random).given();
