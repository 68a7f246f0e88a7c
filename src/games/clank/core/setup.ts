import type { Emit as EmitOf, Options } from '../../../engine/game.ts';
import { chanceFrom, chanceOf, shuffle } from '../../../engine/random.ts';
import { BOARDS, CARDS, CROWNS, RESERVE_PILES, TOKENS } from '../catalogue.ts';
import { OUTSIDE } from './board.ts';
import type { CardNo, Pile } from './card.ts';
import { run } from './decide.ts';
import { drawCards } from './deck.ts';
import type { Event } from './event.ts';
import { freshTurn } from './ledger.ts';
import { addClank } from './noise.ts';
import { CUBES, DRAGON_CUBES, HAND, RAGE_START, ROW, STARTING_CLANK } from './numbers.ts';
import { arrive } from './row.ts';
import type { Player, State } from './state.ts';
import type { TokenKind, TokenNo } from './token.ts';
import { startTurn } from './turn.ts';

const pileOf = (pile: Pile): CardNo[] =>
  CARDS.flatMap((card, no) => (card.pile === pile ? Array.from({ length: card.count }, () => no) : []));

const tokensOf = (kind: TokenKind): TokenNo[] =>
  TOKENS.flatMap((token, no) => (token.kind === kind ? Array.from({ length: token.count }, () => no) : []));

const countOf = (id: string): number => TOKENS.find((token) => token.id === id)?.count ?? 0;

const startingPlayer = (): Player => ({
  deck: pileOf('starter'),
  hand: [],
  known: 0,
  play: [],
  discard: [],
  gold: 0,
  tokens: [],
  room: OUTSIDE,
  damage: 0,
  cubes: CUBES,
  status: 'inside',
});

/** The table before anything is shuffled, placed or drawn. */
export function emptyTable(seats: number, options: Options, seed: string): State {
  const board = BOARDS.findIndex(({ id }) => id === options['board']);
  return {
    board,
    artifactsAnyTime: options['artifacts'] === 'any-time',
    chance: chanceFrom(seed),
    fate: null,
    revealed: 0,
    turnNo: 0,
    active: 0,
    players: Array.from({ length: seats }, startingPlayer),
    turn: freshTurn(),
    row: Array.from({ length: ROW }, () => -1),
    deck: pileOf('dungeon'),
    dungeonDiscard: [],
    trashed: [],
    reserve: RESERVE_PILES.map((no) => CARDS[no]!.count),
    market: [countOf('master-key'), countOf('backpack'), CROWNS.length],
    spots: BOARDS[board]!.spots.map(() => -1),
    unplaced: [],
    tokenBox: [],
    rage: RAGE_START[seats]!,
    clankArea: Array.from({ length: seats }, () => 0),
    bag: [...Array.from({ length: seats }, () => 0), DRAGON_CUBES],
    aside: Array.from({ length: seats + 1 }, () => 0),
    countdown: 0,
    first: null,
    over: false,
    agenda: [],
    waiting: null,
    asked: null,
  };
}

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

/** Six cards without a dragon; those passed over are shuffled back. */
function layRow(state: State, emit: EmitOf<Event> | undefined): void {
  const random = chanceOf(state.chance);
  shuffle(state.deck, random);
  const passedOver: CardNo[] = [];
  for (let slot = 0; slot < ROW; ) {
    const no = state.deck.pop()!;
    if (CARDS[no]!.dragon) passedOver.push(no);
    else state.row[slot++] = no;
  }
  state.deck.push(...passedOver);
  shuffle(state.deck, random);
  for (let slot = 0; slot < ROW; slot++) {
    emit?.({ type: 'arrived', card: state.row[slot]!, slot });
    arrive(state, slot, emit);
  }
}

export function setup(seats: number, options: Options, seed: string, emit?: EmitOf<Event>): State {
  const state = emptyTable(seats, options, seed);
  placeTokens(state);
  layRow(state, emit);
  for (const [seat, player] of state.players.entries()) {
    shuffle(player.deck, chanceOf(state.chance));
    drawCards(state, seat, HAND, emit);
    addClank(state, seat, STARTING_CLANK[seat]!, emit);
  }
  startTurn(state, emit);
  run(state, emit);
  return state;
}
