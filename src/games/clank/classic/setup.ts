import './enlist.ts';
import { BOARDS, CLASSIC_TOKENS, TOKENS } from '../catalogue.ts';
import { editionNo } from '../core/editions.ts';
import { placeTokens } from '../core/placing.ts';
import { deal, emptyTable, type Setup } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { TokenKind, TokenNo } from '../core/token.ts';

const tokensOf = (kind: TokenKind): TokenNo[] =>
  TOKENS.slice(0, CLASSIC_TOKENS).flatMap((token, no) =>
    token.kind === kind ? Array.from({ length: token.count }, () => no) : [],
  );

/** The table of the first game before anything is shuffled, placed or drawn. */
export const classicTable = (seats: number, options: Readonly<Record<string, string>>, seed: string): State =>
  emptyTable(seats, seed, {
    edition: editionNo('clank'),
    board: BOARDS.findIndex(({ id }) => id === options['board']),
    sets: ['classic'],
    artifactsAnyTime: options['artifacts'] === 'any-time',
    extraReserve: 0,
    market: { 'master-key': 2, backpack: 2, crown: 3 },
  });

export const setup: Setup = (seats, options, seed, emit) => {
  const state = classicTable(seats, options, seed);
  placeTokens(state, {
    artifact: tokensOf('artifact'),
    'major-secret': tokensOf('major-secret'),
    'minor-secret': tokensOf('minor-secret'),
    'monkey-idol': tokensOf('monkey-idol'),
    'escape-pod': [],
  });
  return deal(state, emit);
};
