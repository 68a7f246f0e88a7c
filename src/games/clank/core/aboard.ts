import type { Reason } from '../../../engine/game.ts';
import type { CardNo } from './card.ts';
import { editionNo } from './editions.ts';
import type { Effect, Place, ShipCondition } from './effects.ts';
import type { Faction } from './faction.ts';
import type { Turn } from './ledger.ts';
import type { Option } from './option.ts';
import type { Emit, Frame, State } from './state.ts';

type Taken<Take extends Option['take']> = Extract<Option, { readonly take: Take }>;
type Under<Do extends Frame['do']> = Extract<Frame, { readonly do: Do }>;

export type ShipAction = Taken<'ride' | 'hack' | 'install' | 'thwart' | 'use-room'>;
export type ShipAnswer = Taken<'hack' | 'copy' | 'bonus'>;
export type ShipQuestion = Under<'teleport-to' | 'hack-nearby' | 'copy' | 'multipass'>;
export type ShipEffect = Extract<
  Effect,
  {
    do: 'take-cube' | 'scheme-cube' | 'spend-cubes' | 'spend' | 'hurt' | 'sell-out' | 'hunters' | 'lose-bank-crystal';
  }
>;

export type ShipPlace = Extract<Place, 'aboard' | 'one-cube' | 'two-cubes' | 'pad-in-module'>;

/** What can be done aboard a ship, and what schemes do there: brought by the game that has one. */
export interface Aboard {
  readonly act: (state: State, option: ShipAction, emit: Emit) => void;
  /** Why an action of the turn is not among the options. */
  readonly refuse: (state: State, intent: ShipAction) => Reason;
  readonly optionsFor: (state: State, frame: ShipQuestion) => readonly Option[];
  readonly resolve: (state: State, frame: Frame, answer: ShipAnswer, emit: Emit) => void;
  readonly perform: (state: State, effect: ShipEffect, emit: Emit) => void;
  readonly completeCode: (state: State, emit: Emit) => void;
  /** Adds what the room lets one do, cyberware, and the action against the scheme. */
  readonly listFeatures: (state: State, options: Option[]) => void;
  readonly holds: (state: State, condition: ShipCondition) => boolean;
  readonly standsIn: (state: State, place: ShipPlace) => boolean;
  readonly countFaction: (turn: Turn, card: CardNo) => void;
  readonly countFor: (turn: Turn, faction: Faction) => void;
  /** A black cube that was drawn; whether its phase is full, so that what comes of it is on the agenda. */
  readonly placeBlack: (state: State, emit: Emit) => boolean;
  /** Back into the bag from the current phase, as far as there are any; how many. */
  readonly returnFromPhase: (state: State, count: number) => number;
  /** Black cubes that a player could take. */
  readonly cubesToTake: (state: State) => number;
  /** A completed scheme may take the first boot of a turn; whether nothing is left to gain. */
  readonly losesBoot: (state: State, amount: number, emit: Emit) => boolean;
}

const aboards: (Aboard | undefined)[] = [];

export function enlistAboard(edition: string, aboard: Aboard): void {
  aboards[editionNo(edition)] = aboard;
}

/** None where there is no ship. */
export const aboardOf = ({ edition }: Pick<State, 'edition'>): Aboard | undefined => aboards[edition];
