import type { Language } from '../language.ts';

type Said = readonly [dungeon: RegExp, ship: string];

/** What the dungeon's words are aboard a ship, the longer ones first. */
const SHIP: Readonly<Record<Language, readonly Said[]>> = {
  en: [
    [/\bDUNGEON ROW\b/g, 'ADVENTURE ROW'],
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
    [/^ghosts$/g, 'hunters'],
    [/(?<=\d )ghosts\b/g, 'Bounty Hunters'],
    [/(?<=\d )ghost\b/g, 'Bounty Hunter'],
    [/\bDrink\b/g, 'Use'],
    [/\bGem\b/g, 'Treasure'],
    [/\bCompanion\b/g, 'Ally'],
    [/\bcrystal caves\b/g, 'security checkpoints'],
    [/\bcrystal cave\b/g, 'security checkpoint'],
    [/\btunnel Enemies\b/g, 'corridor Enemies'],
    [/\bthe dungeon\b/g, 'the ship'],
    [/\bDepths\b/g, 'unsafe'],
    [/\bsurface\b/g, 'safe area'],
  ],
  fr: [
    [/Pioche du Donjon|pioche du Donjon/g, 'pioche Aventure'],
    [/PISTE DES AVENTURES DU DONJON/g, 'PISTE DES AVENTURES'],
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
    [/^Fantômes$/g, 'Chasseurs'],
    [/(?<=\d )Fantômes\b/g, 'Chasseurs de prime'],
    [/(?<=\d )Fantôme\b/g, 'Chasseur de prime'],
    [/\bBoire\b/g, 'Utiliser'],
    [/\bGemme\b/g, 'Trésor'],
    [/\bCompagnon\b/g, 'Allié'],
    [/\bCavernes de Cristal\b/g, 'Salles de sécurité'],
    [/\bCaverne de Cristal\b/g, 'Salle de sécurité'],
    [/hors du Donjon/g, 'hors du vaisseau'],
    [/\bProfondeurs\b/g, 'zone hostile'],
    [/\bsurface\b/g, 'zone sûre'],
  ],
};

/** A text of the family in the words of the ship. */
export const aboard = (text: string, language: Language): string =>
  SHIP[language].reduce((told, [dungeon, ship]) => told.replace(dungeon, ship), text);
