import type { Refusal } from '../core/refusal.ts';

/** The rules of its own by which Catacombs refuses an intent. */
export const OWN_REFUSALS = [
  'lock-needs-lockpick',
  'portal-lonely',
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

/** Locks open to lockpicks, not to keys, and nothing is lost by waiting to take what lies in a room. */
export type CatacombsRefusal = Exclude<Refusal, 'lock-needs-key' | 'take-on-entry'> | (typeof OWN_REFUSALS)[number];
