/** A task of its own when the next frame is shown: what is drawn in it is laid out and painted in the one after that. */
export function afterFrame(act: () => void): void {
  // A page out of sight has no frames.
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
