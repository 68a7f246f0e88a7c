import type { Emit as EmitOf, Options } from '../../../engine/game.ts';
import { chanceFrom, chanceOf, shuffle } from '../../../engine/random.ts';
import { boardAt, CARDS, cardNo, MARKET_ITEMS, reserveOf } from '../catalogue.ts';
import type { CardNo, CardSet } from './card.ts';
import { run } from './decide.ts';
import { drawCards } from './deck.ts';
import { EDITIONS, editionOf } from './editions.ts';
import type { Event } from './event.ts';
import { freshTurn } from './ledger.ts';
import { addClank } from './noise.ts';
import { CUBES, DRAGON_CUBES, HAND, ROW } from './numbers.ts';
import type { Player, State } from './state.ts';

function addCopies(cards: CardNo[], no: CardNo): void {
  for (let i = 0; i < CARDS[no]!.count; i++) cards.push(no);
}

/** What a player starts with. */
function startingDeck(edition: number): CardNo[] {
  const cards: CardNo[] = [];
  for (const id of EDITIONS[edition]!.starters) addCopies(cards, cardNo(id));
  return cards;
}

/** The dungeon cards of some boxes, in the order of the catalogue. */
function dungeonCards(sets: readonly CardSet[]): CardNo[] {
  const cards: CardNo[] = [];
  for (let no = 0; no < CARDS.length; no++) {
    const { pile, set } = CARDS[no]!;
    if (pile === 'dungeon' && sets.includes(set)) addCopies(cards, no);
  }
  return cards;
}

const startingPlayer = ({ edition, board }: Start, seat: number): Player => ({
  deck: startingDeck(edition),
  onTop: 0,
  hand: [],
  known: 0,
  play: [],
  discard: [],
  gold: EDITIONS[edition]!.startingGold[seat]!,
  lockpicks: EDITIONS[edition]!.lockpicks,
  tokens: [],
  marks: [],
  plundered: [],
  ports: [],
  crystals: 0,
  blackCubes: 0,
  unmarked: [],
  installed: [],
  room: boardAt(board).start,
  damage: 0,
  borrowed: [],
  cubes: CUBES,
  status: 'inside',
});

/** What a table begins with that the edition and the options of the game decide. */
export interface Start {
  readonly edition: number;
  readonly board: number;
  readonly sets: readonly CardSet[];
  readonly artifactsAnyTime: boolean;
  /** Copies of every reserve card on top of the printed number. */
  readonly extraReserve: number;
  readonly market: Readonly<Partial<Record<(typeof MARKET_ITEMS)[number], number>>>;
}

/** The table before anything is shuffled, placed or drawn. */
export function emptyTable(seats: number, seed: string, start: Start): State {
  const edition = EDITIONS[start.edition]!;
  return {
    edition: start.edition,
    board: start.board,
    sets: [...start.sets],
    artifactsAnyTime: start.artifactsAnyTime,
    multipassForAll: false,
    chance: chanceFrom(seed),
    fate: null,
    revealed: 0,
    turnNo: 0,
    active: 0,
    actor: 0,
    players: Array.from({ length: seats }, (_, seat) => startingPlayer(start, seat)),
    turn: freshTurn(),
    row: Array.from({ length: ROW }, () => -1),
    deck: dungeonCards(start.sets),
    dungeonDiscard: [],
    trashed: [],
    reserve: reserveOf(start).map((no) => CARDS[no]!.count + start.extraReserve),
    goblinTurned: false,
    crystals: 0,
    crystalsLost: 0,
    scheme: null,
    market: MARKET_ITEMS.map((item) => start.market[item] ?? 0),
    spots: boardAt(start.board).spots.map(() => -1),
    unplaced: [],
    pools: [[], [], []],
    artifactStack: [],
    layout: null,
    tileStack: [],
    tilesUnseen: [],
    pending: null,
    lastTile: -1,
    picked: [],
    ghosts: [0, 0, 0, 0],
    tokenBox: [],
    rage: edition.rageStart[seats]!,
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

/** Six cards without a dragon; those passed over are shuffled back. */
function layRow(state: State): void {
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
}

/** Lays the row, deals the hands, lets the first cards arrive, and begins the first turn. */
export function deal(state: State, emit: EmitOf<Event> | undefined): State {
  layRow(state);
  for (const [seat, player] of state.players.entries()) {
    shuffle(player.deck, chanceOf(state.chance));
    drawCards(state, seat, HAND, emit);
    addClank(state, seat, editionOf(state).startingClank[seat]!, emit);
  }
  state.agenda.push({ do: 'start-turn' });
  for (let slot = ROW - 1; slot >= 0; slot--) state.agenda.push({ do: 'arrive', slot });
  run(state, emit);
  return state;
}

export type Setup = (seats: number, options: Options, seed: string, emit?: EmitOf<Event>) => State;
