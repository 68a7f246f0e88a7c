import type { Decision, Seat } from '../../../engine/game.ts';
import { unspent } from './allowances.ts';
import type { BaseNo, CardNo, FactionNo } from './card.ts';
import type { Event } from './event.ts';
import type { Option } from './option.ts';
import { breakpointOf, lendersIn, placesAt, powerOf } from './power.ts';
import type { Copy, Extra, Lasting, Phase, Player, Site, Standing, State, Turn, Verb } from './state.ts';

export interface PlayerView {
  readonly factions: readonly FactionNo[];
  /** Cards the viewer knows to be in the hand: all of them for its holder. */
  readonly hand: readonly KnownCard[];
  readonly handSize: number;
  readonly deckSize: number;
  readonly discard: readonly KnownCard[];
  readonly points: number;
  /** To the seat itself only. */
  readonly standing: Standing | null;
  readonly noActions: string;
}

export interface KnownCard {
  readonly copy: Copy;
  readonly card: CardNo;
}

export interface PieceView extends KnownCard {
  readonly controller: Seat;
  readonly counters: number;
  readonly power: number;
  readonly attached: readonly KnownCard[];
}

export interface SiteView {
  readonly base: BaseNo;
  readonly breakpoint: number;
  readonly powers: readonly number[];
  readonly places: readonly number[];
  readonly minions: readonly PieceView[];
  readonly actions: readonly PieceView[];
}

/** The turn with what is left to play in place of what was allowed and played. */
export type TurnView = Omit<Turn, 'allowances' | 'plays'> & {
  readonly minions: number;
  readonly actions: number;
  readonly extras: readonly Extra[];
};

function turnView(turn: Turn): TurnView {
  const { minions, actions, extras } = unspent(turn);
  return {
    minions,
    actions,
    extras,
    minionsPlayed: turn.minionsPlayed,
    minionPlays: turn.minionPlays.slice(),
    playedAt: turn.playedAt.slice(),
    used: turn.used.slice(),
    moved: turn.moved.slice(),
    raised: turn.raised.slice(),
  };
}

const known = ({ cards }: State, copy: Copy): KnownCard => ({ copy, card: cards[copy]! });

/**
 * Who is asked what: the card whose ability it is (−1 for a base's, and for a card of another's hand: which of several
 * copies it is may tell what else is there), where, and the cards it is about.
 */
export interface Asked {
  readonly seat: Seat;
  readonly ask: string;
  readonly source: Copy;
  readonly base: BaseNo;
  readonly about: readonly Copy[];
  /** What is about to happen to them, where something may happen instead. */
  readonly verb: Verb | null;
}

function askedIn(
  { asked, waiting, pending, players }: State,
  viewer: Seat | null,
  sees: (copy: Copy) => boolean,
): Asked | null {
  if (asked === null) return null;
  const { seat, ask } = asked;
  const inHand = (copy: Copy) => players.some(({ hand }, holder) => holder !== viewer && hand.includes(copy));
  const seen = (copy: Copy) => (copy < 0 || (sees(copy) && !inHand(copy)) ? copy : -1);
  if (waiting?.frame === 'steps') {
    const { source, here, found } = waiting.context;
    return {
      seat,
      ask,
      source: seen(source),
      base: here,
      about: found['#next'] ?? [],
      verb: null,
    };
  }
  if (waiting?.frame === 'instead') {
    const { context, copy, verb } = waiting.affect;
    return { seat, ask, source: seen(context.source), base: context.here, about: [copy], verb };
  }
  const about = waiting?.frame === 'settle' ? pending.map(({ context }) => context.source) : [];
  return { seat, ask, source: -1, base: -1, about, verb: null };
}

/** What a seat, or a spectator, may know. */
export interface View {
  readonly viewer: Seat | null;
  readonly revised: boolean;
  readonly turnNo: number;
  readonly active: Seat;
  readonly phase: Phase | 'factions';
  readonly players: readonly PlayerView[];
  readonly turn: TurnView;
  readonly sites: readonly SiteView[];
  readonly baseDeckSize: number;
  readonly baseDiscard: readonly BaseNo[];
  readonly offer: readonly FactionNo[];
  /** Cards an effect is dealing with that the viewer may see; null for those it may not. */
  readonly aside: readonly (KnownCard | null)[];
  readonly lasting: readonly Lasting[];
  readonly named: State['named'];
  readonly scoring: State['scoring'];
  readonly over: boolean;
  readonly asked: Asked | null;
  readonly decision: Decision<Option> | null;
}

/** What everybody may know of a player. */
function openPlayer(state: State, player: Player): Omit<PlayerView, 'hand' | 'standing'> {
  return {
    factions: player.factions.slice(),
    handSize: player.hand.length,
    deckSize: player.deck.length,
    discard: player.discard.map((copy) => known(state, copy)),
    points: player.points,
    noActions: player.noActions,
  };
}

/** What everybody may know, but for what concerns single players. */
function open(state: State): Omit<View, 'viewer' | 'players' | 'aside' | 'asked' | 'decision'> {
  const lenders = lendersIn(state);
  const piece = (copy: Copy): PieceView => ({
    copy,
    card: state.cards[copy]!,
    controller: state.controller[copy]!,
    counters: state.counters[copy]!,
    power: powerOf(state, copy, lenders),
    attached: state.attached.filter((action) => state.host[action] === copy).map((action) => known(state, action)),
  });
  const siteView = ({ base, minions, actions }: Site): SiteView => {
    const pieces = minions.map(piece);
    const powers = state.players.map(() => 0);
    for (const { controller, power } of pieces) powers[controller]! += power;
    return {
      base,
      breakpoint: breakpointOf(state, base),
      powers,
      places: placesAt(state, base, powers),
      minions: pieces,
      actions: actions.map(piece),
    };
  };
  return {
    revised: state.revised,
    turnNo: state.turnNo,
    active: state.active,
    phase: state.phase,
    turn: turnView(state.turn),
    sites: state.sites.map(siteView),
    baseDeckSize: state.baseDeck.length,
    baseDiscard: state.baseDiscard.slice(),
    offer: state.offer.slice(),
    lasting: state.lasting.slice(),
    named: state.named.slice(),
    scoring:
      state.scoring === null
        ? null
        : { ...state.scoring, winners: state.scoring.winners.slice(), places: state.scoring.places.slice() },
    over: state.over,
  };
}

export function view(state: State, viewer: Seat | null, beside?: View): View {
  const bit = viewer === null ? 0 : 1 << viewer;
  const everybody = (1 << state.players.length) - 1;
  const sees = (copy: Copy): boolean =>
    viewer === null ? state.knownTo[copy] === everybody : (state.knownTo[copy]! & bit) !== 0;
  const { asked } = state;
  return {
    ...(beside ?? open(state)),
    viewer,
    players: state.players.map((player, seat) => ({
      ...(beside?.players[seat] ?? openPlayer(state, player)),
      hand: player.hand
        .filter(sees)
        .toSorted((a, b) => a - b)
        .map((copy) => known(state, copy)),
      standing: seat === viewer ? player.standing : null,
    })),
    aside: state.aside.map((copy) => (sees(copy) ? known(state, copy) : null)),
    asked: askedIn(state, viewer, sees),
    decision: asked?.seat === viewer ? { ...asked, options: asked.options.slice() } : null,
  };
}

/** Cards drawn, looked at or put away are known to those concerned; everything else happens in the open. */
export function redact(event: Event, viewer: Seat | null): Event {
  switch (event.type) {
    case 'drew':
    case 'looked':
    case 'put':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
