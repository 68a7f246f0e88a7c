import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Engine } from './engines.ts';
import type { Page } from './page.ts';
import { SCREENS, type Screen } from './screens.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/browsers');
const PAGE = join(FOLDER, 'index.html');

interface Result {
  readonly screen: Screen;
  readonly step: string;
  readonly engine: Engine;
  /** Relative to the folder; empty where no picture could be taken. */
  readonly picture: string;
  readonly error: string | null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 16px; background: #fff; color: #111 }
  table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 48px }
  th, td { border: 1px solid #bbb; padding: 6px; vertical-align: top; text-align: left }
  th:first-child { width: 9em }
  img { width: 100%; height: auto; display: block }
  .phone img { max-width: 390px }
  pre { white-space: pre-wrap; color: #b00 }`;

/** What came of each step in each engine, with a picture each. */
export class Results {
  private readonly results: Result[] = [];
  private readonly engines: readonly Engine[];

  constructor(engines: readonly Engine[]) {
    this.engines = engines;
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
  }

  get failed(): boolean {
    return this.results.some(({ error }) => error !== null);
  }

  /** Takes a step and a picture of what it leads to. A step that fails does not keep the next one from being taken. */
  async take(screen: Screen, step: string, engine: Engine, page: Page, run: () => Promise<void>): Promise<void> {
    let error: string | null = null;
    try {
      await run();
      const errors = await page.takeErrors();
      if (errors.length > 0) error = `expected no error in the page\n  saw ${errors.join('\n    ')}`;
    } catch (thrown) {
      error = thrown instanceof Error ? thrown.message : String(thrown);
    }
    const picture = await this.shoot(`${screen}-${step}-${engine}`, page).catch(() => '');
    this.results.push({ screen, step, engine, picture, error });
    console.log(
      `${error === null ? 'ok    ' : 'FAILED'} ${screen}, ${step}, ${engine}${error === null ? '' : `\n  ${error}`}`,
    );
  }

  private async shoot(name: string, page: Page): Promise<string> {
    const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
    await page.settle();
    writeFileSync(join(FOLDER, file), await page.driver.screenshot());
    return file;
  }

  private steps(screen: Screen): readonly string[] {
    return [...new Set(this.results.filter((each) => each.screen === screen).map(({ step }) => step))];
  }

  private find(screen: Screen, step: string, engine: Engine): Result | undefined {
    return this.results.find((each) => each.screen === screen && each.step === step && each.engine === engine);
  }

  private get screens(): readonly Screen[] {
    return [...new Set(this.results.map(({ screen }) => screen))];
  }

  /** Steps by engines, as text. */
  table(): string {
    const verdict = (result: Result | undefined) =>
      result === undefined ? '–' : result.error === null ? 'ok' : 'FAILED';
    const lines = this.screens.flatMap((screen) => {
      const { width, height } = SCREENS[screen];
      const head = [`${screen}, ${width} × ${height}`, ...this.engines];
      const rows = this.steps(screen).map((step) => [
        step,
        ...this.engines.map((engine) => verdict(this.find(screen, step, engine))),
      ]);
      return [
        '',
        ...[head, ...rows].map(([first, ...rest]) =>
          [first!.padEnd(34), ...rest.map((each) => each.padEnd(9))].join('').trimEnd(),
        ),
      ];
    });
    return lines.join('\n');
  }

  /** Writes the page with the pictures of the engines side by side; the result is its path. */
  writePage(): string {
    const cell = (result: Result | undefined) => {
      if (result === undefined) return '<td>–</td>';
      const { picture, error } = result;
      const image = picture === '' ? '' : `<a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a>`;
      return `<td>${error === null ? '' : `<pre>${escaped(error)}</pre>`}${image}</td>`;
    };
    const sections = this.screens.map((screen) => {
      const heads = ['step', ...this.engines].map((name) => `<th>${name}</th>`).join('');
      const rows = this.steps(screen).map((step) => {
        const cells = this.engines.map((engine) => cell(this.find(screen, step, engine)));
        return `<tr><th>${escaped(step)}</th>${cells.join('')}</tr>`;
      });
      return `<h1>${screen}</h1><table class="${screen}"><tr>${heads}</tr>${rows.join('\n')}</table>`;
    });
    const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Browsers</title><style>${STYLE}</style>`;
    writeFileSync(PAGE, `${head}${sections.join('\n')}</html>\n`);
    return PAGE;
  }
}
