import type { Glossary } from '../../text/client/glossary.ts';
import type { Both, Language } from '../../text/language.ts';
import type { RulesSection, Wording } from '../../text/wording.ts';
import { needed } from '../app/needed.tsx';
import { Store } from '../store.ts';

export const PARTS = ['rules', 'glossary', 'cards'] as const;
export type Part = (typeof PARTS)[number];

export interface Rule {
  readonly id: string;
  readonly number: string;
  readonly text: Both;
}

export interface Section {
  readonly number: number;
  readonly title: Both;
  readonly rules: readonly Rule[];
}

/** All that can be read about a game. */
export interface Book {
  readonly game: string;
  readonly wording: Wording;
  readonly glossary: Glossary;
  readonly sections: readonly Section[];
}

/** What is searched, whichever part of the book is open. */
export const searched = new Store('');

type Rules = (language: Language) => readonly RulesSection[];

function sectionsOf(all: Rules): Section[] {
  const french = all('fr');
  return all('en').map(({ title, rules }, i) => ({
    number: i + 1,
    title: { en: title, fr: french[i]!.title },
    rules: rules.map(({ id, text }, j) => ({
      id,
      number: `${i + 1}.${j + 1}`,
      text: { en: text, fr: french[i]!.rules[j]!.text },
    })),
  }));
}

const bound = (game: string, wording: Wording, rules: Rules, glossary: Glossary): Book => ({
  game,
  wording,
  glossary,
  sections: sectionsOf(rules),
});

/** The books by game, each fetched when it is first opened. */
export const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  clank: async () => {
    const [{ clankWording }, { clankRules }, { CLANK_GLOSSARY }] = await needed(() =>
      Promise.all([
        import('../../text/clank/index.ts'),
        import('../../text/clank/book.ts'),
        import('../../text/client/glossary-clank.ts'),
        import('../../text/clank/at-hand.ts'),
      ]),
    );
    return bound('clank', clankWording, clankRules, CLANK_GLOSSARY);
  },
  'clank-catacombs': async () => {
    const [{ catacombsWording }, { catacombsRules }, { CATACOMBS_GLOSSARY }] = await needed(() =>
      Promise.all([
        import('../../text/clank/catacombs.ts'),
        import('../../text/clank/catacombs-book.ts'),
        import('../../text/client/glossary-catacombs.ts'),
        import('../../text/clank/catacombs-at-hand.ts'),
      ]),
    );
    return bound('clank-catacombs', catacombsWording, catacombsRules, CATACOMBS_GLOSSARY);
  },
  'clank-in-space': async () => {
    const [{ spaceWording }, { spaceRules }, { SPACE_GLOSSARY }] = await needed(() =>
      Promise.all([
        import('../../text/clank/space.ts'),
        import('../../text/clank/space-book.ts'),
        import('../../text/client/glossary-space.ts'),
        import('../../text/clank/space-at-hand.ts'),
        import('../games/space/expansions.ts'),
      ]),
    );
    return bound('clank-in-space', spaceWording, spaceRules, SPACE_GLOSSARY);
  },
  'smash-up': async () => {
    const [{ smashUpWording }, { smashUpRules }, { SMASH_UP_GLOSSARY }] = await needed(() =>
      Promise.all([
        import('../../text/smash-up/index.ts'),
        import('../../text/smash-up/book.ts'),
        import('../../text/client/glossary-smash-up.ts'),
      ]),
    );
    return bound('smash-up', smashUpWording, smashUpRules, SMASH_UP_GLOSSARY);
  },
};
