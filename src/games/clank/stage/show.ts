import { CARDS, MARKET_ITEMS, RESERVE_PILES, TOKENS } from '../catalogue.ts';
import type { Event } from '../core/event.ts';
import type { Player, State } from '../core/state.ts';
import { BLACK, boardIn, cardNames, coloursOf, nameOfRoom, roomName, tokenNames } from './names.ts';

function showPlayer(state: State, player: Player): unknown {
  return {
    hand: cardNames(player.hand),
    deck: cardNames(player.deck.toReversed()),
    discard: cardNames(player.discard),
    play: cardNames(player.play),
    known: player.known,
    gold: player.gold,
    tokens: tokenNames(player.tokens),
    room: nameOfRoom(state, player.room),
    damage: player.damage,
    cubes: player.cubes,
    status: player.status,
  };
}

function byColour(state: State, counts: readonly number[]): Record<string, number> {
  const colours = [...coloursOf(state.players.length), BLACK];
  return Object.fromEntries(counts.map((count, i) => [colours[i]!, count]));
}

function rooms(state: State): Record<string, readonly string[]> {
  const board = boardIn(state);
  return Object.fromEntries(
    board.rooms
      .filter(({ spots }) => spots.length > 0)
      .map((room) => [
        roomName(room),
        tokenNames(room.spots.map((spot) => state.spots[spot]!).filter((no) => no >= 0)),
      ]),
  );
}

/** The state in the words that a scenario is written in. */
export function show(state: State): unknown {
  const colours = coloursOf(state.players.length);
  const { bonuses, offers, ...turn } = state.turn;
  return {
    active: colours[state.active],
    players: state.players.map((player) => showPlayer(state, player)),
    row: state.row.map((no) => CARDS[no]?.id ?? null),
    dungeonDeck: cardNames(state.deck.toReversed()),
    dungeonDiscard: cardNames(state.dungeonDiscard),
    trashed: cardNames(state.trashed),
    reserve: Object.fromEntries(RESERVE_PILES.map((no, pile) => [CARDS[no]!.id, state.reserve[pile]!])),
    market: Object.fromEntries(MARKET_ITEMS.map((name, item) => [name, state.market[item]!])),
    rooms: rooms(state),
    tokenBox: tokenNames(state.tokenBox),
    unplaced: tokenNames(state.unplaced),
    rage: state.rage + 1,
    clank: byColour(state, state.clankArea),
    bag: byColour(state, state.bag),
    aside: byColour(state, state.aside),
    turn: { ...turn, bonuses: bonuses.map(({ source }) => source), offers: offers.map(({ source }) => source) },
    countdown: state.first === null ? {} : { seat: colours[state.first], space: state.countdown },
  };
}

const ROOMS = new Set(['room', 'from', 'to']);
const COUNTED_FROM_ONE = new Set(['slot', 'branch', 'space']);
const COLOURS = coloursOf(4);

/** An event with names for numbers: cards, tokens and rooms as in scenarios, seats by colour. */
export function showEvent(event: Event): unknown {
  const fields = Object.entries(event).map(([key, value]): [string, unknown] => {
    if (key === 'seat' && typeof value === 'number') return [key, COLOURS[value]];
    if (key === 'card' && typeof value === 'number') return [key, CARDS[value]!.id];
    if (key === 'cards' && Array.isArray(value)) return [key, cardNames(value)];
    if (key === 'token' && typeof value === 'number') return [key, TOKENS[value]!.id];
    if (ROOMS.has(key) && typeof value === 'number') return [key, String(value + 1).padStart(2, '0')];
    if (key === 'cubes' && Array.isArray(value)) return [key, value.map((seat) => COLOURS[seat] ?? BLACK)];
    if (COUNTED_FROM_ONE.has(key) && typeof value === 'number' && event.type !== 'countdown') return [key, value + 1];
    return [key, value];
  });
  return Object.fromEntries(fields);
}

export const showSeat = (seat: number): string => COLOURS[seat]!;

export function unused({ fate, players }: State): string[] {
  if (fate === null) return [];
  return [
    ...fate.cubes.map((cube) => `chance.cubes: ${cube === players.length ? BLACK : COLOURS[cube]} was never drawn`),
    ...tokenNames(fate.secrets).map((name) => `chance.secrets: ${name} was never turned up`),
    ...cardNames(fate.shuffled).map((name) => `chance.shuffled: nothing was shuffled for ${name}`),
  ];
}
