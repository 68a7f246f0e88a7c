import type { Board } from '../core/board.ts';
import { FACE_IDS, plateOf } from './faces.ts';
import { SHIP } from './hull.ts';
import { MODULES_1 } from './modules-1.ts';
import { MODULES_2 } from './modules-2.ts';
import type { Hull, Piece } from './piece.ts';
import { shipOf } from './ship-building.ts';

/** Numbers of boards stand in records: new hulls are added at the end. */
const HULL_IDS = ['ship', 'station'];

const hulls = new Map<string, Hull>([[SHIP.id, SHIP]]);
const faces = new Map<string, Piece>();

/** Adds pieces of a box that is played with. */
export function enlistPieces({ hull, modules }: { readonly hull?: Hull; readonly modules: readonly Piece[] }): void {
  if (hull !== undefined) hulls.set(hull.id, hull);
  for (const piece of modules) faces.set(piece.id, piece);
}

enlistPieces({ modules: [...MODULES_1, ...MODULES_2] });

const BASE = 16;
const NUMBERED: readonly string[] = FACE_IDS;

/** The number of a ship by its hull and the faces in its three slots. */
export const shipNo = (hull: string, chosen: readonly string[]): number =>
  chosen.reduce((no, face) => no * BASE + NUMBERED.indexOf(face), HULL_IDS.indexOf(hull));

/** By hull and faces; null where one is not known or two are sides of one piece. */
function partsOf(no: number): { readonly hull: Hull; readonly modules: readonly Piece[] } | null {
  const digits = [2, 1, 0].map((place) => Math.floor(no / BASE ** place) % BASE);
  const ids = digits.flatMap((digit) => FACE_IDS.slice(digit, digit + 1));
  const hull = hulls.get(HULL_IDS[Math.floor(no / BASE ** 3)] ?? '');
  if (hull === undefined || new Set(ids.map(plateOf)).size < 3) return null;
  const modules = ids.flatMap((id) => faces.get(id) ?? []);
  return modules.length < 3 ? null : { hull, modules };
}

const built = new Map<number, Board>();

/** The ship of that number, built when it is first asked for. */
export function shipAt(no: number): Board {
  const known = built.get(no);
  if (known !== undefined) return known;
  const parts = partsOf(no);
  if (parts === null) throw new RangeError(`no ship has the number ${no}`);
  const { hull, modules } = parts;
  const ship = shipOf([hull.id, ...modules.map(({ id }) => id)].join('/'), hull, modules);
  built.set(no, ship);
  return ship;
}

/** By its id: the hull and the three faces. */
export function shipCalled(id: string): Board {
  const [hull = '', ...chosen] = id.split('/');
  return shipAt(shipNo(hull, chosen));
}
