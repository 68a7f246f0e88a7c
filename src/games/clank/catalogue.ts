import { catacombsBoards } from './catacombs/board.ts';
import { CATACOMBS } from './catacombs/cards.ts';
import { PARTY } from './catacombs/party-cards.ts';
import { CATACOMBS_TOKENS, type CatacombsTokenId } from './catacombs/tokens.ts';
import { type CardId, DUNGEON, RESERVE, STARTERS } from './classic/cards.ts';
import { DAY } from './classic/day.ts';
import { DUSK } from './classic/dusk.ts';
import { TOKENS as TOKEN_ROWS, type TokenId } from './classic/tokens.ts';
import { type Board, boardOf } from './core/board.ts';
import { type Card, type CardNo, cardOf } from './core/card.ts';
import { EDITIONS } from './core/editions.ts';
import { type Token, type TokenNo, type TokenRow, tokenOf } from './core/token.ts';
import { ADVENTURE, SPACE_RESERVE, SPACE_STARTERS } from './space/cards.ts';
import { APOCALYPSE_CARDS } from './space/cards-apocalypse.ts';
import { STATION_CARDS } from './space/cards-station.ts';
import { shipAt, shipCalled } from './space/ships.ts';
import { SPACE_TOKENS, type SpaceTokenId } from './space/tokens.ts';

/** Every card of the family by its number. Numbers stand in records: new cards are added at the end. */
export const CARDS: readonly Card[] = [
  ...STARTERS.map((row) => cardOf('classic', 'starter', row)),
  ...RESERVE.map((row) => cardOf('classic', 'reserve', row)),
  ...DUNGEON.map((row) => cardOf('classic', 'dungeon', row)),
  ...CATACOMBS.map((row) => cardOf('catacombs', 'dungeon', row)),
  ...PARTY.map((row) => cardOf('party', 'dungeon', row)),
  ...SPACE_STARTERS.map((row) => cardOf('space', 'starter', row)),
  ...SPACE_RESERVE.map((row) => cardOf('space', 'reserve', row)),
  ...ADVENTURE.map((row) => cardOf('space', 'dungeon', row)),
  ...STATION_CARDS.map((row) => cardOf('station', 'dungeon', row)),
  ...APOCALYPSE_CARDS.map((row) => cardOf('apocalypse', 'dungeon', row)),
];

const CLASSIC_KINDS = ['artifact', 'major-secret', 'minor-secret', 'monkey-idol', 'market', 'mastery'] as const;

export const TOKENS: readonly Token[] = [
  ...CLASSIC_KINDS.flatMap((kind) => TOKEN_ROWS[kind].map((row: TokenRow) => tokenOf(kind, row))),
  ...CATACOMBS_TOKENS.map(([kind, row]) => tokenOf(kind, row)),
  ...SPACE_TOKENS.map(([kind, row]) => tokenOf(kind, row)),
];

/** The tokens of the first game by itself. */
export const CLASSIC_TOKENS = CLASSIC_KINDS.reduce((sum, kind) => sum + TOKEN_ROWS[kind].length, 0);

/** The boards that are always the same. Their numbers stand in records, and those of the ships come after them. */
export const BOARDS: readonly Board[] = [...[DAY, DUSK].map(boardOf), ...catacombsBoards()];

/** A board by its number: ships are put together when they are asked for. */
export const boardAt = (no: number): Board => BOARDS[no] ?? shipAt(no - BOARDS.length);

export const boardCalled = (id: string): Board => BOARDS.find((board) => board.id === id) ?? shipCalled(id);

const numberIn = (list: readonly { readonly id: string }[]) => {
  const numbers = new Map(list.map(({ id }, no) => [id, no]));
  return (id: string): number => numbers.get(id) ?? -1;
};

/** The number of a card or token, or −1 where there is none of that id. */
export const cardNo: (id: string) => CardNo = numberIn(CARDS);
export const tokenNo: (id: string) => TokenNo = numberIn(TOKENS);
const token = (id: TokenId | CatacombsTokenId | SpaceTokenId): TokenNo => tokenNo(id);

/** The reserve piles that are acquired, in the order of the state's `reserve`. */
export const RESERVE_PILES: readonly CardNo[] = (
  ['mercenary', 'explore', 'secret-tome'] as const satisfies CardId[]
).map(cardNo);
export const SECRET_TOME_CARD = cardNo('secret-tome');
export const SECRET_TOME = RESERVE_PILES.indexOf(SECRET_TOME_CARD);
export const GOBLIN = cardNo('goblin');

/** The reserve piles of each game of the family, and the two sides of the enemy beside them. */
const RESERVES = EDITIONS.map(({ reserve }) => reserve.map(cardNo));
const GOBLINS = EDITIONS.map(({ goblin }) => goblin.map(cardNo));

export const reserveOf = ({ edition }: { readonly edition: number }): readonly CardNo[] => RESERVES[edition]!;

export const goblinOf = (table: { readonly edition: number; readonly goblinTurned: boolean }): CardNo =>
  GOBLINS[table.edition]![table.goblinTurned ? 1 : 0]!;

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
export const CROWNS: readonly TokenNo[] = (['crown-10', 'crown-9', 'crown-8', 'crown-7'] as const).map(token);
export const MONKEY_IDOL = token('monkey-idol');
export const MASTERY = token('mastery-token');
export const CLOAK = token('invisibility-cloak');
export const CATACOMBS_MAP = token('catacombs-map');
export const PUZZLE_BOX = token('puzzle-box');
export const COUPON = token('discount-coupon');
export const COMMAND_CODE = token('command-code');
export const TELEPASS = token('market-telepass');
export const CONTRABAND = token('market-contraband');
export const SIXTH_CRYSTAL = token('major-sixth-crystal');

/** The token that stands for an item: of the crowns the most valuable that nobody has. */
export function soldToken(players: readonly { readonly tokens: readonly TokenNo[] }[], item: MarketItem): TokenNo {
  if (item !== 'crown') return token(item);
  return CROWNS.find((crown) => !players.some(({ tokens }) => tokens.includes(crown)))!;
}
