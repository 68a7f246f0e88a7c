import { filled } from '../filled.ts';
import type { Both, Language } from '../language.ts';
import { capitalised } from '../phrase.ts';
import type { Noun } from '../plural.ts';

export const HOME = {
  nav: { en: 'Main navigation', fr: 'Navigation principale' },
  play: { en: 'Play', fr: 'Jouer' },
  rulesOf: { en: '{game} rules', fr: 'Règles : {game}' },
  yourName: { en: 'Your name?', fr: 'Votre nom ?' },
  tagline: { en: 'Steal quietly. Smash loudly.', fr: 'Volez sans bruit. Cognez sans retenue.' },
  promise: {
    en: 'Four games to play alone against bots, with friends on one device, or online.',
    fr: 'Quatre jeux sur votre table : seul contre des bots, à plusieurs sur un appareil, ou en ligne.',
  },
  pick: { en: 'Pick a game', fr: 'Choisir un jeu' },
  againstBots: { en: 'Play against bots', fr: 'Jouer contre des bots' },
  table: { en: 'Table', fr: 'Table' },
  tableOf: { en: '{game} table: choose seats and options', fr: '{game}, votre table : choisir places et options' },
  sitting: { en: 'Everyone takes a seat…', fr: 'Tout le monde s’assoit…' },
  players: { en: '{from}–{to} players', fr: '{from}–{to} joueurs' },
  minutes: { en: 'about {n} min', fr: 'environ {n} min' },

  continueOne: { en: 'Continue', fr: 'Reprendre la partie' },
  gameTurn: { en: '{game}, turn {n}', fr: '{game}, tour {n}' },
  waitingForYou: { en: 'Waiting for you', fr: 'On vous attend' },
  yours: { en: 'your turn', fr: 'à vous' },
  you: { en: 'you', fr: 'vous' },
  against: { en: '{one} against {others}', fr: '{one} contre {others}' },
  nothingTitle: { en: 'No games in progress', fr: 'Aucune partie en cours' },
  nothing: {
    en: 'Pick a poster: the bots are already seated. Your game will wait for you here, even offline.',
    fr: 'Choisissez une affiche : les bots sont déjà assis. Votre partie vous attendra ici, même hors ligne.',
  },
  createTable: { en: 'Set up a table', fr: 'Préparer une table' },
  openFile: { en: 'Open a game file', fr: 'Ouvrir un fichier' },
  dropHere: { en: 'Drop the game file here', fr: 'Déposez ici le fichier de la partie' },
  badFile: { en: '“{file}” cannot be opened. {why}.', fr: '« {file} » ne peut pas être ouvert. {why}.' },
  failed: { en: 'That did not work. {why}.', fr: 'Ça n’a pas marché. {why}.' },
  noStorage: {
    en: 'This browser does not let this page store anything (a private window, or storage switched off), so games cannot be saved. Allow storage for this site, then reload the page.',
    fr: 'Ce navigateur n’autorise aucun stockage pour cette page (fenêtre privée ou stockage désactivé) : aucune partie ne peut être conservée. Autorisez le stockage pour ce site, puis rechargez la page.',
  },

  underWay: { en: 'Games in progress', fr: 'Parties en cours' },
  noneUnderWay: {
    en: 'No games in progress. Pick a poster above, or set up a table with your friends around one device.',
    fr: 'Aucune partie en cours. Choisissez une affiche, ou préparez une table à plusieurs autour d’un même appareil.',
  },
  finished: { en: 'Finished games', fr: 'Parties terminées' },
  noneFinished: {
    en: 'Finished games appear here with their scores: watch them again, or play on from any turn.',
    fr: 'Les parties terminées se rangent ici avec leur décompte : revoyez-les, ou reprenez-les à n’importe quel tour.',
  },
  seeAll: { en: 'See all ({n})', fr: 'Tout voir ({n})' },
  seeFewer: { en: 'See fewer', fr: 'Voir moins' },
  save: { en: 'Save this game as a file', fr: 'Enregistrer cette partie dans un fichier' },
  forget: { en: 'Delete this game', fr: 'Supprimer cette partie' },
  forgotten: { en: 'Deleted: {what}.', fr: 'Partie supprimée : {what}.' },
  bringBack: { en: 'Undo', fr: 'La rétablir' },
  scoresAre: { en: 'Scores: {scores}', fr: 'Scores : {scores}' },

  learn: { en: 'Learn', fr: 'Apprendre' },
  rules: { en: 'Rules', fr: 'Règles' },
  glossary: { en: 'Glossary', fr: 'Lexique' },
  cards: { en: 'Cards', fr: 'Cartes' },
  of: { en: '{game}: {what}', fr: '{what} ({game})' },

  newVersion: { en: 'A new version is ready.', fr: 'Une nouvelle version est prête.' },
  reload: { en: 'Update', fr: 'Passer à la nouvelle version' },

  footer: {
    en: 'Icons by {authors} (game-icons.net, CC BY 3.0). Fonts under the SIL OFL. The games belong to their publishers; none of their artwork is used.',
    fr: 'Icônes de {authors} (game-icons.net, CC BY 3.0). Polices SIL OFL. Les jeux appartiennent à leurs éditeurs ; aucune image d’éditeur n’est utilisée.',
  },
  credits: { en: 'About Tintamarre', fr: 'À propos de Tintamarre' },
} as const satisfies Record<string, Both>;

/** Why a file cannot be opened, or, without one, why something else failed; the reason is a sentence of its own. */
export const problemTold = (file: string | null, why: string, language: Language): string =>
  filled((file === null ? HOME.failed : HOME.badFile)[language], { file: file ?? '', why: capitalised(why) });

export const PITCH: Readonly<Record<string, Both>> = {
  clank: {
    en: 'Under the castle, the Dragon sleeps with one eye open. Sneak in, grab, get out.',
    fr: 'Sous le château, le Dragon ne dort que d’un œil. Entrez, volez, ressortez.',
  },
  'clank-catacombs': {
    en: 'No map, no mercy: every step reveals a little more of the dungeon, and the dead are listening.',
    fr: 'Ni plan ni pitié : chaque pas dessine un peu plus le donjon, et les morts vous écoutent.',
  },
  'clank-in-space': {
    en: 'Hack your way into Lord Eradikus’s flagship, rob him right under his nose, and find a pod before he finds you.',
    fr: 'Piratez le vaisseau amiral du Seigneur Éradikus, dévalisez-le à son nez et à sa barbe, et trouvez une capsule avant qu’il ne vous trouve.',
  },
  'smash-up': {
    en: 'Shuffle two factions together, smash some bases, race to 15 points.',
    fr: 'Mélangez deux Factions, raflez des Bases, filez vers les 15 points.',
  },
};

/** Who sits down at once when one plays against bots. */
export const AT_ONCE: Readonly<Record<string, Both>> = {
  clank: { en: 'you and two bots', fr: 'vous et deux bots' },
  'clank-catacombs': { en: 'you and two bots', fr: 'vous et deux bots' },
  'clank-in-space': { en: 'you and two bots', fr: 'vous et deux bots' },
  'smash-up': { en: 'you and one bot', fr: 'vous et un bot' },
};

export const RESULT = {
  won: { en: 'Won, {scores}', fr: 'Victoire, {scores}' },
  lost: { en: 'Lost, {scores}', fr: 'Défaite, {scores}' },
  shared: { en: 'Shared win, {scores}', fr: 'Victoire partagée, {scores}' },
  wonBy: { en: '{name} won, {scores}', fr: 'Victoire {de name}, {scores}' },
  sharedBy: { en: '{name} share the win, {scores}', fr: 'Victoire partagée : {name}, {scores}' },
  nobody: { en: 'Nobody won', fr: 'Personne n’a gagné' },
  to: { en: '{best} to {next}', fr: '{best} à {next}' },
} as const satisfies Record<string, Both>;

export const TURN: Noun = { en: ['turn', 'turns'], fr: ['tour', 'tours'] };
