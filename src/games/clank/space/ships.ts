import type { Board } from '../core/board.ts';
import { SHIP, STATION } from './hull.ts';
import { MODULES_1 } from './modules-1.ts';
import { MODULES_2 } from './modules-2.ts';
import { MODULES_3 } from './modules-3.ts';
import type { Hull, Piece } from './piece.ts';
import { shipOf } from './ship-building.ts';

/** Numbers of boards stand in records: new hulls and faces are added at the end. */
const HULLS: readonly Hull[] = [SHIP, STATION];
const FACES = [...MODULES_1, ...MODULES_2, ...MODULES_3] as const;

export type FaceId = (typeof FACES)[number]['id'];
export const FACE_IDS: readonly FaceId[] = FACES.map(({ id }) => id);

/** The double-sided piece that a face belongs to. */
export const plateOf = (face: string): string => FACES.find(({ id }) => id === face)!.plate;

const BASE = 16;

/** The number of a ship by its hull and the faces in its three slots. */
export const shipNo = (hull: string, faces: readonly string[]): number =>
  faces.reduce(
    (no, face) => no * BASE + FACES.findIndex(({ id }) => id === face),
    HULLS.findIndex(({ id }) => id === hull),
  );

/** By hull and faces; null where one is not known or two are sides of one piece. */
function partsOf(no: number): { readonly hull: Hull; readonly faces: readonly Piece[] } | null {
  const digits = [2, 1, 0].map((place) => Math.floor(no / BASE ** place) % BASE);
  const faces = digits.flatMap((digit): Piece[] => FACES.slice(digit, digit + 1));
  const hull = HULLS[Math.floor(no / BASE ** 3)];
  if (hull === undefined || new Set(faces.map(({ plate }) => plate)).size < 3) return null;
  return { hull, faces };
}

const built = new Map<number, Board>();

/** The ship of that number, built when it is first asked for. */
export function shipAt(no: number): Board {
  const known = built.get(no);
  if (known !== undefined) return known;
  const parts = partsOf(no);
  if (parts === null) throw new RangeError(`no ship has the number ${no}`);
  const { hull, faces } = parts;
  const ship = shipOf([hull.id, ...faces.map(({ id }) => id)].join('/'), hull, faces);
  built.set(no, ship);
  return ship;
}

/** By its id: the hull and the three faces. */
export function shipCalled(id: string): Board {
  const [hull = '', ...faces] = id.split('/');
  return shipAt(shipNo(hull, faces));
}
