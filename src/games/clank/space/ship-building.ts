import {
  BARE_ROOM,
  type Board,
  DIRECT,
  type Exit,
  type LiftSection,
  type Room,
  type RoomNo,
  type Spot,
} from '../core/board.ts';
import { clank, crystal, draw, gold, heal, skill, swords } from '../core/builders.ts';
import { type Effect, sourced } from '../core/effects.ts';
import { CUBE_ROOMS } from './cube-rooms.ts';
import type { Frame, Hull, Piece, PieceFeature } from './piece.ts';

/** The points of a pod that waits on the rage track, on its place. */
const EXECUTIVE = 10;

const DOORS = ['L', 'C', 'R'] as const;

interface Placed {
  readonly piece: Piece;
  readonly frame: Frame;
}

/** What a data port gives, or costs. */
function portOf(holds: readonly PieceFeature[]): Effect | null {
  const port = holds.find((feature) => feature.startsWith('port:'));
  if (port === undefined) return null;
  const [, what = '', amount = '0'] = port.split(':');
  if (what === 'card') return draw(1);
  const bonus = { clank, credits: gold, heal, skill, swords }[what];
  return bonus === undefined ? crystal : bonus(Number(amount));
}

function numberOf(holds: readonly PieceFeature[], feature: string): number {
  const found = holds.find((each) => each.startsWith(`${feature}:`));
  return found === undefined ? 0 : Number(found.slice(feature.length + 1));
}

function spotsOf(holds: readonly PieceFeature[], room: RoomNo): Spot[] {
  return holds.flatMap((feature): Spot[] => {
    if (feature === 'minor-secret') return [0, 1].map(() => ({ room, kind: feature, value: 0 }));
    if (feature === 'major-secret' || feature === 'escape-pod') return [{ room, kind: feature, value: 0 }];
    if (feature === 'executive-pod') return [{ room, kind: 'escape-pod', value: EXECUTIVE }];
    if (feature.startsWith('artifact:')) return [{ room, kind: 'artifact', value: numberOf([feature], 'artifact') }];
    return [];
  });
}

function placeIn({ x, y, w, h, turned }: Frame, across: number, down: number): { x: number; y: number } {
  const [right, below] = turned ? [100 - across, 100 - down] : [across, down];
  return { x: x + (right * w) / 100, y: y + (below * h) / 100 };
}

/** Outside the ship: nobody walks there, and whoever takes a pod is there. */
const SPACE: Room = {
  id: 'space',
  zone: 'outside',
  x: 0,
  y: 0,
  crystalCave: false,
  fountain: false,
  market: false,
  wayshrine: false,
  locked: null,
  gold: 0,
  secret: false,
  tile: -1,
  ...BARE_ROOM,
  exits: [],
  spots: [],
};

function roomsOf({ piece, frame }: Placed, module: number): (Room & { readonly holds: readonly PieceFeature[] })[] {
  return piece.rooms.map(([id, across, down, ...holds]) => ({
    id,
    holds,
    zone: piece.safe ? 'surface' : 'depths',
    ...placeIn(frame, across, down),
    crystalCave: holds.includes('security'),
    fountain: holds.includes('heal'),
    market: holds.includes('market'),
    wayshrine: false,
    locked: null,
    gold: numberOf(holds, 'credits'),
    secret: false,
    tile: -1,
    crystal: holds.includes('crystal'),
    port: portOf(holds),
    cube: CUBE_ROOMS[id] === undefined ? null : sourced(CUBE_ROOMS[id], id),
    telepad: holds.includes('telepad'),
    hyperlift: holds.includes('hyperlift'),
    pod: holds.includes('escape-pod') ? 'escape' : holds.includes('executive-pod') ? 'executive' : null,
    guarded: piece.guarded === true,
    module,
    exits: [],
    spots: [],
  }));
}

/** Paths of the pieces, seams between them, and the doors of the modules. */
function pathsOf(hull: Hull, placed: readonly Placed[]): Piece['paths'][number][] {
  const behind = (piece: string, door: string) => placed.find((each) => each.piece.id === piece)!.piece.doors[door]!;
  const seams = hull.seams.map(
    ([a, b, boots, monsters, ...marks]) => [behind(...a), behind(...b), boots, monsters, ...marks] as const,
  );
  const doors = hull.slots.flatMap(({ on }, slot) => {
    const { piece } = placed[hull.pieces.length + slot]!;
    return DOORS.map((door) => [behind(on, `S${slot + 1}-${door}`), piece.doors[door]!, 1, 0] as const);
  });
  return [...placed.flatMap(({ piece }) => piece.paths), ...seams, ...doors];
}

function exitsOf(rooms: readonly Room[], paths: readonly Piece['paths'][number][]): Exit[][] {
  const exits = rooms.map((): Exit[] => []);
  const numbers = new Map(rooms.map(({ id }, no) => [id, no]));
  for (const [from, to, boots, monsters, ...marks] of paths) {
    const [a, b] = [numbers.get(from)!, numbers.get(to)!];
    const path = { boots, monsters, lock: marks.includes('lock'), wrap: false, ...DIRECT };
    exits[a]!.push({ from: a, to: b, ...path, against: false });
    exits[b]!.push({ from: b, to: a, ...path, against: marks.includes('one-way') });
  }
  return exits;
}

/** The ship with these modules in its slots, as one board. Room 0 is outside. */
export function shipOf(id: string, hull: Hull, modules: readonly Piece[]): Board {
  const placed: Placed[] = [
    ...hull.pieces.map((piece) => ({ piece, frame: piece.frame })),
    ...modules.map((piece, slot) => ({ piece, frame: hull.slots[slot]!.frame })),
  ];
  const built = placed.flatMap(roomsOf);
  const bare: Room[] = [SPACE, ...built.map(({ holds: _, ...room }) => room)];
  const spots = built.flatMap(({ holds }, i) => spotsOf(holds, i + 1));
  const exits = exitsOf(bare, pathsOf(hull, placed));
  const rooms = bare.map((room, no) => ({
    ...room,
    exits: exits[no]!,
    spots: spots.flatMap((spot, i) => (spot.room === no ? [i] : [])),
  }));
  const numbered = (name: string): RoomNo => rooms.findIndex((room) => room.id === name);
  const lift = hull.lift.map(
    ([from, to, ...marks]): LiftSection => ({
      from: numbered(from),
      to: numbered(to),
      lock: marks.includes('lock'),
      blockade: marks.includes('blockade'),
    }),
  );
  const start = 1 + built.findIndex(({ holds }) => holds.includes('start'));
  return { id, rooms, spots, start, modules: placed.map(({ piece }) => piece.id), lift, named: hull.named };
}
