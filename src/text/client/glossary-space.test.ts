import { expect, test } from 'vitest';
import { spaceRules } from '../clank/space-book.ts';
import { LANGUAGES } from '../language.ts';
import { mentions } from './glossary.ts';
import { SPACE_GLOSSARY } from './glossary-space.ts';

/** Of all rules. */
const FEW = 0.03;

const TERMS = SPACE_GLOSSARY.groups.flatMap(({ terms }) => terms);

test.each(LANGUAGES)('the glossary of space names each word once, and the rules use it, in %s', (language) => {
  const names = TERMS.map(({ name }) => name[language]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  const texts = spaceRules(language).flatMap(({ rules }) => rules.map(({ text }) => text));
  const unused = TERMS.filter((term) => !texts.some((text) => mentions(text, term, language)));
  expect(unused.map(({ name }) => name[language])).toEqual([]);
});

test('a word is found in both languages in the same rules, but for a few where a sentence goes without it', () => {
  const [english, french] = LANGUAGES.map((language) => spaceRules(language).flatMap(({ rules }) => rules));
  const apart = TERMS.filter((term) => {
    const differing = english!.filter(
      ({ text }, i) => mentions(text, term, 'en') !== mentions(french![i]!.text, term, 'fr'),
    );
    return differing.length > english!.length * FEW;
  });
  expect(apart.map(({ name }) => name.en)).toEqual([]);
});

test('every card and token has a place under its heading', () => {
  const { faces, heading } = SPACE_GLOSSARY;
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces.length).toBe(9 + 65 + 33 + 28 + 6 + 6 + 7 + 4 + 2);
  expect(heading({ name: 'Fe-Lion', nameIsOurs: false, kind: 'Ally · Outlaw', lines: [] }, 'en')).toBe('Ally');
});
