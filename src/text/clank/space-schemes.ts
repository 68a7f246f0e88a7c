import type { Both } from '../language.ts';
import type { SCHEME_NAMES } from './space-scheme-names.ts';

/** A Scheme of Apocalypse! as its card says it. */
interface SchemeText {
  /** What each phase does once it is complete. */
  readonly phases: readonly [Both, Both, Both];
  /** What may be done against it once a turn. */
  readonly action: Both;
  /** What holds for everybody once the third phase is complete. */
  readonly lasting: Both;
}

export const SCHEME_TEXT = {
  'interdimensional-monsters': {
    phases: [
      { en: 'Every TelePass still on sale leaves the game', fr: 'Tous les TéléPass encore en vente sortent du jeu' },
      {
        en: 'Two Bounty Hunters move from the Rage Track to the Clank! Area',
        fr: 'Deux Chasseurs de prime passent de la piste de Fureur à la zone Clank!',
      },
      {
        en: 'The GØB-L1N turns into the Eradibot; each player outside safe areas adds 2 Clank!',
        fr: 'Le GØB-L1N devient l’Éradibot ; chaque joueur hors des zones sûres ajoute 2 Clank!',
      },
    ],
    action: {
      en: 'Pay 3 Swords: take a black cube and 1 Credit',
      fr: 'Payer 3 Épées : prendre un cube noir et 1 Crédit',
    },
    lasting: {
      en: 'Each corridor with an Enemy icon has one more',
      fr: 'Chaque couloir à icône d’Ennemi en compte une de plus',
    },
  },
  'atmosphere-theft': {
    phases: [
      { en: 'Each player discards 1 card', fr: 'Chaque joueur défausse 1 carte' },
      {
        en: 'Each player outside Hydroponics and safe areas takes 1 damage',
        fr: 'Chaque joueur hors du Centre hydroponique et des zones sûres subit 1 dégât',
      },
      { en: 'The Boss marker moves up 1 space', fr: 'Le marqueur Boss monte d’une case' },
    ],
    action: { en: 'Pay 2 Boots: take a black cube', fr: 'Payer 2 Bottes : prendre un cube noir' },
    lasting: {
      en: 'On each of their turns, each player loses the first Boot they gain',
      fr: 'À chacun de ses tours, chaque joueur perd la première Botte obtenue',
    },
  },
  'toxigenic-plague': {
    phases: [
      { en: 'Each player takes 1 damage', fr: 'Chaque joueur subit 1 dégât' },
      { en: 'Every Med Kit still on sale leaves the game', fr: 'Tous les Médikits encore en vente sortent du jeu' },
      {
        en: 'Each player takes 1 damage, or 2 in the Terror-Forming Lab',
        fr: 'Chaque joueur subit 1 dégât, ou 2 dans le Labo de terreurformation',
      },
    ],
    action: {
      en: 'Pay 4 Skill: take a black cube and heal 1 damage',
      fr: 'Payer 4 Compétences : prendre un cube noir et soigner 1 dégât',
    },
    lasting: {
      en: 'On each of their turns, each player ignores the first damage they heal',
      fr: 'À chacun de ses tours, chaque joueur perd son premier soin de 1 dégât',
    },
  },
  'invade-space': {
    phases: [
      { en: 'Each player adds 1 Clank!', fr: 'Chaque joueur ajoute 1 Clank!' },
      {
        en: 'A Bounty Hunter moves from the Rage Track to the Clank! Area',
        fr: 'Un Chasseur de prime passe de la piste de Fureur à la zone Clank!',
      },
      {
        en: 'Each player adds 2 Clank!; players in the Invasion Hangar also take 1 damage',
        fr: 'Chaque joueur ajoute 2 Clank! ; ceux du Hangar d’invasion subissent aussi 1 dégât',
      },
    ],
    action: { en: 'Pay 2 Swords: take a black cube', fr: 'Payer 2 Épées : prendre un cube noir' },
    lasting: {
      en: 'Enemies in the Adventure Row take 1 more Sword to defeat',
      fr: 'Les Ennemis de la piste des Aventures demandent 1 Épée de plus',
    },
  },
  'planets-into-prisons': {
    phases: [
      {
        en: 'Every Master Key still on sale leaves the game',
        fr: 'Tous les Passe-partout encore en vente sortent du jeu',
      },
      {
        en: 'Each player adds 1 Clank!, or 3 in a Security Checkpoint or the Planetary Cell Block',
        fr: 'Chaque joueur ajoute 1 Clank!, ou 3 dans une Salle de sécurité ou le Bloc pénitentiaire planétaire',
      },
      {
        en: 'Each player without a Master Key discards 1 card',
        fr: 'Chaque joueur sans Passe-partout défausse 1 carte',
      },
    ],
    action: {
      en: 'Pay 1 Boot and 2 Skill: take a black cube and remove 1 Clank!',
      fr: 'Payer 1 Botte et 2 Compétences : prendre un cube noir et retirer 1 Clank!',
    },
    lasting: {
      en: 'Walking out of a Security Checkpoint takes 1 extra Boot',
      fr: 'Quitter à pied une Salle de sécurité demande 1 Botte de plus',
    },
  },
  'the-great-unplugging': {
    phases: [
      {
        en: 'Each player without a Power Crystal adds 2 Clank!',
        fr: 'Chaque joueur sans Cristal de pouvoir ajoute 2 Clank!',
      },
      {
        en: 'A Power Crystal leaves the bank and the game',
        fr: 'Un Cristal de pouvoir de la réserve générale sort du jeu',
      },
      {
        en: 'Each player at a Hyperlift stop or Telepad takes 1 damage; the Boss marker moves up 1 space',
        fr: 'Chaque joueur sur une Hyperstation ou un Téléporteur subit 1 dégât ; le marqueur Boss monte d’une case',
      },
    ],
    action: { en: 'Pay 3 Skill: take a black cube', fr: 'Payer 3 Compétences : prendre un cube noir' },
    lasting: {
      en: 'Each ride by Hyperlift or Telepad takes 1 Boot',
      fr: 'Chaque trajet par Hyperstation ou Téléporteur demande 1 Botte',
    },
  },
  'clearance-sale-of-stars': {
    phases: [
      { en: 'Each player pays 2 Credits or adds 2 Clank!', fr: 'Chaque joueur paie 2 Crédits ou ajoute 2 Clank!' },
      { en: 'Market items cost 9 Credits from now on', fr: 'Les objets du Marché coûtent désormais 9 Crédits' },
      { en: 'Each player pays 3 Credits or takes 1 damage', fr: 'Chaque joueur paie 3 Crédits ou subit 1 dégât' },
    ],
    action: {
      en: 'Pay 2 Credits: take a black cube and remove 1 Clank!',
      fr: 'Payer 2 Crédits : prendre un cube noir et retirer 1 Clank!',
    },
    lasting: {
      en: 'Reserve cards cost 1 more Skill',
      fr: 'Les Actions permanentes coûtent 1 Compétence de plus',
    },
  },
  'big-crunch-rehearsal': {
    phases: [
      { en: 'The Boss marker moves up 1 space', fr: 'Le marqueur Boss monte d’une case' },
      { en: 'Each player adds 3 Clank!', fr: 'Chaque joueur ajoute 3 Clank!' },
      {
        en: 'The Boss marker moves up 1 space; two Bounty Hunters move from the Rage Track to the Clank! Area',
        fr: 'Le marqueur Boss monte d’une case ; deux Chasseurs de prime passent de la piste de Fureur à la zone Clank!',
      },
    ],
    action: {
      en: 'Pay 4 Skill, Swords and Boots in any mix: take a black cube',
      fr: 'Payer 4 ressources au total (Compétences, Épées ou Bottes) : prendre un cube noir',
    },
    lasting: { en: 'Each Boss Attack draws 1 more cube', fr: 'Chaque Attaque du Boss tire 1 cube de plus' },
  },
} as const satisfies Readonly<Record<keyof typeof SCHEME_NAMES, SchemeText>>;
