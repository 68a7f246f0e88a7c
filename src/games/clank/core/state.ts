import type { Decision, Emit as EmitOf, Seat } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/random.ts';
import type { Layout } from '../catacombs/layout.ts';
import type { TileNo } from '../catacombs/tile.ts';
import type { EdgeNo, Exit, RoomNo } from './board.ts';
import type { CardNo, CardSet, Reaction } from './card.ts';
import { cloneTurn } from './clone-turn.ts';
import type { Effect } from './effects.ts';
import type { Event } from './event.ts';
import type { Turn } from './ledger.ts';
import type { Option } from './option.ts';
import type { TokenNo } from './token.ts';

export type Emit = EmitOf<Event> | undefined;

/** Left with an artifact; knocked out and rescued; knocked out and lost. */
export type Status = 'inside' | 'left' | 'rescued' | 'lost';

export interface Player {
  /** The top is the end of the list. */
  deck: CardNo[];
  /** Cards on top of the deck that everybody saw put there. */
  onTop: number;
  /** The first `known` cards are known to all: they were the last of a deck whose contents were public. */
  hand: CardNo[];
  known: number;
  play: CardNo[];
  discard: CardNo[];
  gold: number;
  lockpicks: number;
  tokens: TokenNo[];
  /** Wayshrines that hold a cube of the player, and rooms where an artifact was taken. */
  marks: RoomNo[];
  plundered: RoomNo[];
  /** Rooms whose data port holds a cube of the player. The list is replaced, never changed. */
  ports: readonly RoomNo[];
  crystals: number;
  blackCubes: number;
  /** Spaces of the health track, from 1, that nothing marks, where black cubes have another use. Replaced, never changed. */
  unmarked: readonly number[];
  /** Cyberware that stays in play. The list is replaced, never changed. */
  installed: readonly CardNo[];
  room: RoomNo;
  damage: number;
  /** Spaces of the health track, from 1, that a black cube marks, because the supply was empty. Replaced, never changed. */
  borrowed: readonly number[];
  /** Cubes in the player's own supply. */
  cubes: number;
  status: Status;
}

/** An effect under way, or a step of the turn. */
export type Frame =
  | Effect
  | { readonly do: 'arrive-in-room' }
  /** What the room just entered gives once a turn, and the puzzles that its shrine solves. */
  | { readonly do: 'reward' }
  | { readonly do: 'solve-puzzles' }
  | { readonly do: 'place-tile' }
  /** Back to the tile that was in hand before a card laid another. */
  | { readonly do: 'take-up'; readonly pending: Pending }
  | { readonly do: 'finish-turn' }
  /** From here on effects are for that seat. */
  | { readonly do: 'as'; readonly seat: Seat }
  /** Fills the row, one slot at a time; `dragon` once a card with the symbol has come. */
  | { readonly do: 'refill'; readonly dragon: boolean }
  /** The attack of a refill, once everybody has reacted to the new row. */
  | { readonly do: 'refill-attack' }
  /** A card in the row does what it does on arriving. */
  | { readonly do: 'arrive'; readonly slot: number }
  | { readonly do: 'start-turn' }
  | { readonly do: 'turn-over' }
  | { readonly do: 'next-turn' }
  /** After an attack in the midst of a turn. */
  | { readonly do: 'survive' }
  /** Cubes drawn from the bag that have not yet done their damage, the last one first. */
  | { readonly do: 'damage'; readonly cubes: readonly number[] }
  /** A ghost is about to hurt the seat, and a ward may be in its hand. */
  | { readonly do: 'ward'; readonly seat: Seat }
  | { readonly do: 'ghost-damage'; readonly seat: Seat }
  /** With the damage that everybody had before. */
  | { readonly do: 'after-attack'; readonly before: readonly number[] }
  | { readonly do: 'complete-code' }
  /** What has just happened lets the seat put a card in play. */
  | { readonly do: 'react'; readonly seat: Seat; readonly to: Reaction };

/** A tile that was revealed and is not laid yet. */
export interface Pending {
  readonly tile: TileNo;
  readonly edge: EdgeNo;
  /** The way up to that edge; null for a tile that nobody walks onto. */
  readonly way: Exit | null;
  readonly by: 'boots' | 'teleport' | 'card';
}

/** A forced outcome of chance, for staged situations; null in every real game. */
export interface Fate {
  readonly cubes: readonly number[];
  /** Tokens drawn from a pool or from a room, first to be drawn first. */
  readonly secrets: readonly TokenNo[];
  /** Cards on top after the next shuffle of a discard pile, first to be drawn first. */
  readonly shuffled: readonly CardNo[];
}

/** A scheme as it stands: its current phase from 0, 3 once it is completed, and the cubes on it. */
export interface Unfolding {
  /** −1 where the cards are played without a scheme. */
  readonly no: number;
  readonly phase: number;
  readonly cubes: number;
  /** Cubes of completed phases. */
  readonly sealed: number;
}

export interface State {
  edition: number;
  board: number;
  /** The boxes whose dungeon cards are in the deck. */
  sets: CardSet[];
  artifactsAnyTime: boolean;
  /** A MultiPass is for one card, or for all of them. */
  multipassForAll: boolean;
  chance: Chance;
  fate: Fate | null;
  revealed: number;
  turnNo: number;
  active: Seat;
  /** Whom effects are for: the active seat, but for effects that touch each. */
  actor: Seat;
  players: Player[];
  turn: Turn;
  /** Six slots, −1 where empty. */
  row: CardNo[];
  deck: CardNo[];
  dungeonDiscard: CardNo[];
  trashed: CardNo[];
  /** Cards left in each reserve pile. */
  reserve: number[];
  /** The enemy beside the reserve shows its other side. */
  goblinTurned: boolean;
  /** Power crystals in the bank, and those back in the box. */
  crystals: number;
  crystalsLost: number;
  /** Replaced, never changed; null where there is no Apocalypse. */
  scheme: Unfolding | null;
  /** Items left at the market. */
  market: number[];
  /** The token on each spot of the board, −1 where there is none. */
  spots: TokenNo[];
  /** Major secrets that were never placed, face down in the box. */
  unplaced: TokenNo[];
  /** Tokens beside the dungeon from which one is drawn at random, in the order of `POOLS`, sorted. */
  pools: TokenNo[][];
  /** Artifacts not yet found, the top of the stack at the end. */
  artifactStack: TokenNo[];
  /** The dungeon as it is laid; null where the board is fixed. */
  layout: Layout | null;
  /** Tiles still to be revealed, the top of the stack at the end, and those put back unseen. */
  tileStack: TileNo[];
  tilesUnseen: TileNo[];
  pending: Pending | null;
  /** The tile laid last, while a card still speaks of it. */
  lastTile: TileNo;
  /** Rooms whose chest, library or prison is open. */
  picked: RoomNo[];
  /** Ghosts beside the board, in the clank area, in the bag, and drawn in the attack under way. */
  ghosts: number[];
  /** Tokens out of the game that everybody knows of, and pods that wait on the rage track. */
  tokenBox: TokenNo[];
  /** Space of the rage track, from 0. */
  rage: number;
  /** Cubes by seat; the last entry of `bag` and `aside` is for black cubes. */
  clankArea: number[];
  bag: number[];
  aside: number[];
  /** Space of the countdown track, 0 before it starts, and who walks it. */
  countdown: number;
  first: Seat | null;
  over: boolean;
  agenda: Frame[];
  /** The frame whose question is put, or null when it is the turn's own. */
  waiting: Frame | null;
  asked: Decision<Option> | null;
}

const clonePlayer = (p: Player): Player => ({
  deck: p.deck.slice(),
  onTop: p.onTop,
  hand: p.hand.slice(),
  known: p.known,
  play: p.play.slice(),
  discard: p.discard.slice(),
  gold: p.gold,
  lockpicks: p.lockpicks,
  tokens: p.tokens.slice(),
  marks: p.marks.slice(),
  plundered: p.plundered.slice(),
  ports: p.ports,
  crystals: p.crystals,
  blackCubes: p.blackCubes,
  unmarked: p.unmarked,
  installed: p.installed,
  room: p.room,
  damage: p.damage,
  borrowed: p.borrowed,
  cubes: p.cubes,
  status: p.status,
});

/** Effects, frames, options and fates are never changed in place, so copies share them. */
export const clone = (s: State): State => ({
  edition: s.edition,
  board: s.board,
  sets: s.sets,
  artifactsAnyTime: s.artifactsAnyTime,
  multipassForAll: s.multipassForAll,
  chance: { key: s.chance.key, drawn: s.chance.drawn },
  fate: s.fate,
  revealed: s.revealed,
  turnNo: s.turnNo,
  active: s.active,
  actor: s.actor,
  players: s.players.map(clonePlayer),
  turn: cloneTurn(s.turn),
  row: s.row.slice(),
  deck: s.deck.slice(),
  dungeonDiscard: s.dungeonDiscard.slice(),
  trashed: s.trashed.slice(),
  reserve: s.reserve.slice(),
  goblinTurned: s.goblinTurned,
  crystals: s.crystals,
  crystalsLost: s.crystalsLost,
  scheme: s.scheme,
  market: s.market.slice(),
  spots: s.spots.slice(),
  unplaced: s.unplaced.slice(),
  pools: s.pools.map((pool) => pool.slice()),
  artifactStack: s.artifactStack.slice(),
  layout: s.layout,
  tileStack: s.tileStack.slice(),
  tilesUnseen: s.tilesUnseen,
  pending: s.pending,
  lastTile: s.lastTile,
  picked: s.picked.slice(),
  ghosts: s.ghosts.slice(),
  tokenBox: s.tokenBox.slice(),
  rage: s.rage,
  clankArea: s.clankArea.slice(),
  bag: s.bag.slice(),
  aside: s.aside.slice(),
  countdown: s.countdown,
  first: s.first,
  over: s.over,
  agenda: s.agenda.slice(),
  waiting: s.waiting,
  asked: s.asked,
});

export const activePlayer = (state: State): Player => state.players[state.active]!;

/** Whether a turn is over and the next one has not begun: the row is being filled, or the dragon attacks. */
export const isBetweenTurns = (state: State): boolean => state.agenda.some((frame) => frame.do === 'next-turn');

/** Whether a seat is never asked any more. One who left in the own turn still finishes it. */
export function isOut(state: State, seat: Seat): boolean {
  const { status } = state.players[seat]!;
  if (status === 'inside') return false;
  return status !== 'left' || seat !== state.active || isBetweenTurns(state);
}

/** Whom the effect under way is for. */
export const actingPlayer = (state: State): Player => state.players[state.actor]!;
