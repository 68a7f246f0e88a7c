import type { Card } from '../core/card.ts';
import type { Origin } from '../core/origin.ts';

/** Of the cards that no source shows whole, those with a published title. */
const PARTIAL: ReadonlySet<string> = new Set([
  'account-hack',
  'code-red',
  'eradibot',
  'exterminator',
  'fe-lion',
  'heroic-sheriff',
  'jidu-infiltrator',
  'jidu-laser-sword',
  'killer-robot',
  'mad-scientist',
  'monkeybot-30000',
  'phantom-agent',
  'photon-scooter',
  'princess-helia',
  'prisoner',
  'savage-gorklar',
  'security-officer',
  'shapeshifter',
  'space-pirate',
  'space-skunk',
  'telepad-technician',
]);

const BOXES: readonly Card['set'][] = ['space', 'station', 'apocalypse'];

/** Starting cards and the reserve are published, the rest of these boxes is ours unless it is listed above. */
export function originOf({ id, set, pile }: Card): Origin {
  if (PARTIAL.has(id)) return 'partial';
  return BOXES.includes(set) && pile === 'dungeon' ? 'ours' : 'published';
}
