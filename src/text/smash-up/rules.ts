import type { SmashUpRule, SmashUpSection } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';
import { RULES_1 } from './rules-1.ts';
import { RULES_2 } from './rules-2.ts';
import { RULES_3 } from './rules-3.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

export const SECTION_TEXT: Record<SmashUpSection, Both> = {
  goal: { en: 'Goal of the game', fr: 'Le but du jeu' },
  components: { en: 'In the box', fr: 'Le matériel' },
  setup: { en: 'Setup', fr: 'La mise en place' },
  'base-deck': { en: 'The base deck', fr: 'La pioche de Bases' },
  turn: { en: 'The turn', fr: 'Le tour de jeu' },
  'start-of-turn': { en: 'Start of the turn', fr: 'Le début du tour' },
  'play-cards': { en: 'Playing cards', fr: 'Jouer des cartes' },
  minions: { en: 'Minions', fr: 'Les Créatures' },
  actions: { en: 'Actions', fr: 'Les Actions' },
  'score-bases': { en: 'Scoring bases', fr: 'La phase de Conquête' },
  draw: { en: 'Drawing two cards', fr: 'Piocher deux cartes' },
  'end-of-turn': { en: 'End of the turn', fr: 'La fin du tour' },
  resolution: { en: 'The order of effects', fr: 'L’ordre des effets' },
  cards: { en: 'Reading a card', fr: 'Anatomie d’une carte' },
  'on-play': { en: 'Once only', fr: 'Un effet ne joue qu’une fois' },
  scoring: { en: 'Scoring a base, step by step', fr: 'La Conquête, pas à pas' },
  specials: { en: 'Who reacts first', fr: 'Qui réagit d’abord' },
  points: { en: 'Awarding the points', fr: 'L’attribution des points' },
  aftermath: { en: 'After the battle', fr: 'Après la bataille' },
  ties: { en: 'Ties', fr: 'Les égalités' },
  'game-end': { en: 'End of the game', fr: 'La fin de la partie' },
  terms: { en: 'Terms and limits', fr: 'Termes et restrictions' },
  clarifications: { en: 'Clarifications', fr: 'Clarifications' },
  conflicts: { en: 'Settling conflicts', fr: 'Le règlement des conflits' },
  factions: { en: 'The factions', fr: 'Les Factions' },
  decided: { en: 'Where the rulebook is silent', fr: 'Là où le livret se tait' },
  rulings: { en: 'Other rulings', fr: 'Précisions venues d’ailleurs' },
  'card-rulings': { en: 'Card by card', fr: 'Carte par carte' },
};

export const RULE_TEXT: Record<SmashUpRule, Both> = {
  ...RULES_AT_HAND,
  ...RULES_1,
  ...RULES_2,
  ...RULES_3,
};
