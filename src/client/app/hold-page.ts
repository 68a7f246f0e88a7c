/** The dialogs that keep the page behind them from scrolling. */
const holders = new Set<Element>();

function apply(): void {
  const { style, clientWidth } = document.documentElement;
  const isHeld = style.overflow === 'hidden';
  if (isHeld === holders.size > 0) return;
  // What a scroll bar took stays free: nothing moves sideways.
  style.paddingRight = isHeld ? '' : `${innerWidth - clientWidth}px`;
  style.overflow = isHeld ? '' : 'hidden';
}

/** Keeps the page where it is until the dialog lets go of it. */
export function holdPage(dialog: Element): void {
  holders.add(dialog);
  apply();
}

export function releasePage(dialog: Element): void {
  holders.delete(dialog);
  apply();
}
