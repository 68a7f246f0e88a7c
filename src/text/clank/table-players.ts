import type { RoomNo } from '../../games/clank/core/board.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import { HEALTH } from '../../games/clank/core/numbers.ts';
import { total } from '../../games/clank/core/score.ts';
import type { Status } from '../../games/clank/core/state.ts';
import type { PlayerView, View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { columns, flowing, indented } from '../layout.ts';
import { grouped, labelled } from '../phrase.ts';
import { boardIn, roomName, zoneName } from './rooms.ts';
import { shipDetails } from './space-table.ts';
import { spoken } from './space-voice.ts';
import { cardNames, tokenName } from './things.ts';

const TITLE: Both = { en: 'PLAYERS', fr: 'JOUEURS' };

const LOCKPICKS: Both = { en: 'Lockpicks', fr: 'Crochetages' };
const ROOM: Both = { en: 'room', fr: 'salle' };
const HEALTH_AND_GOLD: readonly Both[] = [
  { en: 'damage', fr: 'dégâts' },
  { en: 'Gold', fr: 'Or' },
];
const REST: readonly Both[] = [
  { en: 'cubes', fr: 'cubes' },
  { en: 'hand', fr: 'main' },
  { en: 'deck', fr: 'deck' },
  { en: 'discard', fr: 'défausse' },
  { en: 'points', fr: 'points' },
];

const STATUS: Readonly<Record<Exclude<Status, 'inside'>, Both>> = {
  left: { en: 'out of the dungeon', fr: 'hors du Donjon' },
  rescued: { en: 'knocked out but rescued', fr: 'hors de combat, mais secouru' },
  lost: { en: 'knocked out and lost', fr: 'hors de combat et perdu' },
};

const LABEL = {
  room: { en: 'Room', fr: 'Salle' },
  status: { en: 'Status', fr: 'État' },
  offerings: { en: 'Offerings', fr: 'Offrandes' },
  tokens: { en: 'Tokens', fr: 'Jetons' },
  hand: { en: 'Hand', fr: 'Main' },
  play: { en: 'Played', fr: 'Zone de jeu' },
} satisfies Record<string, Both>;

const isNumbered = (view: View): boolean => view.layout === null && editionOf(view).ship === null;

function whereabouts(room: RoomNo, view: View, language: Language): string {
  const { zone } = boardIn(view).rooms[room]!;
  const name = roomName(room, view, language);
  return zone === 'outside' ? name : `${name}, ${spoken(view, zoneName(zone, language), language)}`;
}

/** The points are those that would count if the player scored now. */
const numbersOf = (player: PlayerView, withLockpicks: boolean): string[] => [
  `${player.damage}/${HEALTH}`,
  `${player.gold}`,
  ...(withLockpicks ? [`${player.lockpicks}`] : []),
  `${player.cubes}`,
  `${player.handSize}`,
  `${player.deckSize}`,
  `${player.discard.length}`,
  `${player.status === 'lost' ? 0 : total(player.tally)}`,
];

function detailsOf(player: PlayerView, view: View, language: Language): string[] {
  const told: readonly (readonly [Both, readonly string[]])[] = [
    [LABEL.room, isNumbered(view) ? [] : [whereabouts(player.room, view, language)]],
    [LABEL.status, player.status === 'inside' ? [] : [STATUS[player.status][language]]],
    ...shipDetails(player, view, language),
    [LABEL.offerings, player.marks.map((room) => roomName(room, view, language))],
    [LABEL.tokens, grouped(player.tokens.map((token) => tokenName(token, language)))],
    [LABEL.hand, cardNames(player.hand ?? [], language)],
    [LABEL.play, cardNames(player.play, language)],
  ];
  return told.flatMap(([label, items]) =>
    items.length === 0 ? [] : flowing(labelled(label[language], '', language), items, 3),
  );
}

/** A row of numbers for each; rooms that have names rather than numbers are told below. */
export function playerLines(view: View, names: readonly string[], language: Language): string[] {
  const withLockpicks = editionOf(view).lockpicks > 0;
  const numbered = isNumbered(view);
  const rows = view.players.map((player, seat) => [
    `${seat === view.active && !view.over ? '>' : ' '} ${names[seat]!}`,
    ...(numbered ? [whereabouts(player.room, view, language)] : []),
    ...numbersOf(player, withLockpicks),
  ]);
  const shown = [...(numbered ? [ROOM] : []), ...HEALTH_AND_GOLD, ...(withLockpicks ? [LOCKPICKS] : []), ...REST].map(
    (heading) => spoken(view, heading[language], language),
  );
  const [headings, ...lines] = indented(columns([['', ...shown], ...rows]));
  const told = view.players.flatMap((player, seat) => [lines[seat]!, ...detailsOf(player, view, language)]);
  return ['', TITLE[language], headings!, ...told];
}
