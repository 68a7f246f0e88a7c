import type { Cell } from '../../games/clank/catacombs/geometry.ts';
import { type Layout, tileAt, tileOf } from '../../games/clank/catacombs/layout.ts';
import { START } from '../../games/clank/catacombs/tile.ts';
import type { RoomNo } from '../../games/clank/core/board.ts';
import type { Language } from '../language.ts';
import { beside, flowing } from '../layout.ts';
import { labelled, listed } from '../phrase.ts';
import { HAUNTED, ON_THE_SIDE, SIDE } from './catacombs-nouns.ts';
import { tilePlace } from './catacombs-rooms.ts';
import { SIDES, STEP, tileNo } from './catacombs-ways.ts';
import { placeName } from './place.ts';
import { zoneName } from './rooms.ts';

/** The start tile covers two cells, the upper one in the depths. */
const cellsOf = (layout: Layout, at: number): readonly Cell[] =>
  at === START
    ? [
        { x: 0, y: -1 },
        { x: 0, y: 0 },
      ]
    : [layout.laid[at]!];

/** Which tiles lie around, side by side. */
function neighbours(layout: Layout, at: number, language: Language): string[] {
  return SIDES.flatMap((side) => {
    const [dx, dy] = STEP[side];
    const around = cellsOf(layout, at).map(({ x, y }) => tileAt(layout, x + dx, y + dy));
    const others = [...new Set(around)].filter((other) => other !== null && other !== at);
    if (others.length === 0) return [];
    const names = others.map((other) => placeName(tilePlace(tileNo(layout, other!), layout.face), language));
    const label = { en: SIDE[side].en, fr: ON_THE_SIDE[side].fr }[language];
    return [labelled(label, listed(names, language), language)];
  });
}

function titleOf(layout: Layout, at: number, language: Language): string[] {
  const { zone, haunted } = tileOf(layout, at);
  const name = placeName(tilePlace(tileNo(layout, at), layout.face), language).toLocaleUpperCase(language);
  const zones = zone === 'both' ? (['surface', 'depths'] as const) : [zone];
  const signs = zones.map((each) => zoneName(each, language));
  const told = [...signs, ...(haunted ? [HAUNTED[language]] : []), ...neighbours(layout, at, language)];
  return flowing(beside(name), told, 0);
}

/** The rooms by their tiles, in the order in which these were laid. */
export function tileGroups(layout: Layout, language: Language): { title: string[]; rooms: readonly RoomNo[] }[] {
  return [START, ...layout.laid.keys()].map((at) => ({
    title: titleOf(layout, at, language),
    rooms: tileOf(layout, at).rooms,
  }));
}
