import { GLYPH_WORD, type Glyph } from '../../../text/client/card.ts';
import type { Glyphs } from '../../card/rich.tsx';
import type { IconName } from '../../icons/icon.tsx';

const as = (name: Glyph, icon: IconName) => ({ icon, word: GLYPH_WORD[name] });

/** One glyph for each notion, the same everywhere. */
export const GLYPHS = {
  skill: as('skill', 'domino-mask'),
  swords: as('swords', 'broadsword'),
  boots: as('boots', 'leather-boot'),
  clank: as('clank', 'ringing-bell'),
  gold: as('gold', 'two-coins'),
  draw: as('draw', 'card-draw'),
  heal: as('heal', 'hearts'),
  port: as('port', 'portal'),
  vp: as('vp', 'laurels'),
  dragon: as('dragon', 'spiked-dragon-head'),
  danger: as('danger', 'hazard-sign'),
  depths: as('depths', 'stalactites'),
  crystal: as('crystal', 'crystal-growth'),
  crown: as('crown', 'queen-crown'),
  companion: as('companion', 'hood'),
  gem: as('gem', 'cut-diamond'),
  device: as('device', 'gears'),
  monster: as('monster', 'sharped-teeth-skull'),
  item: as('item', 'knapsack'),
  reserve: as('reserve', 'stack'),
  starter: as('starter', 'footprint'),
  artifact: as('artifact', 'lyre'),
  idol: as('idol', 'monkey'),
  chalice: as('chalice', 'jeweled-chalice'),
  egg: as('egg', 'big-egg'),
  tome: as('tome', 'secret-book'),
  mastery: as('mastery', 'star-medal'),
  discard: as('discard', 'card-discard'),
  trash: as('trash', 'card-burn'),
  bag: as('bag', 'swap-bag'),
  cube: as('cube', 'cube'),
  lockpick: as('lockpick', 'skeleton-key'),
  prisoner: as('prisoner', 'person'),
  major: as('major', 'star-swirl'),
  minor: as('minor', 'sparkles'),
  ghost: as('ghost', 'ghost'),
  wayshrine: as('wayshrine', 'crystal-shrine'),
  market: as('market', 'shop'),
  tile: as('tile', 'expand'),
} as const satisfies Readonly<Record<Glyph, Glyphs[string]>>;
