import { CARDS, RESERVE_PILES } from '../../../games/clank/catalogue.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { LyingKind } from '../../../games/clank/core/token.ts';
import type { IconName } from '../../icons/icon.tsx';
import { pictureOf } from './art.ts';

/** The icon drawn on a card. */
const cardIcon = (card: CardNo): IconName => pictureOf(CARDS[card]!.id).icon;

const LYING_ICON: Readonly<Record<LyingKind, IconName>> = {
  artifact: 'lyre',
  'major-secret': 'help',
  'minor-secret': 'help',
  'monkey-idol': 'monkey',
};

const ITEM_ICON = { 'master-key': 'skeleton-key', backpack: 'backpack', crown: 'crown' } as const;

/** A glyph for what was done, on the thread of undo and on buttons. */
export function optionIcon(option: Option): IconName {
  switch (option.take) {
    case 'play':
      return cardIcon(option.card);
    case 'acquire':
      return 'card-pickup';
    case 'acquire-reserve':
      return cardIcon(RESERVE_PILES[option.pile]!);
    case 'use':
      return 'gears';
    case 'fight':
      return 'sharped-teeth-skull';
    case 'fight-goblin':
      return 'goblin-head';
    case 'walk':
      return 'leather-boot';
    case 'teleport':
      return 'portal';
    case 'buy':
      return ITEM_ICON[option.item];
    case 'drink':
      return 'round-potion';
    case 'token':
    case 'nearby':
      return LYING_ICON[option.kind];
    case 'choose':
      return 'check-mark';
    case 'discard':
      return 'card-discard';
    case 'trash':
      return 'card-burn';
    case 'replace':
      return 'clockwise-rotation';
    case 'decline':
      return 'cross-mark';
    case 'end-turn':
      return 'sands-of-time';
    default:
      return option satisfies never;
  }
}
