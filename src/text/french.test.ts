import { expect, test } from 'vitest';
import { before, de, que, to } from './french.ts';

test.each([
  ['Ada', 'd’Ada'],
  ['Ondine', 'd’Ondine'],
  ['Éloïse', 'd’Éloïse'],
  ['Œdipe', 'd’Œdipe'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['In! Space!', 'd’In! Space!'],
  ['Yann', 'de Yann'],
  ['Maëlle', 'de Maëlle'],
  ['onze cartes', 'de onze cartes'],
  ['le Dragon', 'du Dragon'],
  ['les Ennemis', 'des Ennemis'],
  ['l’Artefact', 'de l’Artefact'],
])('« de » before %s', (phrase, expected) => {
  expect(de(phrase)).toBe(expected);
});

test('« à » contracts with the article', () => {
  expect(['le Dragon', 'les Ennemis', 'Ada'].map(to)).toEqual(['au Dragon', 'aux Ennemis', 'à Ada']);
});

test('pronouns elide before a vowel', () => {
  expect([before('la', 'activer'), before('le', 'jouer')]).toEqual(['l’activer', 'le jouer']);
});

test('« que » elides before a vowel', () => {
  expect(['Ada', 'Basile'].map(que)).toEqual(['qu’Ada', 'que Basile']);
});
