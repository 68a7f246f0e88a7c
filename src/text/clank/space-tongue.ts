import { de } from '../french.ts';
import type { Language } from '../language.ts';

type Said = readonly [dungeon: RegExp, ship: string];

/** What the dungeon's words are aboard a ship, the longer ones first. */
const SHIP: Readonly<Record<Language, readonly Said[]>> = {
  en: [
    [/\bDUNGEON ROW\b/g, 'ADVENTURE ROW'],
    [/\bDungeon (Row|Deck|card)\b/g, 'Adventure $1'],
    [/\b1 (more )?[Gg]old\b/g, '1 $1Credit'],
    [/\b[Gg]old\b(?!-)/g, 'Credits'],
    [/\b[Dd]ragon\b/g, 'Boss'],
    [/(?<!Interdimensional )\b[Mm]onsters\b/g, 'Enemies'],
    [/\b([Aa]) [Mm]onster\b/g, '$1n Enemy'],
    [/\b[Mm]onster\b/g, 'Enemy'],
    [/\bSecret Tome(s?)\b/g, 'Memory Core$1'],
    [/^[Gg]hosts$/g, 'Hunters'],
    [/\ba [Gg]host\b/g, 'a Bounty Hunter'],
    [/(?<=\d )[Gg]host(s?)\b/g, 'Bounty Hunter$1'],
    [/\bDrink\b/g, 'Use'],
    [/\bGem\b/g, 'Treasure'],
    [/\bCompanion\b/g, 'Ally'],
    [/\b[Cc]rystal [Cc]ave(s?)\b/g, 'Security Checkpoint$1'],
    [/^caves\b/g, 'checkpoints'],
    [/\btunnel Enemies\b/g, 'corridor Enemies'],
    [/\btunnels\b/g, 'corridors'],
    [/\bTunnels\b/g, 'Corridors'],
    [/\bthe dungeon\b/g, 'the ship'],
    [/\bthe villagers\b/g, 'accomplices'],
    [/\blost in the Depths\b/g, 'lost aboard'],
    [/\bDepths\b/g, 'unsafe'],
    [/\b[Ss]urface\b/g, 'safe area'],
  ],
  fr: [
    [/\b([Ss])ac Dragon\b/g, '$1ac du Boss'],
    [/([Pp])ioche du Donjon/g, '$1ioche des Aventures'],
    [/PISTE DES AVENTURES DU DONJON/g, 'PISTE DES AVENTURES'],
    [/Carte Donjon/g, 'Carte Aventure'],
    [/(encore|pas) dans le [Dd]onjon/g, '$1 à bord'],
    [/\ble [Dd]onjon\b/g, 'le vaisseau'],
    [/\b(toute|une) salle\b/g, '$1 Salle'],
    [/perdu dans les Profondeurs/g, 'perdu à bord'],
    [/les villageois/g, 'des complices'],
    [/une Clef de maître/g, 'un Passe-partout'],
    [/(?<![\d,])([01])(\s)Or\b/g, '$1$2Crédit'],
    [/d’Or\b/g, 'de Crédits'],
    [/\bOr\b/g, 'Crédits'],
    [/\b([Ss])ac Dragon\b/g, '$1ac du Boss'],
    [/\b[Dd]ragon\b/g, 'Boss'],
    [/\btunnels\b/g, 'couloirs'],
    [/\bTunnels\b/g, 'Couloirs'],
    [/\b([Ll])e [Mm]onstre\b/g, '$1’Ennemi'],
    [/\bdu [Mm]onstre\b/g, 'de l’Ennemi'],
    [/\bau [Mm]onstre\b/g, 'à l’Ennemi'],
    [/\b([Cc])e [Mm]onstre\b/g, '$1et Ennemi'],
    [/\bde [Mm]onstre(s?)\b/g, 'd’Ennemi$1'],
    [/\b[Mm]onstre(s?)\b(?! interdim)/g, 'Ennemi$1'],
    [/\bun Livre des Secrets\b/g, 'une Puce de mémoire'],
    [/\ble Livre des Secrets\b/g, 'la Puce de mémoire'],
    [/\bLivre(s?) des Secrets\b/g, 'Puce$1 de mémoire'],
    [/^Fantômes$/g, 'Chasseurs'],
    [/\bun [Ff]antôme\b/g, 'un Chasseur de prime'],
    [/(?<=\d\s)Fantômes\b/g, 'Chasseurs de prime'],
    [/(?<=\d\s)Fantôme\b/g, 'Chasseur de prime'],
    [/\bBoire\b/g, 'Utiliser'],
    [/\bGemme\b/g, 'Trésor'],
    [/\bCompagnon\b/g, 'Allié'],
    [/\bles Cavernes n’arrêtent/g, 'les Salles de sécurité n’arrêtent'],
    [/\bCavernes de Cristal\b/g, 'Salles de sécurité'],
    [/\bCaverne de Cristal\b/g, 'Salle de sécurité'],
    [/hors du Donjon/g, 'hors du vaisseau'],
    [/\bProfondeurs\b/g, 'zone hostile'],
    [/\bsurface\b/g, 'zone sûre'],
  ],
};

/** A text of the family without names, in the words of the ship. */
export const aboard = (text: string, language: Language): string =>
  SHIP[language].reduce((told, [dungeon, ship]) => told.replace(dungeon, ship), text);

const FIRST_GAP = 0xe000;
const FILLER = '\ue0ff';

/** What stands for names while the words around them are chosen; as long as the names, so that columns line up. */
export const gapsFor = (names: readonly string[]): string[] =>
  names.map((name, seat) => String.fromCharCode(FIRST_GAP + seat).padEnd(name.length, FILLER));

/** A text of the family with gaps, in the words of the ship and with the names as they are. */
export const named = (text: string, names: readonly string[], language: Language): string =>
  aboard(text, language).replace(
    /(\bde )?([\ue000-\ue0fe])\ue0ff*/g,
    (_, before: string | undefined, found: string) => {
      const name = names[found.charCodeAt(0) - FIRST_GAP]!;
      return before === undefined ? name : de(name);
    },
  );
