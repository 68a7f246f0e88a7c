import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TableWish } from '../tools/tables.ts';
import { expect, newTable, settings, test } from './fixtures.ts';

/** What a screen reader says in one turn of each game, to be read like a script; TINTAMARRE_E2E_TRANSCRIPTS=write writes it anew. */
const FOLDER = join(import.meta.dirname, 'transcripts');
const WRITES = process.env['TINTAMARRE_E2E_TRANSCRIPTS'] === 'write';

/** Something is left that could be used, so that the end of the turn is asked about first. */
const END_ANYWAY = ['e', 'Tab', 'Tab', 'Tab', 'Enter'];

/** For each game, where a turn begins, and the keys that are pressed until the next one does. */
const TURNS: readonly { readonly wish: TableWish; readonly keys: readonly string[] }[] = [
  {
    wish: { game: 'clank', seats: 3, answers: 60 },
    keys: ['h', 'Enter', 'z', 'a', 'b', ...END_ANYWAY, 'w', 'Escape'],
  },
  {
    wish: { game: 'clank-catacombs', seats: 3, answers: 150 },
    keys: ['h', 'Enter', 'a', 'b', ...END_ANYWAY, 'w', 'Escape'],
  },
  {
    wish: { game: 'clank-in-space', seats: 3, answers: 300 },
    keys: ['h', 'Enter', 'a', 'b', ...END_ANYWAY, 'w', 'Escape'],
  },
  {
    wish: { game: 'smash-up', seats: 3, answers: 27, seed: '7'.repeat(64), options: { core: 'on' } },
    keys: ['h', 'ArrowRight', 'Enter', 'Enter', 'b', ...END_ANYWAY, 'w', 'Escape'],
  },
];

/** Counts what the page has asked its worker, and keeps what live regions come to say. */
function listen(): void {
  const heard: string[] = [];
  const calls = { unanswered: 0 };
  Object.assign(window, { heard, calls });
  const { postMessage } = Worker.prototype;
  const known = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (message: unknown) {
    calls.unanswered += 1;
    if (!known.has(this)) this.addEventListener('message', () => (calls.unanswered -= 1));
    known.add(this);
    Reflect.apply(postMessage, this, [message]);
  };
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
  const told = ({ target, addedNodes }: MutationRecord): void => {
    const element = target instanceof Element ? target : target.parentElement;
    if (element === null || element.closest(regions) === null || element.closest('.table') === null) return;
    const nodes = addedNodes.length > 0 ? [...addedNodes] : [target];
    heard.push(...nodes.map((node) => (node.textContent ?? '').trim()).filter((text) => text !== ''));
  };
  new MutationObserver((records) => records.forEach(told)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const STILL_FRAMES = 12;

/** Until everything that was pressed is done; what was heard meanwhile. */
const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (frames) => {
    const calls: { readonly unanswered: number } = Reflect.get(window, 'calls');
    const heard: string[] = Reflect.get(window, 'heard');
    let before = -1;
    for (let still = 0; still < frames; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = calls.unanswered === 0 && heard.length === before ? still + 1 : 0;
      before = heard.length;
    }
    return heard.splice(0);
  }, STILL_FRAMES);

/** The role and the name of what has the focus, as the browser works them out. */
async function focusOf(page: Page): Promise<string> {
  const focused = page.locator('button:focus, a:focus, dialog:focus, [tabindex]:focus');
  if ((await focused.count()) === 0) return '';
  const [first = ''] = (await focused.first().ariaSnapshot()).split('\n');
  return first.replace(/^- '?/, '').replace(/'?:?$/, '').replaceAll("''", "'");
}

/** What is read in the open dialog from its beginning to its end; nothing where none is open. */
const readInDialog = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open] :is(h2, h3, p, li, summary, button)')];
    const roles: Record<string, string> = { H2: 'heading', H3: 'heading', BUTTON: 'button', SUMMARY: 'button' };
    return parts.flatMap((part) => {
      const isHidden = part.closest('[aria-hidden="true"], details:not([open]) > :not(summary)') !== null;
      // The buttons of a line are read with its words; what only holds others is not read itself.
      if (isHidden || part.parentElement?.closest('li:not(:has(details)), summary') != null) return [];
      if (part.querySelector(part.matches('p') ? 'button' : 'p, li, details') !== null) return [];
      const copy = document.createElement('span');
      copy.append(part.cloneNode(true));
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      const words = part.getAttribute('aria-label') ?? (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const role = roles[part.tagName];
      return [role === undefined ? words : `[${role} "${words}"]`];
    });
  });

for (const { wish, keys } of TURNS) {
  for (const language of ['en', 'fr'] as const) {
    test(`a turn of ${wish.game} makes sense when it is read out, ${language}`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.addInitScript(listen);
      await settings(page, { language, pace: 'instant', confirmWaste: true });
      await newTable(page, wish.game, wish);
      await expect(page.locator('[data-zone="hand"] button').first()).toBeVisible();
      await expect(page.locator('.announcer p').first()).toBeAttached();
      const lines = [await page.title(), ...(await heardBy(page)).map((text) => `  ${text}`)];
      let [focus, dialog] = ['', ''];
      for (const key of keys) {
        await page.keyboard.press(key);
        lines.push(`> ${key}`, ...(await heardBy(page)).map((text) => `  ${text}`));
        const now = await focusOf(page);
        if (now !== focus && now !== '') lines.push(`  [${now}]`);
        focus = now;
        const shown = (await readInDialog(page)).map((text) => `    ${text}`);
        if (shown.join() !== dialog) lines.push(...shown);
        dialog = shown.join();
      }
      const file = join(FOLDER, `${wish.game}.${language}.txt`);
      const transcript = `${lines.join('\n')}\n`;
      if (WRITES) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(file, transcript);
      }
      expect(transcript).toBe(readFileSync(file, 'utf8'));
    });
  }
}
