import type { Language } from '../language.ts';
import { type Place, placeName } from './place.ts';
import { APOCALYPSE_PIECE_NAMES, STATION_PIECE_NAMES } from './space-expansion-places.ts';
import { SHIP_PIECE_NAMES } from './space-places.ts';

const PIECES: ReadonlyMap<string, Place> = new Map(
  Object.entries<Place>({ ...SHIP_PIECE_NAMES, ...STATION_PIECE_NAMES, ...APOCALYPSE_PIECE_NAMES }),
);

/** A piece of a ship, or a face of a module, as a label. */
export const pieceName = (id: string, language: Language): string => placeName(PIECES.get(id)!, language);
