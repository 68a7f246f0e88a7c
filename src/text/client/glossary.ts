import type { Both, Language } from '../language.ts';
import { capitalised } from '../phrase.ts';
import type { Noun } from '../plural.ts';
import type { Face } from '../wording.ts';

/** A word of a game, with the forms under which the rules mention it; a star stands for any ending. */
export interface Term {
  readonly name: Both;
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

export interface TermGroup {
  readonly title: Both;
  readonly terms: readonly Term[];
}

/** The words and the faces of a game. */
export interface Glossary {
  readonly groups: readonly TermGroup[];
  /** The ids of all cards, tokens and bases, in the order in which they are shown. */
  readonly faces: readonly string[];
  /** The heading under which a face stands. */
  heading(face: Face, language: Language): string;
}

export const GLOSSARY_GROUPS = {
  resources: { en: 'Resources and points', fr: 'Ressources et points' },
  tokens: { en: 'Tokens', fr: 'Jetons' },
  places: { en: 'Places', fr: 'Lieux' },
  cards: { en: 'Kinds of cards', fr: 'Types de cartes' },
  phases: { en: 'Phases of the turn', fr: 'Phases du tour' },
  keywords: { en: 'Keywords', fr: 'Mots-clés' },
  factions: { en: 'Factions', fr: 'Factions' },
} as const satisfies Record<string, Both>;

/** A term from the noun that the game's sentences use. */
export const ofNoun = ({ en, fr }: Noun): Term => ({
  name: { en: capitalised(en[0]), fr: capitalised(fr[0]) },
  forms: { en, fr },
});

/** A term from a name; other forms only where the rules bend it. */
export const ofName = ({ en, fr }: Both, forms: Partial<Term['forms']> = {}): Term => ({
  name: { en: capitalised(en), fr: capitalised(fr) },
  forms: { en: [en], fr: [fr], ...forms },
});

/** Lower case without accents, so that a search minds neither. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a text mentions the term. */
export function mentions(text: string, { forms }: Term, language: Language): boolean {
  const plain = folded(text);
  return forms[language].some((form) => {
    const word = folded(form).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = word.endsWith('\\*') ? `${word.slice(0, -2)}` : `${word}(?![a-z0-9])`;
    return new RegExp(`(?<![a-z0-9])${pattern}`).test(plain);
  });
}
