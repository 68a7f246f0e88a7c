import type { Page } from '@playwright/test';
import { InputError, type Options, tableOptions } from '../src/engine/game.ts';
import { dice } from '../src/engine/random.ts';
import { kitOf } from '../src/games/index.ts';
import { Match } from '../src/match/match.ts';
import type { KeptTable, Sitter } from '../src/protocol/table.ts';

export interface TableWish {
  readonly game: string;
  readonly id?: string;
  readonly seats?: number;
  /** The seats where people sit; bots have the others. */
  readonly people?: readonly number[];
  readonly options?: Options;
  readonly seed?: string;
  /** How many answers bots gave for everybody; the game stands where a person is asked next, or is over. */
  readonly answers?: number;
}

const NAMES = ['Maëlle', 'Basile', 'Ondine', 'Gaspard', 'Firmin', 'Lucie'];

/** A table as the page keeps it, in the middle of a game if so wished: the same game every time. */
export function keptTable({
  game,
  id = 'trial',
  seats = 2,
  people = [0],
  options = {},
  seed = '5'.repeat(64),
  answers = 0,
}: TableWish): KeptTable {
  const kit = kitOf(game);
  if (kit === undefined) throw new InputError('game', `no game is called ${JSON.stringify(game)}`);
  const bots = Array.from({ length: seats }, (_, seat): Sitter => {
    return { kind: 'bot', name: NAMES[seat]!, bot: 'greedy' };
  });
  const sitters = bots.map((bot, seat): Sitter => (people.includes(seat) ? { kind: 'person', name: bot.name } : bot));
  const match = Match.begin(kit, bots, { seats, options: tableOptions(kit.game, options), seed }, dice(1));
  const isEarly = () => match.step < answers || (people.length > 0 && !people.includes(match.decision?.seat ?? -1));
  while (isEarly() && match.goOn());
  const { record, turn } = match;
  const { result, asked } = match.present(null);
  const now = Date.now();
  return { id, sitters, record, begun: now, touched: now, turn, asked, result };
}

/** Does in the page what src/client/shelf.ts does. */
const PUT = `(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('tintamarre', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('tables', 'readwrite');
    writing.objectStore('tables').put(table);
    writing.onerror = () => reject(writing.error);
    writing.oncomplete = () => {
      opening.result.close();
      resolve();
    };
  };
})`;

/** Puts a table on the shelf of the page, which must be open at some address of the place. */
export async function putTable(page: Page, table: KeptTable): Promise<void> {
  await page.evaluate(`(${PUT})(${JSON.stringify(table)})`);
}
