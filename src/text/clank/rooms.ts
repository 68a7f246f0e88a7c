import { boardCalled } from '../../games/clank/catalogue.ts';
import { type Board, type Exit, OUTSIDE, type RoomNo, type Zone } from '../../games/clank/core/board.ts';
import { tilingOf } from '../../games/clank/core/editions.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { listed } from '../phrase.ts';
import { DEPTHS } from './nouns.ts';
import { atPlace, type Place, placeName, thePlace, toPlace } from './place.ts';

/** What tells to which board the number of a room belongs. */
export type OnBoard = Pick<View, 'board'>;

export const boardIn = (on: OnBoard): Board => boardCalled(on.board);

/** The tunnels out of a room: as the board has them, or as the tiles lie. */
export const exitsIn = (view: Pick<View, 'edition' | 'board' | 'layout'>, room: RoomNo): readonly Exit[] =>
  view.layout === null ? boardIn(view).rooms[room]!.exits : tilingOf(view).waysFrom(view.layout, room);

const OUTSIDE_NAME: Both = { en: 'outside', fr: 'extérieur' };

const ZONES: Readonly<Record<Zone, Both>> = {
  outside: { en: '', fr: '' },
  surface: { en: 'Surface', fr: 'surface' },
  depths: DEPTHS,
};

export const zoneName = (zone: Zone, language: Language): string => ZONES[zone][language];

const places = new Map<string, Place>();

export function enlistPlaces(more: Readonly<Record<string, Place>>): void {
  for (const [id, place] of Object.entries(more)) places.set(id, place);
}

/** Rooms of tiles and of ships have names, rooms of a board have numbers: which of the boards it is does not matter then. */
const placeIn = (room: RoomNo, on: OnBoard): Place | undefined => places.get(boardIn(on).rooms[room]?.id ?? '');

/** A piece of a ship, or a face of a module, as a label. */
export const pieceName = (id: string, language: Language): string => placeName(places.get(id)!, language);

const numbered = (room: RoomNo): Both => ({ en: `room ${room + 1}`, fr: `salle ${room + 1}` });

/** The room by itself, as a label. */
export function roomName(room: RoomNo, on: OnBoard, language: Language): string {
  const place = placeIn(room, on);
  if (place !== undefined) return placeName(place, language);
  return room === OUTSIDE ? OUTSIDE_NAME[language] : numbered(room)[language];
}

export function toRoom(room: RoomNo, on: OnBoard, language: Language): string {
  const place = placeIn(room, on);
  if (place !== undefined) return toPlace(place, language);
  const { en, fr } = numbered(room);
  return { en: `to ${en}`, fr: `dans la ${fr}` }[language];
}

/** Where something happens; a French name stands in brackets, for no preposition goes with all of them. */
export function inRoom(room: RoomNo, on: OnBoard, language: Language): string {
  const place = placeIn(room, on);
  if (place !== undefined) return language === 'en' ? atPlace(place) : `(${placeName(place, 'fr')})`;
  const { en, fr } = numbered(room);
  return { en: `in ${en}`, fr: `dans la ${fr}` }[language];
}

export function fromRoom(room: RoomNo, on: OnBoard, language: Language): string {
  const place = placeIn(room, on);
  if (place !== undefined) {
    const name = thePlace(place, language);
    return { en: `from ${name}`, fr: `depuis ${name}` }[language];
  }
  if (room === OUTSIDE) return { en: 'from outside', fr: 'depuis l’extérieur' }[language];
  const { en, fr } = numbered(room);
  return { en: `from ${en}`, fr: `depuis la ${fr}` }[language];
}

/** A room in a list of them: by its name, or by its number alone. */
export function roomInList(room: RoomNo, on: OnBoard, language: Language): string {
  const place = placeIn(room, on);
  if (place !== undefined) return thePlace(place, language);
  return room === OUTSIDE ? OUTSIDE_NAME[language] : `${room + 1}`;
}

/** The rooms that a way leads through. */
export function throughRooms(rooms: readonly RoomNo[], on: OnBoard, language: Language): string {
  const named = rooms.some((room) => placeIn(room, on) !== undefined);
  const list = listed(
    rooms.map((room) => roomInList(room, on, language)),
    language,
  );
  const several = rooms.length > 1 ? `les salles ${list}` : `la salle ${list}`;
  return { en: `through ${list}`, fr: `par ${named ? list : several}` }[language];
}
