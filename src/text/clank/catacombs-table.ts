import { DUNGEONS } from '../../games/clank/catacombs/dungeon.ts';
import { START } from '../../games/clank/catacombs/tile.ts';
import { POOLS, type Pool } from '../../games/clank/core/effects.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { flowing } from '../layout.ts';
import { bracketed, grouped, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { HAUNTED, TILE } from './catacombs-nouns.ts';
import { isHaunted, tilePlace } from './catacombs-rooms.ts';
import { beyondEdge } from './catacombs-ways.ts';
import { placeName } from './place.ts';
import { zoneName } from './rooms.ts';
import { tokenName } from './things.ts';

const SUPPLIES: Both = { en: 'SUPPLIES', fr: 'RÉSERVES COMMUNES' };
const IN_HAND: Both = { en: 'TILE IN HAND', fr: 'TUILE EN MAIN' };
const START_TILE: Both = { en: 'Start tile', fr: 'Tuile de départ' };
const TILES: Both = { en: 'Tiles left', fr: 'Tuiles restantes' };
const ARTIFACTS: Both = { en: 'Artifacts', fr: 'Artefacts' };
const NONE: Both = { en: 'none left', fr: 'il n’en reste plus' };

const POOL: Readonly<Record<Pool, Both>> = {
  'major-secret': { en: 'Major Secrets', fr: 'Secrets majeurs' },
  'minor-secret': { en: 'Minor Secrets', fr: 'Secrets mineurs' },
  prisoner: { en: 'Prisoners', fr: 'Prisonniers' },
};

/** The start tile, and what is left of the stack of tiles. */
export function tileRows(view: View, language: Language): string[][] {
  const { face } = view.layout!;
  const surface = { en: `${view.surfaceLeft} Surface`, fr: `dont ${view.surfaceLeft} de surface` }[language];
  const left = counted(view.tilesLeft, TILE, language);
  return [
    [START_TILE[language], placeName(tilePlace(START, face), language)],
    [TILES[language], bracketed(left, view.surfaceLeft > 0 ? [surface] : [])],
  ];
}

/** What can still be drawn: everybody saw what was taken. */
export function supplyLines(view: View, language: Language): string[] {
  const tokens = (label: Both, items: readonly number[]) => {
    const names = grouped(items.map((token) => tokenName(token, language)));
    return flowing(labelled(label[language], '', language), names.length === 0 ? [NONE[language]] : names, 1);
  };
  return [
    '',
    SUPPLIES[language],
    ...tokens(ARTIFACTS, view.artifactStack.toReversed()),
    ...POOLS.flatMap((pool, at) => tokens(POOL[pool], view.pools[at]!)),
  ];
}

/** A tile that was revealed and is still to be laid. */
export function pendingLines(view: View, language: Language): string[] {
  const { layout, pending } = view;
  if (pending === null) return [];
  const { zone } = DUNGEONS[layout!.face]!.tiles[pending.tile]!;
  const { room } = view.players[view.active]!;
  const signs = [zone === 'both' ? '' : zoneName(zone, language), isHaunted(pending.tile) ? HAUNTED[language] : ''];
  const tile = placeName(tilePlace(pending.tile, layout!.face), language);
  const shown = [
    ...signs.filter((sign) => sign !== ''),
    ...(pending.way === null ? [] : [beyondEdge(pending.edge, room, view, language)]),
  ];
  return ['', IN_HAND[language], ...flowing('', [bracketed(tile, shown)], 1)];
}
