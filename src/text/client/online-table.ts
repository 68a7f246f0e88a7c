import type { Both } from '../language.ts';

/** What is said at a table with others, beside the game itself. */
export const AT_TABLE = {
  link: { en: 'Link of this table', fr: 'Lien de cette table' },
  around: { en: 'Around the table', fr: 'Autour de la table' },
  openAround: { en: 'Players, chat and more', fr: 'Joueurs, discussion et plus' },
  unread: { en: 'Players, chat and more ({n} unread)', fr: 'Joueurs, discussion et plus ({n} non lus)' },
  close: { en: 'Close', fr: 'Fermer' },
  connecting: { en: 'Connecting…', fr: 'Connexion…' },
  connectingWhy: {
    en: 'The line was cut. Nothing is lost: it comes back by itself.',
    fr: 'La ligne est coupée. Rien n’est perdu : elle revient toute seule.',
  },
  timeLeft: { en: 'Time left: {time}', fr: 'Temps restant : {time}' },
  titleYours: { en: '● Your turn', fr: '● À vous' },

  away: { en: 'a bot plays', fr: 'un bot joue' },
  watching: { en: 'You are watching: hidden cards stay hidden.', fr: 'Vous regardez : ce qui est caché le reste.' },

  chat: { en: 'Chat', fr: 'Discussion' },
  noChat: { en: 'Nobody has said anything yet.', fr: 'Personne n’a encore rien dit.' },
  message: { en: 'Message', fr: 'Message' },
  send: { en: 'Send', fr: 'Envoyer' },
  phrases: { en: 'Ready phrases', fr: 'Phrases toutes prêtes' },
  mute: { en: 'Mute {name}', fr: 'Ne plus entendre {name}' },
  unmute: { en: 'Hear {name} again', fr: 'Entendre {name} de nouveau' },
  muted: { en: 'muted', fr: 'en sourdine' },
  said: { en: '{name}: {text}', fr: '{name} : {text}' },
  chatRule: { en: 'The chat is', fr: 'La discussion est' },
  chatOpen: { en: 'open', fr: 'ouverte' },
  chatPhrases: { en: 'ready phrases only', fr: 'réduite aux phrases prêtes' },
  chatClosed: { en: 'closed', fr: 'fermée' },
  chatIsClosed: { en: 'The host has closed the chat.', fr: 'L’hôte a fermé la discussion.' },

  mySeat: { en: 'My seat', fr: 'Ma place' },
  handToBot: { en: 'Let a bot play for me', fr: 'Laisser jouer un bot' },
  handToBotHint: {
    en: 'You take the seat back whenever you like.',
    fr: 'Vous reprenez la place quand vous voulez.',
  },
  handToFriend: { en: 'Hand my seat to a friend', fr: 'Passer ma place à quelqu’un' },
  handToFriendHint: {
    en: 'A bot plays until your friend opens this link and sits down in your seat.',
    fr: 'Un bot joue jusqu’à ce que votre ami ouvre ce lien et s’asseye à votre place.',
  },
  comeBack: { en: 'Take my seat back', fr: 'Reprendre ma place' },
  awayClock: { en: 'Your time ran out: a bot plays for you.', fr: 'Votre temps est écoulé : un bot joue pour vous.' },
  awayHanded: { en: 'A bot plays for you.', fr: 'Un bot joue pour vous.' },
  awayHost: {
    en: 'You were absent: the host has let a bot play for you.',
    fr: 'En votre absence, l’hôte a laissé un bot jouer pour vous.',
  },
  awayVoted: {
    en: 'You were absent: the others have let a bot play for you.',
    fr: 'En votre absence, les autres ont laissé un bot jouer pour vous.',
  },
  awayResigned: { en: 'You have resigned: a bot plays on.', fr: 'Vous avez abandonné : un bot joue la suite.' },
  takeOver: { en: 'Take over the seat of {name}', fr: 'Reprendre la place de {name}' },
  sendAway: { en: 'Let a bot play for {name}', fr: 'Laisser un bot jouer pour {name}' },
  voteAway: {
    en: 'Propose that a bot plays for {name}',
    fr: 'Proposer qu’un bot joue pour {name}',
  },
  proposeEnd: { en: 'Propose to end the game', fr: 'Proposer d’arrêter la partie' },
  proposeUndo: { en: 'Ask to take back my last action', fr: 'Demander à reprendre ma dernière action' },
  undoHidden: {
    en: 'Something hidden was seen since your last action: it cannot be taken back.',
    fr: 'Une information cachée a été vue depuis votre dernière action : elle ne se reprend plus.',
  },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resignSure: {
    en: 'Resign? A bot plays your seat to the end; you may still come back.',
    fr: 'Abandonner ? Un bot joue votre place jusqu’au bout ; vous pourrez encore revenir.',
  },
  sure: { en: 'Yes, resign', fr: 'Oui, abandonner' },
  keepOn: { en: 'Play on', fr: 'Continuer' },

  motionEnd: { en: '{name} proposes to end the game.', fr: '{name} propose d’arrêter la partie.' },
  motionUndo: { en: '{name} asks to take back an action.', fr: '{name} demande à reprendre une action.' },
  motionAway: {
    en: '{name} proposes that a bot plays for {other}, who is absent.',
    fr: '{name} propose qu’un bot joue pour {other}, qui n’est pas là.',
  },
  agreedSoFar: { en: 'Agreed: {names}', fr: 'D’accord : {names}' },
  agree: { en: 'Agree', fr: 'Accepter' },
  decline: { en: 'Decline', fr: 'Refuser' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },

  endedEarly: { en: 'The players have agreed to end the game.', fr: 'Les joueurs se sont mis d’accord pour arrêter.' },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  rematchWanted: {
    en: '{name} wants a rematch: your seat is kept.',
    fr: '{name} propose une revanche : votre place est gardée.',
  },
  rematchOthers: { en: '{name} wants a rematch.', fr: '{name} propose une revanche.' },
  sitAgain: { en: 'Sit down', fr: 'S’asseoir' },
  watchAgain: { en: 'Go and watch', fr: 'Aller regarder' },
  saveRecord: { en: 'Save the record', fr: 'Enregistrer la partie' },
} as const satisfies Record<string, Both>;

/** What happened at the table besides the game. */
export const LINES = {
  sat: { en: '{name} sits down.', fr: '{name} s’assoit.' },
  rose: { en: 'Seat {letter} is free again.', fr: 'La place {letter} est de nouveau libre.' },
  began: { en: 'The game begins.', fr: 'La partie commence.' },
  clock: { en: 'The time of {name} ran out: a bot plays.', fr: 'Le temps de {name} est écoulé : un bot joue.' },
  handed: { en: '{name} lets a bot play.', fr: '{name} laisse jouer un bot.' },
  host: { en: 'The host lets a bot play for {name}.', fr: 'L’hôte laisse un bot jouer pour {name}.' },
  voted: { en: 'The others let a bot play for {name}.', fr: 'Les autres laissent un bot jouer pour {name}.' },
  resigned: { en: '{name} resigns: a bot plays on.', fr: '{name} abandonne : un bot joue la suite.' },
  'came-back': { en: '{name} is back.', fr: '{name} est de retour.' },
  'handed-over': { en: '{name} takes over the seat.', fr: '{name} reprend la place.' },
  end: { en: '{name} agrees to end the game.', fr: '{name} est d’accord pour arrêter la partie.' },
  'send-away': {
    en: '{name} agrees that a bot plays for {other}.',
    fr: '{name} est d’accord pour qu’un bot joue pour {other}.',
  },
  undo: { en: '{name} agrees to take back an action.', fr: '{name} est d’accord pour reprendre une action.' },
  declined: { en: '{name} declines.', fr: '{name} refuse.' },
  undid: { en: '{name} takes an action back.', fr: '{name} reprend une action.' },
  upgraded: {
    en: 'The server was updated: from here on newer rules hold.',
    fr: 'Le serveur a été mis à jour : à partir d’ici, de nouvelles règles s’appliquent.',
  },
  lost: {
    en: 'The server was updated: by its newer rules the last answers no longer hold ({n}), and are taken back.',
    fr: 'Le serveur a été mis à jour : selon ses nouvelles règles, les dernières réponses ({n}) ne valent plus et sont reprises.',
  },
  rematch: { en: '{name} wants a rematch.', fr: '{name} propose une revanche.' },
  ended: { en: 'The game is ended.', fr: 'La partie est arrêtée.' },
  all: { en: 'The chat is closed.', fr: 'La discussion est fermée.' },
  text: { en: 'The chat is down to ready phrases.', fr: 'La discussion se réduit aux phrases prêtes.' },
  none: { en: 'The chat is open.', fr: 'La discussion est ouverte.' },
} as const satisfies Record<string, Both>;

export const PHRASE_WORDS = {
  hello: { en: 'Hello!', fr: 'Bonjour !' },
  'good-luck': { en: 'Good luck, have fun!', fr: 'Bonne chance et bon jeu !' },
  'well-played': { en: 'Well played!', fr: 'Bien joué !' },
  thanks: { en: 'Thank you!', fr: 'Merci !' },
  thinking: { en: 'I am thinking…', fr: 'Je réfléchis…' },
  sorry: { en: 'Sorry!', fr: 'Désolé !' },
  again: { en: 'Another game?', fr: 'On en refait une ?' },
  bye: { en: 'Bye, see you soon!', fr: 'Au revoir, à bientôt !' },
} as const satisfies Record<string, Both>;

/** Checking that nobody chose the luck. */
export const LUCK = {
  verify: { en: 'Verify the luck', fr: 'Vérifier le hasard' },
  why: {
    en: 'Before the game the server showed a seal of its secret. Now the secret is open: this page checks by itself, here on your device, that nobody chose the cards.',
    fr: 'Avant la partie, le serveur a montré le sceau de son secret. Le secret est maintenant ouvert : cette page vérifie elle-même, ici sur votre appareil, que personne n’a choisi les cartes.',
  },
  checking: { en: 'Checking…', fr: 'Vérification…' },
  seal: {
    en: 'The secret is the one that was sealed before the game.',
    fr: 'Le secret est bien celui qui avait été scellé avant la partie.',
  },
  salt: { en: 'Your own pinch of chance is part of it.', fr: 'Votre propre pincée de hasard en fait partie.' },
  seed: {
    en: 'The seed of all shuffles follows from the secret and from what each player added.',
    fr: 'La graine de tous les mélanges découle du secret et de ce que chacun y a ajouté.',
  },
  replay: {
    en: 'Played again from that seed, the game goes exactly as you saw it: {n} steps.',
    fr: 'Rejouée à partir de cette graine, la partie se déroule exactement comme vous l’avez vue : {n} étapes.',
  },
  replayFrom: {
    en: 'The rules were updated at step {from}, and what came before can no longer be played by them. Played again from there, the game goes exactly as you saw it: {n} steps.',
    fr: 'Les règles ont été mises à jour à l’étape {from}, et ce qui précède ne peut plus être rejoué. Rejouée à partir de là, la partie se déroule exactement comme vous l’avez vue : {n} étapes.',
  },
  unknown: { en: 'not known on this device', fr: 'inconnu sur cet appareil' },
  holds: { en: 'holds', fr: 'exact' },
  fails: { en: 'does not hold', fr: 'inexact' },
  allWell: { en: 'The luck of this game was fair.', fr: 'Le hasard de cette partie était loyal.' },
  partWell: {
    en: 'All that can still be checked holds.',
    fr: 'Tout ce qui peut encore être vérifié est exact.',
  },
  notWell: { en: 'Something does not hold: see below.', fr: 'Quelque chose cloche : voyez ci-dessous.' },
  details: { en: 'The numbers', fr: 'Les nombres' },
  secret: { en: 'Secret', fr: 'Secret' },
  commitment: { en: 'Seal shown before the game', fr: 'Sceau montré avant la partie' },
  salts: { en: 'Added by the players', fr: 'Ajouts des joueurs' },
  seedIs: { en: 'Seed', fr: 'Graine' },
  how: {
    en: 'Seal = SHA-256 of the secret. Seed = SHA-256 of the secret and the additions, one per line.',
    fr: 'Sceau = SHA-256 du secret. Graine = SHA-256 du secret et des ajouts, un par ligne.',
  },
} as const satisfies Record<string, Both>;
