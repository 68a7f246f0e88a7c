import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { BASES } from '../catalogue.ts';
import type { BaseNo, CardNo } from '../core/card.ts';
import type { State } from '../core/state.ts';
import type { Wish } from './factions.ts';
import { baseName, cardName, colourOf, coloursOf, readBase, readCard, readList } from './names.ts';

/** What a scenario wants chance to bring, each in order. */
export interface ChanceWish {
  /** By seat: on top of the deck after its next shuffle. */
  readonly shuffled: readonly (readonly Wish[])[];
  readonly shuffledBases: readonly BaseWish[];
  /** By seat: discarded at random. */
  readonly discarded: readonly (readonly Wish[])[];
  /** Bases taken at random. */
  readonly bases: readonly BaseWish[];
}

interface BaseWish {
  readonly base: BaseNo;
  readonly where: string;
}

export function readChance(fields: Fields, seats: number): ChanceWish {
  const bySeat = (name: string): readonly (readonly Wish[])[] => {
    const groups = fields.object(name);
    const wishes = coloursOf(seats).map((colour, seat) =>
      readList(groups, colour, (item, where): Wish => ({ seat, card: readCard(item, where), where })),
    );
    groups.finish(coloursOf(seats));
    return wishes;
  };
  const bases = (name: string) =>
    readList(fields, name, (item, where): BaseWish => ({ base: readBase(item, where), where }));
  const wish: ChanceWish = {
    shuffled: bySeat('shuffled'),
    shuffledBases: bases('shuffledBases'),
    discarded: bySeat('discarded'),
    bases: bases('bases'),
  };
  fields.finish(['shuffled', 'shuffledBases', 'discarded', 'bases']);
  return wish;
}

export const wishesOfChance = ({ shuffled, discarded }: ChanceWish): Wish[] => [...shuffled, ...discarded].flat();

const cardsOf = (wishes: readonly (readonly Wish[])[]): CardNo[][] => wishes.map((own) => own.map(({ card }) => card));

/** A base that is nowhere on the table can never come up. */
function checkBase(state: State, { base, where }: BaseWish): void {
  const all = [...state.sites.map((site) => site.base), ...state.baseDeck, ...state.baseDiscard];
  if (all.includes(base)) return;
  throw new InputError(
    where,
    `${baseName(base)} is of the ${BASES.first[base]!.box} set, and nobody plays a faction of it`,
  );
}

/** Once the table is laid: only a scenario that forces chance has the field. */
export function stageChance(state: State, { shuffled, shuffledBases, discarded, bases }: ChanceWish): void {
  if ([...shuffled, ...discarded, shuffledBases, bases].every((list) => list.length === 0)) return;
  for (const wish of [...shuffledBases, ...bases]) checkBase(state, wish);
  state.forced = {
    shuffled: cardsOf(shuffled),
    shuffledBases: shuffledBases.map(({ base }) => base),
    discarded: cardsOf(discarded),
    bases: bases.map(({ base }) => base),
  };
}

/** Forced chance that never came to pass. */
export function unused({ forced }: State): readonly string[] {
  if (forced === undefined) return [];
  const bySeat = (lists: readonly (readonly CardNo[])[], line: (colour: string, card: string) => string) =>
    lists.flatMap((cards, seat) => cards.map((card) => line(colourOf(seat), cardName(card))));
  return [
    ...bySeat(forced.shuffled, (colour, card) => `chance.shuffled.${colour}: no deck with ${card} was shuffled`),
    ...forced.shuffledBases.map((base) => `chance.shuffledBases: no deck with ${baseName(base)} was shuffled`),
    ...bySeat(forced.discarded, (colour, card) => `chance.discarded.${colour}: ${card} was never discarded at random`),
    ...forced.bases.map((base) => `chance.bases: ${baseName(base)} was never taken at random`),
  ];
}
