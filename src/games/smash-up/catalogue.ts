import { CEASE_AND_DESIST_BASES } from './bases/cease-and-desist.ts';
import { CORE_BASES_1 } from './bases/core-1.ts';
import { CORE_BASES_2 } from './bases/core-2.ts';
import {
  type Base,
  type BaseNo,
  type BaseRow,
  baseOf,
  type Card,
  type CardNo,
  cardOf,
  type FactionNo,
  type FactionRow,
} from './core/card.ts';
import { aliens } from './factions/aliens.ts';
import { astroknights } from './factions/astroknights.ts';
import { changerbots } from './factions/changerbots.ts';
import { dinosaurs } from './factions/dinosaurs.ts';
import { ignobles } from './factions/ignobles.ts';
import { ninjas } from './factions/ninjas.ts';
import { pirates } from './factions/pirates.ts';
import { robots } from './factions/robots.ts';
import { starRoamers } from './factions/star-roamers.ts';
import { tricksters } from './factions/tricksters.ts';
import { wizards } from './factions/wizards.ts';
import { zombies } from './factions/zombies.ts';

/** Numbers stand in records: new factions and bases are added at the end. */
export const FACTIONS: readonly FactionRow[] = [
  astroknights,
  changerbots,
  ignobles,
  starRoamers,
  aliens,
  dinosaurs,
  ninjas,
  pirates,
  robots,
  tricksters,
  wizards,
  zombies,
];

const BASE_ROWS: readonly BaseRow[] = [...CEASE_AND_DESIST_BASES, ...CORE_BASES_1, ...CORE_BASES_2];

const cardsOf = (revised: boolean): readonly Card[] =>
  FACTIONS.flatMap((faction, no: FactionNo) => faction.cards.map((row) => cardOf(no, row, revised)));

/** The two printings, by the same numbers. */
export const CARDS = { first: cardsOf(false), revised: cardsOf(true) };
/** The kinds of ability that each card has, by the same numbers: looked through more often than anything else. */
export const SAID = {
  first: CARDS.first.map(({ says }) => says),
  revised: CARDS.revised.map(({ says }) => says),
};
export const BASES = {
  first: BASE_ROWS.map((row) => baseOf(row, false)),
  revised: BASE_ROWS.map((row) => baseOf(row, true)),
} satisfies Record<string, readonly Base[]>;

const numbers = (list: readonly { readonly id: string }[]) => new Map(list.map(({ id }, no) => [id, no]));
const cardNumbers = numbers(CARDS.first);
const baseNumbers = numbers(BASE_ROWS);

export const cardNo = (id: string): CardNo => cardNumbers.get(id) ?? -1;
export const baseNo = (id: string): BaseNo => baseNumbers.get(id) ?? -1;
export const factionNo = (id: string): FactionNo => FACTIONS.findIndex((faction) => faction.id === id);
