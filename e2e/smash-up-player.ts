import type { Page } from '@playwright/test';
import { freePlace, type Point } from '../tools/browsers/in-page.ts';
import { SMASH_UP_QUESTIONS, smashUpMove, tableState } from '../tools/browsers/moves.ts';
import { expect } from './fixtures.ts';
import { clickInPage } from './press-in-page.ts';
import { SLOWER } from './slower.ts';

/** Milliseconds after which a game is stuck: nothing comes of what is pressed, or nothing is there to press. */
const STUCK = 60_000 * SLOWER;

/** Milliseconds after which something else is tried: what was marked may be gone before it is pressed. */
const NO_EFFECT = 200;

interface Next {
  readonly move: 'click' | 'over';
  /** Changes as soon as a press has an effect. */
  readonly state: string;
}

/** In the page: waits for something to press and marks it with `data-next`, or for the end of the game. */
async function findNext(
  move: typeof smashUpMove,
  stateOf: typeof tableState,
  questions: readonly string[],
  until: 'over' | 'playing',
  stuck: number,
  attempt: number,
): Promise<Next> {
  const isPlaying = () =>
    [...document.querySelectorAll('[data-main]')].some((main) =>
      /^(Done playing|Finir de jouer)/.test(main.textContent ?? ''),
    );
  for (const start = performance.now(); performance.now() - start < stuck; ) {
    const found = until === 'playing' && isPlaying() ? 'over' : move(questions, attempt);
    if (found !== 'wait') return { move: found, state: stateOf() };
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const told = ['.turn', '.prompt', '.notes', '[role="alert"]', 'dialog[open]', '[data-main]']
    .flatMap((part) => [...document.querySelectorAll<HTMLElement>(part)])
    .map((each) => each.innerText.replace(/\s+/g, ' '));
  throw new Error(`expected something to press at ${stateOf()}, but nothing came: ${told.join(' | ')}`);
}

/** In the page: whether a press has an effect soon. */
async function hasEffect(stateOf: typeof tableState, before: string, patience: number): Promise<boolean> {
  for (const start = performance.now(); performance.now() - start < patience; ) {
    if (stateOf() !== before) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return stateOf() !== before;
}

const nextOf = (page: Page, until: 'over' | 'playing', attempt: number): Promise<Next> => {
  const questions = JSON.stringify(SMASH_UP_QUESTIONS);
  return page.evaluate(`(${findNext})(${smashUpMove}, ${tableState}, ${questions}, '${until}', ${STUCK}, ${attempt})`);
};

/** The step of the game, which a state begins with. */
const stepOf = (state: string): string => state.split(' ')[0]!;

/** Presses what is marked with `data-next`; `attempt` presses before it were in vain. */
type Press = (page: Page, attempt: number) => Promise<void>;

/** Brings the game on, pressing one thing after the other, until it is over or the person may play cards. */
export async function playOn(page: Page, until: 'over' | 'playing', press: Press): Promise<void> {
  let missed: unknown;
  let [step, attempt] = ['', 0];
  for (let since = Date.now(); ; ) {
    const { move, state } = await nextOf(page, until, attempt);
    attempt = stepOf(state) === step ? attempt + 1 : 0;
    step = stepOf(state);
    if (move === 'over') return;
    await press(page, attempt).catch((error: unknown) => {
      missed = error;
    });
    const question = `(${hasEffect})(${tableState}, ${JSON.stringify(state)}, ${NO_EFFECT})`;
    if (await page.evaluate<boolean>(question)) since = Date.now();
    if (Date.now() - since > STUCK) {
      const what = await page.evaluate(() => document.querySelector('[data-next]')?.outerHTML.slice(0, 300));
      throw new Error(`nothing comes of pressing ${what}`, { cause: missed });
    }
  }
}

/** A finger on a phone; elsewhere a mouse, which then goes out of the way so that nothing opens under it. */
export const pressWith =
  (touch: boolean): Press =>
  async (page) => {
    const { x, y } = await page.evaluate<Point>(`(${freePlace})(document.querySelector('[data-next]'))`);
    if (touch) await page.touchscreen.tap(x, y);
    else {
      await page.mouse.click(x, y);
      await page.mouse.move(5, 5);
    }
  };

/** By a click, or by the keyboard where something covers what is to be clicked. */
export const pressByScript: Press = (page, attempt) =>
  attempt < 3
    ? clickInPage(page, '[data-next]', NO_EFFECT)
    : page.evaluate(() => {
        const next = document.querySelector<HTMLElement>('[data-next]');
        next?.focus();
        next?.click();
      });

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
