import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterFrame } from '../after-frame.ts';

/** Draws what is inside once the frame without it is painted: a dialog opens at once, however much is in it. */
export function AfterPaint({ children }: { readonly children: ComponentChildren }) {
  const [painted, setPainted] = useState(false);
  useLayoutEffect(() => afterFrame(() => setPainted(true)), []);
  return painted ? children : null;
}
