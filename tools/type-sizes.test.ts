import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = resolve(import.meta.dirname, '../src/client/styles');

/** Small card faces and drawings: their type is sized with the card or the drawing, and the zoom shows it larger. */
const DRAWN_FILES = /^(card\/(frame|body|mini)|smash-up-cards\/.*|space\/cards|board\/ground|space\/ship)\.css$/;
const DRAWN = /\.(curve|lair|svg) /;
const ZOOM = /--zoom/;

/** Declarations of type in pixels, each with its rule. */
function pixelsIn(file: string): string[] {
  const rules = readFileSync(join(STYLES, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const drawn = DRAWN.test(selector) || (DRAWN_FILES.test(file) && !ZOOM.test(selector));
    if (drawn) return [];
    const found = body.match(/^\s*(font|font-size|line-height):[^;]*[\d.]px/gm) ?? [];
    return found.map((declaration) => `${file} ${selector.trim()} ${declaration.trim()}`);
  });
}

test('type grows with the size of text that the browser or the settings ask for', () => {
  const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(pixelsIn)).toEqual([]);
});
