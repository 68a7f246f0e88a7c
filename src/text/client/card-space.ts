import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Effect, Place } from '../../games/clank/core/effects.ts';
import type { Noun } from '../plural.ts';
import { DOING_OTHERWISE, SCORING, THIS_TURN, WITH } from './card.ts';
import { STANDING, TELEPORT } from './card-catacombs.ts';
import { same, type Words } from './words.ts';

/** What glyphs are called aboard a ship: those that mean something else there, and those that are nowhere else. */
export const SHIP_GLYPHS = {
  gold: { en: ['Credit', 'Credits'], fr: ['Crédit', 'Crédits'] },
  dragon: { en: ['Boss', 'Bosses'], fr: ['Boss', 'Boss'] },
  ghost: { en: ['Bounty Hunter', 'Bounty Hunters'], fr: ['Chasseur de prime', 'Chasseurs de prime'] },
  monster: { en: ['Enemy', 'Enemies'], fr: ['Ennemi', 'Ennemis'] },
  item: { en: ['Adventure card', 'Adventure cards'], fr: ['carte Aventure', 'cartes Aventure'] },
  crystal: { en: ['Power Crystal', 'Power Crystals'], fr: ['Cristal de pouvoir', 'Cristaux de pouvoir'] },
  tome: { en: ['Memory Core', 'Memory Cores'], fr: ['Puce de mémoire', 'Puces de mémoire'] },
  bag: { en: ['Boss Bag', 'Boss Bags'], fr: ['sac du Boss', 'sacs du Boss'] },
  outlaw: { en: ['Outlaw', 'Outlaws'], fr: ['Hors-la-loi', 'Hors-la-loi'] },
  resistance: { en: ['Resistance', 'Resistance'], fr: ['Résistance', 'Résistance'] },
  science: { en: ['Science', 'Science'], fr: ['Science', 'Science'] },
  contraband: { en: ['Contraband', 'Contraband'], fr: ['Produits de contrebande', 'Produits de contrebande'] },
  hack: { en: ['Data Port hacked', 'Data Ports hacked'], fr: ['port piraté', 'ports piratés'] },
  terminal: { en: ['Data Port', 'Data Ports'], fr: ['port de data', 'ports de data'] },
  captive: { en: ['Prisoner', 'Prisoners'], fr: ['Prisonnier', 'Prisonniers'] },
  checkpoint: { en: ['Security Checkpoint', 'Security Checkpoints'], fr: ['Salle de sécurité', 'Salles de sécurité'] },
  cyberware: { en: ['Cyberware', 'Cyberware'], fr: ['Cyberware', 'Cyberware'] },
  secret: { en: ['Secret', 'Secrets'], fr: ['Secret', 'Secrets'] },
  doom: {
    en: ['cube on the Scheme', 'cubes on the Scheme'],
    fr: ['cube sur la Machination', 'cubes sur la Machination'],
  },
  telepad: { en: ['Telepad', 'Telepads'], fr: ['Téléporteur', 'Téléporteurs'] },
  lift: { en: ['Hyperlift', 'Hyperlifts'], fr: ['Hyperstation', 'Hyperstations'] },
  ride: {
    en: ['ride without dizziness', 'rides without dizziness'],
    fr: ['trajet sans étourdissement', 'trajets sans étourdissement'],
  },
  pod: { en: ['Escape Pod', 'Escape Pods'], fr: ['Capsule de sauvetage', 'Capsules de sauvetage'] },
  command: { en: ['Command', 'Command'], fr: ['Commandement', 'Commandement'] },
  corridor: { en: ['Corridor', 'Corridors'], fr: ['Couloir', 'Couloirs'] },
} as const satisfies Record<string, Noun>;

/** What the faces of cards aboard a ship say: it comes with the words of In! Space!. */
const SHIP_WITH = {
  'another-outlaw': {
    full: { en: 'another Outlaw [outlaw] this turn', fr: 'un autre Hors-la-loi [outlaw] ce tour' },
    brief: { en: '[outlaw]', fr: '[outlaw]' },
  },
  'another-resistance': {
    full: {
      en: 'another Resistance card [resistance] this turn',
      fr: 'une autre carte Résistance [resistance] ce tour',
    },
    brief: { en: '[resistance]', fr: '[resistance]' },
  },
  'another-science': {
    full: { en: 'another Science card [science] this turn', fr: 'une autre carte Science [science] ce tour' },
    brief: { en: '[science]', fr: '[science]' },
  },
  'power-crystal': {
    full: { en: 'with a Power Crystal [crystal]', fr: 'avec un Cristal de pouvoir [crystal]' },
    brief: { en: '[crystal]', fr: '[crystal]' },
  },
  contraband: {
    full: { en: 'with Contraband [contraband]', fr: 'avec des Produits de contrebande [contraband]' },
    brief: { en: '[contraband]', fr: '[contraband]' },
  },
  trashed: {
    full: { en: 'a card trashed this turn [trash]', fr: 'une carte bannie ce tour [trash]' },
    brief: { en: '[trash]', fr: '[trash]' },
  },
  hacked: {
    full: { en: 'a Data Port hacked [hack] this turn', fr: 'un port piraté [hack] ce tour' },
    brief: { en: '[hack]', fr: '[hack]' },
  },
  'prisoner-at-hand': {
    full: { en: 'a Prisoner [captive] in play or discarded', fr: 'un Prisonnier [captive] en jeu ou en défausse' },
    brief: { en: '[captive]', fr: '[captive]' },
  },
  'at-market': {
    full: { en: 'in a Market [market] this turn', fr: 'dans un Marché [market] ce tour' },
    brief: { en: '[market]', fr: '[market]' },
  },
  'at-checkpoint': {
    full: { en: 'in a Checkpoint [checkpoint] this turn', fr: 'dans une Salle de sécurité [checkpoint] ce tour' },
    brief: { en: '[checkpoint]', fr: '[checkpoint]' },
  },
  'at-data-port': {
    full: { en: 'at a Data Port [terminal] this turn', fr: 'à un port de data [terminal] ce tour' },
    brief: { en: '[terminal]', fr: '[terminal]' },
  },
  'crystal-in-bank': {
    full: { en: 'if the bank has a Crystal', fr: 's’il reste un Cristal' },
    brief: { en: 'if left', fr: 's’il en reste' },
  },
  'stands-in-checkpoint': {
    full: { en: 'in a Checkpoint [checkpoint]', fr: 'en Salle de sécurité [checkpoint]' },
    brief: { en: '[checkpoint]', fr: '[checkpoint]' },
  },
  'seven-gold': { full: { en: 'with [gold:7]', fr: 'avec [gold:7]' }, brief: { en: '[gold:7]', fr: '[gold:7]' } },
  'has-installed': {
    full: { en: 'with Cyberware [cyberware] installed', fr: 'avec un Cyberware [cyberware] installé' },
    brief: { en: '[cyberware]', fr: '[cyberware]' },
  },
  'five-damage': {
    full: { en: 'with 5 damage or more', fr: 'avec au moins 5 dégâts' },
    brief: { en: '5 damage', fr: '5 dégâts' },
  },
  installed: {
    full: { en: 'with Cyberware [cyberware] installed', fr: 'avec un Cyberware [cyberware] installé' },
    brief: { en: '[cyberware]', fr: '[cyberware]' },
  },
  'secret-taken': {
    full: { en: 'a Secret [secret] taken this turn', fr: 'un Secret [secret] pris ce tour' },
    brief: { en: '[secret]', fr: '[secret]' },
  },
  'doom-near': {
    full: { en: '[cube:2] on the Scheme', fr: '[cube:2] sur la Machination' },
    brief: { en: '[doom:2]', fr: '[doom:2]' },
  },
  'stands-unsafe': {
    full: { en: 'outside safe areas', fr: 'hors des zones sûres' },
    brief: { en: 'unsafe', fr: 'hors zone sûre' },
  },
  'stands-airless': {
    full: { en: 'outside safe areas and Hydroponics', fr: 'hors zone sûre et Centre hydroponique' },
    brief: { en: 'no air', fr: 'sans air' },
  },
  'stands-in-scheme-module': {
    full: { en: 'in the Scheme’s module', fr: 'dans le module de la Machination' },
    brief: { en: 'in module', fr: 'au module' },
  },
  'stands-imprisoned': {
    full: { en: 'in a Checkpoint or the Scheme’s module', fr: 'en Salle de sécurité ou au module de la Machination' },
    brief: { en: 'Checkpoint or module', fr: 'Sécurité ou module' },
  },
  'stands-at-ride': {
    full: { en: 'at a Hyperlift or Telepad', fr: 'à une Hyperstation ou un Téléporteur' },
    brief: { en: 'at a ride', fr: 'à un arrêt' },
  },
  'owns-no-key': {
    full: { en: 'without a Master Key', fr: 'sans Passe-partout' },
    brief: { en: 'no key', fr: 'sans passe' },
  },
  'owns-no-crystal': {
    full: { en: 'without a Power Crystal', fr: 'sans Cristal de pouvoir' },
    brief: { en: 'no Crystal', fr: 'sans Cristal' },
  },
} as const satisfies Partial<Record<Condition, Words>>;

const SHIP_CHANGES = {
  'checkpoints-do-not-stop': {
    full: { en: 'Checkpoints do not stop you', fr: 'les Salles de sécurité ne vous arrêtent pas' },
    brief: { en: 'no Checkpoint', fr: 'sans sécurité' },
  },
  'no-dizziness': {
    full: { en: 'rides [ride] do not make you dizzy', fr: 'les trajets [ride] n’étourdissent pas' },
    brief: { en: '[ride]', fr: '[ride]' },
  },
  'buy-anywhere': {
    full: { en: 'buy once anywhere [market] for [gold:7]', fr: 'acheter une fois de loin [market] pour [gold:7]' },
    brief: { en: '[market] anywhere, [gold:7]', fr: '[market] de loin, [gold:7]' },
  },
  'bargain-anywhere': {
    full: { en: 'buy anywhere [market] for [gold:3]', fr: 'acheter de loin [market] pour [gold:3]' },
    brief: { en: '[market] anywhere, [gold:3]', fr: '[market] de loin, [gold:3]' },
  },
  'locks-open': {
    full: { en: 'locks are open', fr: 'les Cadenas sont ouverts' },
    brief: { en: 'locks open', fr: 'Cadenas ouverts' },
  },
  'next-path-safe': {
    full: { en: 'next corridor harmless', fr: 'prochain couloir sans dégât' },
    brief: { en: 'safe corridor', fr: 'couloir sûr' },
  },
} as const satisfies Partial<Record<Change, Words>>;

const SHIP_PLACES = {
  'one-cube': { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  'two-cubes': { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  aboard: { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  'pad-in-module': {
    full: { en: 'once, in a module with a Telepad', fr: 'une fois, dans un module à Téléporteur' },
    brief: { en: 'in module', fr: 'au module' },
  },
} as const satisfies Partial<Record<Place, Words>>;

const SHIP_GOALS = {
  'pad-anywhere': {
    full: { en: '[port] to any Telepad', fr: '[port] vers un Téléporteur' },
    brief: { en: '[port] [telepad]', fr: '[port] [telepad]' },
  },
  'lift-anywhere': {
    full: { en: '[port] to any Hyperlift stop', fr: '[port] vers une Hyperstation' },
    brief: { en: '[port] [lift]', fr: '[port] [lift]' },
  },
  'pad-in-module': {
    full: { en: '[port] to a Telepad here', fr: '[port] vers un Téléporteur d’ici' },
    brief: { en: '[port] [telepad]', fr: '[port] [telepad]' },
  },
} as const satisfies Partial<Record<Destination, Words>>;

type Scored =
  | Extract<ScoreRule, { readonly per: string }>['per']
  | Extract<ScoreRule, { readonly when: string }>['when'];

const SHIP_SCORING = {
  crystal: {
    full: { en: '[vp:{n}] per Power Crystal [crystal]', fr: '[vp:{n}] par Cristal de pouvoir [crystal]' },
    brief: { en: '[vp:{n}] per [crystal]', fr: '[vp:{n}] par [crystal]' },
  },
  outlaw: {
    full: { en: '[vp:{n}] per Outlaw [outlaw]', fr: '[vp:{n}] par Hors-la-loi [outlaw]' },
    brief: { en: '[vp:{n}] per [outlaw]', fr: '[vp:{n}] par [outlaw]' },
  },
  'memory-core': {
    full: { en: '[vp:{n}] per Memory Core [tome]', fr: '[vp:{n}] par Puce de mémoire [tome]' },
    brief: { en: '[vp:{n}] per [tome]', fr: '[vp:{n}] par [tome]' },
  },
  'completed-phase': {
    full: { en: '[vp:{n}] per completed phase', fr: '[vp:{n}] par phase achevée' },
    brief: { en: '[vp:{n}] per phase', fr: '[vp:{n}] par phase' },
  },
  installed: {
    full: { en: '[vp:{n}] per Cyberware [cyberware] installed', fr: '[vp:{n}] par Cyberware [cyberware] installé' },
    brief: { en: '[vp:{n}] per [cyberware]', fr: '[vp:{n}] par [cyberware]' },
  },
  escaped: {
    full: { en: '[vp:{n}] with an Escape Pod [pod]', fr: '[vp:{n}] avec une Capsule [pod]' },
    brief: { en: '[vp:{n}] with [pod]', fr: '[vp:{n}] avec [pod]' },
  },
} as const satisfies Partial<Record<Scored, Words>>;

const SHIP_DOING = {
  if: same({ en: 'otherwise, {what}', fr: 'sinon, {what}' }),
  'spend-cubes': {
    full: { en: 'spend [cube:{n}]', fr: 'dépenser [cube:{n}]' },
    brief: { en: '[cube:−{n}]', fr: '[cube:−{n}]' },
  },
  'count-as': same({ en: 'any Faction', fr: 'toute Faction' }),
  crystal: {
    full: { en: 'take a Power Crystal [crystal]', fr: 'prendre un Cristal de pouvoir [crystal]' },
    brief: { en: '[crystal:1]', fr: '[crystal:1]' },
  },
  'hack-nearby': {
    full: { en: 'hack a port in an adjacent room', fr: 'pirater un port voisin' },
    brief: { en: 'hack adjacent port', fr: 'pirater à côté' },
  },
  'take-prisoner': {
    full: {
      en: 'take a Prisoner from the row or its discards',
      fr: 'prendre un Prisonnier de la piste ou de sa défausse',
    },
    brief: { en: '[captive:1]', fr: '[captive:1]' },
  },
  'turn-goblin': {
    full: { en: 'the GØB-L1N becomes the Eradibot', fr: 'le GØB-L1N devient l’Éradibot' },
    brief: { en: 'Eradibot!', fr: 'Éradibot' },
  },
  copy: {
    full: { en: 'counts as another card in play', fr: 'compte comme une autre carte en jeu' },
    brief: { en: 'copies a card', fr: 'copie une carte' },
  },
  multipass: same({ en: 'a Faction bonus', fr: 'un bonus de Faction' }),
  'take-cube': {
    full: { en: 'take [cube:1]', fr: 'prendre [cube:1]' },
    brief: { en: '[cube:1]', fr: '[cube:1]' },
  },
  'scheme-cube': {
    full: { en: '[cube:1] to the Scheme', fr: '[cube:1] à la Machination' },
    brief: { en: '[cube:1] [doom]', fr: '[cube:1] [doom]' },
  },
  'lose-card': {
    full: { en: 'discard a card [discard:1]', fr: 'défausser une carte [discard:1]' },
    brief: { en: '[discard:1]', fr: '[discard:1]' },
  },
  'lose-bank-crystal': same({ en: 'the bank loses a Crystal', fr: 'un Cristal quitte la réserve générale' }),
} as const satisfies Partial<Record<Effect['do'], Words>>;

Object.assign(WITH, SHIP_WITH);
Object.assign(THIS_TURN, SHIP_CHANGES);
Object.assign(STANDING, SHIP_PLACES);
Object.assign(TELEPORT, SHIP_GOALS);
Object.assign(SCORING, SHIP_SCORING);
Object.assign(DOING_OTHERWISE, SHIP_DOING);
