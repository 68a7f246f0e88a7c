import type { Page } from '@playwright/test';
import { Session } from '../src/engine/session.ts';
import { clankPlay } from '../src/games/clank/classic/play.ts';
import type { Event } from '../src/games/clank/core/event.ts';
import type { Option } from '../src/games/clank/core/option.ts';
import type { State } from '../src/games/clank/core/state.ts';
import { keptTable, type TableWish } from '../tools/tables.ts';
import { drawnStep, expect, newTable, settings, test } from './fixtures.ts';

const { game } = clankPlay;

interface Tried {
  readonly events: readonly Event[];
  /** It can be taken back. */
  readonly quiet: boolean;
}

function tried(state: State, index: number): Tried {
  const events: Event[] = [];
  const trial = game.clone(state);
  game.answer(trial, index, (event) => events.push(event));
  return { events, quiet: game.revealed(trial) === game.revealed(state) && game.decision(trial)?.seat === 0 };
}

/** A table where the person, with no card left in hand, may do what is wanted. */
function tableWhere(
  seats: number,
  wanted: (option: Option, tried: Tried) => boolean,
): { readonly wish: TableWish; readonly option: Option } {
  for (const digit of '123456789') {
    const seed = digit.repeat(64);
    const whole = keptTable({ game: 'clank', seats, seed, people: [], answers: 100_000 }).record;
    const session = new Session(game, whole);
    for (const answer of whole.answers) {
      const { seat, ask, options } = game.decision(session.state)!;
      const { hand } = session.state.players[0]!;
      const at = seat !== 0 || ask !== 'turn' || hand.length > 0 ? [] : [...options.entries()];
      const found = at.find(([index, option]) => wanted(option, tried(session.state, index)));
      if (found !== undefined) return { wish: { game: 'clank', seats, seed, answers: session.step }, option: found[1] };
      session.answer(answer);
    }
  }
  throw new Error('no such table came up');
}

/** Notes everything that moves by itself: what it is, and how many places it passes. */
async function noteMoves(page: Page): Promise<() => Promise<readonly { what: string; frames: number }[]>> {
  await page.addInitScript(() => {
    const moves: { what: string; frames: number }[] = [];
    Object.assign(window, { moves });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const what = `${this.getAttribute('data-key') ?? ''} ${this.getAttribute('class') ?? ''}`.trim();
      moves.push({ what, frames: Array.isArray(frames) ? frames.length : 0 });
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => ('moves' in window && Array.isArray(window.moves) ? window.moves : []));
}

test('a card that is taken back returns from where it was played to', { tag: '@once' }, async ({ page }) => {
  const moves = await noteMoves(page);
  await settings(page, { language: 'en', pace: 'normal' });
  await newTable(page, 'clank', { seats: 2 });
  const cards = page.locator('.hand__cards li');
  await expect(cards).toHaveCount(5);
  const key = await cards.first().locator('[data-key]').first().getAttribute('data-key');
  await page.keyboard.press('1');
  await expect(cards).toHaveCount(4);
  const before = (await moves()).length;
  await page.keyboard.press('z');
  await expect(cards).toHaveCount(5);
  await expect.poll(async () => (await moves()).slice(before).map(({ what }) => what)).toContain(`${key} cardbtn`);
});

test('a pawn that is taken back walks back', { tag: '@once' }, async ({ page }) => {
  const { wish, option } = tableWhere(2, ({ take }, { quiet }) => take === 'walk' && quiet);
  if (option.take !== 'walk') throw new Error('a walk was wanted');
  const moves = await noteMoves(page);
  await settings(page, { language: 'en', pace: 'normal' });
  await newTable(page, 'clank', wish);
  const table = page.locator('.ck');
  const step = await drawnStep(page);
  const room = page.locator(`.board__rooms [data-room="${option.to + 1}"]`);
  await room.focus();
  await page.keyboard.press('Enter');
  const choice = page.locator('dialog[open] .choices__one').first();
  await expect(async () => {
    if (await choice.isVisible()) await choice.click({ timeout: 1000 });
    await expect(table).toHaveAttribute('data-step', String(step + 1), { timeout: 1000 });
  }).toPass();
  const walks = async () => (await moves()).filter(({ what, frames }) => what.startsWith('pawn') && frames > 4).length;
  await expect.poll(walks).toBe(1);
  await page.keyboard.press('z');
  await expect(table).toHaveAttribute('data-step', String(step));
  await expect.poll(walks).toBe(2);
});

test('hearts go one by one as the cubes of an attack are drawn, and the log tells of it afterwards', {
  tag: '@once',
}, async ({ page }) => {
  const hurtBy = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'damaged' ? [event.seat] : []));
  const twice = (seats: readonly number[]) => seats.find((seat, i) => seats.indexOf(seat) !== i);
  let seat = -1;
  const { wish } = tableWhere(2, ({ take }, { events }) => {
    const types = events.map(({ type }) => type);
    seat = twice(hurtBy(events)) ?? -1;
    return take === 'end-turn' && types.includes('attacked') && !types.includes('game-ended') && seat >= 0;
  });
  await settings(page, { language: 'en', pace: 'slow' });
  await newTable(page, 'clank', wish);
  await drawnStep(page);
  const hearts = page.locator(`[data-key="health ${seat}"] b`).first();
  const first = Number(await hearts.innerText());
  await hearts.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const during = document.querySelector('.attack') !== null;
      seen.push(`${element.textContent} ${during ? 'during' : 'after'}`);
    };
    new MutationObserver(note).observe(element, { characterData: true, childList: true, subtree: true });
  });
  const log = page.locator('.ck__l .log li');
  const lines = await log.count();
  expect(lines).toBeGreaterThan(0);
  await page.keyboard.press('e');
  await expect(page.locator('.attack')).toBeVisible();
  expect(await log.count()).toBe(lines);
  await expect(page.locator('.attack')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => log.count()).toBeGreaterThan(lines);
  const seen = await page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen : []));
  expect(seen.slice(0, 2)).toEqual([`${first - 1} during`, `${first - 2} during`]);
});

/** How long what happens waits for what animates it. */
const PATIENCE = 3000;

test('the attack that ends the game is seen before the scores are', { tag: '@once' }, async ({ page }) => {
  const { wish } = tableWhere(2, ({ take }, { events }) => {
    const types = events.map(({ type }) => type);
    return take === 'end-turn' && types.includes('attacked') && types.includes('game-ended');
  });
  // A busy browser may take its time until it can animate: it is waited for from when it is needed.
  const { promise: needed, resolve: need } = Promise.withResolvers<void>();
  await page.route('**/animator-*.js', async (route) => {
    await needed;
    await route.continue();
  });
  await settings(page, { language: 'en', pace: 'normal' });
  await page.clock.install();
  await newTable(page, 'clank', wish);
  await drawnStep(page);
  await page.clock.fastForward(PATIENCE);
  await page.keyboard.press('e');
  need();
  await expect(page.locator('.attack')).toBeVisible();
  await expect(page.locator('.eg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.eg')).toBeVisible();
});
