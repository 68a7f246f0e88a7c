import type { Browser, Locator, Page } from '@playwright/test';
import { catacombsPlay } from '../src/games/clank/catacombs/play.ts';
import type { View } from '../src/games/clank/core/view.ts';
import { spacePlay } from '../src/games/clank/space/play.ts';
import type { Now } from '../src/protocol/messages.ts';
import type { GAME_NAMES } from '../src/text/game-names.ts';
import { mapScript } from './catacombs-manners.ts';
import { playOne } from './clank-player.ts';
import { drawnStep, expect, LONG, test } from './fixtures.ts';
import { join, Overheard, openTable } from './online-table.ts';
import { type Screen, somebody } from './others.ts';
import { OwnHouse } from './own-house.ts';
import { script } from './press-in-page.ts';
import { playOn, pressByScript } from './smash-up-player.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: LONG });

const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'row' in view;

interface Player {
  page: Page;
  told: Overheard;
}

/** What is done beside the game once it has come to a step. */
type Deed = readonly [from: number, act: (step: number) => Promise<void>];

/** Steps after which both have done something. */
const SOME_STEPS = 50;

/**
 * Plays a game of the family from one step to another or to its end, each player in front of their own page. Returns the
 * step that comes next.
 */
async function playFamily(
  players: readonly Player[],
  act: (page: Page, view: View) => Promise<void>,
  first: number,
  last: number,
  deeds: readonly Deed[] = [],
): Promise<number> {
  const due = [...deeds];
  let step = first;
  while (step < last) {
    const came = (now: Now) => now.present !== null && now.present.step >= step;
    const all = await Promise.all(players.map(({ told }) => told.until(came)));
    const steps = all.map(({ present }) => present!.step);
    step = Math.max(...steps);
    const { asked } = all[steps.indexOf(step)]!.present!;
    if (asked === null) break;
    const { page } = players[asked]!;
    const own = all[asked]!.present!;
    if (steps.some((known) => known !== step)) continue;
    await expect.poll(() => drawnStep(page)).toBeGreaterThanOrEqual(step);
    const shown = await drawnStep(page);
    // The page may know of an answer before the test does.
    if (shown > step) step = shown;
    else if (due[0] !== undefined && due[0][0] <= step) await due.shift()![1](step);
    else if (!isView(own.view)) throw new Error('this is no view of Clank!');
    else {
      await act(page, own.view);
      step += 1;
    }
  }
  expect(due, 'what is left to do').toEqual([]);
  return step;
}

/** After the game: everybody sees its end; whoever has the link watches it again, plays on alone, checks the luck. */
async function lookBack(link: string, pages: readonly Page[], someone: () => Promise<Page>): Promise<void> {
  for (const page of pages) {
    await expect(page.locator('.eg')).toBeVisible();
    await page.context().close();
  }
  const stranger = await someone();
  await stranger.goto(link);
  await expect(stranger.locator('.eg')).toBeVisible();
  const slider = stranger.getByRole('slider');
  const last = Number(await slider.inputValue());
  await slider.fill(String(Math.floor(last / 2)));
  await expect(stranger.locator('.snap')).toContainText(/Turn \d+$/);
  await stranger.locator('.tool--luck').click();
  await expect(stranger.getByText('The luck of this game was fair.')).toBeVisible();
  await stranger.keyboard.press('Escape');
  await stranger.getByRole('button', { name: 'Play on from here' }).click();
  await expect(stranger).toHaveURL(/#\/table\/\w+$/);
  await expect(stranger.locator('.eg')).toHaveCount(0);
  await expect(stranger.locator('.prompt').first()).toBeVisible();
}

test('two play Clank!, one of them on two devices, before a spectator', { tag: '@desktop' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen: Screen = { viewport, isMobile, hasTouch };
  const some = (language: 'fr' | 'en') => somebody(browser, house.address, screen, { language });
  const [anna, ben, watcher] = await Promise.all([some('fr'), some('en'), some('en')]);
  const players: Player[] = [anna, ben].map((page) => ({ page, told: new Overheard(page) }));
  const link = await openTable(anna, 'Anna', 'clank');
  await join(ben, link, 'Ben', 'B');
  await watcher.goto(link);
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(watcher.locator('.ck')).toBeVisible();
  const act = (page: Page, view: View) => playOne(page, view, script);
  const loseLine = async () => {
    await ben.context().setOffline(true);
    await ben.context().setOffline(false);
  };
  const goElsewhere = async (step: number) => {
    await expect(anna.locator(`.ck[data-step="${step}"]`)).toBeVisible();
    const held = await anna.locator('.hand__cards button').count();
    const elsewhere = await some('fr');
    players[0] = { page: elsewhere, told: new Overheard(elsewhere) };
    await elsewhere.context().addCookies(await anna.context().cookies());
    await elsewhere.addInitScript(`localStorage.setItem('tintamarre-known', 'yes')`);
    // A device that saw the table a moment ago has missed nothing, and shows no summary over it.
    const looks = JSON.stringify({ [link.split('/').at(-1)!]: { step, at: Date.now() } });
    await elsewhere.addInitScript(`localStorage.setItem('tintamarre-at', ${JSON.stringify(looks)})`);
    await elsewhere.goto(link);
    await expect(elsewhere.locator('.ck')).toHaveAttribute('data-step', `${step}`);
    await expect(elsewhere.locator('.hand__cards button')).toHaveCount(held);
    await anna.context().close();
  };
  const deeds: readonly Deed[] = [
    [12, loseLine],
    [24, goElsewhere],
  ];
  await playFamily(players, act, 0, SOME_STEPS, deeds);
  await expect(watcher.locator('.hand__cards button')).toHaveCount(0);
});

test('two play a whole game of Smash Up before a spectator', { tag: '@desktop' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen: Screen = { viewport, isMobile, hasTouch };
  const some = (language: 'fr' | 'en') => somebody(browser, house.address, screen, { language });
  const [anna, ben, watcher] = await Promise.all([some('fr'), some('en'), some('en')]);
  const link = await openTable(anna, 'Anna', 'smash-up');
  await join(ben, link, 'Ben', 'B');
  await watcher.goto(link);
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(watcher.locator('.draft')).toBeVisible();
  await Promise.all([anna, ben].map((page) => playOn(page, 'over', pressByScript)));
  await lookBack(link, [anna, ben, watcher], () => some('en'));
});

/** Steps by which there is surely something to see. */
const MOST_STEPS = 400;
/** Steps from one look to the next. */
const MORE_STEPS = 20;

/** The start tile, which every map has. */
const BEGUN = 1;

interface Watched {
  readonly anna: Page;
  readonly ben: Page;
  readonly watcher: Page;
}

/** Two play a game of the family before a spectator, until there is something to see. */
async function playSome(
  game: keyof typeof GAME_NAMES,
  { anna, ben, watcher }: Watched,
  act: (page: Page, view: View) => Promise<void>,
  things: (page: Page) => Locator,
): Promise<void> {
  const players: Player[] = [anna, ben].map((page) => ({ page, told: new Overheard(page) }));
  const link = await openTable(anna, 'Anna', game);
  await join(ben, link, 'Ben', 'B');
  await watcher.goto(link);
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(watcher.locator('.ck')).toBeVisible();
  let step = await playFamily(players, act, 0, SOME_STEPS);
  // An answer that has not arrived everywhere must not be given again: the game goes on from the step it has come to.
  while ((await things(anna).count()) <= BEGUN && step < MOST_STEPS)
    step = await playFamily(players, act, step, step + MORE_STEPS);
  await expect(watcher.locator('.hand__cards button')).toHaveCount(0);
}

async function threePages(browser: Browser, viewport: Screen['viewport']): Promise<Watched> {
  const screen: Screen = { viewport, isMobile: false, hasTouch: false };
  const some = (language: 'fr' | 'en') => somebody(browser, house.address, screen, { language });
  const [anna, ben, watcher] = await Promise.all([some('fr'), some('en'), some('en')]);
  return { anna, ben, watcher };
}

/** How many of something everybody sees, once all see as many. */
async function seenByAll({ anna, ben, watcher }: Watched, what: (page: Page) => Locator): Promise<number> {
  const counted = () => Promise.all([anna, ben, watcher].map((page) => what(page).count()));
  await expect.poll(async () => new Set(await counted()).size).toBe(1);
  return what(watcher).count();
}

test('two explore the catacombs before a spectator, who sees every tile', { tag: '@desktop' }, async ({
  browser,
  viewport,
}) => {
  const pages = await threePages(browser, viewport);
  const tiles = (page: Page) => page.locator('.board__world .slab-frame');
  await playSome('clank-catacombs', pages, (page, view) => playOne(page, view, mapScript, catacombsPlay), tiles);
  expect(await seenByAll(pages, tiles)).toBeGreaterThan(BEGUN);
});

test('two go aboard before a spectator, who sees where they stand and what they hacked', { tag: '@desktop' }, async ({
  browser,
  viewport,
}) => {
  const pages = await threePages(browser, viewport);
  const cubes = (page: Page) => page.locator('.board .data-cube');
  await playSome('clank-in-space', pages, (page, view) => playOne(page, view, script, spacePlay), cubes);
  expect(await seenByAll(pages, cubes)).toBeGreaterThan(0);
});
