import { type CardId, DUNGEON, RESERVE, STARTERS } from './classic/cards.ts';
import { DAY } from './classic/day.ts';
import { DUSK } from './classic/dusk.ts';
import { TOKENS as TOKEN_ROWS, type TokenId } from './classic/tokens.ts';
import { type Board, boardOf } from './core/board.ts';
import { type Card, type CardNo, cardOf } from './core/card.ts';
import { TOKEN_KINDS, type Token, type TokenNo, type TokenRow, tokenOf } from './core/token.ts';

/** Every card by its number. Numbers stand in records: new cards are added at the end. */
export const CARDS: readonly Card[] = [
  ...STARTERS.map((row) => cardOf('starter', row)),
  ...RESERVE.map((row) => cardOf('reserve', row)),
  ...DUNGEON.map((row) => cardOf('dungeon', row)),
];

export const TOKENS: readonly Token[] = TOKEN_KINDS.flatMap((kind) =>
  TOKEN_ROWS[kind].map((row: TokenRow) => tokenOf(kind, row)),
);

export const BOARDS: readonly Board[] = [DAY, DUSK].map(boardOf);

const numberIn = (list: readonly { readonly id: string }[]) => {
  const numbers = new Map(list.map(({ id }, no) => [id, no]));
  return (id: string): number => numbers.get(id) ?? -1;
};

/** The number of a card or token, or −1 where there is none of that id. */
export const cardNo: (id: string) => CardNo = numberIn(CARDS);
export const tokenNo: (id: string) => TokenNo = numberIn(TOKENS);

/** The reserve piles that are acquired, in the order of the state's `reserve`. */
export const RESERVE_PILES: readonly CardNo[] = (
  ['mercenary', 'explore', 'secret-tome'] as const satisfies CardId[]
).map(cardNo);
export const SECRET_TOME = RESERVE_PILES.indexOf(cardNo('secret-tome'));
export const GOBLIN = cardNo('goblin');

/** What the market sells, in the order of the state's `market`; crowns from the most valuable down. */
export const MARKET_ITEMS = ['master-key', 'backpack', 'crown'] as const;
export type MarketItem = (typeof MARKET_ITEMS)[number];
export const MASTER_KEY = tokenNo('master-key');
export const BACKPACK = tokenNo('backpack');
export const CROWNS: readonly TokenNo[] = (['crown-10', 'crown-9', 'crown-8'] as const satisfies TokenId[]).map(
  tokenNo,
);
export const MONKEY_IDOL = tokenNo('monkey-idol');
export const MASTERY = tokenNo('mastery-token');
