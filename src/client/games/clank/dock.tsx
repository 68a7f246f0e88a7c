import { DOCK, ZONES } from '../../../text/client/clank.ts';
import { TABLE, UNDOABLE } from '../../../text/client/table.ts';
import { counted } from '../../../text/plural.ts';
import { Icon } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import { useShortcut } from '../../table/keys.ts';
import { Thread } from '../../table/thread.tsx';
import { askedSign, type Desk } from './desk.ts';
import { EndTurn, unusedWords } from './end-turn.tsx';
import { oddsSign } from './odds-sign.ts';
import { optionIcon } from './option-icon.ts';
import { Risk, RiskChip } from './risk.tsx';

function Undo({ desk }: { readonly desk: Desk }) {
  const { say, language, state, table, layout } = desk;
  const { undoable, redoable } = state.present;
  const what = counted(undoable, UNDOABLE, language);
  const [undo, redo] = [useShortcut('undo'), useShortcut('redo')];
  return (
    <span class="undo">
      <button
        type="button"
        class="btn"
        aria-disabled={undoable === 0}
        aria-keyshortcuts={undo}
        onClick={() => table.undo()}
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
          aria-keyshortcuts={redo}
          onClick={() => table.redo()}
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
      aria-keyshortcuts={useShortcut('skip')}
      aria-disabled={state.skipping}
      onClick={() => table.skip()}
    >
      <Icon name="fast-forward-button" />
      {say(TABLE.skip)}
    </button>
  );
}

/** All that the buttons and the thread show. */
function actsSign(desk: Desk): readonly unknown[] {
  const { state, names } = desk;
  const { undoable, redoable, undoLine, onItsOwn, asked, thread } = state.present;
  return [
    askedSign(desk),
    names,
    undoable,
    redoable,
    undoLine,
    onItsOwn,
    asked,
    JSON.stringify(thread),
    state.skipping,
  ];
}

function DockActs({ desk }: { readonly desk: Desk }) {
  const { state, view } = desk;
  const unused = unusedWords(desk);
  return (
    <>
      <Thread present={state.present} glyphOf={(option) => <Icon name={optionIcon(option, view)} />} />
      {unused !== '' && <p class="dock__unused">{unused}</p>}
      <div class="acts">
        <Undo desk={desk} />
        {state.present.onItsOwn ? <Skip desk={desk} /> : <EndTurn desk={desk} />}
      </div>
    </>
  );
}

/** The end of the turn: what it risks, what can still be taken back, and the button. */
export const Dock = ({ desk }: { readonly desk: Desk }) => (
  <section class="dock ui" aria-label={desk.say(ZONES.dock)}>
    <Risk desk={desk} />
    <Later at=".dock" sign={() => actsSign(desk)}>
      <DockActs desk={desk} />
    </Later>
  </section>
);

function ThumbActs({ desk }: { readonly desk: Desk }) {
  return (
    <section class="ph__act ui" aria-label={desk.say(ZONES.dock)}>
      <Undo desk={desk} />
      {desk.state.present.onItsOwn ? (
        <Skip desk={desk} />
      ) : (
        <EndTurn desk={desk}>
          <RiskChip desk={desk} />
        </EndTurn>
      )}
    </section>
  );
}

/** The same at the thumb. */
export const ThumbDock = ({ desk }: { readonly desk: Desk }) => (
  <Later at=".ph__act" sign={() => [...actsSign(desk), desk.state.present.onItsOwn ? '' : oddsSign(desk.view)]}>
    <ThumbActs desk={desk} />
  </Later>
);
