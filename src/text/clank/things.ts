import { BACKPACK, BOARDS, CARDS, MASTER_KEY, TOKENS } from '../../games/clank/catalogue.ts';
import { type Board, OUTSIDE, type RoomNo, type Zone } from '../../games/clank/core/board.ts';
import type { Card, CardNo } from '../../games/clank/core/card.ts';
import { RESOURCES } from '../../games/clank/core/effects.ts';
import { GEM_DISCOUNT } from '../../games/clank/core/numbers.ts';
import { LYING_KINDS, type TokenNo } from '../../games/clank/core/token.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { CARD_NAMES, type Name, TOKEN_NAMES } from './names.ts';
import { CRYSTAL_CAVE, DEPTHS, FOUNTAIN, LYING, MARKET, RESOURCE } from './nouns.ts';

const NAMES: ReadonlyMap<string, Name> = new Map(Object.entries({ ...CARD_NAMES, ...TOKEN_NAMES }));

/** The name of a card or token; an unknown id is an error of the program. */
export function nameOf(id: string): Name {
  const name = NAMES.get(id);
  if (name === undefined) throw new Error(`no card or token is called ${id}`);
  return name;
}

export const cardName = (no: CardNo, language: Language): string => nameOf(CARDS[no]!.id)[language];
export const tokenName = (no: TokenNo, language: Language): string => nameOf(TOKENS[no]!.id)[language];

/** Equal ones told once, with their number, in the order in which they first come. */
export function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

export const cardNames = (cards: readonly CardNo[], language: Language): string[] =>
  grouped(cards.map((card) => cardName(card, language)));

export const costNoun = (card: Card): Noun => (card.kind === 'monster' ? RESOURCE.swords : RESOURCE.skill);

/** What a card costs now, the discount on gems taken off. */
export function costNow(no: CardNo, view: View, language: Language): string {
  const card = CARDS[no]!;
  const discount = card.kind === 'gem' ? GEM_DISCOUNT * view.turn.gemsCheaper : 0;
  return counted(Math.max(0, card.cost - discount), costNoun(card), language);
}

/** An item of the market, with its article. */
export function itemPhrase(token: TokenNo, language: Language): string {
  if (token === MASTER_KEY) return { en: 'a Master Key', fr: 'une Clef de maître' }[language];
  if (token === BACKPACK) return { en: 'a Backpack', fr: 'un Sac à dos' }[language];
  const { points } = TOKENS[token]!;
  return { en: `the crown worth ${points}`, fr: `la Couronne de valeur ${points}` }[language];
}

export function artifactPhrase(token: TokenNo, language: Language): string {
  const { points } = TOKENS[token]!;
  return { en: `the artifact worth ${points}`, fr: `l’Artefact de valeur ${points}` }[language];
}

export const boardIn = (view: View): Board => {
  const board = BOARDS.find(({ id }) => id === view.board);
  if (board === undefined) throw new Error(`no board is called ${view.board}`);
  return board;
};

const OUTSIDE_NAME: Both = { en: 'outside', fr: 'extérieur' };

const ZONES: Readonly<Record<Zone, Both>> = {
  outside: { en: '', fr: '' },
  surface: { en: 'surface', fr: 'surface' },
  depths: DEPTHS,
};

export const zoneName = (zone: Zone, language: Language): string => ZONES[zone][language];

export const roomName = (room: RoomNo, language: Language): string =>
  room === OUTSIDE ? OUTSIDE_NAME[language] : { en: `room ${room + 1}`, fr: `salle ${room + 1}` }[language];

/** What a room is and what lies in it. */
export function contentsOf(room: RoomNo, view: View, language: Language): string[] {
  const { crystalCave, fountain, market } = boardIn(view).rooms[room]!;
  const contents: string[] = [];
  if (crystalCave) contents.push(CRYSTAL_CAVE[language]);
  if (fountain) contents.push(FOUNTAIN[language]);
  if (market) contents.push(MARKET[language]);
  for (const kind of LYING_KINDS) {
    const lying = view.lying.filter((token) => token.room === room && token.kind === kind);
    if (kind === 'artifact') contents.push(...lying.map(({ token }) => tokenName(token!, language)));
    else if (lying.length > 0) contents.push(counted(lying.length, LYING[kind], language));
  }
  return contents;
}

/** What the player whose turn it is has left to spend. */
export const resourcesOf = ({ turn }: View, language: Language): string[] =>
  RESOURCES.filter((what) => turn[what] > 0).map((what) => counted(turn[what], RESOURCE[what], language));
