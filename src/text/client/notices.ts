import type { Both } from '../language.ts';

/** Being told outside the page, as the settings offer it. */
export const BEING_TOLD = {
  title: { en: 'When it is your turn', fr: 'Quand c’est à vous' },
  open: {
    en: 'While a table is open, the page title and a sound alert you. When you are away:',
    fr: 'Une table ouverte vous avertit par le titre de la page et par un son. Quand vous ne la regardez pas :',
  },
  nameFirst: {
    en: 'Choose a name under “Play with others”, and this server can tell you when a table is waiting for you.',
    fr: 'Choisissez un nom dans « Jouer avec d’autres », et ce serveur pourra vous prévenir quand une table vous attend.',
  },
  push: { en: 'Notifications on this device', fr: 'Notifications sur cet appareil' },
  pushHint: {
    en: 'Your turn, a game’s start and end, requests for your consent.',
    fr: 'Votre tour, le début et la fin d’une partie, une demande d’accord.',
  },
  unsafe: {
    en: 'Browsers allow this only if the page is served over HTTPS.',
    fr: 'Les navigateurs ne le permettent que si la page est servie en HTTPS.',
  },
  unable: {
    en: 'This browser can’t do that. On an iPhone or iPad, add the page to the home screen first.',
    fr: 'Ce navigateur n’en est pas capable. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.',
  },
  blocked: {
    en: 'Blocked: allow notifications from this site in your browser’s settings.',
    fr: 'Bloquées : autorisez les notifications de ce site dans les réglages de votre navigateur.',
  },
  failed: {
    en: 'The browser could not register with its notification service: try again later.',
    fr: 'Le navigateur n’a pas pu s’inscrire auprès de son service de notifications : réessayez plus tard.',
  },
  hook: { en: 'Webhook', fr: 'Webhook' },
  hookHint: {
    en: 'The address of your own chat or program; this server sends it a POST request.',
    fr: 'L’adresse de votre messagerie ou de votre programme, que ce serveur appelle par POST.',
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
  lastTime: { en: '{why} (last time)', fr: '{why} (la dernière fois)' },
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
