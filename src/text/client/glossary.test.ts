import { expect, test } from 'vitest';
import { wordingOf } from '../index.ts';
import { LANGUAGES } from '../language.ts';
import { folded, mentions, ofName } from './glossary.ts';
import { CATACOMBS_GLOSSARY } from './glossary-catacombs.ts';
import { CLANK_GLOSSARY } from './glossary-clank.ts';
import { SMASH_UP_GLOSSARY } from './glossary-smash-up.ts';

test('a form is a whole word, unless a star ends it', () => {
  const gold = ofName({ en: 'gold', fr: 'Or' });
  expect(mentions('2 Or, à dépenser', gold, 'fr')).toBe(true);
  expect(mentions('dans l’ordre', gold, 'fr')).toBe(false);
  const discard = ofName({ en: 'discard', fr: 'défausser' }, { fr: ['défauss*'] });
  expect(mentions('Une carte défaussée', discard, 'fr')).toBe(true);
  expect(mentions('discarded', discard, 'en')).toBe(false);
});

test('folding forgets case and accents', () => {
  expect(folded('L’Œuf à CÔTÉ')).toBe("l'oeuf a cote");
});

test.each([
  ['clank', CLANK_GLOSSARY],
  ['clank-catacombs', CATACOMBS_GLOSSARY],
  ['smash-up', SMASH_UP_GLOSSARY],
] as const)('the glossary of %s names each word once and every face', (game, { groups, faces, heading }) => {
  const wording = wordingOf(game)!;
  for (const language of LANGUAGES) {
    const names = groups.flatMap(({ terms }) => terms.map(({ name }) => name[language]));
    expect(new Set(names).size).toBe(names.length);
    for (const id of faces) expect(heading(wording.face(id, language)!, language)).not.toBe('');
  }
  expect(new Set(faces).size).toBe(faces.length);
});
