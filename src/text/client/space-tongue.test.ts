import { describe, expect, test } from 'vitest';
import { aboard } from '../clank/space-tongue.ts';
import { type Both, LANGUAGES, type Language } from '../language.ts';
import type { Noun } from '../plural.ts';
import { BOARD_TEXT } from './board.ts';
import { KIND_NOTE, PILE_NOTE, SEAL_NOTE } from './card-zoom.ts';
import { CHANGES, COUNTED, DOCK, NOTES, PILES, PLAYER, PROMPT, ZONES } from './clank.ts';
import { CATEGORIES, FATES, NUMBERS } from './clank-end.ts';
import { RISK } from './clank-risk.ts';
import { SCENE } from './clank-scene.ts';
import { SHEET } from './clank-sheet.ts';

const SHARED: readonly Readonly<Record<string, Both>>[] = [
  ...[ZONES, PILES, NOTES, PROMPT, DOCK, PLAYER, CHANGES, RISK, SCENE, SHEET, FATES, NUMBERS, CATEGORIES],
  ...[SEAL_NOTE, KIND_NOTE, PILE_NOTE, BOARD_TEXT],
];

/** What no table aboard says: cards that are bound to places of the dungeons, their kinds, idols and masteries. */
const NOWHERE: ReadonlySet<string> = new Set([
  ...['deep', 'crystal', 'crystalOrShrine', 'depths', 'wayshrine'],
  ...['companion', 'gem', 'device', 'gemsCheaper', 'monkey-idols', 'mastery'],
]);

const DUNGEON: Readonly<Record<Language, RegExp>> = {
  en: /dragon|dungeon|ghost|\bgold\b|monster|tunnel|\bcaves?\b|depths|tome|villager/i,
  fr: /dragon|donjon|fantôme|\bOr\b|monstre|tunnel|caverne|profondeurs|\bcristal\b|livre des|villageois|clef/i,
};

const nouns: Readonly<Record<string, Noun>> = COUNTED;
const texts = LANGUAGES.flatMap((language) => [
  ...SHARED.flatMap((group) =>
    Object.entries(group).flatMap(([key, text]) => (NOWHERE.has(key) ? [] : [{ language, text: text[language] }])),
  ),
  ...Object.values(nouns).flatMap((noun) => noun[language].map((text) => ({ language, text }))),
]);

test('no text of the tables speaks of a dungeon aboard', () => {
  const told = texts.map(({ language, text }) => ({ language, text: aboard(text, language) }));
  expect(told.filter(({ language, text }) => DUNGEON[language].test(text))).toEqual([]);
});

describe('French keeps its grammar', () => {
  test.each([
    ['Sac Dragon à la prochaine attaque', 'Sac du Boss à la prochaine attaque'],
    ['0 Or', '0 Crédit'],
    ['1 Or', '1 Crédit'],
    ['11 Or', '11 Crédits'],
    ['21 Or', '21 Crédits'],
    ['chaque gain d’Or', 'chaque gain de Crédits'],
    ['Le Dragon attaque !', 'Le Boss attaque !'],
    ['attaques du dragon', 'attaques du Boss'],
    ['le Monstre attaque', 'l’Ennemi attaque'],
    ['la récompense du Monstre', 'la récompense de l’Ennemi'],
    ['ce Monstre', 'cet Ennemi'],
    ['pas de Monstres', 'pas d’Ennemis'],
    ['un fantôme blesse tout le monde', 'un Chasseur de prime blesse tout le monde'],
    ['prendre un Livre des Secrets', 'prendre une Puce de mémoire'],
    ['il manque une Clef de maître', 'il manque un Passe-partout'],
    ['plus de Bottes : Caverne de Cristal', 'plus de Bottes : Salle de sécurité'],
    ['les Cavernes n’arrêtent pas', 'les Salles de sécurité n’arrêtent pas'],
  ])('%s', (dungeon, ship) => {
    expect(aboard(dungeon, 'fr')).toBe(ship);
  });

  test('names that look alike are left alone', () => {
    expect(aboard('Agent Fantôme', 'fr')).toBe('Agent Fantôme');
    expect(aboard('Gold-Plated Ego', 'en')).toBe('Gold-Plated Ego');
  });
});
