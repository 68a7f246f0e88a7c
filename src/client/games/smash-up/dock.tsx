import { DOCK } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Paused } from '../../app/paused.tsx';
import { Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import { useShortcut } from '../../table/keys.ts';
import { Key } from '../../table/log-key.tsx';
import { Thread } from '../../table/thread.tsx';
import { type Act, actsOf } from './acts.ts';
import { glyphOf } from './glyph.tsx';
import { usePlay } from './play.ts';
import { Preview } from './preview.tsx';

function Button({ act }: { readonly act: Act }) {
  const say = useSay();
  const { text, small, final, main, ready, seat, run } = act;
  const more = small !== null || final;
  return (
    <button
      type="button"
      class={main ? 'btn btn--go' : 'btn'}
      aria-disabled={ready ? undefined : true}
      data-main={main ? '' : undefined}
      onClick={() => ready && run()}
    >
      {seat !== null && <Seat seat={seat} small />}
      <span>
        {more ? <Paused>{text}</Paused> : text}
        {more && (
          <small>
            {small}
            {small !== null && final && ' · '}
            {final && <b class="final">{say(TABLE.noReturn)}</b>}
          </small>
        )}
      </span>
    </button>
  );
}

/** Answers in words, one under the other. */
function Answers() {
  const { list } = actsOf(usePlay());
  if (list.length === 0) return null;
  return (
    <ul class="answers">
      {list.map((each) => (
        <li key={each.key}>
          <Button act={each} />
        </li>
      ))}
    </ul>
  );
}

/** The one or two buttons that carry on, or the one that lets bots finish at once. */
function Pair() {
  const say = useSay();
  const play = usePlay();
  const { table, state } = play;
  const { pair } = actsOf(play);
  const skipKey = useShortcut('skip');
  if (pair.length === 0) {
    if (!state.present.onItsOwn) return null;
    return (
      <div class="acts acts--one">
        <button
          type="button"
          class="btn"
          onClick={() => table.skip()}
          aria-keyshortcuts={skipKey}
          aria-disabled={state.skipping ? true : undefined}
        >
          <Icon name="fast-forward-button" /> {say(DOCK.skip)} <Key name={skipKey} />
        </button>
      </div>
    );
  }
  return (
    <div class={pair.length === 1 ? 'acts acts--one' : 'acts'}>
      {pair.map((each) => (
        <Button key={each.key} act={each} />
      ))}
    </div>
  );
}

function Undo({ redo = false }: { readonly redo?: boolean }) {
  const say = useSay();
  const { table, state } = usePlay();
  const { undoable, redoable } = state.present;
  const key = useShortcut(redo ? 'redo' : 'undo');
  return (
    <button
      type="button"
      class="tool"
      aria-label={say(redo ? TABLE.redo : TABLE.undo)}
      aria-keyshortcuts={key}
      aria-disabled={(redo ? redoable : undoable) === 0 ? true : undefined}
      onClick={() => (redo ? table.redo() : table.undo())}
    >
      <Icon name={redo ? 'clockwise-rotation' : 'anticlockwise-rotation'} />
    </button>
  );
}

export function UndoButtons() {
  return (
    <span class="undo">
      <Undo />
      <Undo redo />
    </span>
  );
}

/** Consequences and answers, beside the hand. */
export function Dock() {
  const say = useSay();
  const { state, view } = usePlay();
  const { present, viewer } = state;
  return (
    <section class="dock dock--sm ui" aria-label={say(DOCK.preview)}>
      <div class="dock__in">
        <Preview />
      </div>
      {viewer !== null && (
        <div class="dock__undo">
          <Thread present={present} glyphOf={(option) => glyphOf(option, view)} most={5} />
          <UndoButtons />
        </div>
      )}
      <Answers />
      <Pair />
    </section>
  );
}

/** On a phone: answers above, then the two buttons under the thumb. */
export function Thumb() {
  const { state } = usePlay();
  return (
    <div class="ph__act ui">
      <Answers />
      <div class="ph__row">
        {state.viewer !== null && <Undo />}
        <Pair />
      </div>
    </div>
  );
}
