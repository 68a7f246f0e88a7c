import type { Decision, Emit as EmitOf, Seat } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/random.ts';
import type { Condition, Step, Until } from './ability.ts';
import type { BaseNo, CardNo, FactionNo } from './card.ts';
import type { Event } from './event.ts';
import type { Option } from './option.ts';

/** One physical card: 40 for each seat, numbered seat by seat, so that the number tells the owner. */
export type Copy = number;
export const DECK = 40;
export const ownerOf = (copy: Copy): Seat => Math.floor(copy / DECK);

export type Emit = EmitOf<Event> | undefined;

export interface Player {
  factions: FactionNo[];
  /** The top is the end of the list. */
  deck: Copy[];
  hand: Copy[];
  discard: Copy[];
  points: number;
  /** How long reactions are passed without asking. */
  standing: Standing;
  /** Set while no action may be played: in the next turn, then in this one, or in both. */
  noActions: 'no' | 'next-turn' | 'this-turn' | 'both-turns';
}

/** The last one is for the table to act on: the question is always put, so that being asked tells nothing. */
export const STANDINGS = ['ask', 'until-base-scored', 'until-my-turn', 'when-nothing-playable'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A base in play with what lies on it, in the order it came. */
export interface Site {
  base: BaseNo;
  minions: Copy[];
  /** Actions attached to the base itself. */
  actions: Copy[];
}

/** An extra play that may be kept for later in the play phase. −1 and null ask for nothing. */
export interface Extra {
  readonly play: 'minion' | 'action';
  readonly powerAtMost: number | null;
  readonly at: BaseNo;
  readonly withoutYours: boolean;
  readonly notTitle: CardNo;
  /** Only actions that directly raise power: of any minion of one's own, or of this one. */
  readonly raises: 'yours' | Copy | null;
}

/** One play allowed in this turn: a normal one or an extra. */
export interface Allowance extends Extra {
  readonly normal: boolean;
}

/** A play that needed an allowance, with the indexes of those that covered it when it was made. */
export interface Play {
  readonly copy: Copy;
  readonly under: readonly number[];
}

export interface Turn {
  /** Every play allowed so far this turn; an index means the same one until the turn ends. */
  allowances: Allowance[];
  /** The plays made under them; which one each used is settled only where it matters. */
  plays: Play[];
  /** Minions the active player played in the play phase. */
  minionsPlayed: number;
  /** Who played a minion this turn, in any phase: a seat for each minion. */
  minionPlays: Seat[];
  /** Bases on which a minion was played this turn. */
  playedAt: BaseNo[];
  /** Uses of talents and limited abilities, by key. */
  used: string[];
  moved: { readonly copy: Copy; readonly from: BaseNo }[];
  /** Minions whose power an action played this turn raised directly. */
  raised: { readonly by: Copy; readonly copy: Copy }[];
}

/** What lasts beyond the effect that made it. A card that states a duration need not stay in play for it. */
export type Lasting = { readonly seat: Seat; readonly until: Until } & (
  | {
      readonly kind: 'power';
      readonly copy: Copy;
      readonly amount: number;
      /** The card that changes it, −1 for a base: it does not count while the minion is protected from that card. */
      readonly source: Copy;
      /** Whether that card is a minion: by now it may lie where nobody sees it. */
      readonly fromMinion: boolean;
      readonly othersTurns: boolean;
    }
  /** `granting`: the actions whose granted talents are lost as well, those that were on the minion then. */
  | { readonly kind: 'no-abilities'; readonly copy: Copy; readonly granting: readonly Copy[] }
  | { readonly kind: 'breakpoint'; readonly base: BaseNo; readonly amount: number }
  /** For one seat or for all; `holder` is the card that must stay in play for it, −1 for none. */
  | { readonly kind: 'base-ignored'; readonly base: BaseNo; readonly by: Seat | null; readonly holder: Copy }
  | { readonly kind: 'unaffected'; readonly by: Copy; readonly whose: Seat }
);

/** Whose ability it is, by what, where, and what was found on the way. */
export interface Context {
  /** "You": the controller of the card, or the player whom a base describes. */
  readonly seat: Seat;
  /** The card whose ability it is, −1 for a base's. */
  readonly source: Copy;
  readonly here: BaseNo;
  /** The card is being played now, as opposed to lying in play. */
  readonly played: boolean;
  readonly found: Readonly<Record<string, readonly number[]>>;
}

export type Verb =
  | 'destroy'
  | 'return'
  | 'place'
  | 'bottom'
  | 'counter'
  | 'move'
  | 'control'
  | 'power'
  | 'lose-abilities'
  | 'attach';

/** What makes something else happen instead: a card, or a base, which is told by being below zero. */
export type Replacer = Copy;
export const replacerOf = (base: BaseNo): Replacer => ~base;
export const baseOfReplacer = (by: Replacer): BaseNo => (by < 0 ? ~by : -1);

/** One card about to be affected: asked of guards and of "instead" abilities before it happens. */
export interface Affect {
  readonly frame: 'affect';
  readonly verb: Verb;
  readonly copy: Copy;
  readonly context: Context;
  /** Who carries it out and gets the credit: "you", or within "each player" the one whose turn it is there. */
  readonly by: Seat;
  readonly direct: boolean;
  /** A base for `move`, the seat whose hand it must be for `return` (−1 for any), a seat for `control`, an amount for `power`, an action for `attach`. */
  readonly value: number;
  readonly until: Until;
  /** Power that counts only in other players' turns. */
  readonly othersTurns: boolean;
  /** Cards and bases that have had their say. */
  readonly tried: readonly Replacer[];
}

export type Frame =
  | {
      readonly frame: 'steps';
      readonly steps: readonly Step[];
      readonly at: number;
      readonly context: Context;
      /** The use of a limited ability: given back where its offer is declined. */
      readonly use?: string;
    }
  | Affect
  /** What one event does to several cards: gathered in `ready`, then done together; `used` are keys of limited abilities. */
  | { readonly frame: 'batch'; readonly ready: readonly Affect[]; readonly used: readonly string[] }
  | { readonly frame: 'instead'; readonly affect: Affect; readonly by: readonly Replacer[] }
  | { readonly frame: 'settle' }
  /** The effects of a card just played, once it lies where it should. */
  | {
      readonly frame: 'on-play';
      readonly copy: Copy;
      readonly seat: Seat;
      readonly special: boolean;
      readonly aim: Extra['raises'];
    }
  | { readonly frame: 'discard-action'; readonly copy: Copy }
  | { readonly frame: 'draft'; readonly picks: readonly Seat[] }
  | { readonly frame: 'talent-used'; readonly copy: Copy; readonly base: BaseNo }
  | {
      readonly frame: 'played';
      readonly copy: Copy;
      readonly base: BaseNo;
      readonly seat: Seat;
      /** It was played before this base took the place of another. */
      readonly before?: true;
    }
  | { readonly frame: 'raised'; readonly copy: Copy; readonly seat: Seat }
  | { readonly frame: 'phase'; readonly phase: Phase }
  | { readonly frame: 'turn-over' }
  | { readonly frame: 'redraw'; readonly seat: Seat }
  | { readonly frame: 'scoring'; readonly step: ScoringStep }
  | {
      readonly frame: 'window';
      readonly at: 'before-scoring' | 'after-scoring';
      readonly seat: Seat;
      readonly passes: number;
      /** Somebody acted: special abilities of cards in play may have come to fit. */
      readonly acted?: true;
    };

export const PHASES = ['start', 'play', 'score', 'draw', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const SCORING_STEPS = ['choose', 'before', 'award', 'after', 'clear'] as const;
export type ScoringStep = (typeof SCORING_STEPS)[number];

/** An ability set off, waiting for its turn. */
export interface Pending {
  readonly steps: readonly Step[];
  readonly context: Context;
  /** One ability for several players: they come one after the other, clockwise. */
  readonly group: string;
  /** The use that a limited ability makes when it resolves. */
  readonly use?: string;
  /** Noted when it resolves, and kept if it is declined. */
  readonly offered?: string;
  /** Tested when it resolves: the order of those that wait matters. */
  readonly if?: Condition;
  /** Set off by an event that removes its own card: it resolves without it. */
  readonly afterLeaving?: true;
  /** How many plays and abilities were under way, one within the other: the innermost ends first. */
  readonly depth?: number;
}

/** What chance brings next in a staged situation, as far as it can. */
export interface Forced {
  /** By seat: cards on top after the next shuffle of the deck. */
  readonly shuffled: readonly (readonly CardNo[])[];
  readonly shuffledBases: readonly BaseNo[];
  /** By seat: cards that go where some are discarded at random. */
  readonly discarded: readonly (readonly CardNo[])[];
  /** Bases taken where one is at random. */
  readonly bases: readonly BaseNo[];
}

export interface State {
  revised: boolean;
  chance: Chance;
  /** Only in staged situations. */
  forced?: Forced;
  revealed: number;
  turnNo: number;
  active: Seat;
  phase: Phase | 'factions';
  players: Player[];
  turn: Turn;
  /** The card of each copy; fixed once the factions are chosen. */
  cards: CardNo[];
  controller: Seat[];
  counters: number[];
  /** The minion that an action is attached to, −1 for none. */
  host: Copy[];
  /** Seats, as bits, that know which card this copy is where it lies. */
  knownTo: number[];
  sites: Site[];
  /** Actions attached to minions. */
  attached: Copy[];
  /** Values named by cards in play, such as a faction: by copy. */
  named: { readonly copy: Copy; readonly value: number }[];
  /** The top is the end of the list. */
  baseDeck: BaseNo[];
  /** Seats, as bits, that know where in the deck a base lies, by base. */
  baseKnownTo: number[];
  baseDiscard: BaseNo[];
  /** How many bases there should be. */
  baseCount: number;
  /** Cards taken off a deck while an effect deals with them. */
  aside: Copy[];
  lasting: Lasting[];
  /** Factions on offer while they are chosen, by number of copies. */
  offer: FactionNo[];
  scoring: { readonly base: BaseNo; readonly winners: readonly Seat[]; readonly places: readonly number[] } | null;
  /** The replacement of a scored base chosen beforehand, −1 for the top of the deck. */
  replacement: BaseNo;
  /** A cost under way was prevented: what it was to buy does not happen. */
  costFailed: boolean;
  over: boolean;
  pending: Pending[];
  agenda: Frame[];
  waiting: Frame | null;
  asked: Decision<Option> | null;
}

export const NO_LIMITS: Extra = {
  play: 'minion',
  powerAtMost: null,
  at: -1,
  withoutYours: false,
  notTitle: -1,
  raises: null,
};

const NORMAL_MINION: Allowance = { ...NO_LIMITS, normal: true };
const NORMAL_ACTION: Allowance = { ...NO_LIMITS, play: 'action', normal: true };

/** The normal plays of a turn, where they are not one minion and one action. */
export const normalPlays = (minions = 1, actions = 1): Allowance[] => [
  ...Array.from({ length: minions }, () => NORMAL_MINION),
  ...Array.from({ length: actions }, () => NORMAL_ACTION),
];

export const freshTurn = (): Turn => ({
  allowances: [NORMAL_MINION, NORMAL_ACTION],
  plays: [],
  minionsPlayed: 0,
  minionPlays: [],
  playedAt: [],
  used: [],
  moved: [],
  raised: [],
});

export const cloneTurn = (t: Turn): Turn => ({
  allowances: t.allowances.slice(),
  plays: t.plays.slice(),
  minionsPlayed: t.minionsPlayed,
  minionPlays: t.minionPlays.slice(),
  playedAt: t.playedAt.slice(),
  used: t.used.slice(),
  moved: t.moved.slice(),
  raised: t.raised.slice(),
});

const clonePlayer = (p: Player): Player => ({
  factions: p.factions.slice(),
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  points: p.points,
  standing: p.standing,
  noActions: p.noActions,
});

const cloneSite = (s: Site): Site => ({ base: s.base, minions: s.minions.slice(), actions: s.actions.slice() });

/** Steps, frames, contexts and lasting effects are never changed in place, so copies share them. */
const cloneReal = (s: State): State => ({
  revised: s.revised,
  chance: { key: s.chance.key, drawn: s.chance.drawn },
  revealed: s.revealed,
  turnNo: s.turnNo,
  active: s.active,
  phase: s.phase,
  players: s.players.map(clonePlayer),
  turn: cloneTurn(s.turn),
  cards: s.cards.slice(),
  controller: s.controller.slice(),
  counters: s.counters.slice(),
  host: s.host.slice(),
  knownTo: s.knownTo.slice(),
  sites: s.sites.map(cloneSite),
  attached: s.attached.slice(),
  named: s.named.slice(),
  baseDeck: s.baseDeck.slice(),
  baseKnownTo: s.baseKnownTo.slice(),
  baseDiscard: s.baseDiscard.slice(),
  baseCount: s.baseCount,
  aside: s.aside.slice(),
  lasting: s.lasting.slice(),
  offer: s.offer.slice(),
  scoring: s.scoring,
  replacement: s.replacement,
  costFailed: s.costFailed,
  over: s.over,
  pending: s.pending.slice(),
  agenda: s.agenda.slice(),
  waiting: s.waiting,
  asked: s.asked,
});

export function clone(s: State): State {
  const copy = cloneReal(s);
  if (s.forced !== undefined) copy.forced = s.forced;
  return copy;
}
