import type { Both } from '../language.ts';

/** Being told outside the page, as the settings offer it. */
export const BEING_TOLD = {
  title: { en: 'When it is your turn', fr: 'Quand c’est à vous' },
  open: {
    en: 'With a table open, the title of the page and a sound call you. When you are not looking:',
    fr: 'Une table ouverte vous appelle par le titre de la page et par un son. Quand vous ne la regardez pas :',
  },
  nameFirst: {
    en: 'Give yourself a name under “Play with others”, and this server can tell you when a table waits for you.',
    fr: 'Donnez-vous un nom sous « Jouer avec d’autres », et ce serveur pourra vous prévenir quand une table vous attend.',
  },
  push: { en: 'Notifications on this device', fr: 'Notifications sur cet appareil' },
  pushHint: {
    en: 'Your turn, the beginning and the end of a game, a consent that is asked of you.',
    fr: 'Votre tour, le début et la fin d’une partie, un accord qu’on vous demande.',
  },
  unsafe: {
    en: 'Browsers allow it only where the page is served over https.',
    fr: 'Les navigateurs ne le permettent que si la page est servie en https.',
  },
  unable: {
    en: 'This browser cannot. On an iPhone or iPad, add the page to the home screen first.',
    fr: 'Ce navigateur ne le peut pas. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.',
  },
  blocked: {
    en: 'Blocked: allow notifications of this site in the settings of your browser.',
    fr: 'Bloquées : autorisez les notifications de ce site dans les réglages de votre navigateur.',
  },
  failed: {
    en: 'The browser could not sign up with its notification service: try again later.',
    fr: 'Le navigateur n’a pas pu s’inscrire auprès de son service de notifications : réessayez plus tard.',
  },
  hook: { en: 'Webhook', fr: 'Webhook' },
  hookHint: {
    en: 'An address of your own, of a chat or a program, that this server calls with a POST.',
    fr: 'Une adresse à vous, d’une messagerie ou d’un programme, que ce serveur appelle par un POST.',
  },
  keep: { en: 'Save', fr: 'Enregistrer' },
  remove: { en: 'Remove', fr: 'Retirer' },
  try: { en: 'Try it', fr: 'Essayer' },
  tryPush: { en: 'Try the notification', fr: 'Essayer la notification' },
  tryHook: { en: 'Try the webhook', fr: 'Essayer le webhook' },
  kept: { en: 'Saved.', fr: 'Enregistré.' },
  removed: { en: 'Removed.', fr: 'Retiré.' },
  trying: { en: 'Trying…', fr: 'Essai en cours…' },
  works: { en: 'It works.', fr: 'Ça marche.' },
  lastTime: { en: '{why} (the last time)', fr: '{why} (la dernière fois)' },
  switchedOff: {
    en: 'Switched off after several failures. Save or try it again to switch it on.',
    fr: 'Désactivé après plusieurs échecs. Enregistrez ou essayez de nouveau pour le réactiver.',
  },
  offer: { en: 'Tell me when it is my turn', fr: 'Me prévenir quand c’est à moi' },
} as const satisfies Record<string, Both>;

/** Whether a player is there now. */
export const PRESENCE = {
  here: { en: 'here', fr: 'en ligne' },
  notHere: { en: 'not here', fr: 'hors ligne' },
} as const satisfies Record<string, Both>;
