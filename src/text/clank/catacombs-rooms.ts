import { DUNGEONS, TILES } from '../../games/clank/catacombs/dungeon.ts';
import { tileOfRoom } from '../../games/clank/catacombs/layout.ts';
import { START, type TileNo } from '../../games/clank/catacombs/tile.ts';
import type { RoomNo } from '../../games/clank/core/board.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { goldReward, OFFERING, ROOM_KIND } from './catacombs-nouns.ts';
import { TILE_NAMES } from './catacombs-places.ts';
import type { Place } from './place.ts';

const OPEN: Both = { en: 'open', fr: 'crocheté' };
const OPEN_FEMININE: Both = { en: 'open', fr: 'crochetée' };

const TILE_PLACES: ReadonlyMap<string, Place> = new Map(Object.entries(TILE_NAMES));

/** What a tile is called; START is the start tile, whose name depends on its face. */
export function tilePlace(tile: TileNo, face: number): Place {
  const id = tile === START ? DUNGEONS[face]!.start.id : TILES[tile]!.id;
  const place = TILE_PLACES.get(id);
  if (place === undefined) throw new Error(`no tile is called ${id}`);
  return place;
}

export const isHaunted = (tile: TileNo): boolean => TILES[tile]?.haunted === true;

function lockedPart(room: RoomNo, view: View, language: Language): string[] {
  const { locked } = DUNGEONS[view.layout!.face]!.rooms[room]!;
  if (locked === null) return [];
  const open = (locked === 'chest' ? OPEN : OPEN_FEMININE)[language];
  return [bracketed(ROOM_KIND[locked][language], view.picked.includes(room) ? [open] : [])];
}

/** A shrine with the offerings made there: whose, if the players are called by `names`. */
function shrinePart(room: RoomNo, view: View, language: Language, names: readonly string[]): string[] {
  if (!DUNGEONS[view.layout!.face]!.rooms[room]!.wayshrine) return [];
  const seats = view.players.flatMap(({ marks }, seat) => (marks.includes(room) ? [seat] : []));
  const whose = seats.flatMap((seat) => names[seat] ?? []);
  const made = seats.length === 0 ? [] : [labelledOr(counted(seats.length, OFFERING, language), whose, language)];
  return [bracketed(ROOM_KIND.wayshrine[language], made)];
}

const labelledOr = (label: string, items: readonly string[], language: Language): string =>
  items.length === 0 ? label : labelled(label, items.join(', '), language);

/** How the place of an artifact is marked on a tile that is not laid yet. */
function artifactPart(room: RoomNo, view: View, language: Language): string[] {
  const { artifact } = DUNGEONS[view.layout!.face]!.rooms[room]!;
  if (artifact === null || tileOfRoom(view.layout!, room) !== null) return [];
  const marks = (['artifact', 'artifact+', 'artifact++'] as const)[artifact]!;
  return [ROOM_KIND[marks][language]];
}

/** What a room of a tile is, caves, markets and what lies there apart. */
export function featuresOf(room: RoomNo, view: View, language: Language, names: readonly string[]): string[] {
  const { fountain, gold, secret } = DUNGEONS[view.layout!.face]!.rooms[room]!;
  return [
    ...shrinePart(room, view, language, names),
    ...lockedPart(room, view, language),
    ...(gold > 0 ? [goldReward(gold, language)] : []),
    ...(fountain ? [ROOM_KIND.heal[language]] : []),
    ...(secret ? [ROOM_KIND['minor-secret'][language]] : []),
    ...artifactPart(room, view, language),
  ];
}
