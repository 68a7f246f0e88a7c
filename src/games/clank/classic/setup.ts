import './enlist.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import { BOARDS, CLASSIC_TOKENS, TOKENS } from '../catalogue.ts';
import { editionNo } from '../core/editions.ts';
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

/** Artifacts face up on their values, fewer with fewer players; secrets face down; idols on the shrine. */
function placeTokens(state: State): void {
  const random = chanceOf(state.chance);
  const artifacts = tokensOf('artifact');
  shuffle(artifacts, random);
  for (let i = state.players.length; i < 4; i++) state.tokenBox.push(artifacts.pop()!);
  const majors = tokensOf('major-secret');
  shuffle(majors, random);
  const minors = tokensOf('minor-secret');
  shuffle(minors, random);
  const idols = tokensOf('monkey-idol');
  for (const [spot, { kind, value }] of BOARDS[state.board]!.spots.entries()) {
    if (kind === 'artifact') state.spots[spot] = artifacts.find((no) => TOKENS[no]!.points === value) ?? -1;
    else state.spots[spot] = { 'major-secret': majors, 'minor-secret': minors, 'monkey-idol': idols }[kind].pop()!;
  }
  state.unplaced = majors;
}

export const setup: Setup = (seats, options, seed, emit) => {
  const state = classicTable(seats, options, seed);
  placeTokens(state);
  return deal(state, emit);
};
