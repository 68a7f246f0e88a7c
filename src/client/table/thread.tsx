import type { ComponentChildren } from 'preact';
import type { Present } from '../../protocol/table.ts';
import { TABLE, UNDO_LINE, UNDOABLE } from '../../text/client/table.ts';
import { counted } from '../../text/plural.ts';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';

interface ThreadProps<Option> {
  readonly present: Present<Option>;
  /** A glyph for what was done. */
  readonly glyphOf: (option: Option) => ComponentChildren;
  readonly most?: number;
}

/** The answers of this turn on a thread; those past the gate can no longer be taken back. */
export function Thread<Option>({ present, glyphOf, most = 7 }: ThreadProps<Option>) {
  const say = useSay();
  const language = useLanguage();
  const { thread, undoable, undoLine } = present;
  const shown = thread.slice(-most);
  const gate = shown.length - undoable;
  const words = counted(undoable, UNDOABLE, language);
  return (
    <div class="thread" role="img" aria-label={`${words}. ${undoable === 0 ? say(UNDO_LINE[undoLine]) : ''}`}>
      {shown.map(({ option }, i) => (
        <>
          {i === gate && i > 0 && (
            <span class="gate" title={say(TABLE.gate)}>
              <Icon name="padlock" />
            </span>
          )}
          <span class={`th${i >= gate ? ' th--free' : ''}`}>{glyphOf(option)}</span>
        </>
      ))}
      <small>{words}</small>
    </div>
  );
}
