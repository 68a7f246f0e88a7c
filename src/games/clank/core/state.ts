import type { Decision, Emit as EmitOf, Seat } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/random.ts';
import type { RoomNo } from './board.ts';
import type { CardNo } from './card.ts';
import type { Effect } from './effects.ts';
import type { Event } from './event.ts';
import { cloneTurn, type Turn } from './ledger.ts';
import type { Option } from './option.ts';
import type { TokenNo } from './token.ts';

export type Emit = EmitOf<Event> | undefined;

/** Left with an artifact; knocked out and rescued; knocked out and lost. */
export type Status = 'inside' | 'left' | 'rescued' | 'lost';

export interface Player {
  /** The top is the end of the list. */
  deck: CardNo[];
  /** The first `known` cards are known to all: they were the last of a deck whose contents were public. */
  hand: CardNo[];
  known: number;
  play: CardNo[];
  discard: CardNo[];
  gold: number;
  tokens: TokenNo[];
  room: RoomNo;
  damage: number;
  /** Cubes in the player's own supply. */
  cubes: number;
  status: Status;
}

/** An effect under way, or a step of the turn. */
export type Frame = Effect | { readonly do: 'arrive-in-room' } | { readonly do: 'finish-turn' };

/** A forced outcome of chance, for staged situations; null in every real game. */
export interface Fate {
  readonly cubes: readonly number[];
  readonly secrets: readonly TokenNo[];
  /** Cards on top after the next shuffle of a discard pile, first to be drawn first. */
  readonly shuffled: readonly CardNo[];
}

export interface State {
  board: number;
  artifactsAnyTime: boolean;
  chance: Chance;
  fate: Fate | null;
  revealed: number;
  turnNo: number;
  active: Seat;
  players: Player[];
  turn: Turn;
  /** Six slots, −1 where empty. */
  row: CardNo[];
  deck: CardNo[];
  dungeonDiscard: CardNo[];
  trashed: CardNo[];
  /** Cards left in each reserve pile. */
  reserve: number[];
  /** Items left at the market. */
  market: number[];
  /** The token on each spot of the board, −1 where there is none. */
  spots: TokenNo[];
  /** Major secrets that were never placed, face down in the box. */
  unplaced: TokenNo[];
  /** Tokens out of the game that everybody knows of. */
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
  hand: p.hand.slice(),
  known: p.known,
  play: p.play.slice(),
  discard: p.discard.slice(),
  gold: p.gold,
  tokens: p.tokens.slice(),
  room: p.room,
  damage: p.damage,
  cubes: p.cubes,
  status: p.status,
});

/** Effects, frames, options and fates are never changed in place, so copies share them. */
export const clone = (s: State): State => ({
  board: s.board,
  artifactsAnyTime: s.artifactsAnyTime,
  chance: { key: s.chance.key, drawn: s.chance.drawn },
  fate: s.fate,
  revealed: s.revealed,
  turnNo: s.turnNo,
  active: s.active,
  players: s.players.map(clonePlayer),
  turn: cloneTurn(s.turn),
  row: s.row.slice(),
  deck: s.deck.slice(),
  dungeonDiscard: s.dungeonDiscard.slice(),
  trashed: s.trashed.slice(),
  reserve: s.reserve.slice(),
  market: s.market.slice(),
  spots: s.spots.slice(),
  unplaced: s.unplaced.slice(),
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
