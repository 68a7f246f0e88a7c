import { tileOfRoom } from '../catacombs/layout.ts';
import { CARDS, MARKET_ITEMS, reserveOf } from '../catalogue.ts';
import type { RoomNo } from '../core/board.ts';
import { editionOf } from '../core/editions.ts';
import { POOLS } from '../core/effects.ts';
import { exitsHere } from '../core/moves.ts';
import type { Pending, Player, State } from '../core/state.ts';
import { isAboard, showAboard, showScheme } from './aboard.ts';
import { showSpaces } from './health.ts';
import { BLACK, boardIn, cardNames, coloursOf, cubesOf, GHOST, nameOfRoom, roomName, tokenNames } from './names.ts';
import { edgeName, laidName, lockName, tileName } from './places.ts';
import { bonusName } from './turn.ts';

function showPlayer(state: State, player: Player): object {
  const names = (rooms: readonly RoomNo[]) => rooms.map((room) => nameOfRoom(state, room));
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
    ...(isAboard(state) && showAboard(state, player)),
    ...(state.layout !== null && {
      onTop: player.onTop,
      lockpicks: player.lockpicks,
      marks: names(player.marks),
      plundered: names(player.plundered),
      borrowed: showSpaces(player.borrowed, player.damage),
    }),
  };
}

function byColour(state: State, counts: readonly number[]): Record<string, number> {
  const colours = [...coloursOf(state.players.length), BLACK];
  return Object.fromEntries(counts.map((count, i) => [colours[i]!, count]));
}

/** What lies in the rooms where something can lie, as far as they are on the table. */
function rooms(state: State): Record<string, readonly string[]> {
  const isLaid = (room: RoomNo) => state.layout === null || tileOfRoom(state.layout, room) !== null;
  return Object.fromEntries(
    boardIn(state).rooms.flatMap((room, no) => {
      if (room.spots.length === 0 || !isLaid(no)) return [];
      return [[roomName(room), tokenNames(room.spots.map((spot) => state.spots[spot]!).filter((token) => token >= 0))]];
    }),
  );
}

/** A tile in hand, with the way to its place by its number among those out of the room. */
function showPending(state: State, { tile, edge, way, by }: Pending): object {
  const same = (exit: object) => JSON.stringify({ ...exit, path: [] }) === JSON.stringify({ ...way, path: [] });
  const no = way === null ? null : exitsHere(state).findIndex(same) + 1;
  return { tile: tileName(tile), edge: edgeName(edge), way: no, by };
}

function showDungeon(state: State): object {
  const { layout } = state;
  if (layout === null) return { unplaced: tokenNames(state.unplaced) };
  return {
    laid: layout.laid.map(laidName),
    tiles: state.tileStack.toReversed().map(tileName),
    opened: layout.opened.map((lock) => lockName(layout.face, lock)),
    picked: state.picked.map((room) => nameOfRoom(state, room)),
    pools: Object.fromEntries(POOLS.map((pool, no) => [pool, tokenNames(state.pools[no]!)])),
    artifacts: tokenNames(state.artifactStack.toReversed()),
    pending: state.pending === null ? null : showPending(state, state.pending),
  };
}

/** The state in the words that a scenario is written in. */
export function show(state: State): unknown {
  const colours = coloursOf(state.players.length);
  const { bonuses, offers, rewarded, copies, roomsUsed, occasions, gone, spentTokens, ...turn } = state.turn;
  const [, clankGhosts, bagGhosts] = state.ghosts.some((count) => count > 0) ? state.ghosts : [];
  const ghosts = (count: number | undefined) => (count === undefined ? {} : { [GHOST]: count });
  return {
    active: colours[state.active],
    players: state.players.map((player) => showPlayer(state, player)),
    row: state.row.map((no) => CARDS[no]?.id ?? null),
    dungeonDeck: cardNames(state.deck.toReversed()),
    dungeonDiscard: cardNames(state.dungeonDiscard),
    trashed: cardNames(state.trashed),
    reserve: Object.fromEntries(reserveOf(state).map((no, pile) => [CARDS[no]!.id, state.reserve[pile]!])),
    market: Object.fromEntries(MARKET_ITEMS.map((name, item) => [name, state.market[item]!])),
    rooms: rooms(state),
    tokenBox: tokenNames(state.tokenBox),
    ...(isAboard(state) && {
      crystals: state.crystals,
      goblinTurned: state.goblinTurned,
      crystalsLost: state.crystalsLost,
    }),
    ...showScheme(state),
    ...showDungeon(state),
    rage: state.rage + 1,
    clank: { ...byColour(state, state.clankArea), ...ghosts(clankGhosts) },
    bag: { ...byColour(state, state.bag), ...ghosts(bagGhosts) },
    aside: byColour(state, state.aside),
    turn: {
      ...turn,
      rewarded: rewarded.map((room) => nameOfRoom(state, room)),
      bonuses: bonuses.map(bonusName),
      offers: offers.map(({ source }) => source),
      roomsUsed: roomsUsed.map((room) => nameOfRoom(state, room)),
      gone: gone.map(({ card, from }) => `${CARDS[card]!.id} from ${from}`),
      spentTokens: tokenNames(spentTokens),
      occasions: occasions.map(({ seat, to }) => `${colours[seat]} ${to}`),
      copies: copies.map(({ as, by }) => `${CARDS[by]!.id} ${CARDS[as]!.id}`),
    },
    ...(editionOf(state).goneDraws === null && {
      countdown: state.first === null ? {} : { seat: colours[state.first], space: state.countdown },
    }),
  };
}

/** Objects that are shown empty or as null for a while, and rooms of tiles that are not laid yet. */
export function fieldsAt(state: State, path: string): readonly string[] {
  if (path === 'countdown') return ['seat', 'space'];
  if (path === 'pending') return ['tile', 'edge', 'way', 'by'];
  return path === 'rooms' ? boardIn(state).rooms.map(roomName) : [];
}

const MOST_SEATS = 6;

export const showSeat = (seat: number): string => coloursOf(MOST_SEATS)[seat]!;

export function unused(state: State): string[] {
  const { fate } = state;
  if (fate === null) return [];
  return [
    ...fate.cubes.map((cube) => `chance.cubes: ${cubesOf(state)[cube]} was never drawn`),
    ...tokenNames(fate.secrets).map((name) => `chance.tokens: ${name} was never turned up`),
    ...cardNames(fate.shuffled).map((name) => `chance.shuffled: nothing was shuffled for ${name}`),
  ];
}
