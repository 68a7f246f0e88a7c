import { CARDS, TOKENS } from '../../games/clank/catalogue.ts';
import type { RoomNo } from '../../games/clank/core/board.ts';
import type { Card, CardNo } from '../../games/clank/core/card.ts';
import { RESOURCES } from '../../games/clank/core/effects.ts';
import { costIn } from '../../games/clank/core/price.ts';
import { LYING_KINDS, type TokenNo } from '../../games/clank/core/token.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { grouped } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { ONE_ITEM } from './catacombs-nouns.ts';
import { catacombsVoice } from './catacombs-voice.ts';
import { CARD_NAMES, type Name, TOKEN_NAMES } from './names.ts';
import { CRYSTAL_CAVE, FOUNTAIN, LYING, MARKET, RESOURCE } from './nouns.ts';
import { boardIn } from './rooms.ts';
import { spaceVoice, spoken } from './space-voice.ts';

const names = new Map<string, Name>(Object.entries<Name>({ ...CARD_NAMES, ...TOKEN_NAMES }));

/** What every card and token is called of the games that are loaded. */
export const NAMES: ReadonlyMap<string, Name> = names;

export function enlistNames(more: Readonly<Record<string, Name>>): void {
  for (const [id, name] of Object.entries(more)) names.set(id, name);
}

const sources = new Map<string, Name>();

/** What asks or acts without being a card or a token, by the source that its effects name. */
export function enlistSources(more: Readonly<Record<string, Name>>): void {
  for (const [id, name] of Object.entries(more)) sources.set(id, name);
}

/** The name of a card or token, or whatever else an effect comes from; an unknown id is an error of the program. */
export function nameOf(id: string): Name {
  const name = names.get(id) ?? sources.get(id);
  if (name === undefined) throw new Error(`no card or token is called ${id}`);
  return name;
}

export const cardName = (no: CardNo, language: Language): string => nameOf(CARDS[no]!.id)[language];
export const tokenName = (no: TokenNo, language: Language): string => nameOf(TOKENS[no]!.id)[language];

/** The monsters that are always there have their article, as in the rules. */
const ALWAYS_THERE: ReadonlyMap<string, Both> = new Map([
  ['goblin', { en: 'the ', fr: 'le ' }],
  ['gob-l1n', { en: 'the ', fr: 'le ' }],
  ['eradibot', { en: 'the ', fr: 'l’' }],
]);

/** What is fought, within a sentence. */
export const foeName = (no: CardNo, language: Language): string =>
  `${ALWAYS_THERE.get(CARDS[no]!.id)?.[language] ?? ''}${cardName(no, language)}`;

export const cardNames = (cards: readonly CardNo[], language: Language): string[] =>
  grouped(cards.map((card) => cardName(card, language)));

export const costNoun = (card: Card): Noun => (card.kind === 'monster' ? RESOURCE.swords : RESOURCE.skill);

/** What a card costs now, the discount on gems taken off. */
export function costNow(no: CardNo, view: View, language: Language): string {
  const card = CARDS[no]!;
  return counted(costIn(view, card), costNoun(card), language);
}

const items = new Map<string, Both>(Object.entries(ONE_ITEM));

export function enlistItems(more: Readonly<Record<string, Both>>): void {
  for (const [id, item] of Object.entries(more)) items.set(id, item);
}

/** An item of the market, with its article. */
export function itemPhrase(token: TokenNo, language: Language): string {
  const { id, points } = TOKENS[token]!;
  const item = items.get(id) ?? { en: `the Crown worth ${points}`, fr: `la Couronne de valeur ${points}` };
  return item[language];
}

export function artifactPhrase(token: TokenNo, language: Language): string {
  const { points, silver } = TOKENS[token]!;
  const [en, fr] = silver ? ['silver Artifact', 'Artefact d’argent'] : ['Artifact', 'Artefact'];
  return { en: `the ${en} worth ${points}`, fr: `l’${fr} de valeur ${points}` }[language];
}

/** What a room is and what lies in it; the names of those `seated` tell whose the offerings of a shrine are. */
export function contentsOf(room: RoomNo, view: View, language: Language, seated: readonly string[] = []): string[] {
  const { crystalCave, fountain, market } = boardIn(view).rooms[room]!;
  const contents: string[] = [];
  if (crystalCave) contents.push(spoken(view, CRYSTAL_CAVE[language], language));
  const aboard = spaceVoice(view);
  if (fountain && view.layout === null && aboard === null) contents.push(FOUNTAIN[language]);
  if (market) contents.push(MARKET[language]);
  if (view.layout !== null) contents.push(...catacombsVoice().featuresOf(room, view, language, seated));
  if (aboard !== null) contents.push(...aboard.features(room, view, language));
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
