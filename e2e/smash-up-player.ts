import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { SLOWER } from './slower.ts';

const END_PLAYS = /^(End plays|Finir de jouer)/;

/** Where a person can be asked something other than to play a card. */
const ASKED = ['dialog[open] .choices__one', '.draft [data-legal]', '.picker [data-legal]', '.answers .btn'];

type Next = 'next' | 'wait' | 'over';

/** Marks what brings the game on: a minion a turn and where it goes, as little as may be of the rest, the end of the turn. */
function markNext(asked: readonly string[]): Next {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  const seen = (selector: string) => all(selector)[0];
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  if (seen('.eg') !== undefined) return 'over';
  const main = seen('[data-main]:not([aria-disabled])');
  const board = seen('.sm__b .over[data-legal]');
  const question = asked.map(seen).find((each) => each !== undefined);
  const taken = seen('.over[aria-pressed="true"]') !== undefined;
  const cards = all('.hand .over[data-legal]');
  const ending = /^(End plays|Finir de jouer)/.test(main?.textContent ?? '');
  const isMinion = (card: Element) => /minion of power|Créature de Force/.test(card.getAttribute('aria-label') ?? '');
  const minion = cards.find(isMinion) ?? main;
  const answer = seen('.answers .btn');
  // Whoever discards minions, or does all that may be done, never comes to an end.
  const spare = cards.find((card) => !isMinion(card)) ?? cards[0];
  const asks = main ?? question ?? spare ?? board;
  const next = answer ?? (ending && !taken ? minion : taken ? (main ?? board) : asks);
  next?.setAttribute('data-next', '');
  return next === undefined ? 'wait' : 'next';
}

/** What changes as soon as something pressed is answered. */
const signOf = (): string =>
  [
    document.querySelector('.sm')?.getAttribute('data-step'),
    document.querySelectorAll('[aria-pressed="true"], dialog[open]').length,
    document.querySelectorAll('.choosers [data-seat], .eg').length,
    document.querySelector('[data-main]')?.textContent,
  ].join(' ');

const PATIENCE = 2000;

/** However busy the machine is, something comes of what is pressed before so many milliseconds are over. */
const LONGEST = 60_000 * SLOWER;

/** Brings the game on, pressing one thing after the other, until it is over or the person may play cards. */
export async function playOn(
  page: Page,
  until: 'over' | 'playing',
  press: (next: Locator) => Promise<void>,
): Promise<void> {
  let before = '';
  let since = Date.now();
  let missed: unknown;
  for (;;) {
    const playing = until === 'playing' && (await page.getByRole('button', { name: END_PLAYS }).count()) > 0;
    const found = playing ? 'over' : await page.evaluate(markNext, ASKED);
    if (found === 'over') return;
    if (found === 'wait') {
      since = Date.now();
      await page.waitForTimeout(60);
      continue;
    }
    const sign = await page.evaluate(signOf);
    if (sign !== before) since = Date.now();
    before = sign;
    if (Date.now() - since > LONGEST) {
      const what = await page.evaluate(() => document.querySelector('[data-next]')?.outerHTML.slice(0, 300));
      throw new Error(`nothing comes of pressing ${what}`, { cause: missed });
    }
    // What comes next may be gone before it is pressed.
    await press(page.locator('[data-next]')).catch((error: unknown) => {
      missed = error;
    });
    for (let waited = 0; waited < 10 && (await page.evaluate(signOf)) === sign; waited++) await page.waitForTimeout(20);
  }
}

/**
 * Cards in a lane lie over one another: a place of the page where nothing else lies on the element, or its middle.
 * On a phone its base is turned to first: a base seen in part snaps back.
 */
function freePlace(element: HTMLElement): { x: number; y: number } {
  const base = element.closest('.snapb > .bcol');
  base?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.25, 0.75, 0.9];
  const places = parts.flatMap((down) => parts.map((across) => ({ x: left + across * width, y: top + down * height })));
  const isFree = ({ x, y }: { x: number; y: number }) => element.contains(document.elementFromPoint(x, y));
  return places.find(isFree) ?? places[0]!;
}

/** A finger on a phone; elsewhere a mouse, which then goes out of the way so that nothing opens under it. */
export const pressWith = (touch: boolean) => async (next: Locator) => {
  const page = next.page();
  const { x, y } = await next.evaluate(freePlace, undefined, { timeout: PATIENCE });
  if (touch) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.click(x, y);
    await page.mouse.move(5, 5);
  }
};

/** Chooses the first faction that is free, and says which. */
export async function pickFaction(page: Page, touch: boolean): Promise<string> {
  const free = page.locator('.facard[data-stance] .over[data-legal]').first();
  const name = (await free.getAttribute('aria-label'))!.split('.')[0]!;
  const corner = { position: { x: 10, y: 20 } };
  await (touch ? free.tap(corner) : free.click(corner));
  // Where there is little room, a faction is first looked at and then chosen.
  const main = page.locator('[data-main]:not([aria-disabled])');
  const chosen = page.locator('.choosers').getByText(name);
  await expect(main.or(chosen).first()).toBeVisible();
  if (await main.isVisible()) await main.click();
  return name;
}
