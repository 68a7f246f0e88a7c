import type { Both } from '../language.ts';

/** What is said at a table with others, beside the game itself. */
export const AT_TABLE = {
  link: { en: 'Link to this table', fr: 'Lien de cette table' },
  around: { en: 'Around the table', fr: 'Autour de la table' },
  openAround: { en: 'Players, chat and more', fr: 'Joueurs, discussion et plus' },
  unread: { en: 'Players, chat and more ({n} unread)', fr: 'Joueurs, discussion et plus (messages non lus : {n})' },
  close: { en: 'Close', fr: 'Fermer' },
  connecting: { en: 'Connecting…', fr: 'Connexion…' },
  connectingWhy: {
    en: 'The connection dropped. Nothing is lost: it will come back by itself.',
    fr: 'La connexion est coupée. Rien n’est perdu : elle se rétablira toute seule.',
  },
  timeLeft: { en: 'Time left: {time}', fr: 'Temps restant : {time}' },
  titleYours: { en: '● Your turn', fr: '● À vous' },

  away: { en: 'a bot plays', fr: 'un bot joue' },
  watching: { en: 'You are watching: hidden cards stay hidden.', fr: 'Vous regardez : ce qui est caché le reste.' },

  chat: { en: 'Chat', fr: 'Discussion' },
  noChat: { en: 'Nobody has said anything yet.', fr: 'Personne n’a encore rien dit.' },
  message: { en: 'Message', fr: 'Message' },
  send: { en: 'Send', fr: 'Envoyer' },
  phrases: { en: 'Quick phrases', fr: 'Phrases toutes prêtes' },
  mute: { en: 'Mute {name}', fr: 'Masquer les messages {de name}' },
  unmute: { en: 'Unmute {name}', fr: 'Afficher les messages {de name}' },
  muted: { en: 'muted', fr: 'message masqué' },
  said: { en: '{name}: {text}', fr: '{name} : {text}' },
  chatRule: { en: 'The chat is', fr: 'La discussion est' },
  chatOpen: { en: 'open', fr: 'ouverte' },
  chatPhrases: { en: 'quick phrases only', fr: 'limitée aux phrases toutes prêtes' },
  chatClosed: { en: 'closed', fr: 'fermée' },
  writers: { en: 'Who may write', fr: 'Qui peut écrire' },
  writersPlayers: { en: 'players only', fr: 'les joueurs seulement' },
  writersEverybody: { en: 'spectators too', fr: 'les spectateurs aussi' },
  playersWrite: { en: 'Only the players may write here.', fr: 'Seuls les joueurs peuvent écrire ici.' },
  everybodyWrites: { en: 'Spectators may write here too.', fr: 'Les spectateurs peuvent aussi écrire ici.' },
  chatIsClosed: { en: 'The host has closed the chat.', fr: 'L’hôte a fermé la discussion.' },

  mySeat: { en: 'My seat', fr: 'Ma place' },
  handToBot: { en: 'Let a bot play for me', fr: 'Laisser jouer un bot' },
  handToBotHint: {
    en: 'You can take your seat back at any time.',
    fr: 'Vous pouvez reprendre votre place à tout moment.',
  },
  handToFriend: { en: 'Hand my seat to a friend', fr: 'Passer ma place à quelqu’un' },
  handToFriendHint: {
    en: 'A bot plays until your friend opens this link and sits down in your seat.',
    fr: 'Un bot joue jusqu’à ce que votre ami prenne votre place par ce lien.',
  },
  comeBack: { en: 'Take my seat back', fr: 'Reprendre ma place' },
  awayClock: { en: 'Your time ran out: a bot plays for you.', fr: 'Votre temps est écoulé : un bot joue pour vous.' },
  awayHanded: { en: 'A bot plays for you.', fr: 'Un bot joue pour vous.' },
  awayHost: {
    en: 'You were away: the host let a bot play for you.',
    fr: 'En votre absence, l’hôte a laissé un bot jouer pour vous.',
  },
  awayVoted: {
    en: 'You were away: the others let a bot play for you.',
    fr: 'En votre absence, les autres ont laissé un bot jouer pour vous.',
  },
  awayResigned: { en: 'You have resigned: a bot plays on.', fr: 'Vous avez abandonné : un bot joue la suite.' },
  takeOver: { en: 'Take over {name}’s seat', fr: 'Reprendre la place {de name}' },
  sendAway: { en: 'Let a bot play for {name}', fr: 'Laisser un bot jouer pour {name}' },
  voteAway: {
    en: 'Propose letting a bot play for {name}',
    fr: 'Proposer qu’un bot joue pour {name}',
  },
  proposeEnd: { en: 'Propose ending the game', fr: 'Proposer d’arrêter la partie' },
  proposeUndo: { en: 'Ask to undo my last action', fr: 'Demander à annuler ma dernière action' },
  undoHidden: {
    en: 'Hidden information has been seen since your last action: it can no longer be undone.',
    fr: 'Une information cachée a été révélée depuis votre dernière action : on ne peut plus l’annuler.',
  },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resignSure: {
    en: 'Resign? A bot plays your seat to the end; you can still come back.',
    fr: 'Abandonner ? Un bot jouera pour vous jusqu’au bout ; vous pourrez encore revenir.',
  },
  sure: { en: 'Yes, resign', fr: 'Oui, abandonner' },
  keepOn: { en: 'Play on', fr: 'Continuer' },

  motionEnd: { en: '{name} proposes ending the game.', fr: '{name} propose d’arrêter la partie.' },
  motionUndo: { en: '{name} asks to undo an action.', fr: '{name} demande à annuler une action.' },
  motionAway: {
    en: '{name} proposes letting a bot play for {other}, who is away.',
    fr: '{name} propose qu’un bot joue pour {other}, qui n’est pas là.',
  },
  agreedSoFar: { en: 'Agreed: {names}', fr: 'D’accord : {names}' },
  agree: { en: 'Agree', fr: 'Accepter' },
  decline: { en: 'Decline', fr: 'Refuser' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },

  endedEarly: { en: 'The players agreed to end the game.', fr: 'Les joueurs se sont mis d’accord pour arrêter.' },
  endedByHost: { en: 'The host ended the game.', fr: 'L’hôte a arrêté la partie.' },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  rematchWanted: {
    en: '{name} wants a rematch: your seat is reserved.',
    fr: '{name} propose une revanche : votre place est gardée.',
  },
  rematchOthers: { en: '{name} wants a rematch.', fr: '{name} propose une revanche.' },
  sitAgain: { en: 'Sit down', fr: 'S’asseoir' },
  watchAgain: { en: 'Watch', fr: 'Regarder' },
  saveRecord: { en: 'Save the game', fr: 'Enregistrer la partie' },
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
  verify: { en: 'Check that the luck was fair', fr: 'Vérifier le hasard' },
  why: {
    en: 'Before the game, the server published a seal of its secret number. Now that number is revealed, and this page checks on your device that nobody stacked the deck.',
    fr: 'Avant la partie, le serveur a publié le sceau d’un nombre secret. Ce nombre est maintenant révélé : cette page vérifie elle-même, sur votre appareil, que personne n’a choisi les cartes.',
  },
  checking: { en: 'Checking…', fr: 'Vérification…' },
  seal: {
    en: 'The secret number is the one sealed before the game.',
    fr: 'Le nombre secret est bien celui qui avait été scellé avant la partie.',
  },
  salt: { en: 'Your own random data is part of it.', fr: 'Votre part de hasard y figure.' },
  seed: {
    en: 'The seed of all shuffles comes from the secret number and from what each player added.',
    fr: 'La graine de tous les mélanges découle du nombre secret et de ce que chacun y a ajouté.',
  },
  replay: {
    en: 'Replayed from that seed, the game goes exactly as you saw it: {n} steps.',
    fr: 'Rejouée à partir de cette graine, la partie se déroule exactement comme vous l’avez vue : {n} étapes.',
  },
  replayFrom: {
    en: 'The rules were updated at step {from}: earlier steps can no longer be replayed. Replayed from there, the game goes exactly as you saw it: {n} steps.',
    fr: 'Les règles ont été mises à jour à l’étape {from}, et ce qui précède ne peut plus être rejoué. Rejouée à partir de là, la partie se déroule exactement comme vous l’avez vue : {n} étapes.',
  },
  unknown: { en: 'unknown on this device', fr: 'inconnu sur cet appareil' },
  holds: { en: 'OK', fr: 'exact' },
  fails: { en: 'failed', fr: 'inexact' },
  allWell: { en: 'The luck of this game was fair.', fr: 'Cette partie n’a pas été truquée.' },
  partWell: {
    en: 'Everything that can still be checked is fine.',
    fr: 'Tout ce qui peut encore être vérifié est exact.',
  },
  notWell: { en: 'Something is wrong: see below.', fr: 'Quelque chose cloche : voyez ci-dessous.' },
  details: { en: 'The numbers', fr: 'Les nombres' },
  secret: { en: 'Secret number', fr: 'Nombre secret' },
  commitment: { en: 'Seal published before the game', fr: 'Sceau publié avant la partie' },
  salts: { en: 'Added by the players', fr: 'Ajouts des joueurs' },
  seedIs: { en: 'Seed', fr: 'Graine' },
  how: {
    en: 'Seal = SHA-256 of the secret number. Seed = SHA-256 of the secret number and the additions, one per line.',
    fr: 'Sceau = SHA-256 du nombre secret. Graine = SHA-256 du nombre secret et des ajouts, un par ligne.',
  },
} as const satisfies Record<string, Both>;
