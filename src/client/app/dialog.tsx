import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { DIALOG } from '../../text/client/app.ts';
import { useSay } from '../say.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A word for the style: how wide, which side. */
  readonly kind?: 'sheet' | 'wide' | 'panel';
}

/** A native modal dialog: focus stays inside, Escape and a click beside it close it, focus goes back where it was. */
export function Dialog({ title, onClose, children, kind = 'sheet' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const say = useSay();
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog dialog--${kind}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && ref.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog__in">
        <header class="dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="tool" aria-label={say(DIALOG.close)} onClick={() => ref.current?.close()}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
