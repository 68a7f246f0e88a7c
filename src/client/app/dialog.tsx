import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { DIALOG } from '../../text/client/app.ts';
import { useSay } from '../say.ts';
import { useModal } from './modal.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A word for the style: how wide, which side. */
  readonly kind?: 'sheet' | 'wide' | 'panel';
}

/** A native modal dialog: focus stays inside, Escape and a click beside it close it, focus goes back where it was. */
export function Dialog({ title, onClose, children, kind = 'sheet' }: DialogProps) {
  const { ref, shut, hears } = useModal(onClose);
  const say = useSay();
  const id = useId();
  return (
    <dialog ref={ref} class={`dialog dialog--${kind}`} aria-labelledby={id} {...hears}>
      <div class="dialog__in">
        <header class="dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="tool" aria-label={say(DIALOG.close)} onClick={shut}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
