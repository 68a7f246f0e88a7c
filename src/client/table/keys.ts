import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyMeaning } from '../../text/client/keys.ts';

/** Which keys mean what, the same at every table. */
export const KEY_MAP: readonly (readonly [keys: readonly string[], meaning: KeyMeaning])[] = [
  [['Tab', '← → ↑ ↓'], 'walk'],
  [['Enter'], 'act'],
  [['Space'], 'zoom'],
  [['1', '…', '9'], 'hand'],
  [['A'], 'playAll'],
  [['E'], 'endTurn'],
  [['Z'], 'undo'],
  [['Y'], 'redo'],
  [['B'], 'board'],
  [['H'], 'toHand'],
  [['L'], 'log'],
  [['W'], 'recap'],
  [['D'], 'deck'],
  [['R'], 'rules'],
  [['S'], 'skip'],
  [['?'], 'help'],
  [['Esc'], 'close'],
];

/** What each meaning does; a digit tells the card of the hand, from 0. */
export type KeyActions = Partial<Record<KeyMeaning, (digit: number) => void>>;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** Listens to the keys of the map while the table is shown and no dialog is open. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  // At once with what is shown: a key pressed then is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
      const pressed = event.key === 'Escape' ? 'Esc' : event.key.toUpperCase();
      const meaning = digit >= 0 ? 'hand' : KEY_MAP.find(([keys]) => keys.length === 1 && keys[0] === pressed)?.[1];
      const action =
        meaning === undefined || meaning === 'act' || meaning === 'zoom' ? undefined : latest.current[meaning];
      if (action === undefined) return;
      event.preventDefault();
      action(digit);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
