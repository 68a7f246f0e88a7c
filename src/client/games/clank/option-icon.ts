import { CARDS, cardNo, goblinOf, type MarketItem, reserveOf } from '../../../games/clank/catalogue.ts';
import type { Locked } from '../../../games/clank/core/board.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { LyingKind } from '../../../games/clank/core/token.ts';
import type { View } from '../../../games/clank/core/view.ts';
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

const ITEM_ICON: Readonly<Record<MarketItem, IconName>> = {
  'master-key': 'skeleton-key',
  backpack: 'backpack',
  crown: 'crown',
  'blood-amulet': 'gem-pendant',
  'burglars-kit': 'lockpick',
  'invisibility-cloak': 'cape',
  'market-master-key': 'skeleton-key',
  'market-telepass': 'teleport',
  'market-med-kit': 'medical-pack',
  'market-contraband': 'cargo-crate',
};

const LOCKED_ICON: Readonly<Record<Locked, IconName>> = {
  chest: 'locked-chest',
  library: 'bookshelf',
  prison: 'person',
};

/** A glyph for what was done, on the thread of undo and on buttons. */
export function optionIcon(option: Option, view: View): IconName {
  switch (option.take) {
    case 'play':
      return cardIcon(option.card);
    case 'acquire':
      return 'card-pickup';
    case 'acquire-reserve':
      return cardIcon(reserveOf(view)[option.pile]!);
    case 'use':
      return 'gears';
    case 'fight':
      return 'sharped-teeth-skull';
    case 'fight-goblin':
      return cardIcon(goblinOf(view));
    case 'walk':
      return 'leather-boot';
    case 'teleport':
      return 'portal';
    case 'explore':
      return 'help';
    case 'place':
    case 'lay':
      return 'expand';
    case 'turn':
      return option.by === 3 ? 'anticlockwise-rotation' : 'clockwise-rotation';
    case 'go':
      return 'portal';
    case 'pick':
      return LOCKED_ICON[option.what];
    case 'mark':
      return 'cube';
    case 'offer':
      return cardIcon(cardNo(option.source));
    case 'free':
      return 'card-pickup';
    case 'ward':
    case 'react':
    case 'reveal':
      return cardIcon(option.card);
    case 'buy':
    case 'item':
      return ITEM_ICON[option.item];
    case 'drink':
      return 'round-potion';
    case 'token':
    case 'nearby':
      return LYING_ICON[option.kind];
    case 'choose':
    case 'accept':
      return 'check-mark';
    case 'discard':
      return 'card-discard';
    case 'trash':
      return 'card-burn';
    case 'replace':
      return 'clockwise-rotation';
    case 'decline':
      return 'cross-mark';
    case 'ride':
      return option.by === 'hyperlift' ? 'lift' : 'teleport';
    case 'thwart':
      return 'time-bomb';
    case 'use-room':
      return 'cube';
    case 'hack':
      return 'usb-key';
    case 'install':
    case 'rescue':
    case 'copy':
      return cardIcon(option.card);
    case 'bonus':
      return cardIcon(cardNo(option.source));
    case 'end-turn':
      return 'sands-of-time';
    default:
      return option satisfies never;
  }
}
