import { expect, test } from 'vitest';
import { CARDS, FIRST, TOKENS } from '../games/clank/catalogue.ts';
import type { CardSet } from '../games/clank/core/card.ts';
import { nameOf } from '../text/clank/things.ts';
import { actionIn, idOf } from './lexicon.ts';

const SHIP: readonly CardSet[] = ['space', 'station', 'apocalypse'];
const cards = CARDS.map(({ id, set }) => ({ id, aboard: SHIP.includes(set) }));
const tokens = TOKENS.map(({ id }, no) => ({ id, aboard: no >= FIRST.space.tokens }));
const things = [...cards, ...tokens];

/** A thing as somebody may say it. */
function saidOf(id: string): string[] {
  const { en, fr } = nameOf(id);
  const bare = fr.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'OE');
  return [id, en, fr, en.toUpperCase(), fr.toUpperCase(), fr.toLowerCase(), bare];
}

test('every card and token is known by its id and by both its names, whatever the case and the accents', () => {
  for (const { id, aboard } of things) {
    const said = saidOf(id);
    const game = aboard ? 'clank-in-space' : 'clank';
    expect(said.map((text) => idOf(game, text))).toEqual(said.map(() => id));
    if (!aboard) expect(said.map((text) => actionIn('clank', `trash ${text}`))).toEqual(said.map(() => `trash ${id}`));
  }
});

test.each([
  ['acquérir Éclaireur rebelle', 'acquire rebel-scout'],
  ['Acquire the Mountain King', 'acquire the-mountain-king'],
  ['utiliser le Téléporteur', 'use teleporter'],
  ['se téléporter dans la salle 9', 'teleport 09'],
  ['téléporter 12', 'teleport 12'],
  ['walk to room 7 swords 1', 'walk 07 swords 1'],
  ['aller 7 épée 1', 'walk 07 swords 1'],
  ['sortir du Donjon', 'walk 01'],
  ['acheter la Couronne 10', 'buy crown'],
  ['buy master key', 'buy master-key'],
  ['acheter une clé', 'buy master-key'],
  ['prendre l’Artefact 5', 'take artifact'],
  ['take a minor secret', 'take minor-secret'],
  ['prendre une Idole du Singe', 'take monkey-idol'],
  ['atteindre salle 4 Secret mineur', 'reach 04 minor-secret'],
  ['bannir Faux pas de la défausse', 'trash stumble from discard'],
  ['boire Potion de soins', 'drink potion-of-healing'],
  ['rouge : finir le tour', 'end turn'],
  ['use slot 3', 'use slot 3'],
  ['acquérir Dragon mauve', 'acquire dragon-mauve'],
  ['danser la gigue', 'danser gigue'],
])('%s is %s', (said, action) => {
  expect(actionIn('clank', said)).toBe(action);
});

test('a game without a lexicon is spoken to as it is', () => {
  expect([idOf('pig', 'Die'), actionIn('pig', 'Roll: it')]).toEqual(['Die', 'Roll: it']);
});

test('cards and bases of Smash Up are found by their names in both languages', () => {
  expect([idOf('smash-up', 'Vaurienne'), idOf('smash-up', 'pirate king'), idOf('smash-up', 'uss compagnie')]).toEqual([
    'scoundrel',
    'pirate-king',
    'uss-undertaking',
  ]);
});
