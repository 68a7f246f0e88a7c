/** The rules of the whole family that refuse an intent. Each edition's catalogue words them. */
export const REFUSALS = [
  'not-your-turn',
  'out-no-turns',
  'game-end',
  'answer-first',
  'when-asked',
  'play-from-hand',
  'play-all',
  'acquire-what',
  'acquire-cost',
  'row-slot-empty',
  'reserve-limited',
  'deep-only',
  'crystal-only',
  'use-what',
  'use-cost',
  'fight-what',
  'fight-swords',
  'tunnel-needed',
  'boots-needed',
  'footprints',
  'monster-tunnel',
  'monster-damage-limit',
  'empty-supply-tunnel',
  'lock-needs-key',
  'one-way',
  'crystal-cave-stops-boots',
  'exit-needs-artifact',
  'left-no-moves',
  'teleport-needed',
  'teleport-connected',
  'take-on-entry',
  'take-what-lies-here',
  'artifact-limit',
  'idol-not-secret',
  'market-room',
  'market-price',
  'market-stock',
  'potion-held',
  'discard-from-hand',
  'discard-to-do',
  'trash-zones',
  'trash-effect-only',
  'choice-possible',
  'decline-only-optional',
  'replace-needs-deck',
] as const;

/** The rules of single editions that refuse an intent. */
export const CATACOMBS_REFUSALS = [
  'lock-needs-lockpick',
  'explore-stack-empty',
  'place-before-moving',
  'tile-place-free',
  'orientation-payable',
  'orientation-arrow',
  'orientation-dead-end',
  'turn-another-way',
  'pick-what',
  'pick-once',
  'pick-needs-lockpick',
  'pick-pool-empty',
  'wayshrine-here',
  'wayshrine-once',
  'wayshrine-full',
  'wayshrine-cube',
  'device-price',
  'teleport-named',
  'blood-amulet-damage',
  'flute-once',
  'discount-coupon',
  'same-room-artifact',
  'react-condition',
] as const;

export const SPACE_REFUSALS = [
  'cs-security-stops-boots',
  'cs-dizzy',
  'cs-command-door',
  'cs-lift-here',
  'cs-lift-section',
  'cs-telepad-here',
  'cs-telepass-needed',
  'cs-hack-here',
  'cs-hack-cubes',
  'cs-hack-port-closed',
  'cs-hack-other-module',
  'cs-market-one-each',
  'cs-module-only',
  'cs-pod-one-player',
  'cs-multipass',
  'cs-prisoners',
  'cs-shapeshifter',
  'cs-install-what',
  'cs-install-crystal',
  'cs-install-shapeshifter',
] as const;

export type FamilyRefusal = (typeof REFUSALS)[number];
/** Locks open to lockpicks, not to keys, and nothing is lost by waiting to take what lies in a room. */
export type CatacombsRefusal =
  | Exclude<FamilyRefusal, 'lock-needs-key' | 'take-on-entry'>
  | (typeof CATACOMBS_REFUSALS)[number];
/** Aboard a ship there are no devices, depths, caves or idols. */
export type SpaceRefusal =
  | Exclude<
      FamilyRefusal,
      'use-what' | 'use-cost' | 'deep-only' | 'crystal-only' | 'crystal-cave-stops-boots' | 'idol-not-secret'
    >
  | (typeof SPACE_REFUSALS)[number];
export type Refusal = FamilyRefusal | CatacombsRefusal | SpaceRefusal;
