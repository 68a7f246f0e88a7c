import { type CardId, RESERVE, STARTERS } from './classic/cards.ts';
import { TOKENS as TOKEN_ROWS, type TokenId } from './classic/tokens.ts';
import { BARE_BOARD, type Board } from './core/board.ts';
import { type Card, type CardNo, cardOf } from './core/card.ts';
import { EDITIONS, type Edition } from './core/editions.ts';
import { type Token, type TokenNo, type TokenRow, tokenOf } from './core/token.ts';

/** What a box brings, from its first numbers on. */
export interface Box {
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
  readonly boards: readonly Board[];
}

/**
 * Where the numbers of each box begin. Numbers stand in records: a new box begins where the last one ends, and is loaded
 * by the games that it belongs to alone.
 */
export const FIRST = {
  classic: { cards: 0, tokens: 0, boards: 0 },
  /** The dungeon deck of the first game, which Catacombs can be played with. */
  dungeon: { cards: 8, tokens: 0, boards: 0 },
  catacombs: { cards: 71, tokens: 26, boards: 2 },
  party: { cards: 139, tokens: 54, boards: 4 },
  space: { cards: 164, tokens: 54, boards: 4 },
  station: { cards: 237, tokens: 74, boards: 4 },
  apocalypse: { cards: 270, tokens: 74, boards: 4 },
} as const satisfies Readonly<Record<string, Readonly<Record<keyof Box, number>>>>;

/** Things by their numbers: a number of a box that is not loaded holds nothing. */
class Shelf<Thing extends { readonly id: string }> {
  readonly all: Thing[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly nothing: Thing;

  constructor(nothing: Thing) {
    this.nothing = nothing;
  }

  put(first: number, things: readonly Thing[]): void {
    for (const [i, thing] of things.entries()) {
      const no = first + i;
      while (this.all.length <= no) this.all.push(this.nothing);
      if (this.all[no] !== this.nothing) throw new Error(`${thing.id} would take the number of ${this.all[no]!.id}`);
      this.all[no] = thing;
      this.numbers.set(thing.id, no);
    }
  }

  readonly no = (id: string): number => this.numbers.get(id) ?? -1;
}

const cards = new Shelf(cardOf('classic', 'dungeon', { id: '', count: 0 }));
const tokens = new Shelf(tokenOf('mastery', { id: '', count: 0 }));
const boards = new Shelf<Board>({ id: '', rooms: [], spots: [], ...BARE_BOARD });

export function enlist(
  box: keyof typeof FIRST,
  { cards: own, tokens: ownTokens, boards: ownBoards }: Partial<Box>,
): void {
  cards.put(FIRST[box].cards, own ?? []);
  tokens.put(FIRST[box].tokens, ownTokens ?? []);
  boards.put(FIRST[box].boards, ownBoards ?? []);
}

/** Every card, token and board of the games that are loaded, by its number. */
export const CARDS: readonly Card[] = cards.all;
export const TOKENS: readonly Token[] = tokens.all;
export const BOARDS: readonly Board[] = boards.all;

/** The number of a card or token, or −1 where none of that id is loaded. */
export const cardNo: (id: string) => CardNo = cards.no;
export const tokenNo: (id: string) => TokenNo = tokens.no;

const KINDS = ['artifact', 'major-secret', 'minor-secret', 'monkey-idol', 'market', 'mastery'] as const;

enlist('classic', {
  cards: [
    ...STARTERS.map((row) => cardOf('classic', 'starter', row)),
    ...RESERVE.map((row) => cardOf('classic', 'reserve', row)),
  ],
  tokens: KINDS.flatMap((kind) => TOKEN_ROWS[kind].map((row: TokenRow) => tokenOf(kind, row))),
});

/** The tokens of the first game by itself. */
export const CLASSIC_TOKENS = FIRST.catacombs.tokens;

/** Boards that are put together when they are asked for, by their numbers from the first of their box on. */
export interface Yard {
  readonly at: (no: number) => Board;
  readonly called: (id: string) => Board;
}

const yards: Yard[] = [];

export function enlistYard(yard: Yard): void {
  yards.push(yard);
}

/** The ships' yard, loaded by the game that flies them. */
export const boardAt = (no: number): Board => boards.all[no] ?? yards[0]!.at(no - FIRST.space.boards);

export const boardCalled = (id: string): Board =>
  boards.all.find((board) => board.id === id) ?? yards[0]?.called(id) ?? unknownBoard(id);

function unknownBoard(id: string): never {
  throw new Error(`no board is called ${id}`);
}

const token = (id: TokenId): TokenNo => tokenNo(id);

/** The reserve piles that are acquired, in the order of the state's `reserve`. */
export const RESERVE_PILES: readonly CardNo[] = (
  ['mercenary', 'explore', 'secret-tome'] as const satisfies CardId[]
).map(cardNo);
export const SECRET_TOME_CARD = cardNo('secret-tome');
export const SECRET_TOME = RESERVE_PILES.indexOf(SECRET_TOME_CARD);

/** By the edition itself, not by its number: the number of a game that is not loaded holds a stand-in. */
const reserves = new Map<Edition, readonly CardNo[]>();

/** The reserve piles of a game, and the side that the enemy beside them shows. */
export const reserveOf = (table: { readonly edition: number }): readonly CardNo[] => {
  const edition = EDITIONS[table.edition]!;
  const piles = reserves.get(edition) ?? edition.reserve.map(cardNo);
  reserves.set(edition, piles);
  return piles;
};

/** The pile of its game's reserve that a card comes from; -1 for others. */
export const pileOf = (card: CardNo): number =>
  Math.max(...EDITIONS.map((_, edition) => reserveOf({ edition }).indexOf(card)));

export const goblinOf = (table: { readonly edition: number; readonly goblinTurned: boolean }): CardNo =>
  cardNo(EDITIONS[table.edition]!.goblin[table.goblinTurned ? 1 : 0]);

/** What markets sell, in the order of the state's `market`; crowns from the most valuable down. */
export const MARKET_ITEMS = [
  'master-key',
  'backpack',
  'crown',
  'blood-amulet',
  'burglars-kit',
  'invisibility-cloak',
  'market-master-key',
  'market-telepass',
  'market-med-kit',
  'market-contraband',
] as const;
export type MarketItem = (typeof MARKET_ITEMS)[number];
export const BACKPACK = token('backpack');
export const MONKEY_IDOL = token('monkey-idol');
export const MASTERY = token('mastery-token');

/** Tokens of other boxes that rules of the family ask for, loaded or not. */
const inCatacombs = (place: number): TokenNo => FIRST.catacombs.tokens + place;
const aboard = (place: number): TokenNo => FIRST.space.tokens + place;
export const CATACOMBS_MAP = inCatacombs(6);
export const PUZZLE_BOX = inCatacombs(8);
export const CLOAK = inCatacombs(13);
export const COUPON = inCatacombs(27);
export const SIXTH_CRYSTAL = aboard(4);
export const TELEPASS = aboard(14);
export const CONTRABAND = aboard(16);
export const COMMAND_CODE = aboard(17);
export const CROWNS: readonly TokenNo[] = [
  ...(['crown-10', 'crown-9', 'crown-8'] as const).map(token),
  inCatacombs(12),
];

/** The token that stands for an item: of the crowns the most valuable that nobody has. */
export function soldToken(players: readonly { readonly tokens: readonly TokenNo[] }[], item: MarketItem): TokenNo {
  if (item !== 'crown') return tokenNo(item);
  return CROWNS.find((crown) => !players.some(({ tokens: held }) => held.includes(crown)))!;
}
