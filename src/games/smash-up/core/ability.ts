/**
 * What cards and bases do, as data. An ability is a list of steps; steps put what they find into registers and act on
 * registers. Registers that are there from the start: `self` (the card itself), `host` (the minion it is attached to),
 * `it` (what a trigger or an "instead" is about), `them` (the player whose turn it is within `each-player`; of a trigger,
 * whose doing it was), `owner` (the player who owns `self`). Bases: `here` (where the card is; for a card played from hand
 * around a scoring, the base that scores), `scoring` (the base that scores).
 */
export type Ref = string;

/** A number, fixed or read from the table. */
export type Num =
  | number
  | { readonly powerOf: Ref }
  | { readonly countOf: MinionFilter }
  | { readonly minus: Num }
  /** One for every full `per` of the power these minions have together. */
  | { readonly per: number; readonly totalOf: MinionFilter };

export type Place = 'here' | 'scoring' | 'anywhere' | 'elsewhere' | { readonly ref: Ref };

/** Which minions in play; what is left out is not asked for. */
export interface MinionFilter {
  readonly kind: 'minion';
  /** Who controls it. */
  readonly whose?: 'yours' | 'others' | 'theirs' | { readonly ref: Ref };
  readonly owned?: 'yours' | 'theirs';
  readonly at?: Place;
  readonly atMost?: Num;
  readonly below?: Num;
  readonly printedAtMost?: number;
  readonly but?: Ref;
  /** One of those in this register. */
  readonly among?: Ref;
  /** Its title, or its faction, is the one named in this register. */
  readonly named?: Ref;
  /** The id of its card. */
  readonly title?: string;
  readonly microbot?: true;
  /** Of each player's minions there, those of the highest power; of a base, those of the lowest. */
  readonly extreme?: 'highest' | 'lowest';
}

/** Actions in play. */
export interface ActionFilter {
  readonly kind: 'action';
  readonly on: 'base-or-minion-here' | 'base-here' | 'host' | 'anything';
  readonly but?: 'self';
}

export interface BaseFilter {
  readonly kind: 'base';
  readonly but?: Ref;
  readonly yours?: 'some' | 'none';
}

export interface PlayerFilter {
  readonly kind: 'player';
  readonly but: 'you' | 'nobody';
}

/** Cards that are not in play. */
export interface CardFilter {
  readonly kind: 'card';
  readonly in: 'hand' | 'discard' | 'deck' | { readonly ref: Ref };
  /** Whose zone; you unless said. */
  readonly of?: Ref;
  readonly type?: 'minion' | 'action';
  readonly powerAtMost?: number;
  readonly microbot?: true;
  /** Every further card picked has the title of the first. */
  readonly oneTitle?: true;
}

export type Filter = MinionFilter | ActionFilter | BaseFilter | PlayerFilter | CardFilter;
/** One register, or everything that fits: what is named by a filter is not affected directly. */
export type What = Ref | MinionFilter | ActionFilter;
export type Until = 'end-of-turn' | 'end-of-your-turn' | 'your-next-turn';

/** What an extra play is good for. */
export interface Limits {
  readonly powerAtMost?: number;
  readonly at?: Ref;
  readonly basesWithoutYours?: true;
  /** Another title than that of the card in the register. */
  readonly notTitle?: Ref;
  /** Only actions that directly raise power, on your own minion, or on the one in the register. */
  readonly raises?: 'yours' | Ref;
}

export type Condition =
  | { readonly is: 'minion' | 'action'; readonly what: Ref }
  | { readonly some: Filter }
  | { readonly not: Condition }
  | { readonly picked: Ref }
  /** You played no minion this turn before this one, in any phase. */
  | { readonly first: 'minion-this-turn' }
  | { readonly powerAtMost: number; readonly what: Ref }
  | { readonly moved: Ref }
  | { readonly winning: 'here' }
  /** `minion-this-turn`: you, in this turn's play-cards phase. */
  | { readonly played: 'minion-here-this-turn' | 'minion-this-turn' }
  /** The minions that fit do not all have the same power. */
  | { readonly unequal: MinionFilter }
  | { readonly most: 'hand' }
  | { readonly wonBy: 'controller-not-owner' };

export type Step =
  | {
      readonly do: 'pick';
      readonly as: Ref;
      readonly from: Filter;
      /** How many: one unless said; all of them where there are as many, fewer only with `may`; `any` is any number, none included. */
      readonly upTo?: number | 'any';
      readonly may?: true;
      readonly by?: Ref;
      /** Adds to what the register holds already. */
      readonly more?: true;
    }
  /** `place` is in its owner's hand, without being a return. */
  | { readonly do: 'destroy' | 'place' | 'bottom' | 'counter'; readonly what: What }
  /** To its owner's hand; with `hand`, only if that is your hand. */
  | { readonly do: 'return'; readonly what: What; readonly hand?: 'yours' }
  | { readonly do: 'move'; readonly what: What; readonly to: Ref }
  | { readonly do: 'move-each'; readonly what: Ref; readonly may?: true }
  | { readonly do: 'move-at-random'; readonly what: Ref }
  /** The base where a minion is; with `left`, the one it moved away from last this turn, if any. */
  | { readonly do: 'base-of'; readonly as: Ref; readonly what: Ref; readonly left?: true }
  /** Within an "instead": what would have happened to `it` happens to this minion. */
  | { readonly do: 'redirect'; readonly to: Ref }
  | { readonly do: 'control'; readonly what: What; readonly to: Ref }
  | {
      readonly do: 'power';
      readonly what: What;
      readonly amount: Num;
      readonly until: Until;
      /** Counts only in those turns. */
      readonly during?: 'others-turns';
    }
  | { readonly do: 'lose-abilities'; readonly what: Ref; readonly until: Until }
  | { readonly do: 'breakpoint'; readonly base: Ref; readonly amount: Num }
  | { readonly do: 'draw'; readonly count: Num; readonly who?: Ref }
  | { readonly do: 'discard-at-random' | 'discard-cards'; readonly count: number; readonly who: Ref }
  | { readonly do: 'discard-hand' | 'shuffle-hand-in'; readonly who?: Ref }
  /** You alone see all of that player's hand. */
  | { readonly do: 'look-at-hand'; readonly who: Ref }
  | { readonly do: 'points'; readonly amount: Num; readonly who?: Ref }
  | { readonly do: 'extra'; readonly play: 'minion' | 'action'; readonly limits?: Limits }
  /** Played at once or not at all; of a register, each of its cards. */
  | {
      readonly do: 'play-now';
      readonly card: CardFilter | Ref;
      readonly limits?: Limits;
      readonly must?: true;
    }
  /** Off the top of one's own deck unless said; of `others`, that many off the deck of every other player. */
  | { readonly do: 'reveal' | 'look'; readonly as: Ref; readonly count: number; readonly of?: Ref }
  /** Cards in hand are shown to everybody and stay there. */
  | { readonly do: 'show'; readonly what: Ref }
  | { readonly do: 'reveal-until-action'; readonly as: Ref; readonly rest: Ref }
  /** Cards that this ability has already put somewhere else, or played, stay there. */
  | { readonly do: 'to-hand' | 'to-top' | 'to-bottom' | 'to-discard' | 'shuffle-in'; readonly what: Ref }
  | { readonly do: 'search'; readonly as: Ref; readonly from: CardFilter; readonly upTo?: 'any' }
  | { readonly do: 'choose'; readonly of: readonly (readonly Step[])[] }
  | { readonly do: 'may'; readonly steps: readonly Step[] }
  /** The cost is paid in full, or nothing happens. */
  | { readonly do: 'pay'; readonly cost: readonly Step[]; readonly then: readonly Step[] }
  | { readonly do: 'if'; readonly when: Condition; readonly then: readonly Step[]; readonly else?: readonly Step[] }
  | { readonly do: 'each-player'; readonly who: 'all' | 'others'; readonly steps: readonly Step[] }
  | { readonly do: 'each-base'; readonly as: Ref; readonly from: BaseFilter; readonly steps: readonly Step[] }
  | { readonly do: 'name'; readonly what: 'title' | 'faction'; readonly as: Ref }
  | { readonly do: 'add-base'; readonly as: Ref }
  | { readonly do: 'swap-base'; readonly keepActions: boolean; readonly as: Ref }
  | { readonly do: 'replace-scoring-base' }
  | { readonly do: 'destroy-random-base' }
  | { readonly do: 'choose-replacement'; readonly count: number }
  | { readonly do: 'no-actions-next-turn'; readonly who: Ref }
  /** Until your next turn starts; with `whileInPlay`, no longer than this card stays in play. */
  | { readonly do: 'ignore-base'; readonly base: Ref; readonly who: 'you' | 'all'; readonly whileInPlay?: true }
  | { readonly do: 'stop-replacement' };

/** Power lent while the card is in play. */
export interface Lend {
  readonly to: MinionFilter | 'self' | 'host';
  readonly amount: Num;
  readonly during?: 'others-turns';
}

export type Guard =
  | { readonly from: 'destroy' }
  | { readonly from: 'others-minions' | 'others-actions' | 'others-cards' | 'others-minions-here' };

/** Minions that a guard covers, all or yours: never told by their power, which depends on what is guarded. */
export interface GuardedMinions {
  readonly kind: 'minion';
  readonly whose?: 'yours';
  readonly at: 'here';
}

export type Moment =
  | 'minion-played-here'
  | 'raising-action-played'
  | 'talent-used-here'
  | 'self-destroyed'
  | 'minion-destroyed-here'
  | 'your-microbot-destroyed'
  | 'self-affected'
  | 'start-of-turn'
  | 'end-of-turn'
  | 'base-scores'
  | 'next-base-scores';

export type Ability =
  | { readonly on: 'play'; readonly steps: readonly Step[] }
  | { readonly on: 'talent'; readonly steps: readonly Step[]; readonly if?: Condition }
  | {
      readonly on: 'special';
      readonly at: 'before-scoring' | 'after-scoring' | 'your-turn';
      readonly from: 'hand' | 'play' | 'discard';
      /** Only for the base the card is on. */
      readonly here?: true;
      readonly if?: Condition;
      readonly once?: 'turn' | 'scoring';
      /** For a card in play or in the discard pile: whether its player may pass it up. */
      readonly may?: true;
      readonly steps: readonly Step[];
    }
  | { readonly on: 'ongoing'; readonly lends: Lend }
  | { readonly on: 'ongoing'; readonly guards: Guard; readonly to: 'self' | 'host' | GuardedMinions }
  | { readonly on: 'ongoing'; readonly printed: number }
  | { readonly on: 'ongoing'; readonly grants: readonly Step[] }
  | { readonly on: 'ongoing'; readonly forbids: 'minions-here'; readonly to: 'others' | { readonly faction: Ref } }
  | { readonly on: 'ongoing'; readonly extra: 'minion' | 'action'; readonly here?: true }
  | { readonly on: 'ongoing'; readonly plays: 'minions-from-discard-here'; readonly once?: true }
  | { readonly on: 'ongoing'; readonly silences: 'base' }
  | { readonly on: 'ongoing'; readonly makes: 'all-yours-microbots' }
  | {
      readonly on: 'after';
      readonly moment: Moment;
      /** Whose doing sets it off: the controller unless said. */
      readonly who?: 'you' | 'others' | 'anyone';
      readonly if?: Condition;
      readonly once?: 'turn';
      /** Also if the card or base left play earlier in the turn. */
      readonly evenGone?: true;
      readonly steps: readonly Step[];
    }
  | {
      readonly on: 'instead';
      /** `return` is to your own hand, so of a card you also own; `aimed-at` is a card others are playing affecting it directly. */
      readonly of: 'destroy' | 'return' | 'affect' | 'affected-by-action' | 'aimed-at';
      readonly it: 'self' | 'host' | 'other-yours' | 'other-yours-here' | 'yours-elsewhere' | 'yours-here' | 'any-here';
      readonly may?: true;
      /** `event`: for one of the cards that an event concerns. */
      readonly once?: 'turn' | 'event';
      readonly steps: readonly Step[];
    };

/**
 * A base's own abilities around its scoring. `replaced`: once the base that takes its place is there, which is then
 * `here`; who it is for, and whether the ability counts at all, was settled by the scoring.
 */
export type BaseAbility =
  | {
      readonly at: 'before' | 'when' | 'after' | 'replaced';
      readonly who: 'winner' | 'runner-up' | 'losers' | 'present' | 'active';
      readonly may?: true;
      readonly steps: readonly Step[];
    }
  | Ability;
