import { LANGUAGES, type Language } from '../text/language.ts';
import { CUES, type Cue } from './cues.ts';
import { Store, useStore } from './store.ts';

export const THEMES = ['dark', 'light'] as const;
/** How fast bots act. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;

/** Type in per cent of the size that the browser is set to. */
export const TEXT_SIZES = ['100', '115', '130', '150'] as const;

/** Keys that act on the whole table, and may be changed or switched off. */
export const SHORTCUTS = {
  playAll: 'A',
  endTurn: 'E',
  undo: 'Z',
  redo: 'Y',
  board: 'B',
  toHand: 'H',
  log: 'L',
  recap: 'W',
  deck: 'D',
  rules: 'R',
  skip: 'S',
  help: '?',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;
export const SHORTCUT_NAMES = Object.keys(SHORTCUTS).filter((name): name is Shortcut => name in SHORTCUTS);

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly pace: (typeof PACES)[number];
  /** Whether single keys act on the whole table. */
  readonly shortcuts: boolean;
  readonly keys: Readonly<Record<Shortcut, string>>;
  /** Ask before the end of a turn that cannot be undone and leaves something unused. */
  readonly confirmWaste: boolean;
  /** From 0 (off) to 1. */
  readonly volume: number;
  /** What is not heard, whatever the volume. */
  readonly muted: readonly Cue[];
  readonly reducedMotion: boolean;
  /** Stronger patterns and bigger letters wherever a colour tells seats apart. */
  readonly strongPatterns: boolean;
  /** What the player is called at a new table. */
  readonly name: string;
}

const KEY = 'tintamarre-settings';

function defaults(): Settings {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
    textSize: '100',
    pace: 'normal',
    shortcuts: true,
    keys: SHORTCUTS,
    confirmWaste: true,
    volume: 0,
    muted: [],
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    strongPatterns: false,
    name: '',
  };
}

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise;

/** Each shortcut's key as it was kept, a single character. */
function keysIn(kept: unknown): Settings['keys'] {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  const fits = entries.filter(([name, key]) => name in SHORTCUTS && typeof key === 'string' && /^\S$/u.test(key));
  return { ...SHORTCUTS, ...Object.fromEntries(fits) };
}

/** What was kept, field by field; anything that is not understood falls back to its default. */
function read(): Settings {
  const base = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return base;
    const field = new Map<string, unknown>(Object.entries(kept));
    const flag = (name: string, otherwise: boolean) => oneOf([true, false], field.get(name), otherwise);
    const volume = field.get('volume');
    const name = field.get('name');
    const muted = field.get('muted');
    return {
      language: oneOf(LANGUAGES, field.get('language'), base.language),
      theme: oneOf(THEMES, field.get('theme'), base.theme),
      textSize: oneOf(TEXT_SIZES, field.get('textSize'), base.textSize),
      pace: oneOf(PACES, field.get('pace'), base.pace),
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : base.volume,
      shortcuts: flag('shortcuts', base.shortcuts),
      keys: keysIn(field.get('keys')),
      confirmWaste: flag('confirmWaste', base.confirmWaste),
      muted: CUES.filter((cue) => Array.isArray(muted) && muted.includes(cue)),
      reducedMotion: flag('reducedMotion', base.reducedMotion),
      strongPatterns: flag('strongPatterns', base.strongPatterns),
      name: typeof name === 'string' ? name.slice(0, 24) : base.name,
    };
  } catch {
    return base;
  }
}

export const settings = new Store(read());

function show({ language, theme, textSize, reducedMotion, strongPatterns }: Settings): void {
  const { dataset, style } = document.documentElement;
  document.documentElement.lang = language;
  style.fontSize = `${textSize}%`;
  dataset['theme'] = theme;
  if (reducedMotion) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  if (strongPatterns) dataset['patterns'] = 'strong';
  else delete dataset['patterns'];
}

show(settings.get());
settings.watch(() => {
  show(settings.get());
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Nothing may be kept here; the settings last as long as the page.
  }
});

export const useSettings = (): Settings => useStore(settings);
