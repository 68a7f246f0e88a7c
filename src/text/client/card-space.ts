import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Effect, Place } from '../../games/clank/core/effects.ts';
import { DOING_OTHERWISE, SCORING, THIS_TURN, WITH } from './card.ts';
import { STANDING, TELEPORT } from './card-catacombs.ts';
import { same, type Words } from './words.ts';

/** What the faces of cards aboard a ship say: it comes with the words of In! Space!. */
const SHIP_WITH = {
  'another-outlaw': {
    full: { en: 'another Outlaw this turn', fr: 'un autre Hors-la-loi ce tour' },
    brief: { en: 'Outlaw', fr: 'Hors-la-loi' },
  },
  'another-resistance': {
    full: { en: 'another Resistance card this turn', fr: 'une autre carte Résistance ce tour' },
    brief: { en: 'Resistance', fr: 'Résistance' },
  },
  'another-science': {
    full: { en: 'another Science card this turn', fr: 'une autre carte Science ce tour' },
    brief: { en: 'Science', fr: 'Science' },
  },
  'power-crystal': {
    full: { en: 'with a power crystal', fr: 'avec un Cristal de pouvoir' },
    brief: { en: 'crystal', fr: 'Cristal' },
  },
  contraband: {
    full: { en: 'with Contraband', fr: 'avec de la contrebande' },
    brief: { en: 'goods', fr: 'trafic' },
  },
  trashed: {
    full: { en: 'a card trashed this turn [trash]', fr: 'une carte bannie ce tour [trash]' },
    brief: { en: '[trash]', fr: '[trash]' },
  },
  hacked: {
    full: { en: 'a data port hacked this turn', fr: 'un port piraté ce tour' },
    brief: { en: 'port hacked', fr: 'port piraté' },
  },
  'prisoner-at-hand': {
    full: { en: 'a Prisoner in play or discarded', fr: 'un Prisonnier en jeu ou en défausse' },
    brief: { en: 'Prisoner', fr: 'Prisonnier' },
  },
  'at-market': {
    full: { en: 'in a market [market] this turn', fr: 'dans un marché [market] ce tour' },
    brief: { en: 'in [market]', fr: 'en [market]' },
  },
  'at-checkpoint': {
    full: { en: 'in a checkpoint this turn', fr: 'dans une Salle de sécurité ce tour' },
    brief: { en: 'checkpoint', fr: 'sécurité' },
  },
  'at-data-port': {
    full: { en: 'at a data port this turn', fr: 'à un port de data ce tour' },
    brief: { en: 'data port', fr: 'port' },
  },
  'crystal-in-bank': {
    full: { en: 'if the bank has a crystal', fr: 's’il reste un Cristal' },
    brief: { en: 'if one is left', fr: 's’il en reste' },
  },
  'stands-in-checkpoint': {
    full: { en: 'in a checkpoint', fr: 'en Salle de sécurité' },
    brief: { en: 'checkpoint', fr: 'sécurité' },
  },
  'seven-gold': { full: { en: 'with [gold:7]', fr: 'avec [gold:7]' }, brief: { en: '[gold:7]', fr: '[gold:7]' } },
  'has-installed': {
    full: { en: 'with cyberware installed', fr: 'avec un implant installé' },
    brief: { en: 'cyberware', fr: 'implant' },
  },
  'five-damage': {
    full: { en: 'with 5 damage or more', fr: 'avec au moins 5 dégâts' },
    brief: { en: '5 damage', fr: '5 dégâts' },
  },
  installed: {
    full: { en: 'with cyberware installed', fr: 'avec un implant installé' },
    brief: { en: 'cyberware', fr: 'implant' },
  },
  'secret-taken': {
    full: { en: 'a secret taken this turn', fr: 'un secret pris ce tour' },
    brief: { en: 'secret taken', fr: 'secret pris' },
  },
  'doom-near': {
    full: { en: '2 cubes on the scheme', fr: '2 cubes sur la Machination' },
    brief: { en: '2 cubes', fr: '2 cubes' },
  },
  'stands-unsafe': {
    full: { en: 'outside a safe area', fr: 'hors d’une zone sûre' },
    brief: { en: 'unsafe', fr: 'hors zone' },
  },
  'stands-airless': {
    full: { en: 'where there is no air', fr: 'là où l’air manque' },
    brief: { en: 'no air', fr: 'sans air' },
  },
  'stands-in-scheme-module': {
    full: { en: 'in the scheme’s module', fr: 'dans le module visé' },
    brief: { en: 'in module', fr: 'au module' },
  },
  'stands-imprisoned': {
    full: { en: 'in a checkpoint or the scheme’s module', fr: 'en Salle de sécurité ou au module visé' },
    brief: { en: 'locked in', fr: 'enfermé' },
  },
  'stands-at-ride': {
    full: { en: 'at a lift or telepad', fr: 'à un arrêt ou un Téléporteur' },
    brief: { en: 'at a ride', fr: 'à un arrêt' },
  },
  'owns-no-key': {
    full: { en: 'without a Master Key', fr: 'sans Passe-partout' },
    brief: { en: 'no key', fr: 'sans clé' },
  },
  'owns-no-crystal': {
    full: { en: 'without a power crystal', fr: 'sans Cristal de pouvoir' },
    brief: { en: 'no crystal', fr: 'sans Cristal' },
  },
} as const satisfies Partial<Record<Condition, Words>>;

const SHIP_CHANGES = {
  'checkpoints-do-not-stop': {
    full: { en: 'checkpoints do not stop you', fr: 'la sécurité ne vous arrête pas' },
    brief: { en: 'no checkpoint', fr: 'sans sécurité' },
  },
  'no-dizziness': {
    full: { en: 'rides do not make you dizzy', fr: 'les trajets n’étourdissent pas' },
    brief: { en: 'steady', fr: '[boots]' },
  },
  'buy-anywhere': {
    full: { en: 'buy once from afar [market] for [gold:7]', fr: 'acheter une fois de loin [market] pour [gold:7]' },
    brief: { en: '[market] from afar, [gold:7]', fr: '[market] de loin, [gold:7]' },
  },
  'bargain-anywhere': {
    full: { en: 'buy from afar [market] for [gold:3]', fr: 'acheter de loin [market] pour [gold:3]' },
    brief: { en: '[market] from afar, [gold:3]', fr: '[market] de loin, [gold:3]' },
  },
  'locks-open': {
    full: { en: 'locks are open', fr: 'les Cadenas sont ouverts' },
    brief: { en: 'locks open', fr: 'Cadenas ouverts' },
  },
  'next-path-safe': {
    full: { en: 'next corridor without harm', fr: 'prochain couloir sans dégât' },
    brief: { en: 'safe corridor', fr: 'couloir sûr' },
  },
} as const satisfies Partial<Record<Change, Words>>;

const SHIP_PLACES = {
  'one-cube': { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  'two-cubes': { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  aboard: { full: { en: 'once a turn', fr: 'une fois par tour' }, brief: { en: 'once', fr: '1 fois' } },
  'pad-in-module': {
    full: { en: 'once, in a module with a telepad', fr: 'une fois, dans un module à Téléporteur' },
    brief: { en: 'in module', fr: 'au module' },
  },
} as const satisfies Partial<Record<Place, Words>>;

const SHIP_GOALS = {
  'pad-anywhere': {
    full: { en: '[port] to any telepad', fr: '[port] vers un Téléporteur' },
    brief: { en: '[port] telepad', fr: '[port] Téléporteur' },
  },
  'lift-anywhere': {
    full: { en: '[port] to any lift stop', fr: '[port] vers une Hyperstation' },
    brief: { en: '[port] lift', fr: '[port] Hyperstation' },
  },
  'pad-in-module': {
    full: { en: '[port] to a telepad here', fr: '[port] vers un Téléporteur d’ici' },
    brief: { en: '[port] telepad', fr: '[port] Téléporteur' },
  },
} as const satisfies Partial<Record<Destination, Words>>;

type Scored =
  | Extract<ScoreRule, { readonly per: string }>['per']
  | Extract<ScoreRule, { readonly when: string }>['when'];

const SHIP_SCORING = {
  crystal: {
    full: { en: '[vp:{n}] per power crystal', fr: '[vp:{n}] par Cristal de pouvoir' },
    brief: { en: '[vp:{n}]/crystal', fr: '[vp:{n}]/Cristal' },
  },
  outlaw: same({ en: '[vp:{n}] per Outlaw', fr: '[vp:{n}] par Hors-la-loi' }),
  'memory-core': same({ en: '[vp:{n}] per Memory Core', fr: '[vp:{n}] par Puce de mémoire' }),
  'completed-phase': {
    full: { en: '[vp:{n}] per completed phase', fr: '[vp:{n}] par phase achevée' },
    brief: { en: '[vp:{n}] per phase', fr: '[vp:{n}] par phase' },
  },
  installed: {
    full: { en: '[vp:{n}] per cyberware installed', fr: '[vp:{n}] par implant installé' },
    brief: { en: '[vp:{n}] per cyberware', fr: '[vp:{n}] par implant' },
  },
  escaped: {
    full: { en: '[vp:{n}] with an escape pod', fr: '[vp:{n}] avec une Capsule' },
    brief: { en: '[vp:{n}] with a pod', fr: '[vp:{n}] avec Capsule' },
  },
} as const satisfies Partial<Record<Scored, Words>>;

const SHIP_DOING = {
  'spend-cubes': {
    full: { en: 'spend {n} black', fr: 'dépenser {n} noir' },
    brief: { en: '−{n} black', fr: '−{n} noir' },
  },
  'count-as': same({ en: 'any faction', fr: 'toute Faction' }),
  crystal: {
    full: { en: 'take a power crystal', fr: 'prendre un Cristal de pouvoir' },
    brief: { en: '[crystal:1]', fr: '[crystal:1]' },
  },
  'hack-nearby': {
    full: { en: 'hack a port next door', fr: 'pirater un port voisin' },
    brief: { en: 'hack next door', fr: 'pirater à côté' },
  },
  'take-prisoner': {
    full: {
      en: 'take a Prisoner of the row or its discards',
      fr: 'prendre un Prisonnier de la piste ou de sa défausse',
    },
    brief: { en: 'take a Prisoner', fr: 'un Prisonnier' },
  },
  'turn-goblin': {
    full: { en: 'GØB-L1N becomes Eradibot', fr: 'GØB-L1N devient Éradibot' },
    brief: { en: 'Eradibot!', fr: 'Éradibot' },
  },
  copy: {
    full: { en: 'counts as another card in play', fr: 'compte comme une autre carte en jeu' },
    brief: { en: 'copies a card', fr: 'copie une carte' },
  },
  multipass: same({ en: 'a faction bonus', fr: 'un bonus de Faction' }),
  'take-cube': {
    full: { en: 'take a black cube', fr: 'prendre un cube noir' },
    brief: { en: 'a black cube', fr: 'un cube noir' },
  },
  'scheme-cube': {
    full: { en: 'a black cube to the scheme', fr: 'un cube noir à la Machination' },
    brief: { en: 'cube to scheme', fr: 'cube : Machination' },
  },
  'lose-card': {
    full: { en: 'discard a card [discard:1]', fr: 'défausser une carte [discard:1]' },
    brief: { en: '[discard:1]', fr: '[discard:1]' },
  },
  'lose-bank-crystal': same({ en: 'a crystal of the bank leaves', fr: 'un Cristal quitte la réserve' }),
} as const satisfies Partial<Record<Effect['do'], Words>>;

Object.assign(WITH, SHIP_WITH);
Object.assign(THIS_TURN, SHIP_CHANGES);
Object.assign(STANDING, SHIP_PLACES);
Object.assign(TELEPORT, SHIP_GOALS);
Object.assign(SCORING, SHIP_SCORING);
Object.assign(DOING_OTHERWISE, SHIP_DOING);
