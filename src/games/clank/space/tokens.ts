import { boots, clankOthers, draw, heal, multipass, rage, spring, swords, treasure } from '../core/builders.ts';
import type { TokenKind, TokenRow } from '../core/token.ts';

/** Tokens of the ship that the first game does not have. How the secrets split by sort is our own. */
export const SPACE_TOKENS = [
  ['major-secret', { id: 'major-mega-health-boost', count: 2, drunk: heal(2) }],
  ['major-secret', { id: 'major-credit-chip-5', count: 2, taken: treasure(5), gone: true }],
  ['major-secret', { id: 'major-flash-of-brilliance', count: 2, taken: draw(3), gone: true }],
  ['major-secret', { id: 'major-spaceship-plans', count: 2, points: 7 }],
  ['major-secret', { id: 'major-sixth-crystal', count: 1, score: { per: 'crystal', points: 3 } }],
  ['major-secret', { id: 'major-sonic-grenade', count: 2, taken: clankOthers(3), gone: true }],
  ['minor-secret', { id: 'minor-health-boost', count: 4, drunk: heal(1) }],
  ['minor-secret', { id: 'minor-speed-boost', count: 4, drunk: boots(1) }],
  ['minor-secret', { id: 'minor-combat-boost', count: 4, drunk: swords(2) }],
  ['minor-secret', { id: 'minor-credit-chip-2', count: 4, taken: treasure(2), gone: true }],
  ['minor-secret', { id: 'minor-multipass', count: 4, drunk: multipass }],
  ['minor-secret', { id: 'minor-vaporizer', count: 4, taken: spring, gone: true }],
  ['minor-secret', { id: 'minor-archive', count: 4, points: 3, taken: rage }],
  ['market', { id: 'market-master-key', count: 2, points: 5, key: true }],
  ['market', { id: 'market-telepass', count: 2, points: 5 }],
  ['market', { id: 'market-med-kit', count: 2, points: 5, taken: heal(2) }],
  ['market', { id: 'market-contraband', count: 2, points: 10 }],
  ['command-code', { id: 'command-code', count: 4 }],
  ['escape-pod', { id: 'escape-pod', count: 4, points: 20 }],
  ['escape-pod', { id: 'executive-escape-pod', count: 2, points: 10 }],
] as const satisfies readonly (readonly [TokenKind, TokenRow])[];
