import { all, clank, clankOthers, ghost, heal, lockpicks, rage, swords } from '../core/builders.ts';
import type { TokenKind, TokenRow } from '../core/token.ts';

const silver = <Points extends number>(points: Points) =>
  ({ id: `silver-artifact-${points}`, count: 1, points, taken: rage, silver: true }) as const;

/** Tokens of the catacombs and of the Adventuring Party that the first game does not have. */
export const CATACOMBS_TOKENS = [
  ['artifact', { id: 'artifact-12', count: 1, points: 12, taken: rage }],
  ['artifact', { id: 'artifact-17', count: 1, points: 17, taken: rage }],
  ['artifact', silver(10)],
  ['artifact', silver(15)],
  ['artifact', silver(20)],
  ['artifact', silver(25)],
  ['major-secret', { id: 'catacombs-map', count: 2, points: 5 }],
  ['minor-secret', { id: 'lockpick-secret', count: 3, taken: lockpicks(1), gone: true }],
  ['minor-secret', { id: 'puzzle-box', count: 2 }],
  ['minor-secret', { id: 'potion-of-stealth', count: 3, drunk: all(clank(-1), clankOthers(1)) }],
  ['market', { id: 'blood-amulet', count: 2, points: 7, wounds: 5, taken: heal(2) }],
  ['market', { id: 'burglars-kit', count: 3, points: 2, taken: lockpicks(2) }],
  ['market', { id: 'crown-7', count: 1, points: 7 }],
  ['market', { id: 'invisibility-cloak', count: 3, points: 5 }],
  ['prisoner', { id: 'adventurer', count: 2, points: 3, taken: rage }],
  ['prisoner', { id: 'barbarian', count: 2, points: 2, taken: swords(2) }],
  ['prisoner', { id: 'cleric', count: 2, points: 2, taken: heal(1) }],
  ['prisoner', { id: 'golden-monkey-bot', count: 1, points: 3, idol: true }],
  ['prisoner', { id: 'haunted-prisoner', count: 1, points: 3, taken: ghost }],
  ['prisoner', { id: 'mayor', count: 1, score: { when: 'mastery', points: 5 } }],
  ['prisoner', { id: 'monk', count: 1, score: { per: 'wayshrine', points: 1 } }],
  ['prisoner', { id: 'peasant', count: 2, points: 2 }],
  ['prisoner', { id: 'primatologist', count: 1, score: { when: 'monkey-idol', points: 5 } }],
  ['prisoner', { id: 'prince', count: 1, score: { when: 'crown', points: 5 } }],
  ['prisoner', { id: 'princess', count: 1, score: { when: 'crown', points: 5 } }],
  ['prisoner', { id: 'sorceress', count: 2, score: { when: 'two-tomes', points: 5 } }],
  ['prisoner', { id: 'warrior', count: 2, score: { per: 'prisoner', points: 1 } }],
  ['coupon', { id: 'discount-coupon', count: 1 }],
] as const satisfies readonly (readonly [TokenKind, TokenRow])[];

export type CatacombsTokenId = (typeof CATACOMBS_TOKENS)[number][1]['id'];

/** How many of each lie in the pools; the second list comes with five or six players. */
export const POOL_COUNTS = {
  'major-secret': {
    chalice: 3,
    'catacombs-map': 2,
    'greater-skill-boost': 2,
    'greater-treasure': 2,
    'potion-of-greater-healing': 2,
  },
  'minor-secret': {
    'dragon-egg': 3,
    'lockpick-secret': 3,
    'magic-spring': 2,
    'potion-of-healing': 3,
    'potion-of-swiftness': 2,
    'potion-of-strength': 2,
    'puzzle-box': 2,
    treasure: 3,
  },
} as const;

/** The split of these is our own; their number is published. */
export const PARTY_SECRETS = {
  'potion-of-stealth': 3,
  'dragon-egg': 2,
  treasure: 3,
  'skill-boost': 3,
  'potion-of-healing': 2,
  'potion-of-strength': 2,
  'potion-of-swiftness': 2,
  'magic-spring': 1,
} as const;

/** From the top of the stack down. */
export const ARTIFACT_STACK = [5, 7, 10, 12, 15, 17, 20].map((points) => `artifact-${points}`);
export const PARTY_ARTIFACT_STACK = [
  'artifact-5',
  'artifact-7',
  'silver-artifact-10',
  'artifact-10',
  'artifact-12',
  'silver-artifact-15',
  'artifact-15',
  'artifact-17',
  'silver-artifact-20',
  'artifact-20',
  'silver-artifact-25',
];
