import { LANGUAGES, type Language } from '../text/language.ts';
import { Store, useStore } from './store.ts';

export const THEMES = ['dark', 'light'] as const;
/** How fast bots act. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly pace: (typeof PACES)[number];
  /** From 0 (off) to 1. */
  readonly volume: number;
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
    pace: 'normal',
    volume: 0,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    strongPatterns: false,
    name: '',
  };
}

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise;

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
    return {
      language: oneOf(LANGUAGES, field.get('language'), base.language),
      theme: oneOf(THEMES, field.get('theme'), base.theme),
      pace: oneOf(PACES, field.get('pace'), base.pace),
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : base.volume,
      reducedMotion: flag('reducedMotion', base.reducedMotion),
      strongPatterns: flag('strongPatterns', base.strongPatterns),
      name: typeof name === 'string' ? name.slice(0, 24) : base.name,
    };
  } catch {
    return base;
  }
}

export const settings = new Store(read());

function show({ language, theme, reducedMotion, strongPatterns }: Settings): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
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
