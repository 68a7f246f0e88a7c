import { expect, test, vi } from 'vitest';

test('the first game has words for all its cards and tokens without those of another', async () => {
  vi.resetModules();
  const { clankWording } = await import('./index.ts');
  const { NAMES } = await import('./things.ts');
  const { CARDS, TOKENS } = await import('../../games/clank/catalogue.ts');
  expect(NAMES.size).toBe(CARDS.length + TOKENS.length);
  for (const { id } of [...CARDS, ...TOKENS]) {
    for (const language of ['en', 'fr'] as const) expect(clankWording.face(id, language)?.name, id).toBeTruthy();
  }
  vi.resetModules();
});
