import type { Language } from '../language.ts';

type Said = readonly [dungeon: RegExp, ship: string];

/** What the dungeon's words are aboard a ship, the longer ones first. */
const SHIP: Readonly<Record<Language, readonly Said[]>> = {
  en: [
    [/\bDungeon Row\b/g, 'Adventure Row'],
    [/\bDungeon Deck\b/g, 'Adventure Deck'],
    [/\bDungeon card\b/g, 'Adventure card'],
    [/\b1 gold\b/g, '1 credit'],
    [/\bgain of gold\b/g, 'gain of credits'],
    [/\bgold\b/g, 'credits'],
    [/\bThe Dragon\b/g, 'The Boss'],
    [/\bDragon\b/g, 'Boss'],
    [/\bMonster\b/g, 'Enemy'],
    [/\bmonsters in tunnels\b/g, 'Enemies in corridors'],
    [/\bmonsters\b/g, 'Enemies'],
    [/\ba monster\b/g, 'an Enemy'],
    [/\bmonster\b/g, 'Enemy'],
    [/\bSecret Tome\b/g, 'Memory Core'],
    [/\bghosts\b/g, 'Bounty Hunters'],
    [/\bghost\b/g, 'Bounty Hunter'],
    [/\bGem\b/g, 'Treasure'],
    [/\bCompanion\b/g, 'Ally'],
    [/\bcrystal cave\b/g, 'security checkpoint'],
  ],
  fr: [
    [/Pioche du Donjon|pioche du Donjon/g, 'pioche Aventure'],
    [/Carte Donjon/g, 'Carte Aventure'],
    [/encore dans le Donjon/g, 'encore à bord'],
    [/(?<![\d,])1 Or\b/g, '1 Crédit'],
    [/gain d’Or\b/g, 'gain de Crédits'],
    [/\bOr\b/g, 'Crédits'],
    [/du Dragon\b/g, 'du Boss'],
    [/sac Dragon\b/g, 'sac Boss'],
    [/marqueur Dragon\b/g, 'marqueur Boss'],
    [/\bDragon\b/g, 'Boss'],
    [/Monstres des tunnels/g, 'Ennemis des couloirs'],
    [/\bMonstres\b/g, 'Ennemis'],
    [/\bun Monstre\b/g, 'un Ennemi'],
    [/\bMonstre\b/g, 'Ennemi'],
    [/\bLivre des Secrets\b/g, 'Puce de mémoire'],
    [/\bFantômes\b/g, 'Chasseurs de prime'],
    [/\bFantôme\b/g, 'Chasseur de prime'],
    [/\bGemme\b/g, 'Trésor'],
    [/\bCompagnon\b/g, 'Allié'],
    [/\bCaverne de Cristal\b/g, 'Salle de sécurité'],
  ],
};

/** A text of the family in the words of the ship. */
export const aboard = (text: string, language: Language): string =>
  SHIP[language].reduce((told, [dungeon, ship]) => told.replace(dungeon, ship), text);
