import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const END = {
  wins: { en: '{name} wins', fr: '{name} l’emporte' },
  share: { en: '{names} share the win', fr: '{names} se partagent la victoire' },
  nobody: { en: 'Nobody wins', fr: 'Personne ne gagne' },
  ahead: { en: '{points}, {lead} ahead of {name}', fr: '{points}, {lead} d’avance sur {name}' },
  byTieBreak: { en: '{points}, ahead of {name} on the tie-break', fr: '{points}, devant {name} au départage' },
  and: { en: 'and', fr: 'et' },
  scoring: { en: 'Scoring', fr: 'Décompte' },
  scoringHow: { en: 'line by line, in counting order', fr: 'ligne par ligne, dans l’ordre du décompte' },
  total: { en: 'Total', fr: 'Total' },
  story: { en: 'The game in numbers', fr: 'L’histoire en chiffres' },
  points: { en: 'Points, turn by turn', fr: 'Points, tour par tour' },
  curve: { en: 'Each player’s points at the end of each turn', fr: 'Points de chacun à la fin de chaque tour' },
  drag: { en: 'drag to watch the game again', fr: 'faites glisser pour revoir la partie' },
  replaysFrom: {
    en: 'The rules were updated during this game: it can be replayed only from step {step}.',
    fr: 'Les règles ont été mises à jour pendant cette partie : elle se revoit à partir de l’étape {step}.',
  },
  atStep: { en: 'Step {step} of {steps}', fr: 'Étape {step} sur {steps}' },
  turn: { en: 'Turn {n}', fr: 'Tour {n}' },
  setup: { en: 'Setup', fr: 'Mise en place' },
  play: { en: 'Play', fr: 'Lire' },
  pause: { en: 'Pause', fr: 'Pause' },
  back: { en: 'One step back', fr: 'Une étape en arrière' },
  forward: { en: 'One step forward', fr: 'Une étape en avant' },
  speed: { en: 'Speed', fr: 'Vitesse' },
  playOn: { en: 'Play on from here', fr: 'Reprendre d’ici' },
  playOnHow: {
    en: 'opens a new table; cards you had not seen are dealt again',
    fr: 'ouvre une nouvelle table ; les cartes que vous n’aviez pas vues sont redistribuées',
  },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  rematchHow: { en: 'same seats, same options', fr: 'mêmes places, mêmes options' },
  export: { en: 'Save the game', fr: 'Enregistrer la partie' },
  place: { en: '{nth} place', fr: '{nth} place' },
  nothing: { en: '–', fr: '–' },
} as const satisfies Record<string, Both>;

export const LOST: Noun = { en: ['lost', 'lost'], fr: ['perdu', 'perdus'] };
export const POINTS: Noun = { en: ['point', 'points'], fr: ['point', 'points'] };
