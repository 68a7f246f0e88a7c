import type { ComponentChildren } from 'preact';
import { RESOURCES } from '../../../games/clank/core/effects.ts';
import { emptySlots } from '../../../games/clank/insight/arrivals.ts';
import { CARD, RESOURCE } from '../../../text/clank/nouns.ts';
import { DOCK } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { Paused } from '../../app/paused.tsx';
import { useShortcut } from '../../table/keys.ts';
import { endTurn } from './attempt.ts';
import { atTurn, type Desk, ownOf } from './desk.ts';
import { type Place, placed } from './targets.ts';
import { KEY } from './things.ts';

/** What ending the turn does, or why it cannot be ended. */
function consequence(desk: Desk): string {
  const { say, language, view, state } = desk;
  const own = ownOf(desk);
  if (view.decision === null) return say(state.present.asked === state.viewer ? DOCK.endNothing : DOCK.endNotYours);
  if (!atTurn(desk)) return say(DOCK.endAsked);
  if (view.pending !== null) return say(DOCK.endTile);
  if (own !== null && own.handSize > 0) return say(DOCK.endPlays, { cards: counted(own.handSize, CARD, language) });
  const slots = emptySlots(view);
  return slots === 0 ? say(DOCK.endNothing) : say(DOCK.endSmall, { cards: counted(slots, CARD, language) });
}

/** What would be left unused; empty while there are cards to play. */
export function unusedWords(desk: Desk): string {
  const { say, language, view } = desk;
  if (!atTurn(desk) || ownOf(desk)?.handSize !== 0) return '';
  const { turn, decision } = view;
  const left = RESOURCES.flatMap((what) => (turn[what] > 0 ? [counted(turn[what], RESOURCE[what], language)] : []));
  const places = new Set(['row', 'reserve', 'market']);
  const purchases = decision!.options.filter((option) => places.has(placed(option))).length;
  return [
    ...(left.length > 0 ? [say(TABLE.unused, { what: listed(left, language) })] : []),
    ...(purchases > 0 ? [say(DOCK.canStill, { n: purchases })] : []),
  ].join(' · ');
}

const USES: ReadonlySet<Place> = new Set<Place>(['row', 'reserve', 'market', 'board']);

/** What is left that could still buy or do something; empty for nothing. */
export function wasteWords(desk: Desk): string {
  const options = desk.view.decision?.options ?? [];
  return options.some((option) => USES.has(placed(option))) ? unusedWords(desk) : '';
}

interface EndTurnProps {
  readonly desk: Desk;
  readonly children?: ComponentChildren;
}

/** The turn is always ended by a person, who sees beforehand what it brings. */
export function EndTurn({ desk, children }: EndTurnProps) {
  const { say, table } = desk;
  const open = atTurn(desk) && desk.view.pending === null;
  return (
    <button
      type="button"
      class="btn btn--go"
      data-key={KEY.end}
      aria-disabled={!open}
      aria-keyshortcuts={useShortcut('endTurn')}
      onClick={() => endTurn(table, wasteWords(desk))}
    >
      <span>
        <Paused>{say(TABLE.endTurn)}</Paused>
        <small>{consequence(desk)}</small>
      </span>
      {children}
    </button>
  );
}
