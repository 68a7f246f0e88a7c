import type { ComponentType } from 'preact';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { PlayerView, View } from '../../../games/clank/core/view.ts';
import type { Held } from '../../../games/clank/insight/in-hand.ts';
import type { Reach } from '../../../games/clank/insight/reach.ts';
import type { Both } from '../../../text/language.ts';
import type { Wording } from '../../../text/wording.ts';
import type { Say } from '../../say.ts';
import type { Store } from '../../store.ts';
import type { TableProps } from '../../table/drawing.ts';
import type { LogWords } from '../../table/log.tsx';
import type { Dress } from './dress.ts';
import type { Verdicts } from './targets.ts';

export type ClankProps = TableProps<Option, Event, View>;

export interface BoardPartProps {
  readonly desk: Desk;
  /** The key of what is pointed at. */
  readonly pointed: Store<string | null>;
  /** The way out is shown. */
  readonly out: boolean;
}

export interface OwnProps {
  readonly desk: Desk;
  readonly seat: number;
}

/** What the tables of the family do not share. */
export interface Parts {
  readonly title: Both;
  /** A class of the whole table, for what its styles change. */
  readonly look: string;
  readonly wording: Wording<Option, Event, View>;
  /** Fetches the words of the rules. */
  readonly rules: () => Promise<unknown>;
  readonly words: LogWords<Event>;
  readonly Board: ComponentType<BoardPartProps>;
  /** All that the board shows, but for what is pointed at. */
  readonly boardSign: (desk: Desk, out: boolean) => string;
  /** What the board asks, under it; null where it never asks anything. */
  readonly Asked: ComponentType<{ readonly desk: Desk }> | null;
  /** What a player has in this game only. */
  readonly Own: ComponentType<OwnProps> | null;
  /** The same in little, where players have but a line. */
  readonly OwnBrief?: ComponentType<OwnProps>;
  /** What the board lets one click, whether it is allowed or not. */
  readonly intents: (view: View) => readonly Option[];
}

/** Three columns, two, or one under the other. */
export type Layout = 'wide' | 'middle' | 'phone';

/** How wide cards are, in pixels. */
export interface CardWidths {
  readonly row: number;
  readonly hand: number;
}

/** All that the parts of the table draw from, made anew with every step. */
export interface Desk extends ClankProps {
  readonly parts: Parts;
  readonly dress: Dress;
  readonly view: View;
  /** Says a text in the words of the game. */
  readonly say: Say;
  readonly layout: Layout;
  readonly widths: CardWidths;
  readonly verdicts: Verdicts;
  /** Rooms that the viewer can walk to in this turn, near and far. */
  readonly reach: readonly Reach[];
  /** What the cards in hand would add. */
  readonly inHand: Partial<Record<Held, number>>;
  /** Does what a click on the thing of that key means; the same function at every step. */
  readonly act: (key: string) => void;
}

/** The viewer's own side of the table; null for a spectator. */
export const ownOf = ({ view, state }: Pick<Desk, 'view' | 'state'>): PlayerView | null =>
  state.viewer === null ? null : view.players[state.viewer]!;

/** The viewer is asked what to do in his own turn. */
export const atTurn = ({ view }: Pick<Desk, 'view'>): boolean => view.decision?.ask === 'turn';

/** What everything that can be had depends on: the verdicts while the viewer is asked, else nothing. */
export function askedSign({ view, state, language, layout, widths, inHand }: Desk): string {
  const shared = `${language} ${layout} ${widths.row}`;
  if (view.decision === null) return shared;
  return `${shared} ${state.present.step} ${state.explained.size} ${JSON.stringify(inHand)}`;
}

/** Seats that did not walk in the last step, or in those taken back. */
export const leapsIn = ({ told, undone }: Desk['state']): readonly number[] =>
  (undone.length > 0 ? undone : told.slice(-1)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'teleported' || event.type === 'rode' ? event.seat : [])),
  );
