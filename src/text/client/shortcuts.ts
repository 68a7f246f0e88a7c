import type { Both } from '../language.ts';

/** The settings of keys, of the question before a turn is ended, and of what is heard. */
export const CONTROLS = {
  shortcuts: { en: 'Keyboard shortcuts', fr: 'Raccourcis clavier' },
  shortcutsHint: {
    en: 'Single keys that act on the whole table, such as E to end the turn.',
    fr: 'Une seule touche suffit, comme E pour finir le tour.',
  },
  changeKeys: { en: 'Change the keys', fr: 'Changer les touches' },
  resetKeys: { en: 'Restore the default keys', fr: 'Rétablir les touches d’origine' },
  confirmWaste: {
    en: 'Ask before wasting anything at the end of a turn',
    fr: 'Demander confirmation s’il reste de quoi agir',
  },
  confirmWasteHint: {
    en: 'When ending the turn can’t be undone and you could still use something.',
    fr: 'Quand la fin du tour est définitive et que vous pourriez encore utiliser quelque chose.',
  },
  sounds: { en: 'Sounds', fr: 'Sons' },
  off: { en: 'Keyboard shortcuts are off.', fr: 'Les raccourcis clavier sont désactivés.' },
} as const satisfies Record<string, Both>;

/** Each sound by what it tells. */
export const CUE_NAMES = {
  card: { en: 'Cards', fr: 'Cartes' },
  coin: { en: 'Gold and finds', fr: 'Or et trouvailles' },
  step: { en: 'Steps', fr: 'Pas' },
  clank: { en: 'Clank!', fr: 'Clank!' },
  hit: { en: 'Hits', fr: 'Coups' },
  dragon: { en: 'Attacks', fr: 'Attaques' },
  score: { en: 'Points', fr: 'Points' },
  yours: { en: 'Your turn', fr: 'À vous de jouer' },
  end: { en: 'End of the game', fr: 'Fin de la partie' },
} as const satisfies Record<string, Both>;

/** The question before the end of a turn that leaves something unused. */
export const WASTE = {
  title: { en: 'End the turn anyway?', fr: 'Finir le tour quand même\u202f?' },
  final: { en: 'This can’t be undone.', fr: 'C’est définitif.' },
  end: { en: 'End the turn', fr: 'Finir le tour' },
  stay: { en: 'Keep playing', fr: 'Continuer à jouer' },
} as const satisfies Record<string, Both>;
