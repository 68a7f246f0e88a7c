/** What this device remembers of tables of the server, by their ids; the oldest are forgotten. */
const MOST_TABLES = 60;

interface Remembered {
  /** The seal that was shown when the table was first seen. */
  readonly seal?: string;
  /** What this player added to the luck. */
  readonly salt?: string;
  /** The last step that was seen, and when. */
  readonly step?: number;
  readonly at?: number;
}

const KEY = 'tintamarre-at';

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const recalled = (id: string): Remembered => all()[id] ?? {};

export function remember(id: string, what: Remembered): void {
  const { [id]: before, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: { ...before, ...what } }));
  } catch {
    // Nothing may be kept here: what was seen is forgotten with the page.
  }
}

/** Digits that nobody can foretell, to add to the luck of a table; the same if one sits down there again. */
export function saltFor(id: string): string {
  const values = crypto.getRandomValues(new Uint8Array(16));
  const salt = recalled(id).salt ?? Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
  remember(id, { salt });
  return salt;
}
