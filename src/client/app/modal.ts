import { useLayoutEffect, useRef } from 'preact/hooks';
import { afterFrame } from '../after-frame.ts';
import { holdPage, releasePage } from './hold-page.ts';

/** Whether keys belong to a dialog. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open], dialog[popover]') !== null;

/** Browsers without popovers have no such attribute here, and nothing to hide. */
function hidePopover(dialog: HTMLDialogElement): void {
  if (!dialog.hasAttribute('popover')) return;
  dialog.hidePopover();
  dialog.removeAttribute('popover');
}

function makeModal(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : dialog;
  hidePopover(dialog);
  dialog.showModal();
  holdPage(dialog);
  focused.focus();
}

/**
 * Shows the dialog in the next frame and makes it modal after that: to keep everything beside it from being reached, the
 * browser works out the style of the whole page anew, which takes longer than a person should wait for an answer. Until
 * then the dialog has the focus and the keys already.
 */
function open(dialog: HTMLDialogElement): void {
  dialog.tabIndex = -1;
  if (!('showPopover' in dialog)) {
    makeModal(dialog);
    return;
  }
  dialog.setAttribute('popover', 'manual');
  dialog.showPopover();
  dialog.focus();
  afterFrame(() => {
    if (dialog.isConnected && dialog.hasAttribute('popover')) makeModal(dialog);
  });
}

/** The browser gives it back from a modal dialog alone, and takes the popover that it was before for the opener. */
function giveFocusBack(dialog: HTMLDialogElement, opener: Element | null): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || dialog.contains(activeElement);
  if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Hides the dialog in the next frame and closes it after that, for the same reason; a key pressed before that closes it
 * first, so that it finds the page as it is seen.
 */
function closeAfterFrame(dialog: HTMLDialogElement, opener: Element | null, closed: () => void): void {
  dialog.classList.add('is-closing');
  let done = false;
  const close = () => {
    if (done) return;
    done = true;
    removeEventListener('keydown', closeFirst, { capture: true });
    if (dialog.open) dialog.close();
    else hidePopover(dialog);
    releasePage(dialog);
    giveFocusBack(dialog, opener);
    closed();
  };
  const closeFirst = (event: KeyboardEvent) => {
    close();
    const { activeElement } = document;
    if (event.key !== 'Enter' || !(activeElement instanceof HTMLElement)) return;
    event.preventDefault();
    activeElement.click();
  };
  addEventListener('keydown', closeFirst, { capture: true });
  afterFrame(close);
}

/**
 * The native modal dialog that `ref` is given to, shown at once; Escape, a click beside it and `shut` close it. It takes
 * the focus itself, so that readers tell its title first and no button looks chosen.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const told = useRef(false);
  const closing = useRef(false);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    opener.current = document.activeElement;
    open(dialog);
    return () => releasePage(dialog);
  }, []);
  const tell = () => {
    if (told.current) return;
    told.current = true;
    onClose();
  };
  const shut = () => {
    if (closing.current || ref.current === null) return;
    closing.current = true;
    closeAfterFrame(ref.current, opener.current, tell);
  };
  const shutAt = (event: Event) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    shut();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key pressed after it was closed is not for the dialog.
    if (closing.current) return;
    event.stopPropagation();
    // Once it is modal, the browser itself closes it with Escape.
    if (event.key === 'Escape' && ref.current?.open === false) shut();
  };
  return { ref, shut, hears: { onCancel: shutAt, onClick: shutAt, onClose: tell, onKeyDown } };
}
