import { boots, draw, heal, rage, skill, spring, swords, treasure } from '../core/builders.ts';
import type { TokenRow } from '../core/token.ts';

const artifact = <Points extends number>(points: Points) =>
  ({ id: `artifact-${points}`, count: 1, points, taken: rage }) as const;

export const TOKENS = {
  artifact: [artifact(5), artifact(7), artifact(10), artifact(15), artifact(20), artifact(25), artifact(30)],
  'major-secret': [
    { id: 'chalice', count: 3, points: 7 },
    { id: 'greater-treasure', count: 2, taken: treasure(5), gone: true },
    { id: 'greater-skill-boost', count: 2, taken: skill(5), gone: true },
    { id: 'flash-of-brilliance', count: 2, taken: draw(3), gone: true },
    { id: 'potion-of-greater-healing', count: 2, drunk: heal(2) },
  ],
  'minor-secret': [
    { id: 'dragon-egg', count: 3, points: 3, taken: rage },
    { id: 'treasure', count: 3, taken: treasure(2), gone: true },
    { id: 'skill-boost', count: 3, taken: skill(2), gone: true },
    { id: 'potion-of-healing', count: 3, drunk: heal(1) },
    { id: 'potion-of-strength', count: 2, drunk: swords(2) },
    { id: 'potion-of-swiftness', count: 2, drunk: boots(1) },
    { id: 'magic-spring', count: 2, taken: spring, gone: true },
  ],
  'monkey-idol': [{ id: 'monkey-idol', count: 3, points: 5 }],
  market: [
    { id: 'master-key', count: 2, points: 5, key: true },
    { id: 'backpack', count: 2, points: 5 },
    { id: 'crown-10', count: 1, points: 10 },
    { id: 'crown-9', count: 1, points: 9 },
    { id: 'crown-8', count: 1, points: 8 },
  ],
  mastery: [{ id: 'mastery-token', count: 4, points: 20 }],
} as const satisfies Readonly<Record<string, readonly TokenRow[]>>;

export type TokenId = (typeof TOKENS)[keyof typeof TOKENS][number]['id'];
