import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('values stand where their names are in braces', () => {
  expect(filled('{name}: {n} of {all}', { name: 'Ada', n: 2, all: 3 })).toBe('Ada: 2 of 3');
});

test('French elides before the name of a player or a game', () => {
  expect(filled('Victoire {de name}', { name: 'Irène' })).toBe('Victoire d’Irène');
  expect(filled('Au tour {de name}', { name: 'Basile' })).toBe('Au tour de Basile');
  expect(filled('un bot joue tant {que name} est absente', { name: 'Ondine' })).toBe(
    'un bot joue tant qu’Ondine est absente',
  );
});
