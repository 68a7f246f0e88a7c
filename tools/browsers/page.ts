import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import { describePage, freePlace, markNamed, markSelected, type Point } from './in-page.ts';

/** Milliseconds that the page has to react, on a machine that has other things to do. */
const PATIENCE = 60_000;
const INTERVAL = 50;
const SETTLE = 1000;

/** What to click: a CSS selector, or an element with these words in its accessible name. */
export type Target = string | { readonly name: string };

const wordsFor = (target: Target): string => (typeof target === 'string' ? target : `"${target.name}"`);

/** A page of any engine, with waiting and with errors that say what was expected and seen. */
export class Page {
  readonly driver: Driver;
  private readonly errors: string[] = [];

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Calls a function of in-page.ts inside the page. */
  call<Values extends readonly unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(`(${inPage})(...${JSON.stringify(values)})`);
  }

  /** Errors that the scripts of the page met since they were last taken; served-client.ts collects them. */
  async takeErrors(): Promise<readonly string[]> {
    await this.keepErrors();
    return this.errors.splice(0);
  }

  private async keepErrors(): Promise<void> {
    this.errors.push(...(await this.driver.evaluate<string[]>('globalThis.collectedErrors?.splice(0) ?? []')));
  }

  async open(address: string): Promise<void> {
    await this.keepErrors();
    await this.driver.open(address);
  }

  async reload(): Promise<void> {
    await this.keepErrors();
    await this.driver.reload();
  }

  /** Follows a link within the page, without loading it anew. */
  async goTo(hash: string): Promise<void> {
    await this.driver.evaluate(`void (location.hash = ${JSON.stringify(hash)})`);
  }

  /** Waits until the function, called inside the page, returns something truthy. */
  async until<Values extends readonly unknown[], Result>(
    expected: string,
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    for (const start = Date.now(); ; await sleep(INTERVAL)) {
      const result = await this.call(inPage, ...values);
      if (result) return result;
      if (Date.now() - start > PATIENCE) await this.fail(expected);
    }
  }

  async fail(expected: string): Promise<never> {
    const problems = await this.takeErrors();
    const errors = problems.length === 0 ? '' : `\n  errors: ${problems.join('\n    ')}`;
    throw new Error(`expected ${expected}\n  saw ${await this.call(describePage)}${errors}`);
  }

  visible(selector: string): Promise<boolean> {
    return this.until(`${selector} to be visible`, markSelected, selector);
  }

  text(selector: string): Promise<string> {
    const read = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';
    return this.call(read, selector);
  }

  async says(text: string): Promise<void> {
    await this.until(`the page to say "${text}"`, (words) => document.body.innerText.includes(words), text);
  }

  count(selector: string): Promise<number> {
    return this.call((css) => document.querySelectorAll(css).length, selector);
  }

  /** Where to click the marked element; null where it is gone. */
  private place(): Promise<Point | null> {
    return this.driver.evaluate(
      `((target) => target && (${freePlace})(target))(document.querySelector('[data-target]'))`,
    );
  }

  /** Clicks an element where it is now; false where it is gone. */
  async clickNow(selector: string): Promise<boolean> {
    const place = (await this.call(markSelected, selector)) ? await this.place() : null;
    if (place !== null) await this.driver.click(place.x, place.y);
    return place !== null;
  }

  /** Clicks an element once it is visible and no longer moves. */
  async click(target: Target): Promise<void> {
    let before: Point | null = null;
    for (const start = Date.now(); ; await sleep(INTERVAL)) {
      const found: boolean = await (typeof target === 'string'
        ? this.call(markSelected, target)
        : this.call(markNamed, target.name));
      const place: Point | null = found ? await this.place() : null;
      if (place !== null && place.x === before?.x && place.y === before.y) return this.driver.click(place.x, place.y);
      before = place;
      if (Date.now() - start > PATIENCE) await this.fail(`${wordsFor(target)} to be there and to stay in place`);
    }
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.driver.press(character);
  }

  /** Waits for fonts and for what still moves, before a picture is taken. */
  async settle(): Promise<void> {
    await this.driver.evaluate('document.fonts.ready.then(() => true)');
    await sleep(SETTLE);
  }
}
