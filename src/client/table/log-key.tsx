import { useShortcut } from './keys.ts';

/** A key as it is seen beside the name of what it does; it is read as `aria-keyshortcuts`. */
export function Key({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}

/** The key that opens the log, beside its heading. */
export function LogKey() {
  return (
    <small>
      <Key name={useShortcut('log')} />
    </small>
  );
}
