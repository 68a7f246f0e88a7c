import type { Page } from '@playwright/test';
import { openRecord, Session } from '../src/engine/session.ts';
import type { PlayKit } from '../src/engine/stage.ts';
import { clankPlay } from '../src/games/clank/classic/play.ts';
import type { Event } from '../src/games/clank/core/event.ts';
import type { Option } from '../src/games/clank/core/option.ts';
import type { State } from '../src/games/clank/core/state.ts';
import type { View } from '../src/games/clank/core/view.ts';
import type { KeptTable } from '../src/protocol/table.ts';
import { keptTable, type TableWish } from '../tools/tables.ts';
import { expect } from './fixtures.ts';
import type { Manner } from './manners.ts';
import { SLOWER } from './slower.ts';

const ME = 0;

/** Milliseconds after which a table that asks nothing is stuck. */
const STUCK = 60_000 * SLOWER;

/** In the page: the table of the address as the page stored it, once it shows a step after `step` and asks the person. */
async function storedTable(me: number, step: number, stuck: number): Promise<KeptTable> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('tintamarre', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const read = () =>
    new Promise<KeptTable>((resolve, reject) => {
      const reading = database.transaction('tables').objectStore('tables').get(location.hash.split('/').at(-1)!);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result);
    });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shownStep = () => Number(document.querySelector('.ck')?.getAttribute('data-step') ?? -1);
  try {
    for (const start = performance.now(); performance.now() - start < stuck; await nextFrame()) {
      const table = await read();
      const { length } = table.record.answers;
      if (table.result !== null || (table.asked === me && length > step && shownStep() === length)) return table;
    }
    throw new Error(`expected to be asked something after step ${step}, but the table shows step ${shownStep()}`);
  } finally {
    database.close();
  }
}

const asked = (page: Page, after: number): Promise<KeptTable> =>
  page.evaluate<KeptTable>(`(${storedTable})(${ME}, ${after}, ${STUCK})`);

type Kit = PlayKit<State, Option, Event, View>;

export function viewOf({ record }: KeptTable, { game }: Kit = clankPlay): View {
  return game.view(openRecord(game, record).session.state, ME);
}

/** Answers at the start of a game after which situations are looked for. */
const FIRST_ANSWERS = 10;

/** The table of a wish at the first step where the person is asked and sees such a thing. */
export function tableWhere(kit: Kit, wanted: (view: View) => boolean, wish: Omit<TableWish, 'game'> = {}): TableWish {
  const { game } = kit;
  const { record } = keptTable({ ...wish, game: game.id, people: [], answers: 600 });
  const session = new Session(game, record);
  for (const answer of record.answers) {
    const isAsked = session.step >= FIRST_ANSWERS && game.decision(session.state)?.seat === ME;
    if (isAsked && wanted(game.view(session.state, ME))) return { ...wish, game: game.id, answers: session.step };
    session.answer(answer);
  }
  throw new Error('that never comes about');
}

/** Answers of the last turns of a game. */
const LAST_ANSWERS = 60;

/** How many answers the game of a table has when bots play all of it. */
const lengthOf = (wish: TableWish): number =>
  keptTable({ ...wish, people: [], answers: Number.POSITIVE_INFINITY }).record.answers.length;

/** The table some turns before the end of its game. */
export const nearlyOver = (wish: TableWish): TableWish => ({ ...wish, answers: lengthOf(wish) - LAST_ANSWERS });

/** The table in the middle of its game. */
export const halfWay = (wish: TableWish): TableWish => ({ ...wish, answers: Math.floor(lengthOf(wish) / 2) });

export async function gameOver(page: Page): Promise<void> {
  await expect(page.locator('.ck')).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText(/Partie terminée|Game over/);
}

/** What a bot of simple sense would answer. */
function liked(view: View, { appraise }: Kit): number {
  const likes = appraise(view);
  return likes.indexOf(Math.max(...likes));
}

/** Where on the table an option is taken; the rooms of the board come apart. */
function placeOf(option: Option, index: number): string {
  switch (option.take) {
    case 'play':
    case 'discard':
    case 'ward':
    case 'react':
    case 'reveal':
      return `[data-key^="hand ${option.card} "]`;
    case 'acquire':
    case 'use':
    case 'fight':
    case 'replace':
    case 'free':
      return `[data-key="row ${option.slot}"]`;
    case 'acquire-reserve':
      return `[data-key="pile ${option.pile}"]`;
    case 'fight-goblin':
      return '[data-key="goblin"]';
    case 'walk':
    case 'teleport':
    case 'go':
    case 'ride':
      return `[data-room="${option.to + 1}"]`;
    case 'explore':
    case 'lay':
      return `[data-key="edge ${option.edge}"]`;
    case 'place':
      return '[data-key="place"]';
    case 'trash':
      return `[data-key="trash ${option.card} ${option.from}"]`;
    case 'end-turn':
      return '[data-key="end"]';
    case 'buy':
    case 'drink':
    case 'token':
    case 'nearby':
    case 'item':
    case 'turn':
    case 'pick':
    case 'mark':
    case 'offer':
    case 'hack':
    case 'rescue':
    case 'copy':
    case 'bonus':
    case 'install':
    case 'thwart':
    case 'use-room':
    case 'accept':
    case 'choose':
    case 'decline':
      return `[data-option="${index}"]`;
    default:
      return option satisfies never;
  }
}

const isTurned = (option: Option, turn: number): boolean => option.take === 'place' && option.turn === turn;

/** The place of the board where an option is taken; null for what is taken elsewhere. */
function stopOf(option: Option): string | null {
  switch (option.take) {
    case 'walk':
    case 'teleport':
    case 'go':
    case 'ride':
      return `room ${option.to}`;
    case 'explore':
    case 'lay':
      return `edge ${option.edge}`;
    default:
      return null;
  }
}

/** Takes the option; where a room can be reached in several ways, the table asks which. */
async function take(page: Page, view: View, index: number, manner: Manner): Promise<void> {
  const options = view.decision!.options;
  const option = options[index]!;
  const stop = stopOf(option);
  if (option.take === 'place') await manner.turn?.(page, option.turn);
  if (option.take === 'place' && options.filter((other) => isTurned(other, option.turn)).length > 1) {
    const ends = options.flatMap((other, i) => (isTurned(other, option.turn) ? [i] : []));
    await manner.press(page, `.ends button:nth-child(${ends.indexOf(index) + 1})`);
  }
  if (stop === null) {
    await manner.press(page, placeOf(option, index));
    return;
  }
  if (stop.startsWith('edge')) await manner.explore?.(page, view, placeOf(option, index));
  else await manner.enter(page, view, Number(stop.slice(5)));
  const ways = options.flatMap((other, i) => (stopOf(other) === stop ? [i] : []));
  if (ways.length > 1) await manner.press(page, `.choices li:nth-child(${ways.indexOf(index) + 1}) button`);
}

/** The whole hand at once, until something is asked; a single card may bring another one, which is played anew. */
async function playHand(page: Page, manner: Manner): Promise<void> {
  const whole = await manner.playHand(page);
  if (!whole) return;
  await page.waitForFunction(
    () => document.querySelector('.ck .hand__cards li') === null || document.querySelector('.question') !== null,
  );
}

/** Plays the hand, or else what a bot of simple sense would answer. */
export async function playOne(page: Page, view: View, manner: Manner, kit: Kit = clankPlay): Promise<void> {
  const inHand = view.decision!.options.some(({ take: what }) => what === 'play');
  if (inHand && view.pending === null) await playHand(page, manner);
  else {
    const index = liked(view, kit);
    await take(page, view, index, manner).catch(async (error: Error) => {
      const step = await page.locator('.ck').getAttribute('data-step');
      throw new Error(`at step ${step}, option ${index} of ${JSON.stringify(view.decision)}: ${error.message}`);
    });
  }
}

/** Plays the person's answers until the game is over, or `enough` says so. */
export async function play(
  page: Page,
  manner: Manner,
  enough: (view: View) => boolean = () => false,
  kit: Kit = clankPlay,
): Promise<View> {
  for (let table = await asked(page, -1); ; table = await asked(page, table.record.answers.length)) {
    const view = viewOf(table, kit);
    if (table.result !== null || enough(view)) return view;
    await playOne(page, view, manner, kit);
  }
}
