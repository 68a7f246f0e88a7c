import { CARDS, TOKENS } from './catalogue.ts';
import type { Card } from './core/card.ts';
import { FACE_IDS } from './space/faces.ts';
import { SCHEMES } from './space/schemes.ts';
import { SPACE_TOKENS } from './space/tokens.ts';
import { ofCard } from './wanted.ts';

const ofSet = (...sets: readonly Card['set'][]): readonly Card[] =>
  CARDS.filter(({ set, id }) => sets.includes(set) || id === 'stumble');

function ofToken({ id, kind, drunk }: (typeof TOKENS)[number]): string[] {
  switch (kind) {
    case 'market':
      return [`bought ${id}`];
    case 'escape-pod':
      return [`left by ${id}`];
    case 'command-code':
      return ['code-completed'];
    default:
      return [`took ${id}`, ...(drunk === null ? [] : [`drank ${id}`])];
  }
}

/** What a player may be asked aboard. */
const ASKS = [
  ...['turn', 'choose', 'may', 'discard', 'trash', 'replace-row-card', 'nearby-secret', 'teleport-to'],
  ...['hack-nearby', 'take-prisoner', 'copy', 'multipass', 'arrive-in-room'],
];

const EVENTS = [
  ...['gained skill', 'gained swords', 'gained boots', 'gained teleports', 'gold gained', 'gold found', 'gold-lost'],
  ...['clank added', 'clank removed', 'clank cancelled', 'drew', 'shuffled', 'healed', 'discarded', 'raged'],
  ...[
    'walked',
    'walked with damage',
    'walked with swords',
    'teleported',
    'exhausted',
    'rode hyperlift',
    'rode telepad',
  ],
  ...['trashed from play', 'trashed from discard', 'trashed by minor-vaporizer', 'declined a token'],
  ...[
    'hacked',
    'crystal-gained',
    'copied',
    'goblin-turned',
    'blockade',
    'prisoner-taken',
    'haunted',
    'ghosts-returned',
  ],
  ...['replaced a row card', 'dragon cubes returned', 'attack', 'attack with danger', 'attack with a ghost', 'damaged'],
  ...['turn-of-the-gone', 'knocked out and rescued', 'knocked out and lost', 'left', 'deck exhausted'],
  ...['bought with the flute', 'ended: somebody escaped', 'ended: everybody escaped', 'ended: everybody lost'],
  'ended: somebody rescued',
];

const IN_EXPANSIONS = [
  ...['installed', 'installed with the sixth crystal', 'trashed from installed', 'pods-opened'],
  ...['phase-completed 1', 'phase-completed 2', 'phase-completed 3', 'cube-taken', 'cubes-spent', 'scheme-fed'],
  ...['thwarted', 'room-used', 'sold-out', 'crystal-lost', 'boot-lost', 'bought for a bargain', 'asked lose-card'],
];

const SPACE_TOKEN_IDS: readonly string[] = [
  ...SPACE_TOKENS.map(([, { id }]) => id),
  ...[5, 10, 15, 20, 25, 30].map((points) => `artifact-${points}`),
];

/** Everything that should happen in some game aboard, with any modules, any expansion and any number of players. */
export const SPACE_WANTED: readonly string[] = [
  ...new Set([
    ...ofSet('space', 'station', 'apocalypse').flatMap(ofCard),
    ...TOKENS.filter(({ id }) => SPACE_TOKEN_IDS.includes(id)).flatMap(ofToken),
    ...FACE_IDS.map((face) => `module ${face}`),
    ...SCHEMES.map(({ id }) => `scheme ${id}`),
    ...ASKS.map((ask) => `asked ${ask}`),
    ...EVENTS,
    ...IN_EXPANSIONS,
  ]),
];
