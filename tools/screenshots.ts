import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withArguments } from './arguments.ts';
import { launchBrowser } from './launch-browser.ts';
import { whileServed } from './served.ts';
import { keptTable, putTable, type TableWish } from './tables.ts';

const HELP = `npm run screenshots -- [options]   pictures of the client, into docs/pictures
  --only WORD   those with the word in their name, for example clank-phone`;

const PICTURES = resolve(import.meta.dirname, '../docs/pictures');

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['fr', 'en'] as const;

interface Picture {
  readonly subject: string;
  readonly screen: keyof typeof SCREENS;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

interface Subject {
  /** Tables on the shelf; the first one is open, unless it is the home page that is shown. */
  readonly tables: readonly TableWish[];
  readonly home?: true;
  readonly before?: (page: Page) => Promise<void>;
  /** In both languages and both themes. */
  readonly whole?: true;
}

const openCard = async (page: Page) => {
  await page.keyboard.press('h');
  await page.keyboard.press('Space');
  await page.waitForTimeout(500);
};

/** Cards are played, so that rooms and cards can be had, and one is left to play. */
const playCards = async (page: Page) => {
  for (const left of [4, 3, 2]) {
    await page.keyboard.press('1');
    await page.locator(`.hand__cards li:nth-child(${left}):last-child`).waitFor();
  }
  await page.waitForTimeout(400);
};

/** A minion is about to go where it sets off a conquest. */
const aimMinion = async (page: Page) => {
  await page.locator('.hand [data-legal]').first().focus();
  await page.keyboard.press('Enter');
  const base = page.locator('.sm__b .bcol').nth(2);
  await base.scrollIntoViewIfNeeded();
  await base.locator('.lanes').click({ position: { x: 200, y: 20 } });
  await page.mouse.move(5, 5);
  await page.locator('.concq').first().waitFor();
  await page.waitForTimeout(400);
};

/** Fails where the rules have changed so that no tile is in hand there any more. */
const tileInHand = async (page: Page) => page.locator('.ghost__turn').waitFor();

const endTold = async (page: Page) => page.locator('.curve').waitFor();

const CLANK: TableWish = { game: 'clank', id: 'clank', seats: 4, answers: 150 };
/** A table with six factions, where a base lacks little. */
const SMASH_UP: TableWish = {
  game: 'smash-up',
  id: 'smash-up',
  seats: 3,
  answers: 50,
  seed: '1a'.repeat(32),
  options: { core: 'on' },
};
const CATACOMBS: TableWish = { game: 'clank-catacombs', id: 'catacombs', seats: 4, answers: 150 };
const SPACE: TableWish = { game: 'clank-in-space', id: 'space', seats: 4, answers: 300 };
/** The station with a scheme under way. */
const STATION: TableWish = {
  ...SPACE,
  id: 'station',
  answers: 260,
  options: { expansions: 'both', modules: 'random' },
};
const ALL_ANSWERS = 100_000;

const SUBJECTS: Readonly<Record<string, Subject>> = {
  home: { tables: [CLANK, SMASH_UP], home: true, whole: true },
  clank: { tables: [CLANK], before: playCards, whole: true },
  catacombs: { tables: [CATACOMBS], whole: true },
  'catacombs-tile': { tables: [{ ...CATACOMBS, answers: 157 }], before: tileInHand },
  'catacombs-end': { tables: [{ ...CATACOMBS, seats: 6, answers: ALL_ANSWERS }], before: endTold },
  space: { tables: [SPACE], whole: true },
  station: { tables: [STATION] },
  'space-end': { tables: [{ ...SPACE, answers: ALL_ANSWERS }], before: endTold },
  'smash-up': { tables: [SMASH_UP], before: aimMinion, whole: true },
  'clank-card': { tables: [CLANK], before: openCard },
  'smash-up-card': { tables: [SMASH_UP], before: openCard },
  'clank-end': { tables: [{ ...CLANK, answers: ALL_ANSWERS }] },
  'smash-up-end': { tables: [{ ...SMASH_UP, answers: ALL_ANSWERS }] },
};

const nameOf = ({ subject, screen, theme, language }: Picture): string => `${subject}-${screen}-${theme}-${language}`;

/** Every screen, theme and language, or where nothing new would be shown, one of each screen. */
function pictures(): Picture[] {
  const all = Object.keys(SUBJECTS).flatMap((subject) =>
    (['desktop', 'phone'] as const).flatMap((screen) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language): Picture => ({ subject, screen, theme, language }))),
    ),
  );
  return all.filter(({ subject, screen, theme, language }) => {
    if (SUBJECTS[subject]!.whole) return true;
    return language === 'fr' && (screen === 'desktop') === (theme === 'dark');
  });
}

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { subject, screen, theme, language } = picture;
  const { tables, home, before } = SUBJECTS[subject]!;
  const phone = screen === 'phone';
  const context = await browser.newContext({ viewport: SCREENS[screen], hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  const settings = JSON.stringify({ theme, language, pace: 'instant', name: 'Maëlle' });
  await page.addInitScript(`localStorage.setItem('tintamarre-settings', ${JSON.stringify(settings)})`);
  await page.goto(address);
  for (const wish of tables) await putTable(page, keptTable(wish));
  if (home) await page.reload();
  else {
    await page.goto(`${address}/#/table/${tables[0]?.id}`);
    await page.waitForSelector('.table[data-game]');
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.waitForTimeout(500);
  await before?.(page);
  await page.screenshot({ path: join(PICTURES, `${nameOf(picture)}.png`) });
  await context.close();
  console.log(nameOf(picture));
}

async function takeAll(only: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const browser = await launchBrowser();
  try {
    await whileServed(async (address) => {
      for (const picture of pictures().filter((each) => nameOf(each).includes(only))) {
        await take(browser, address, picture);
      }
    });
  } finally {
    await browser.close();
  }
}

withArguments({ only: '' }, ['help'], ({ only }, flag) => {
  if (flag('help')) console.log(HELP);
  else void takeAll(only);
});
