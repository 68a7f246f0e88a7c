import type { Reason } from '../../../engine/game.ts';
import type { Exit } from './board.ts';
import { editionNo } from './editions.ts';
import type { Option } from './option.ts';
import type { Emit, Frame, State } from './state.ts';

type Taken<Take extends Option['take']> = Extract<Option, { readonly take: Take }>;
type Under<Do extends Frame['do']> = Extract<Frame, { readonly do: Do }>;

export type OwnAction = Taken<'explore' | 'place' | 'pick' | 'mark'>;
export type OwnAnswer = Taken<'explore' | 'place' | 'mark' | 'lay' | 'turn'>;
export type OwnQuestion = Under<'teleport-to' | 'mark-anywhere' | 'new-tile' | 'place-tile' | 'turn-own-tile'>;
export type OwnStep = Under<'turn-tiles' | 'reward' | 'solve-puzzles'>;

/** What can be done in a dungeon that is laid in tiles: brought by the game that has one. */
export interface Conduct {
  readonly act: (state: State, option: OwnAction, emit: Emit) => void;
  /** Why an action of the turn is not among the options. */
  readonly refuse: (state: State, intent: OwnAction) => Reason;
  readonly step: (state: State, frame: OwnStep, emit: Emit) => void;
  readonly optionsFor: (state: State, frame: OwnQuestion) => readonly Option[];
  readonly resolve: (state: State, frame: Frame, answer: OwnAnswer, emit: Emit) => void;
  /** Every way to lay the tile in hand. */
  readonly placements: (state: State) => readonly Option[];
  /** Lays the tile in hand as it came, for one whose turn is cut short. */
  readonly placeAnyhow: (state: State, emit: Emit) => void;
  /** Adds what a tunnel that ends where nothing lies yet lets one do, by its number among all. */
  readonly listExploring: (state: State, exits: readonly Exit[], way: number, options: Option[]) => void;
  /** Adds what the room lets one do. */
  readonly listFeatures: (state: State, options: Option[]) => void;
}

const conducts: (Conduct | undefined)[] = [];

export function enlistConduct(edition: string, conduct: Conduct): void {
  conducts[editionNo(edition)] = conduct;
}

/** None where the dungeon is a board. */
export const conductOf = ({ edition }: Pick<State, 'edition'>): Conduct | undefined => conducts[edition];
