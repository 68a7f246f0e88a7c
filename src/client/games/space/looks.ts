import type { SPACE_TOKENS } from '../../../games/clank/space/tokens.ts';
import type { IconName } from '../../icons/icon.tsx';
import { enlistLooks } from '../clank/token-chip.tsx';

type TokenId = (typeof SPACE_TOKENS)[number][1]['id'];

/** Glyph and shape of each token aboard. */
enlistLooks({
  'major-mega-health-boost': ['health-potion', 'pot'],
  'major-credit-chip-5': ['credits-currency', 'cha'],
  'major-flash-of-brilliance': ['light-bulb', 'cha'],
  'major-spaceship-plans': ['scroll-unfurled', 'cha'],
  'major-sixth-crystal': ['emerald', 'cry'],
  'major-sonic-grenade': ['sonic-boom', 'cha'],
  'minor-health-boost': ['round-potion', 'pot'],
  'minor-speed-boost': ['sprint', 'pot'],
  'minor-combat-boost': ['biceps', 'pot'],
  'minor-credit-chip-2': ['credits-currency', 'egg'],
  'minor-multipass': ['linked-rings', 'pot'],
  'minor-vaporizer': ['card-burn', 'egg'],
  'minor-archive': ['bookshelf', 'egg'],
  'market-master-key': ['skeleton-key', 'key'],
  'market-telepass': ['teleport', 'key'],
  'market-med-kit': ['medical-pack', 'key'],
  'market-contraband': ['cargo-crate', 'key'],
  'command-code': ['id-card', 'code'],
  'escape-pod': ['rocket', 'pod'],
  'executive-escape-pod': ['rocket', 'pod'],
} satisfies Readonly<Record<TokenId, readonly [icon: IconName, shape: string]>>);
