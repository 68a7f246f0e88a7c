import type { ComponentChildren } from 'preact';

/** Something that must be said at once, with what can be done about it. */
export function Note({
  text,
  children,
  kind = '',
}: {
  text: ComponentChildren;
  children?: ComponentChildren;
  kind?: string;
}) {
  return (
    <div class={`note ${kind}`}>
      <p>{text}</p>
      {children !== undefined && <span class="note__acts">{children}</span>}
    </div>
  );
}
