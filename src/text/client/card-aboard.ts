import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import { ABOARD_IF, ABOARD_STANDING, ABOARD_TELEPORT, ABOARD_THIS_TURN } from '../clank/aboard-words.ts';
import { same, type Words } from './words.ts';

/** What the faces of cards aboard a ship say. */
export const ABOARD_WITH = {
  'another-outlaw': same(ABOARD_IF['another-outlaw']),
  'another-resistance': same(ABOARD_IF['another-resistance']),
  'another-science': same(ABOARD_IF['another-science']),
  'power-crystal': same(ABOARD_IF['power-crystal']),
  contraband: same(ABOARD_IF.contraband),
  trashed: same(ABOARD_IF.trashed),
  hacked: same(ABOARD_IF.hacked),
  'prisoner-at-hand': same(ABOARD_IF['prisoner-at-hand']),
  'at-market': same(ABOARD_IF['at-market']),
  'at-checkpoint': same(ABOARD_IF['at-checkpoint']),
  'at-data-port': same(ABOARD_IF['at-data-port']),
  'crystal-in-bank': same(ABOARD_IF['crystal-in-bank']),
  'stands-in-checkpoint': same(ABOARD_IF['stands-in-checkpoint']),
  'seven-gold': same(ABOARD_IF['seven-gold']),
  'doom-near': same(ABOARD_IF['doom-near']),
  'stands-unsafe': same(ABOARD_IF['stands-unsafe']),
  'stands-airless': same(ABOARD_IF['stands-airless']),
  'stands-in-scheme-module': same(ABOARD_IF['stands-in-scheme-module']),
  'stands-imprisoned': same(ABOARD_IF['stands-imprisoned']),
  'stands-at-ride': same(ABOARD_IF['stands-at-ride']),
  'owns-no-key': same(ABOARD_IF['owns-no-key']),
  'owns-no-crystal': same(ABOARD_IF['owns-no-crystal']),
  'has-installed': same(ABOARD_IF['has-installed']),
  'five-damage': same(ABOARD_IF['five-damage']),
  installed: same(ABOARD_IF.installed),
  'secret-taken': same(ABOARD_IF['secret-taken']),
} as const satisfies Partial<Record<Condition, Words>>;

export const ABOARD_CHANGES = {
  'checkpoints-do-not-stop': same(ABOARD_THIS_TURN['checkpoints-do-not-stop']),
  'no-dizziness': same(ABOARD_THIS_TURN['no-dizziness']),
  'buy-anywhere': same(ABOARD_THIS_TURN['buy-anywhere']),
  'bargain-anywhere': same(ABOARD_THIS_TURN['bargain-anywhere']),
  'locks-open': same(ABOARD_THIS_TURN['locks-open']),
  'next-path-safe': same(ABOARD_THIS_TURN['next-path-safe']),
} as const satisfies Partial<Record<Change, Words>>;

export const ABOARD_PLACES = {
  'one-cube': same(ABOARD_STANDING['one-cube']),
  'two-cubes': same(ABOARD_STANDING['two-cubes']),
  aboard: same(ABOARD_STANDING.aboard),
  'pad-in-module': same(ABOARD_STANDING['pad-in-module']),
} as const satisfies Partial<Record<Place, Words>>;

export const ABOARD_GOALS = {
  'pad-anywhere': same(ABOARD_TELEPORT['pad-anywhere']),
  'lift-anywhere': same(ABOARD_TELEPORT['lift-anywhere']),
  'pad-in-module': same(ABOARD_TELEPORT['pad-in-module']),
} as const satisfies Partial<Record<Destination, Words>>;

type Scored =
  | Extract<ScoreRule, { readonly per: string }>['per']
  | Extract<ScoreRule, { readonly when: string }>['when'];

export const ABOARD_SCORING = {
  crystal: same({ en: '[vp:{n}] per Power Crystal', fr: '[vp:{n}] par Cristal de pouvoir' }),
  outlaw: same({ en: '[vp:{n}] per Outlaw', fr: '[vp:{n}] par Hors-la-loi' }),
  'memory-core': same({ en: '[vp:{n}] per Memory Core', fr: '[vp:{n}] par Puce de mémoire' }),
  'completed-phase': same({ en: '[vp:{n}] per completed phase', fr: '[vp:{n}] par phase complète' }),
  installed: same({ en: '[vp:{n}] per installed cyberware', fr: '[vp:{n}] par implant installé' }),
  escaped: same({ en: '[vp:{n}] with an Escape Pod', fr: '[vp:{n}] avec une Capsule de sauvetage' }),
} as const satisfies Partial<Record<Scored, Words>>;
