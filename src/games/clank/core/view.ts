import type { Decision, Seat } from '../../../engine/game.ts';
import type { Layout } from '../catacombs/layout.ts';
import { boardAt } from '../catalogue.ts';
import type { CardNo, CardSet, Reaction } from './card.ts';
import { cloneTurn } from './clone-turn.ts';
import { editionOf } from './editions.ts';
import type { Event } from './event.ts';
import type { Turn } from './ledger.ts';
import { type LyingToken, lyingTokens } from './lying.ts';
import type { Option } from './option.ts';
import { ownedCards, phasesDone, type Tally, tally } from './score.ts';
import type { Pending, Player, State, Status, Unfolding } from './state.ts';
import type { TokenNo } from './token.ts';

export interface PlayerView {
  /** The cards, to their holder; to others only how many. */
  readonly hand: readonly CardNo[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** Cards on top of the deck that everybody saw put there, the next to be drawn last. */
  readonly onTop: readonly CardNo[];
  /** Every card the player owns, in the order of the catalogue: acquiring and trashing are public. */
  readonly owned: readonly CardNo[];
  readonly play: readonly CardNo[];
  readonly discard: readonly CardNo[];
  readonly gold: number;
  readonly lockpicks: number;
  readonly tokens: readonly TokenNo[];
  readonly marks: readonly number[];
  readonly plundered: readonly number[];
  /** Rooms whose data port holds a cube of the player. */
  readonly ports: readonly number[];
  readonly crystals: number;
  readonly blackCubes: number;
  readonly installed: readonly CardNo[];
  readonly room: number;
  readonly damage: number;
  readonly cubes: number;
  readonly status: Status;
  readonly tally: Tally;
}

/** What a seat, or a spectator, may know. */
export interface View {
  readonly viewer: Seat | null;
  readonly edition: number;
  readonly sets: readonly CardSet[];
  readonly board: string;
  readonly artifactsAnyTime: boolean;
  readonly multipassForAll: boolean;
  readonly turnNo: number;
  readonly active: Seat;
  readonly players: readonly PlayerView[];
  readonly turn: Turn;
  readonly row: readonly CardNo[];
  readonly deckSize: number;
  readonly dungeonDiscard: readonly CardNo[];
  readonly trashed: readonly CardNo[];
  readonly reserve: readonly number[];
  readonly goblinTurned: boolean;
  /** Power crystals in the bank. */
  readonly crystals: number;
  readonly scheme: Unfolding | null;
  readonly market: readonly number[];
  readonly lying: readonly LyingToken[];
  /** What is left in each pool: everybody saw what was taken. */
  readonly pools: readonly (readonly TokenNo[])[];
  readonly artifactStack: readonly TokenNo[];
  readonly layout: Layout | null;
  /** How many tiles are left, and how many of them belong to the surface. */
  readonly tilesLeft: number;
  readonly surfaceLeft: number;
  readonly pending: Pending | null;
  readonly picked: readonly number[];
  /** Ghosts beside the board, in the clank area, in the bag, and drawn in the attack under way. */
  readonly ghosts: readonly number[];
  readonly rage: number;
  readonly clankArea: readonly number[];
  /** What is in the bag follows from what everybody saw go in and come out. */
  readonly bag: readonly number[];
  readonly aside: readonly number[];
  readonly countdown: number;
  readonly first: Seat | null;
  readonly over: boolean;
  /** Who is asked what, and by which card, or on which occasion to react; the options only to the seat that answers. */
  readonly asked: { readonly seat: Seat; readonly ask: string; readonly source: string; readonly to?: Reaction } | null;
  readonly decision: Decision<Option> | null;
}

function playerView(player: Player, own: boolean, phases: number | null): PlayerView {
  return {
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    deckSize: player.deck.length,
    onTop: player.deck.slice(player.deck.length - player.onTop),
    owned: ownedCards(player).toSorted((a, b) => a - b),
    play: player.play.slice(),
    discard: player.discard.slice(),
    gold: player.gold,
    lockpicks: player.lockpicks,
    tokens: player.tokens.slice(),
    marks: player.marks.slice(),
    plundered: player.plundered.slice(),
    ports: player.ports.slice(),
    crystals: player.crystals,
    blackCubes: player.blackCubes,
    installed: player.installed.slice(),
    room: player.room,
    damage: player.damage,
    cubes: player.cubes,
    status: player.status,
    tally: tally(player, phases),
  };
}

function askedOf({ asked, waiting }: State): View['asked'] {
  if (asked === null) return null;
  const source = waiting !== null && 'source' in waiting ? waiting.source : '';
  const to = waiting?.do === 'react' ? { to: waiting.to } : {};
  return { seat: asked.seat, ask: asked.ask, source, ...to };
}

const shown = new WeakMap<Layout, Layout>();

/** The same copy for the same layout: what is worked out from it is remembered by it. */
function shownLayout(layout: Layout): Layout {
  const before = shown.get(layout);
  if (before !== undefined) return before;
  const copy = { face: layout.face, laid: layout.laid.map((laid) => ({ ...laid })), opened: layout.opened.slice() };
  shown.set(layout, copy);
  return copy;
}

function shownPending(pending: Pending | null): Pending | null {
  if (pending === null || pending.way === null) return pending;
  const { way } = pending;
  return { ...pending, way: { ...way, locks: way.locks.slice(), path: way.path.slice() } };
}

function surfaceLeft(state: State): number {
  const { tiling } = editionOf(state);
  return tiling === null ? 0 : state.tileStack.filter((tile) => tile < tiling.surface).length;
}

/** What everybody may know, but for what concerns single players. */
function open(state: State): Omit<View, 'viewer' | 'players' | 'decision'> {
  return {
    edition: state.edition,
    sets: state.sets.slice(),
    board: boardAt(state.board).id,
    artifactsAnyTime: state.artifactsAnyTime,
    multipassForAll: state.multipassForAll,
    turnNo: state.turnNo,
    active: state.active,
    turn: cloneTurn(state.turn),
    row: state.row.slice(),
    deckSize: state.deck.length,
    dungeonDiscard: state.dungeonDiscard.slice(),
    trashed: state.trashed.slice(),
    reserve: state.reserve.slice(),
    goblinTurned: state.goblinTurned,
    crystals: state.crystals,
    scheme: state.scheme === null ? null : { ...state.scheme },
    market: state.market.slice(),
    lying: lyingTokens(state),
    pools: state.pools.map((pool) => pool.slice()),
    artifactStack: state.artifactStack.slice(),
    layout: state.layout === null ? null : shownLayout(state.layout),
    tilesLeft: state.tileStack.length,
    surfaceLeft: surfaceLeft(state),
    pending: shownPending(state.pending),
    picked: state.picked.slice(),
    ghosts: state.ghosts.slice(),
    rage: state.rage,
    clankArea: state.clankArea.slice(),
    bag: state.bag.slice(),
    aside: state.aside.slice(),
    countdown: state.countdown,
    first: state.first,
    over: state.over,
    asked: askedOf(state),
  };
}

export function view(state: State, viewer: Seat | null, beside?: View): View {
  const { asked } = state;
  const seen = (player: Player, seat: Seat): PlayerView => {
    const own = seat === viewer;
    const known = beside?.players[seat];
    if (known === undefined) return playerView(player, own, phasesDone(state));
    return own || known.hand !== null ? { ...known, hand: own ? player.hand.slice() : null } : known;
  };
  return {
    ...(beside ?? open(state)),
    viewer,
    players: state.players.map(seen),
    decision: asked?.seat === viewer ? { ...asked, options: asked.options.slice() } : null,
  };
}

/** The cards drawn are known to the one who drew them; everything else happens in the open. */
export function redact(event: Event, viewer: Seat | null): Event {
  return event.type === 'drew' && event.seat !== viewer ? { ...event, cards: null } : event;
}
