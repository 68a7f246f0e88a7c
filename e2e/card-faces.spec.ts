import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';
import { OwnServer } from './server.ts';

const CLIENT = resolve(import.meta.dirname, '../src/client');

/** In the page: texts that leave the part of the card they stand in, by more than a pixel. */
function overflowing(): readonly string[] {
  const found: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('.card, .basecard')) {
    const frame = card.querySelector('.card__in')!.getBoundingClientRect();
    for (const part of card.querySelectorAll('.card__head, .card__body, .base__head, .base__foot')) {
      const box = part.getBoundingClientRect();
      let most = 0;
      for (const text of part.querySelectorAll('h3, p, small, .gain, .card__type, .card__text')) {
        const { top, bottom, width } = text.getBoundingClientRect();
        if (width === 0) continue;
        const words = document.createRange();
        words.selectNodeContents(text);
        for (const { left, right } of words.getClientRects())
          most = Math.max(most, frame.left - left, right - frame.right);
        most = Math.max(most, box.top - top, bottom - box.bottom);
      }
      const name = card.dataset['card'] ?? card.dataset['base'];
      if (most > 1) found.push(`${name}, ${part.className}: ${most.toFixed(1)} px`);
    }
  }
  return found;
}

/** The sizes of windows at which cards have sizes of their own; all places are looked at in the first. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const RESIZED = /row|hand/;

interface Drawn {
  readonly cards: number;
  readonly faults: readonly string[];
}

async function draw(page: Page, place: string, language: 'fr' | 'en'): Promise<Drawn> {
  await page.evaluate(`showPlace(${JSON.stringify(place)}, ${JSON.stringify(language)})`);
  return { cards: await page.locator('.card, .basecard').count(), faults: await page.evaluate(overflowing) };
}

for (const language of ['fr', 'en'] as const) {
  test(`the words of every card stay in it, ${language} @desktop`, async ({ page }, info) => {
    const folder = info.outputPath('card-faces');
    const server = new OwnServer();
    await build({
      configFile: false,
      root: CLIENT,
      base: './',
      publicDir: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      worker: { format: 'es' },
      build: {
        outDir: folder,
        minify: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: resolve(CLIENT, 'testing/card-faces.html') },
      },
    });
    await server.start(folder);
    const faults: Record<string, readonly string[]> = {};
    for (const [i, screen] of SCREENS.entries()) {
      await page.setViewportSize(screen);
      await page.goto(`${server.address}/testing/card-faces.html`);
      await page.evaluate(() => document.fonts.ready.then(() => null));
      for (const place of await page.evaluate<string[]>('places')) {
        if (i > 0 && !RESIZED.test(place)) continue;
        const drawn = await draw(page, place, language);
        expect(drawn.cards, place).toBeGreaterThan(20);
        if (drawn.faults.length > 0) faults[`${place}, ${screen.width} × ${screen.height}`] = drawn.faults;
      }
    }
    await server.stop();
    expect(faults).toEqual({});
  });
}
