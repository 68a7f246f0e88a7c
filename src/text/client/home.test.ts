import { expect, test } from 'vitest';
import { problemTold } from './home.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('the reason for a problem is a sentence of its own, with or without a place', () => {
  expect(plain(problemTold(null, 'texte JSON incomplet', 'fr'))).toBe('Ça n’a pas marché. Texte JSON incomplet.');
  expect(plain(problemTold('partie.json', 'Jeu : aucun jeu ne s’appelle « go »', 'fr'))).toBe(
    '« partie.json » ne peut pas être ouvert. Jeu : aucun jeu ne s’appelle « go ».',
  );
  expect(problemTold(null, 'no table is open', 'en')).toBe('That did not work. No table is open.');
});
