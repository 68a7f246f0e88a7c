import type { Page } from '@playwright/test';
import { freePlace, type Point } from '../tools/browsers/in-page.ts';
import { inView, type Manner } from './manners.ts';
import { SLOWER } from './slower.ts';

/** Milliseconds after which something that should be there to press is missing. */
const MISSING = 15_000 * SLOWER;

/**
 * Clicks an element from inside the page, at a place where nothing covers it, once it is there. A test that plays
 * hundreds of answers is several times faster than with a mouse; other tests show that the mouse reaches everything.
 */
async function clickInside(placeOf: (element: HTMLElement) => Point, selector: string, missing: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let covered = 'it is not there';
  for (const start = performance.now(); performance.now() - start < missing; await nextFrame()) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) continue;
    const { x, y } = placeOf(element);
    const top = document.elementFromPoint(x, y);
    if (top !== null && element.contains(top)) {
      top.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, clientX: x, clientY: y }),
      );
      return;
    }
    covered = `it is under ${top?.outerHTML.slice(0, 200)}`;
  }
  throw new Error(`expected to click ${selector}, but ${covered}`);
}

export const clickInPage = (page: Page, selector: string, missing = MISSING): Promise<void> =>
  page.evaluate<void>(`(${clickInside})(${freePlace}, ${JSON.stringify(selector)}, ${missing})`);

/** Chooses by events of a script inside the page. */
export const script: Manner = {
  press: clickInPage,
  async enter(page, _, room) {
    const place = `[data-room="${room + 1}"]`;
    if (!(await page.evaluate(inView, place))) await clickInPage(page, '.board__overview');
    await clickInPage(page, place);
  },
  async playHand(page) {
    const whole = await page.evaluate(() => document.querySelector('.playall') !== null);
    await clickInPage(page, whole ? '.playall' : '.hand__cards button');
    return whole;
  },
};
