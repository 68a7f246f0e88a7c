import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableOptions } from '../engine/game.ts';
import type { Card } from '../games/clank/core/card.ts';
import type { View } from '../games/clank/core/view.ts';
import type { Sitter } from '../protocol/table.ts';
import type { Wording } from '../text/wording.ts';

const GAMES = ['clank', 'clank-catacombs', 'clank-in-space', 'smash-up'] as const;
type GameName = (typeof GAMES)[number];

/** Every visit loads the page and its worker anew: what one game leaves behind in a module stays for the games after it. */
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const LANGUAGES = ['en', 'fr'] as const;
const NAMES = ['Ada', 'Hal'];
/** Answers that bots give: the first turns. */
const ANSWERS = 16;
/** Every so many answers the table is looked at closely. */
const EACH = 8;

const WORDINGS: Readonly<Record<GameName, () => Promise<Wording>>> = {
  clank: async () => (await import('../text/clank/index.ts')).clankWording,
  'clank-catacombs': async () => (await import('../text/clank/catacombs.ts')).catacombsWording,
  'clank-in-space': async () => (await import('../text/clank/space.ts')).spaceWording,
  'smash-up': async () => (await import('../text/smash-up/index.ts')).smashUpWording,
};

const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'edition' in value;

/** What a table of the Clank! family shows beside its words: reserve, odds, ways out, cards as they are printed. */
async function familyTable(game: GameName) {
  const { CARDS, goblinOf, pileOf, reserveOf } = await import('../games/clank/catalogue.ts');
  const { unseenCards, arrivals } = await import('../games/clank/insight/arrivals.ts');
  const { wayOut } = await import('../games/clank/insight/route.ts');
  const { inHand } = await import('../games/clank/insight/in-hand.ts');
  const { oddsOf } = await import('./games/clank/odds-of.ts');
  const { optionIcon } = await import('./games/clank/option-icon.ts');
  const { printedOf } = await import('./games/clank/printed.ts');
  const { thingOf } = await import('./games/clank/things.ts');
  const wording = await WORDINGS[game]();
  const card = (no: number): unknown => {
    const { id, ...rest }: Card = CARDS[no]!;
    const printed = LANGUAGES.flatMap((each) => [wording.face(id, each), printedOf(CARDS[no]!, each, 'brief')]);
    return { id, rest, printed };
  };
  return {
    cards: ({ sets }: View) => CARDS.flatMap(({ id, set }, no) => (id !== '' && sets.includes(set) ? [card(no)] : [])),
    closely: (view: View) => ({
      reserve: reserveOf(view).map(card),
      piles: reserveOf(view).map(pileOf),
      enemy: card(goblinOf(view)),
      arrivals: arrivals(unseenCards(view), 2),
      odds: { ...oddsOf(view), sign: null },
      waysOut: view.players.map((_, seat) => wayOut(view, seat)),
      inHand: inHand(view),
      things: ['row 0', 'row 3', 'pile 0', 'pile 2', 'room 5', 'goblin'].map((key) => thingOf(key, view, 'fr')),
      icons: view.decision!.options.map((option) => optionIcon(option, view)),
    }),
  };
}

/** The first turns of a game as text: what is seen, said and drawn of it. */
async function tableOf(game: GameName): Promise<string[]> {
  const { Match } = await import('../match/match.ts');
  const { dice } = await import('../engine/random.ts');
  const { KITS } = await import('./worker/kits.ts');
  const kit = await KITS[game]!({});
  await kit.sense();
  const { FRONTS } = await import('./front.ts');
  await FRONTS[game]!();
  const family = game === 'smash-up' ? null : await familyTable(game);
  const wording = await WORDINGS[game]();
  const sitters = NAMES.map((name): Sitter => ({ kind: 'bot', name, bot: 'greedy' }));
  const start = { seats: 2, options: tableOptions(kit.game, {}), seed: '7'.repeat(64) };
  const match = Match.begin(kit, sitters, start, dice(1));
  const told: string[] = [];
  const tell = (what: string, value: unknown) => told.push(`step ${match.step}, ${what}: ${JSON.stringify(value)}`);
  tell('setup', match.told(0, -1));
  for (let given = 0; given < ANSWERS && match.decision !== null; given++) {
    const { step } = match;
    const { seat, options } = match.decision;
    const { view } = match.present(seat);
    for (const each of LANGUAGES) {
      tell(
        'options',
        options.map((option) => wording.option(option, view, each)),
      );
    }
    if (given % EACH === 0) tell('view', [view, kit.appraise(view)]);
    if (given % EACH === 0 && family !== null && isView(view)) tell('table', family.closely(view));
    match.goOn();
    const events = match.told(null, step).flatMap((each) => each.events);
    const after = match.present(null).view;
    tell(
      'events',
      LANGUAGES.map((each) => events.map((event) => wording.event(event, NAMES, each, after))),
    );
  }
  const { view } = match.present(null);
  if (family !== null && isView(view)) for (const each of family.cards(view)) tell('card', each);
  return told;
}

/** All orders of the games. */
const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => orders(items.filter((each) => each !== first)).map((rest) => [first, ...rest]));

/** The tables of one visit, as each looks when it is opened. */
async function visit(games: readonly GameName[]): Promise<(readonly [GameName, readonly string[]])[]> {
  vi.resetModules();
  const tables: (readonly [GameName, readonly string[]])[] = [];
  for (const game of games) tables.push([game, await tableOf(game)]);
  await vi.dynamicImportSettled();
  return tables;
}

const fresh = new Map<GameName, readonly string[]>();

/** The table of a visit in which nothing else was opened. */
async function freshTable(game: GameName): Promise<readonly string[]> {
  const known = fresh.get(game) ?? (await visit([game]))[0]![1];
  fresh.set(game, known);
  return known;
}

test.each(GAMES)('a table looks the same in whatever order others are opened after %s', async (first) => {
  const visits = orders(GAMES.filter((game) => game !== first)).map((rest) => [first, ...rest]);
  expect(visits).toHaveLength(6);
  for (const games of visits) {
    // The first one again at the end, when all the others are loaded.
    for (const [game, table] of await visit([...games, first])) {
      const alone = await freshTable(game);
      const other = table.findIndex((line, i) => line !== alone[i]);
      expect(table[other], `${game}, opened in this order: ${games.join(', ')}`).toBe(alone[other]);
    }
  }
});
