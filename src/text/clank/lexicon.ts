import './catacombs-enlist.ts';
import './space-enlist-expansions.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { SPACE_CARD_NAMES, SPACE_TOKEN_NAMES } from './space-names.ts';
import { NAMES as CALLED } from './things.ts';

type Said = readonly [said: string, means: string];

const ABOARD: ReadonlySet<string> = new Set(
  [SPACE_CARD_NAMES, STATION_CARD_NAMES, APOCALYPSE_CARD_NAMES, SPACE_TOKEN_NAMES].flatMap((names) =>
    Object.keys(names),
  ),
);

const saidOf = (aboard: boolean): Said[] =>
  [...CALLED].flatMap(([id, { en, fr }]): Said[] =>
    ABOARD.has(id) === aboard
      ? [
          [id, id],
          [en.replace(/^The /, ''), id],
          [en, id],
          [fr, id],
        ]
      : [],
  );

/** Cards and tokens of dungeons as a person may call them: by id, or by name in either language. */
export const NAMES: readonly Said[] = saidOf(false);

/** The same aboard a ship: of two things called alike, the one that is there comes last. */
export const SHIP_NAMES: readonly Said[] = [...NAMES, ...saidOf(true)];

/** What is done, as the first words of an action. */
export const VERBS: readonly Said[] = [
  ['play', 'play'],
  ['acquire', 'acquire'],
  ['use', 'use'],
  ['fight', 'fight'],
  ['walk', 'walk'],
  ['teleport', 'teleport'],
  ['buy', 'buy'],
  ['drink', 'drink'],
  ['take', 'take'],
  ['reach', 'reach'],
  ['choose', 'choose'],
  ['discard', 'discard'],
  ['trash', 'trash'],
  ['replace', 'replace'],
  ['decline', 'decline'],
  ['end turn', 'end turn'],
  ['end the turn', 'end turn'],
  ['leave the dungeon', 'walk 01'],
  ['jouer', 'play'],
  ['acquérir', 'acquire'],
  ['utiliser', 'use'],
  ['combattre', 'fight'],
  ['aller', 'walk'],
  ['se téléporter', 'teleport'],
  ['téléporter', 'teleport'],
  ['acheter', 'buy'],
  ['boire', 'drink'],
  ['prendre', 'take'],
  ['atteindre', 'reach'],
  ['choisir', 'choose'],
  ['défausser', 'discard'],
  ['bannir', 'trash'],
  ['remplacer', 'replace'],
  ['renoncer', 'decline'],
  ['finir le tour', 'end turn'],
  ['terminer le tour', 'end turn'],
  ['sortir du Donjon', 'walk 01'],
];

/** What may follow the verb besides names; what means nothing is passed over. */
export const WORDS: readonly Said[] = [
  ...['artifact', 'crown', 'play', 'discard', 'from', 'swords', 'slot'].map((word): Said => [word, word]),
  ['artefact', 'artifact'],
  ['major secret', 'major-secret'],
  ['Secret majeur', 'major-secret'],
  ['minor secret', 'minor-secret'],
  ['Secret mineur', 'minor-secret'],
  ['idol', 'monkey-idol'],
  ['idole', 'monkey-idol'],
  ['couronne', 'crown'],
  ['key', 'master-key'],
  ['clef', 'master-key'],
  ['clé', 'master-key'],
  ['zone de jeu', 'play'],
  ['play area', 'play'],
  ['défausse', 'discard'],
  ['discard pile', 'discard'],
  ['de', 'from'],
  ['sword', 'swords'],
  ['épée', 'swords'],
  ['épées', 'swords'],
  ['emplacement', 'slot'],
  ['outside', '01'],
  ['extérieur', '01'],
  ...['to', 'in', 'room', 'the', 'a', 'an', 'dans', 'salle', 'la', 'le', 'l', 'un', 'une'].map(
    (said): Said => [said, ''],
  ),
];

/** What the judge's actions say otherwise: the crown on top is bought, the artifact that lies there is taken. */
export const corrected = (action: string): string =>
  action
    .replace(/^(walk|teleport|reach) (\d)(?!\d)/, '$1 0$2')
    .replace(/^buy crown-\d+/, 'buy crown')
    .replace(/^take artifact-\d+/, 'take artifact');

export const ACTIONS = {
  en: 'play CARD, acquire CARD, use CARD, fight CARD, walk ROOM, walk ROOM swords N, teleport ROOM, buy ITEM, drink POTION, take TOKEN, reach ROOM TOKEN, choose N, discard CARD, trash CARD, replace CARD, decline, end turn',
  fr: 'jouer CARTE, acquérir CARTE, utiliser CARTE, combattre CARTE, aller SALLE, aller SALLE épées N, se téléporter SALLE, acheter OBJET, boire POTION, prendre JETON, atteindre SALLE JETON, choisir N, défausser CARTE, bannir CARTE, remplacer CARTE, renoncer, finir le tour',
};
