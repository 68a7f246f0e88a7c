import { InputError, type Seat } from '../../../engine/game.ts';
import { type Fields, unknownName } from '../../../engine/stage.ts';
import { BASES, baseNo, CARDS, cardNo, FACTIONS, factionNo } from '../catalogue.ts';
import type { BaseNo, CardNo, FactionNo } from '../core/card.ts';
import { type Copy, ownerOf, type State } from '../core/state.ts';

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

export const coloursOf = (seats: number): readonly string[] => COLOURS.slice(0, seats);
export const colourOf = (seat: Seat): string => COLOURS[seat]!;
export const ownerColour = (copy: Copy): string => colourOf(ownerOf(copy));

export const cardName = (card: CardNo): string => CARDS.first[card]!.id;
export const baseName = (base: BaseNo): string => BASES.first[base]!.id;
export const factionName = (faction: FactionNo): string => FACTIONS[faction]!.id;
export const namesOf = (state: State, copies: readonly Copy[]): string[] =>
  copies.map((copy) => cardName(state.cards[copy]!));

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

function reader(numberOf: (id: string) => number, known: () => readonly string[]) {
  return (name: unknown, where: string): number => {
    const no = typeof name === 'string' ? numberOf(name) : -1;
    if (no >= 0) return no;
    throw unknownName(where, typeof name === 'string' ? name : JSON.stringify(name), known());
  };
}

export const readCard: (name: unknown, where: string) => CardNo = reader(cardNo, () => ids(CARDS.first));
export const readBase: (name: unknown, where: string) => BaseNo = reader(baseNo, () => ids(BASES.first));
export const readFaction: (name: unknown, where: string) => FactionNo = reader(factionNo, () => ids(FACTIONS));

export function readSeat(name: unknown, seats: number, where: string): Seat {
  const seat = coloursOf(seats).indexOf(String(name));
  if (seat >= 0) return seat;
  throw unknownName(where, String(name), coloursOf(seats));
}

export function readNumber(word: string | undefined, where: string): number {
  const value = Number(word);
  if (word !== undefined && Number.isInteger(value) && value > 0) return value;
  throw new InputError(where, `${JSON.stringify(word ?? '')} should be a whole number from 1`);
}

export function readList<Item>(fields: Fields, name: string, read: (item: unknown, where: string) => Item): Item[] {
  return fields.list(name)?.map((item, i) => read(item, `${fields.at(name)}[${i}]`)) ?? [];
}

/** The value of a field that is one of a few words. */
export function readWord<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
  const text = fields.text(name) ?? words[0]!;
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw unknownName(fields.at(name), text, words);
}

/** The cards of a player in a sentence: "pirates and ninjas". */
export const factionsInWords = (factions: readonly FactionNo[]): string => factions.map(factionName).join(' and ');
