import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import { SPACE_IF, SPACE_STANDING, SPACE_TELEPORT, SPACE_THIS_TURN } from '../clank/space-conditions.ts';
import { SCORING, THIS_TURN, WITH } from './card.ts';
import { STANDING, TELEPORT } from './card-catacombs.ts';
import { same, type Words } from './words.ts';

/** What the faces of cards aboard a ship say: it comes with the words of In! Space!. */

const SHIP_WITH = {
  'another-outlaw': same(SPACE_IF['another-outlaw']),
  'another-resistance': same(SPACE_IF['another-resistance']),
  'another-science': same(SPACE_IF['another-science']),
  'power-crystal': same(SPACE_IF['power-crystal']),
  contraband: same(SPACE_IF.contraband),
  trashed: same(SPACE_IF.trashed),
  hacked: same(SPACE_IF.hacked),
  'prisoner-at-hand': same(SPACE_IF['prisoner-at-hand']),
  'at-market': same(SPACE_IF['at-market']),
  'at-checkpoint': same(SPACE_IF['at-checkpoint']),
  'at-data-port': same(SPACE_IF['at-data-port']),
  'crystal-in-bank': same(SPACE_IF['crystal-in-bank']),
  'stands-in-checkpoint': same(SPACE_IF['stands-in-checkpoint']),
  'seven-gold': same(SPACE_IF['seven-gold']),
  'doom-near': same(SPACE_IF['doom-near']),
  'stands-unsafe': same(SPACE_IF['stands-unsafe']),
  'stands-airless': same(SPACE_IF['stands-airless']),
  'stands-in-scheme-module': same(SPACE_IF['stands-in-scheme-module']),
  'stands-imprisoned': same(SPACE_IF['stands-imprisoned']),
  'stands-at-ride': same(SPACE_IF['stands-at-ride']),
  'owns-no-key': same(SPACE_IF['owns-no-key']),
  'owns-no-crystal': same(SPACE_IF['owns-no-crystal']),
  'has-installed': same(SPACE_IF['has-installed']),
  'five-damage': same(SPACE_IF['five-damage']),
  installed: same(SPACE_IF.installed),
  'secret-taken': same(SPACE_IF['secret-taken']),
} as const satisfies Partial<Record<Condition, Words>>;

const SHIP_CHANGES = {
  'checkpoints-do-not-stop': same(SPACE_THIS_TURN['checkpoints-do-not-stop']),
  'no-dizziness': same(SPACE_THIS_TURN['no-dizziness']),
  'buy-anywhere': same(SPACE_THIS_TURN['buy-anywhere']),
  'bargain-anywhere': same(SPACE_THIS_TURN['bargain-anywhere']),
  'locks-open': same(SPACE_THIS_TURN['locks-open']),
  'next-path-safe': same(SPACE_THIS_TURN['next-path-safe']),
} as const satisfies Partial<Record<Change, Words>>;

const SHIP_PLACES = {
  'one-cube': same(SPACE_STANDING['one-cube']),
  'two-cubes': same(SPACE_STANDING['two-cubes']),
  aboard: same(SPACE_STANDING.aboard),
  'pad-in-module': same(SPACE_STANDING['pad-in-module']),
} as const satisfies Partial<Record<Place, Words>>;

const SHIP_GOALS = {
  'pad-anywhere': same(SPACE_TELEPORT['pad-anywhere']),
  'lift-anywhere': same(SPACE_TELEPORT['lift-anywhere']),
  'pad-in-module': same(SPACE_TELEPORT['pad-in-module']),
} as const satisfies Partial<Record<Destination, Words>>;

type Scored =
  | Extract<ScoreRule, { readonly per: string }>['per']
  | Extract<ScoreRule, { readonly when: string }>['when'];

const SHIP_SCORING = {
  crystal: same({ en: '[vp:{n}] per Power Crystal', fr: '[vp:{n}] par Cristal de pouvoir' }),
  outlaw: same({ en: '[vp:{n}] per Outlaw', fr: '[vp:{n}] par Hors-la-loi' }),
  'memory-core': same({ en: '[vp:{n}] per Memory Core', fr: '[vp:{n}] par Puce de mémoire' }),
  'completed-phase': same({ en: '[vp:{n}] per completed phase', fr: '[vp:{n}] par phase complète' }),
  installed: same({ en: '[vp:{n}] per installed cyberware', fr: '[vp:{n}] par implant installé' }),
  escaped: same({ en: '[vp:{n}] with an Escape Pod', fr: '[vp:{n}] avec une Capsule de sauvetage' }),
} as const satisfies Partial<Record<Scored, Words>>;

Object.assign(WITH, SHIP_WITH);
Object.assign(THIS_TURN, SHIP_CHANGES);
Object.assign(STANDING, SHIP_PLACES);
Object.assign(TELEPORT, SHIP_GOALS);
Object.assign(SCORING, SHIP_SCORING);
