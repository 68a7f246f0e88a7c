import { DUNGEONS, type End } from '../../games/clank/catacombs/dungeon.ts';
import { cellOf, MOUTHS, type Mouth, mouthOf, turnMouth } from '../../games/clank/catacombs/geometry.ts';
import { type Layout, pointOf, tileAt, tileOfRoom } from '../../games/clank/catacombs/layout.ts';
import { START, type TileNo } from '../../games/clank/catacombs/tile.ts';
import type { EdgeNo, Exit, RoomNo } from '../../games/clank/core/board.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled, sequence } from '../phrase.ts';
import { counted } from '../plural.ts';
import {
  AGAINST_THE_ARROW,
  LOCK,
  ON_THE_SIDE,
  ONE_WAY,
  SIDE,
  THROUGH_A_PORTAL,
  UNEXPLORED_EDGE,
} from './catacombs-nouns.ts';
import { tilePlace } from './catacombs-rooms.ts';
import { MONSTER, RESOURCE } from './nouns.ts';
import { fromPlace, thePlace } from './place.ts';
import { exitsIn, fromRoom, roomName, toRoom } from './rooms.ts';

type Side = keyof typeof SIDE;
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

export const STEP: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

const PASSAGE: Readonly<Record<Side, Both>> = {
  n: { en: 'northern passage', fr: 'passage nord' },
  e: { en: 'eastern passage', fr: 'passage est' },
  s: { en: 'southern passage', fr: 'passage sud' },
  w: { en: 'western passage', fr: 'passage ouest' },
};

const TO_AN_EDGE: Both = { en: `to an ${UNEXPLORED_EDGE.en}`, fr: `vers un ${UNEXPLORED_EDGE.fr}` };

const sideOfMouth = (mouth: number): Side => SIDES[Math.floor(mouth / 2)]!;

/** The side towards which one goes over an edge: opposite to the one by which one comes in. */
const sideBeyond = (edge: EdgeNo): Side => SIDES[(Math.floor(mouthOf(edge) / 2) + 2) % 4]!;

/** Of the two passages on a side, which one. */
function passageBy(mouth: Mouth, language: Language): string {
  const first = MOUTHS[mouth]!.endsWith('1');
  const upright = ['n', 's'].includes(sideOfMouth(mouth));
  const [before, after] = upright ? (['w', 'e'] as const) : (['n', 's'] as const);
  return PASSAGE[first ? before : after][language];
}

export const tileNo = (layout: Layout, at: number): TileNo => (at === START ? START : layout.laid[at]!.tile);

/** Where the tile lies that an edge belongs to; null where it is not laid. */
function placeBefore(layout: Layout, edge: EdgeNo): number | null {
  const [dx, dy] = STEP[sideBeyond(edge)];
  const { x, y } = cellOf(edge);
  return tileAt(layout, x - dx, y - dy);
}

/** The tile that an edge belongs to. */
const tileBefore = (layout: Layout, edge: EdgeNo): TileNo => tileNo(layout, placeBefore(layout, edge)!);

/** Whether the map has such an edge: what a page points at may belong to a tile that its view does not show yet. */
export const hasEdge = ({ layout }: View, edge: EdgeNo): boolean =>
  layout !== null && placeBefore(layout, edge) !== null;

const isElsewhere = (layout: Layout, edge: EdgeNo, room: RoomNo): boolean =>
  tileBefore(layout, edge) !== DUNGEONS[layout.face]!.rooms[room]!.tile;

/** Whether two tunnels of a room lead over the same edge of its tile. */
function hasTwin(edge: EdgeNo, room: RoomNo, view: View): boolean {
  const { x, y } = cellOf(edge);
  return exitsIn(view, room).some((exit) => {
    if (exit.edge < 0 || exit.edge === edge) return false;
    const cell = cellOf(exit.edge);
    return cell.x === x && cell.y === y;
  });
}

/** “to the east”, and of which tile if it is not the one of the room; the passage where two lead into one cell. */
export function beyondEdge(edge: EdgeNo, room: RoomNo, view: View, language: Language): string {
  const layout = view.layout!;
  const side = ON_THE_SIDE[sideBeyond(edge)][language];
  const tile = tilePlace(tileBefore(layout, edge), layout.face);
  const beside = { en: `${side} of ${thePlace(tile, 'en')}`, fr: `${side} ${fromPlace(tile, 'fr')}` }[language];
  const passage = hasTwin(edge, room, view) ? [passageBy(mouthOf(edge), language)] : [];
  return [isElsewhere(layout, edge, room) ? beside : side, ...passage].join(', ');
}

/** An edge by itself: which one, of which tile, and by which of the two passages there. */
export function edgeName(edge: EdgeNo, view: View, language: Language): string {
  const layout = view.layout!;
  const tile = tilePlace(tileBefore(layout, edge), layout.face);
  const side = ON_THE_SIDE[sideBeyond(edge)][language];
  const where = { en: `${side} of ${thePlace(tile, 'en')}`, fr: `${side} ${fromPlace(tile, 'fr')}` }[language];
  return [`${UNEXPLORED_EDGE[language]} ${where}`, passageBy(mouthOf(edge), language)].join(', ');
}

/** Where a tile may be laid beside that of a room. */
export function besideTile(edge: EdgeNo, room: RoomNo, view: View): { readonly side: Side; readonly y: number } {
  const layout = view.layout!;
  const own = tileOfRoom(layout, room);
  const { x, y } = cellOf(edge);
  const side = SIDES.find((towards) => {
    const [dx, dy] = STEP[towards];
    return tileAt(layout, x - dx, y - dy) === own;
  });
  return { side: side!, y };
}

/** Where the first piece of a way ends. */
function firstEnd({ from, path }: Exit, layout: Layout): End {
  const piece = DUNGEONS[layout.face]!.pieces[path[0]!]!;
  return piece.from.kind === 'room' && piece.from.room === from ? piece.to : piece.from;
}

/** The mouth of its own tile, as it lies on the map, by which a way leaves it; null where it does not begin so. */
function firstMouth(exit: Exit, layout: Layout): Mouth | null {
  const end = firstEnd(exit, layout);
  if (end.kind !== 'mouth') return null;
  const { tile } = DUNGEONS[layout.face]!.rooms[exit.from]!;
  const turn = tile === START ? 0 : layout.laid.find((laid) => laid.tile === tile)!.turn;
  return turnMouth(end.mouth, turn);
}

/** Which way a tunnel sets out; null where it enters a portal. */
function directionOf(exit: Exit, layout: Layout): Side | null {
  const mouth = firstMouth(exit, layout);
  if (mouth !== null) return sideOfMouth(mouth);
  const end = firstEnd(exit, layout);
  if (end.kind !== 'room') return null;
  const [from, to] = [pointOf(layout, exit.from), pointOf(layout, end.room)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'e' : 'w';
  return dy > 0 ? 's' : 'n';
}

/** What a way asks of whoever walks it, and which way it goes. */
export function iconsOf(exit: Exit, layout: Layout, language: Language): string[] {
  const { pieces } = DUNGEONS[layout.face]!;
  const parts = [counted(exit.boots, RESOURCE.boots, language)];
  if (exit.monsters > 0) parts.push(counted(exit.monsters, MONSTER, language));
  if (exit.locks.length > 0) parts.push(counted(exit.locks.length, LOCK, language));
  if (exit.against) parts.push(AGAINST_THE_ARROW[language]);
  else if (exit.path.some((piece) => pieces[piece]!.oneWay)) parts.push(ONE_WAY[language]);
  if (exit.portal) parts.push(THROUGH_A_PORTAL[language]);
  return parts;
}

/** The direction in which a way sets out, if it has one. */
export function headingOf(exit: Exit, layout: Layout, language: Language): string[] {
  const side = directionOf(exit, layout);
  return side === null ? [] : [{ en: SIDE[side].en, fr: ON_THE_SIDE[side].fr }[language]];
}

/** The same, with the passage it takes. */
export function passageHeading(exit: Exit, layout: Layout, language: Language): string[] {
  const mouth = firstMouth(exit, layout);
  return [...headingOf(exit, layout, language), ...(mouth === null ? [] : [passageBy(mouth, language)])];
}

/** The direction, and the passage where two lead over the same edge. */
function headingIn(exit: Exit, view: View, language: Language): string[] {
  const twin = exit.edge >= 0 && hasTwin(exit.edge, exit.from, view);
  return (twin ? passageHeading : headingOf)(exit, view.layout!, language);
}

/** The tile whose edge it is, where the way has left its own. */
function ofTile(exit: Exit, layout: Layout, language: Language): string[] {
  if (!isElsewhere(layout, exit.edge, exit.from)) return [];
  const tile = tilePlace(tileBefore(layout, exit.edge), layout.face);
  return [{ en: `of ${thePlace(tile, 'en')}`, fr: fromPlace(tile, 'fr') }[language]];
}

/** A way as an item of a list: where it ends, which way it sets out, and what it asks. */
export function wayItem(exit: Exit, view: View, language: Language): string {
  const layout = view.layout!;
  const end =
    exit.edge < 0
      ? roomName(exit.to, view, language)
      : [UNEXPLORED_EDGE[language], ...ofTile(exit, layout, language)].join(' ');
  return bracketed(end, [...headingIn(exit, view, language), ...iconsOf(exit, layout, language)]);
}

/** A way as it is told: “east, 1 boot, 1 monster, to an unexplored edge”. */
function wayTold(exit: Exit, view: View, language: Language): string {
  const layout = view.layout!;
  const end =
    exit.edge < 0
      ? toRoom(exit.to, view, language)
      : [TO_AN_EDGE[language], ...ofTile(exit, layout, language)].join(' ');
  return [...headingIn(exit, view, language), ...iconsOf(exit, layout, language), end].join(', ');
}

/** All the ways out of a room, in words. */
export function waysTold(room: RoomNo, view: View, language: Language): string {
  const ways = exitsIn(view, room).map((exit) => wayTold(exit, view, language));
  return labelled(capitalised(fromRoom(room, view, language)), sequence(ways, language), language);
}
