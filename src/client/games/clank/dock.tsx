import { DOCK, ZONES } from '../../../text/client/clank.ts';
import { TABLE, UNDOABLE } from '../../../text/client/table.ts';
import { counted } from '../../../text/plural.ts';
import { Icon } from '../../icons/icon.tsx';
import { Thread } from '../../table/thread.tsx';
import type { Desk } from './desk.ts';
import { EndTurn, unusedWords } from './end-turn.tsx';
import { chancesOf, type Odds, percent, Risk } from './odds.tsx';
import { optionIcon } from './option-icon.ts';

function Undo({ desk }: { readonly desk: Desk }) {
  const { say, language, state, table, layout } = desk;
  const { undoable, redoable } = state.present;
  const what = counted(undoable, UNDOABLE, language);
  return (
    <span class="undo">
      <button
        type="button"
        class="btn"
        aria-disabled={undoable === 0}
        aria-keyshortcuts="Z"
        onClick={() => void table.undo()}
      >
        <span class="sr">{say(DOCK.undoMany, { what })}</span>
        <Icon name="anticlockwise-rotation" />
        <span aria-hidden="true">{layout === 'phone' ? <b>{undoable}</b> : say(TABLE.undo)}</span>
      </button>
      {redoable > 0 && (
        <button
          type="button"
          class="btn btn--square"
          aria-label={say(TABLE.redo)}
          aria-keyshortcuts="Y"
          onClick={() => void table.redo()}
        >
          <Icon name="clockwise-rotation" />
        </button>
      )}
    </span>
  );
}

/** While others act: let them finish at once. */
function Skip({ desk }: { readonly desk: Desk }) {
  const { say, table, state } = desk;
  return (
    <button
      type="button"
      class="btn btn--skip"
      aria-keyshortcuts="S"
      aria-disabled={state.skipping}
      onClick={() => table.skip()}
    >
      <Icon name="fast-forward-button" />
      {say(TABLE.skip)}
    </button>
  );
}

interface DockProps {
  readonly desk: Desk;
  readonly odds: Odds;
}

/** The end of the turn: what it risks, what can still be taken back, and the button. */
export function Dock({ desk, odds }: DockProps) {
  const { say, state } = desk;
  const unused = unusedWords(desk);
  return (
    <section class="dock ui" aria-label={say(ZONES.dock)}>
      <Risk desk={desk} odds={odds} />
      <Thread present={state.present} glyphOf={(option) => <Icon name={optionIcon(option)} />} />
      {unused !== '' && <p class="dock__unused">{unused}</p>}
      <div class="acts">
        <Undo desk={desk} />
        {state.present.onItsOwn ? <Skip desk={desk} /> : <EndTurn desk={desk} odds={odds} />}
      </div>
    </section>
  );
}

/** The same at the thumb: the chances in a nutshell on the button. */
export function ThumbDock({ desk, odds }: DockProps) {
  const { say, state, view, language } = desk;
  const seat = state.viewer ?? view.active;
  const attack = odds.end.exhausted ? 1 : odds.end.attack;
  return (
    <section class="ph__act ui" aria-label={say(ZONES.dock)}>
      <Undo desk={desk} />
      {state.present.onItsOwn ? (
        <Skip desk={desk} />
      ) : (
        <EndTurn desk={desk} odds={odds}>
          <span class="riskchip">
            <Icon name="spiked-dragon-head" />
            {percent(attack, language)}
            <small>{say(DOCK.ofWhichHit, { chance: percent(chancesOf(odds, seat).thisTurn, language) })}</small>
          </span>
        </EndTurn>
      )}
    </section>
  );
}
