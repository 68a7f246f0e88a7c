import { Store } from '../store.ts';

const KEY = 'tintamarre-muted';

function kept(): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(list) ? list.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Players whose words are not shown on this device. */
export const muted = new Store(kept());

export function mute(player: string, on: boolean): void {
  const now = new Set(muted.get());
  if (on) now.add(player);
  else now.delete(player);
  muted.set(now);
  try {
    localStorage.setItem(KEY, JSON.stringify([...now]));
  } catch {
    // Nothing may be kept here: it lasts as long as the page.
  }
}
