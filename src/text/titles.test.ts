import './index.ts';
import { expect, test } from 'vitest';
import { NAMES } from './clank/things.ts';
import { CARD_NAMES } from './smash-up/names.ts';
import { LIKE_WORDS, setOff } from './titles.ts';

const TITLES = [...NAMES.values(), ...Object.values(CARD_NAMES)].map(({ fr }) => fr);
const INFINITIVE = /^(?:Se |S’)?\p{Lu}\p{L}+(?:er|ir)(?!\p{L})/u;
/** Nouns that end like a verb. */
const NOUN =
  /^(?:Super|Fermier|Infirmier|Prisonnier|Scooter|Sommelier|Conseiller|Chiffonnier|Cavalier|Sorcier|Geôlier)/;
const NOUN_TOO = /^(?:Berserker|Guerrier|Chevalier|Leader|Écuyer|Officier|Boucanier|Saphir|Éclair|Auriculaire)/;

test('every title that is set off is on a card, and no verb is left out', () => {
  expect(LIKE_WORDS.filter((title) => !TITLES.includes(title))).toEqual([]);
  const verbs = TITLES.filter((title) => INFINITIVE.test(title) && !NOUN.test(title) && !NOUN_TOO.test(title));
  expect(verbs.length).toBeGreaterThan(8);
  expect(verbs.filter((title) => !LIKE_WORDS.includes(title))).toEqual([]);
});

test.each([
  ['Ada joue Se faufiler', 'Ada joue «\u00a0Se faufiler\u00a0»'],
  [
    'Ada pioche 3\u00a0cartes\u00a0: 2 × Cambrioler, Fouiller',
    'Ada pioche 3\u00a0cartes\u00a0: 2 × «\u00a0Cambrioler\u00a0», «\u00a0Fouiller\u00a0»',
  ],
  ['Explorer au nord (1\u00a0Botte)', 'Explorer au nord (1\u00a0Botte)'],
  ['Jouer Éclaireur rebelle', 'Jouer Éclaireur rebelle'],
])('%s', (text, told) => {
  expect(setOff(text, 'fr')).toBe(told);
  expect(setOff(told, 'fr')).toBe(told);
});

test('English has capitals for it', () => {
  expect(setOff('Ada plays Explore', 'en')).toBe('Ada plays Explore');
});
