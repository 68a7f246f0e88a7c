import type { ComponentChildren } from 'preact';

/**
 * A text that a smaller one follows: readers hear a comma between the two, which nobody sees. What is taken out of the flow
 * would put a space before the comma.
 */
export const Paused = ({ children }: { readonly children: ComponentChildren }) => (
  <span>
    {children}
    <span class="pause">,</span>
  </span>
);
