import { expect, test } from 'vitest';
import type { Route } from '../../../games/clank/insight/route.ts';
import { wayOutWords } from './way-out.ts';

const ROUTE: Route = {
  ...{ rooms: [5, 4, 0], boots: 7, monsters: 0, swords: 0, locks: 0, caves: 1, rides: 0, turns: 2 },
  ...{ keyMissing: false, artifactMissing: false },
};

test('the turns of a way out are told as the fewest possible', () => {
  expect(wayOutWords(ROUTE, 'en')).toBe('7 Boots · 1 Crystal Cave · at least 2 turns');
  expect(wayOutWords(ROUTE, 'fr')).toMatch(/au moins 2.tours$/);
  expect(wayOutWords({ ...ROUTE, caves: 0, turns: 1 }, 'en')).toBe('7 Boots · at least 1 turn');
});
