import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyMeaning } from '../../text/client/keys.ts';
import { isDialogOpen } from '../app/modal.ts';
import { type Settings, SHORTCUT_NAMES, type Shortcut, settings, useSettings } from '../settings.ts';
import type { InputScreen } from './input-screen.ts';

type KeyRow = readonly [keys: readonly string[], meaning: KeyMeaning];

/** Which keys mean what, the same at every table: those that always work, and those that the settings change. */
export const keyMap = ({ shortcuts, keys }: Pick<Settings, 'shortcuts' | 'keys'>): readonly KeyRow[] => [
  [['Tab', '← → ↑ ↓'], 'walk'],
  [['Enter'], 'act'],
  [['Space'], 'zoom'],
  ...(shortcuts
    ? ([[['1', '…', '9'], 'hand'], ...SHORTCUT_NAMES.map((name): KeyRow => [[keys[name]], name])] as const)
    : []),
  [['Esc'], 'close'],
];

/** What the key means now; undefined for nothing. */
function meaningOf(key: string, { shortcuts, keys }: Pick<Settings, 'shortcuts' | 'keys'>): KeyMeaning | undefined {
  if (key === 'Escape') return 'close';
  if (!shortcuts) return undefined;
  return /^[1-9]$/.test(key) ? 'hand' : SHORTCUT_NAMES.find((name) => keys[name] === key.toUpperCase());
}

/** The key of a shortcut as `aria-keyshortcuts` and the page tell it; undefined where shortcuts are off. */
export function useShortcut(name: Shortcut): string | undefined {
  const { shortcuts, keys } = useSettings();
  return shortcuts ? keys[name] : undefined;
}

/** What each meaning does; a digit tells the card of the hand, from 0. */
export type KeyActions = Partial<Record<KeyMeaning, (digit: number) => void>>;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

type InputTable = Pick<InputScreen<never, never, never>, 'busy' | 'press'>;

/** Keys that change the game: they wait while an answer is on its way. The others only look or move the focus. */
const PLAYING: ReadonlySet<KeyMeaning> = new Set(['hand', 'playAll', 'endTurn', 'undo', 'redo']);
const UNDOING: ReadonlySet<KeyMeaning> = new Set(['undo', 'redo']);

const isListening = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target) && !isDialogOpen();

/** What Enter acts on: where the focus was, or where the table has led it since. */
function clickFocused(target: HTMLElement): void {
  const { activeElement } = document;
  if (target.isConnected) target.click();
  else if (activeElement instanceof HTMLElement) activeElement.click();
}

/** While an answer is on its way, Enter on a button of the table waits too. */
export function useEnterKey(table: InputTable): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || !table.busy || !isListening(event)) return;
      if (!(target instanceof HTMLElement) || !target.matches('.table main button, .sm button')) return;
      event.preventDefault();
      if (!event.repeat) table.press(() => clickFocused(target), { undoableOnly: true });
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [table]);
}

/** Listens to the keys of the map while the table is shown and no dialog is open. */
export function useKeys(table: InputTable, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  // At once with what is shown: a key pressed then is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isListening(event)) return;
      const meaning = meaningOf(event.key, settings.get());
      if (meaning === undefined) return;
      const digit = meaning === 'hand' ? Number(event.key) - 1 : -1;
      const action = latest.current[meaning];
      if (action === undefined) return;
      event.preventDefault();
      if (!PLAYING.has(meaning)) action(digit);
      // A key that is held down is pressed once.
      else if (!event.repeat) table.press(() => latest.current[meaning]?.(digit), { anytime: UNDOING.has(meaning) });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [table]);
}
