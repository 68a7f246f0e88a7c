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
  joinLabel: { en: 'Table link or code', fr: 'Lien ou code d’une table' },
  join: { en: 'Join', fr: 'Rejoindre' },
  notALink: { en: 'This is not a link to a table.', fr: 'Ce n’est pas le lien d’une table.' },
  badLink: {
    en: 'This link is incomplete or mistyped. Ask for it again.',
    fr: 'Ce lien est incomplet ou mal recopié. Redemandez-le.',
  },
  mine: { en: 'My tables', fr: 'Mes tables' },
  lobby: { en: 'Tables waiting for players', fr: 'Tables qui attendent des joueurs' },
  noneMine: {
    en: 'Tables where you have a seat are listed here, those waiting for you first.',
    fr: 'Ici se rangent les tables où vous avez une place, d’abord celles qui vous attendent.',
  },
  noneOpen: { en: 'No open tables right now. Open one!', fr: 'Aucune table ouverte pour l’instant. Ouvrez-en une !' },
  yourTurn: { en: 'your turn', fr: 'à vous' },
  waiting: { en: 'waiting', fr: 'en attente' },
  over: { en: 'over', fr: 'terminée' },
  turnNo: { en: 'turn {n}', fr: 'tour {n}' },
  playsAs: { en: 'You play as {name}', fr: 'Vous jouez sous le nom {de name}' },
  identity: { en: 'Name and devices', fr: 'Nom et appareils' },

  yourName: { en: 'Your name', fr: 'Votre nom' },
  nameHint: {
    en: 'Other players see it. It stays yours on this device.',
    fr: 'Les autres le voient. Il reste à vous sur cet appareil.',
  },
  keepName: { en: 'Save', fr: 'Enregistrer' },
  named: { en: 'Your name is now {name}.', fr: 'Vous vous appelez désormais {name}.' },
  otherDevice: { en: 'On another device', fr: 'Sur un autre appareil' },
  otherDeviceHint: {
    en: 'Keep your name on another device: show a code here, and type it there.',
    fr: 'Gardez votre nom sur un autre appareil : affichez un code ici, et tapez-le sur l’autre.',
  },
  showCode: { en: 'Show a code', fr: 'Afficher un code' },
  codeIs: {
    en: 'Type this code on the other device, under “I have a code”. It works once, until {time}.',
    fr: 'Tapez ce code sur l’autre appareil, sous « J’ai un code ». Il sert une seule fois, jusqu’à {time}.',
  },
  haveCode: { en: 'I have a code', fr: 'J’ai un code' },
  takeCode: { en: 'Continue as that player', fr: 'Continuer sous ce nom' },

  players: { en: 'Players', fr: 'Joueurs' },
  seatOf: { en: 'Seat {letter}', fr: 'Place {letter}' },
  you: { en: 'You', fr: 'Vous' },
  openSeat: { en: 'Open to a friend', fr: 'Libre pour quelqu’un' },
  listed: { en: 'Show in the lobby', fr: 'Afficher dans le hall' },
  listedHint: {
    en: 'Anyone on this server can sit down. Otherwise, only people with the link can.',
    fr: 'Tout visiteur de ce serveur peut s’asseoir. Sinon, seulement ceux qui ont le lien.',
  },
  clock: { en: 'Clock', fr: 'Pendule' },
  clockLength: { en: 'Time', fr: 'Durée' },
  opening: { en: 'Opening…', fr: 'On ouvre…' },

  waitingTitle: { en: 'The table is set', fr: 'La table est mise' },
  waitingFor: { en: 'Waiting for players', fr: 'On attend des joueurs' },
  allThere: { en: 'All seats are taken.', fr: 'Toutes les places sont prises.' },
  free: { en: 'Free', fr: 'Libre' },
  keptFor: { en: 'Reserved for {name}', fr: 'Gardée pour {name}' },
  sit: { en: 'Sit down', fr: 'S’asseoir' },
  sitAt: { en: 'Take seat {letter}', fr: 'S’asseoir à la place {letter}' },
  seatBot: { en: 'A bot', fr: 'Un bot' },
  seatBotAt: { en: 'Put a bot in seat {letter}', fr: 'Asseoir un bot à la place {letter}' },
  rise: { en: 'Stand up', fr: 'Se lever' },
  begin: { en: 'Start the game', fr: 'Commencer la partie' },
  hostBegins: {
    en: '{name} starts the game once all seats are taken.',
    fr: '{name} lance la partie une fois toutes les places prises.',
  },
  theHost: { en: 'The host', fr: 'L’hôte' },
  host: { en: 'host', fr: 'hôte' },
  bot: { en: 'bot', fr: 'bot' },
  share: { en: 'Invite your friends', fr: 'Invitez vos amis' },
  shareHint: {
    en: 'Anyone with this link can sit down or watch.',
    fr: 'Avec ce lien, on peut s’asseoir ou regarder.',
  },
  link: { en: 'Link to this table', fr: 'Lien de cette table' },
  networkLink: {
    en: 'This page is open at localhost, which others cannot reach. The link uses this computer’s address on your network: {site}.',
    fr: 'Cette page est ouverte sur localhost, que les autres ne peuvent pas joindre. Le lien utilise l’adresse de cet ordinateur sur votre réseau : {site}.',
  },
  networkAddress: { en: 'Another address of this computer', fr: 'Autre adresse de cet ordinateur' },
  ownMachineLink: {
    en: 'Only this computer can open {site}. For others, start the server with --public-url and the address they can reach.',
    fr: 'Seul cet ordinateur peut ouvrir {site}. Pour les autres, lancez le serveur avec --public-url et l’adresse qu’ils peuvent joindre.',
  },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  qr: { en: 'QR code for the link', fr: 'Code QR du lien' },
  luckShort: {
    en: 'Verifiable luck: the server has sealed a secret ({seal}…), and each player adds random data. After the game, everyone can check every draw.',
    fr: 'Hasard vérifiable : le serveur a scellé sa part de hasard ({seal}…), et chacun y ajoute la sienne. Après la partie, tout le monde peut vérifier chaque tirage.',
  },
  who: { en: 'What’s your name?', fr: 'Comment vous appelez-vous ?' },
  watchOnly: { en: 'You are watching.', fr: 'Vous regardez.' },
} as const satisfies Record<string, Both>;

export const CLOCKS = {
  none: { en: 'None', fr: 'Sans' },
  turn: { en: 'Per turn', fr: 'Par tour' },
  game: { en: 'Per game', fr: 'Par partie' },
  days: { en: 'Over several days', fr: 'Sur plusieurs jours' },
} as const satisfies Record<string, Both>;

export const CLOCK_MEANINGS = {
  none: { en: 'No time limit.', fr: 'Pas de limite de temps.' },
  turn: {
    en: 'This much time for each turn; after that, a bot plays until you are back.',
    fr: 'Ce temps pour chaque tour ; ensuite un bot joue jusqu’à votre retour.',
  },
  game: {
    en: 'This much time for the whole game, plus a little more after each turn.',
    fr: 'Ce temps pour toute la partie, et un peu plus après chaque tour.',
  },
  days: {
    en: 'Everyone plays when it suits them.',
    fr: 'Chacun joue quand cela l’arrange.',
  },
} as const satisfies Record<keyof typeof CLOCKS, Both>;

export const CLOCK_WORDS = {
  none: { en: 'no clock', fr: 'sans pendule' },
  turn: { en: '{time} per turn', fr: '{time} par tour' },
  game: { en: '{time} per game, +{more}', fr: '{time} par partie, +{more}' },
} as const satisfies Record<string, Both>;

export const SECONDS: Noun = { en: ['s', 's'], fr: ['s', 's'] };
export const MINUTES: Noun = { en: ['min', 'min'], fr: ['min', 'min'] };
export const DAYS: Noun = { en: ['day', 'days'], fr: ['jour', 'jours'] };
export const FREE_SEATS: Noun = { en: ['seat free', 'seats free'], fr: ['place libre', 'places libres'] };
