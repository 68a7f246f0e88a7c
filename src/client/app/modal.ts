import { useLayoutEffect, useRef } from 'preact/hooks';

/** The native modal dialog that `ref` is given to, shown at once; Escape, a click beside it and `shut` close it. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const told = useRef(false);
  useLayoutEffect(() => {
    if (ref.current?.open === false) ref.current.showModal();
  }, []);
  const tell = () => {
    if (told.current) return;
    told.current = true;
    onClose();
  };
  /** The browser tells of a close only later: what is pressed meanwhile would be taken for what the dialog hears. */
  const shut = () => {
    ref.current?.close();
    tell();
  };
  const shutAt = ({ target }: Event) => target === ref.current && shut();
  const keep = (event: Event) => event.stopPropagation();
  return { ref, shut, hears: { onCancel: shutAt, onClick: shutAt, onClose: tell, onKeyDown: keep } };
}
