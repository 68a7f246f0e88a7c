import { waysFrom } from '../../games/clank/catacombs/ways.ts';
import type { EdgeNo, Exit } from '../../games/clank/core/board.ts';
import type { View } from '../../games/clank/core/view.ts';
import { roomsLaid } from '../../games/clank/insight/terrain.ts';
import { ROOM_KIND, TILE } from '../clank/catacombs-nouns.ts';
import { isHaunted, tilePlace } from '../clank/catacombs-rooms.ts';
import { edgeName, headingOf, iconsOf } from '../clank/catacombs-ways.ts';
import { placeName, thePlace } from '../clank/place.ts';
import { fromRoom, roomName, toRoom } from '../clank/rooms.ts';
import { contentsOf } from '../clank/things.ts';
import { tollNow } from '../clank/toll.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled, sequence } from '../phrase.ts';
import { counted } from '../plural.ts';
import { type Errand, errandPhrase } from './board.ts';

export const MAP_TEXT = {
  map: { en: 'Map of the catacombs', fr: 'Plan des catacombes' },
  keys: {
    en: 'Arrow keys walk along the tunnels and from edge to edge, Page Up and Page Down go through what you can choose, Home goes to your pawn, Enter chooses. While a tile is in hand, R and Shift+R rotate it.',
    fr: 'Les flèches suivent les tunnels et vont de bord en bord, Page préc. et Page suiv. passent en revue ce que vous pouvez choisir, Origine revient à votre pion, Entrée choisit. Avec une tuile en main, R et Maj+R la tournent.',
  },
  moves: { en: 'Rooms and edges you can choose', fr: 'Salles et bords que vous pouvez choisir' },
  noMoves: { en: 'None now.', fr: 'Aucun en ce moment.' },
} as const satisfies Record<string, Both>;

export const PLACING = {
  zone: { en: 'Tile in hand', fr: 'Tuile en main' },
  orientations: { en: 'Orientations', fr: 'Orientations' },
  orientation: { en: 'Orientation {n}', fr: 'Orientation {n}' },
  left: { en: 'Rotate left', fr: 'Tourner à gauche' },
  right: { en: 'Rotate right', fr: 'Tourner à droite' },
  summons: { en: 'Lay the tile', fr: 'Posez la tuile' },
  place: { en: 'Lay', fr: 'Poser' },
  enter: { en: 'and enter: {toll}', fr: 'et entrer : {toll}' },
  enterFree: { en: 'and enter', fr: 'et entrer' },
  goOn: { en: 'and explore further: {toll}', fr: 'et explorer plus loin : {toll}' },
  stay: { en: 'without entering', fr: 'sans y entrer' },
  cannot: { en: 'not this way', fr: 'pas dans ce sens' },
  further: { en: 'Another edge', fr: 'Un autre bord' },
  nowhere: { en: 'No way in', fr: 'Aucune entrée' },
  any: { en: 'Any orientation', fr: 'Dans tous les sens' },
  ends: { en: 'Ways to go on', fr: 'Comment continuer' },
  tilesLeft: { en: '{tiles} left', fr: 'Encore {tiles}' },
  noWay: { en: 'Doesn’t fit this way', fr: 'Pas dans ce sens' },
} as const satisfies Record<string, Both>;

/** How one comes to an edge: “from Hatchling Hoard: east, 1 boot, 1 monster”. */
function waysThere(edge: EdgeNo, view: View, language: Language): string[] {
  const layout = view.layout!;
  const ways = roomsLaid(view).flatMap((room) =>
    waysFrom(layout, room).filter((way) => way.edge === edge && !way.portal),
  );
  return ways.map((way) => {
    const told = [...headingOf(way, layout, language), ...iconsOf(way, layout, language)];
    return labelled(fromRoom(way.from, view, language), told.join(', '), language);
  });
}

/** An edge in one breath: where it is, what going there takes now, and how one comes there. */
export function edgePhrase(edge: EdgeNo, view: View, errands: readonly Errand[], language: Language): string {
  const name = capitalised(edgeName(edge, view, language));
  const now = [name, ...errands.map((errand) => errandPhrase(errand, view, language))].join(', ');
  return sequence([now, ...waysThere(edge, view, language)], language);
}

/** The tile in hand: its name, and that it waits. */
export function placingPhrase(tile: number, view: View, language: Language): string {
  const place = tilePlace(tile, view.layout!.face);
  const haunted = isHaunted(tile) ? { en: ', haunted', fr: ', Hantée' } : { en: '', fr: '' };
  return {
    en: `Tile in hand: ${thePlace(place, 'en')}${haunted.en}. Click it, or press R or the arrow keys, to rotate it.`,
    fr: `Tuile en main : ${placeName(place, 'fr')}${haunted.fr}. Cliquez, ou appuyez sur R ou les flèches, pour la tourner.`,
  }[language];
}

export const tileName = (tile: number, view: View, language: Language): string =>
  placeName(tilePlace(tile, view.layout!.face), language);

/** Where a way over the tile in hand leads, as a label. */
export function wayGoal(way: Exit | null, view: View, language: Language): string {
  if (way === null) return PLACING.nowhere[language];
  return way.edge >= 0 ? PLACING.further[language] : roomName(way.to, view, language);
}

/** What the room at the end of a way is, in a word or two. */
export function wayKind(way: Exit | null, view: View, language: Language): string {
  if (way === null || way.to < 0) return '';
  return contentsOf(way.to, view, language)[0] ?? ROOM_KIND.plain[language];
}

/** Where a way over the tile in hand leads and what it takes, in a sentence of the prompter. */
export function wayTold(way: Exit, swords: number, view: View, language: Language): string {
  const goal =
    way.edge >= 0 ? { en: 'to another edge', fr: 'vers un autre bord' }[language] : toRoom(way.to, view, language);
  return bracketed(goal, tollNow(way, swords, view, language));
}

export const tilesLeft = (view: View, language: Language): string =>
  PLACING.tilesLeft[language].replace('{tiles}', counted(view.tilesLeft, TILE, language));
