import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

/** Playing with others: the home page, a new table, the waiting room. */
export const ONLINE = {
  title: { en: 'Play with others', fr: 'Jouer avec d’autres' },
  pitch: {
    en: 'Open a table on this server, send its link, and play: now, or over several days.',
    fr: 'Ouvrez une table sur ce serveur, envoyez le lien et jouez : tout de suite, ou sur plusieurs jours.',
  },
  open: { en: 'Open a table', fr: 'Ouvrir une table' },
  joinLabel: { en: 'Link or code of a table', fr: 'Lien ou code d’une table' },
  join: { en: 'Join', fr: 'Rejoindre' },
  notALink: { en: 'This is no link to a table.', fr: 'Ce n’est pas le lien d’une table.' },
  mine: { en: 'My tables', fr: 'Mes tables' },
  lobby: { en: 'Tables waiting for players', fr: 'Tables qui attendent des joueurs' },
  noneMine: {
    en: 'The tables where you sit gather here, those that wait for you first.',
    fr: 'Les tables où vous avez une place se rangent ici, celles qui vous attendent en premier.',
  },
  noneOpen: { en: 'No open table just now. Open one!', fr: 'Aucune table ouverte pour l’instant. Ouvrez-en une !' },
  yourTurn: { en: 'your turn', fr: 'à vous' },
  waiting: { en: 'waiting', fr: 'en attente' },
  over: { en: 'over', fr: 'terminée' },
  turnNo: { en: 'turn {n}', fr: 'tour {n}' },
  playsAs: { en: 'You play as {name}', fr: 'Vous jouez sous le nom de {name}' },
  identity: { en: 'Name and devices', fr: 'Nom et appareils' },

  yourName: { en: 'Your name', fr: 'Votre nom' },
  nameHint: {
    en: 'The others see it. It stays yours on this device.',
    fr: 'Les autres le voient. Il reste à vous sur cet appareil.',
  },
  keepName: { en: 'Save', fr: 'Enregistrer' },
  named: { en: 'You are now called {name}.', fr: 'Vous vous appelez désormais {name}.' },
  otherDevice: { en: 'On another device', fr: 'Sur un autre appareil' },
  otherDeviceHint: {
    en: 'Be the same player there: show a code here, and type it over there.',
    fr: 'Soyez le même joueur là-bas : affichez un code ici, et tapez-le là-bas.',
  },
  showCode: { en: 'Show a code', fr: 'Afficher un code' },
  codeIs: {
    en: 'Type this code on the other device, under “I have a code”. It works once, until {time}.',
    fr: 'Tapez ce code sur l’autre appareil, sous « J’ai un code ». Il sert une seule fois, jusqu’à {time}.',
  },
  haveCode: { en: 'I have a code', fr: 'J’ai un code' },
  takeCode: { en: 'Be that player', fr: 'Devenir ce joueur' },

  players: { en: 'Players', fr: 'Joueurs' },
  seatOf: { en: 'Seat {letter}', fr: 'Place {letter}' },
  you: { en: 'You', fr: 'Vous' },
  openSeat: { en: 'Open to a friend', fr: 'Libre pour quelqu’un' },
  listed: { en: 'Show in the lobby', fr: 'Montrer dans le hall' },
  listedHint: {
    en: 'Anyone on this server may sit down. Otherwise only those who have the link.',
    fr: 'Tous ceux qui viennent sur ce serveur peuvent s’asseoir. Sinon, seulement ceux qui ont le lien.',
  },
  clock: { en: 'Clock', fr: 'Pendule' },
  clockLength: { en: 'How long', fr: 'Durée' },
  opening: { en: 'Opening…', fr: 'On ouvre…' },

  waitingTitle: { en: 'The table is set', fr: 'La table est mise' },
  waitingFor: { en: 'Waiting for players', fr: 'On attend des joueurs' },
  allThere: { en: 'All seats are taken.', fr: 'Toutes les places sont prises.' },
  free: { en: 'Free', fr: 'Libre' },
  keptFor: { en: 'Kept for {name}', fr: 'Gardée pour {name}' },
  sit: { en: 'Sit down', fr: 'S’asseoir' },
  sitAt: { en: 'Sit down at seat {letter}', fr: 'S’asseoir à la place {letter}' },
  seatBot: { en: 'A bot', fr: 'Un bot' },
  seatBotAt: { en: 'Seat a bot at {letter}', fr: 'Asseoir un bot à la place {letter}' },
  rise: { en: 'Stand up', fr: 'Se lever' },
  begin: { en: 'Begin the game', fr: 'Commencer la partie' },
  hostBegins: {
    en: '{name} begins the game once all seats are taken.',
    fr: '{name} lance la partie une fois toutes les places prises.',
  },
  theHost: { en: 'The host', fr: 'L’hôte' },
  host: { en: 'host', fr: 'hôte' },
  bot: { en: 'bot', fr: 'bot' },
  share: { en: 'Bring your friends', fr: 'Faites venir vos amis' },
  shareHint: {
    en: 'Whoever has this link may sit down or watch.',
    fr: 'Qui a ce lien peut s’asseoir ou regarder.',
  },
  link: { en: 'Link of this table', fr: 'Lien de cette table' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  qr: { en: 'QR code of the link', fr: 'Code QR du lien' },
  luckShort: {
    en: 'Fair luck: the server has sealed its part of the chance ({seal}…), each player adds a pinch of their own. Afterwards everybody can check every draw.',
    fr: 'Hasard loyal : le serveur a scellé sa part de hasard ({seal}…), chacun y ajoute une pincée. Après la partie, tout le monde peut vérifier chaque tirage.',
  },
  who: { en: 'What are you called?', fr: 'Comment vous appelez-vous ?' },
  watchOnly: { en: 'You are watching.', fr: 'Vous regardez.' },
} as const satisfies Record<string, Both>;

export const CLOCKS = {
  none: { en: 'None', fr: 'Sans' },
  turn: { en: 'Per turn', fr: 'Par tour' },
  game: { en: 'Per game', fr: 'Par partie' },
  days: { en: 'Over days', fr: 'Sur des jours' },
} as const satisfies Record<string, Both>;

export const CLOCK_MEANINGS = {
  none: { en: 'Nobody is hurried.', fr: 'Personne n’est pressé.' },
  turn: {
    en: 'So long for each turn; then a bot plays until you are back.',
    fr: 'Ce temps pour chaque tour ; ensuite un bot joue jusqu’à votre retour.',
  },
  game: {
    en: 'So long for the whole game, and a little more after each turn.',
    fr: 'Ce temps pour toute la partie, et un peu plus après chaque tour.',
  },
  days: {
    en: 'Everybody plays when it suits them.',
    fr: 'Chacun joue quand cela l’arrange.',
  },
} as const satisfies Record<keyof typeof CLOCKS, Both>;

export const CLOCK_WORDS = {
  none: { en: 'no clock', fr: 'sans pendule' },
  turn: { en: '{time} a turn', fr: '{time} par tour' },
  game: { en: '{time} a game, +{more}', fr: '{time} par partie, +{more}' },
} as const satisfies Record<string, Both>;

export const SECONDS: Noun = { en: ['s', 's'], fr: ['s', 's'] };
export const MINUTES: Noun = { en: ['min', 'min'], fr: ['min', 'min'] };
export const DAYS: Noun = { en: ['day', 'days'], fr: ['jour', 'jours'] };
export const FREE_SEATS: Noun = { en: ['seat free', 'seats free'], fr: ['place libre', 'places libres'] };
