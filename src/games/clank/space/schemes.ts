import * as b from '../core/builders.ts';
import type { Effect } from '../core/effects.ts';
import type { Origin } from '../core/origin.ts';

/** Rules that hold for all once a scheme is completed. */
export type Lasting =
  | 'enemy-icons+1'
  | 'first-boot-lost'
  | 'first-heal-lost'
  | 'row-enemies+1'
  | 'checkpoint-exit+1'
  | 'ride-costs-boot'
  | 'reserve+1'
  | 'attack-draw+1';

/** What the action of a scheme costs; `any` is skill, swords and boots in any mix. */
export interface Cost {
  readonly skill?: number;
  readonly swords?: number;
  readonly boots?: number;
  readonly gold?: number;
  readonly any?: number;
}

export interface Phase {
  readonly spaces: number;
  readonly then: readonly Effect[];
}

export interface Scheme {
  readonly id: string;
  readonly origin: Origin;
  readonly category: 1 | 2 | 3;
  /** The module that its text names, if any. */
  readonly module: string | null;
  readonly phases: readonly [Phase, Phase, Phase];
  readonly cost: Cost;
  /** On top of the cube. */
  readonly reward: readonly Effect[];
  readonly lasting: Lasting;
}

const { all, clank, either, gold, heal, nothing } = b;
const each = (then: Effect): Effect => b.each('all', then);
const phase = (spaces: number, ...then: readonly Effect[]): Phase => ({ spaces, then });

/** What the effects of a phase name as their source. */
export const phaseSource = (scheme: string, phase: number): string => `${scheme}-${phase + 1}`;

/** Of the eight, titles and parts of five are published; the rest is our own. Numbers stand in records. */
export const SCHEMES: readonly Scheme[] = [
  {
    id: 'interdimensional-monsters',
    origin: 'partial',
    category: 2,
    module: 'rift-observatory',
    phases: [
      phase(4, b.sellOut('market-telepass')),
      phase(4, b.hunters(2)),
      phase(5, b.turnGoblin, each(either('stands-unsafe', clank(2), nothing))),
    ],
    cost: { swords: 3 },
    reward: [gold(1)],
    lasting: 'enemy-icons+1',
  },
  {
    id: 'atmosphere-theft',
    origin: 'partial',
    category: 2,
    module: 'hydroponics',
    phases: [
      phase(4, each(b.loseCard)),
      phase(4, each(either('stands-airless', b.hurt(1), nothing))),
      phase(4, b.rage),
    ],
    cost: { boots: 2 },
    reward: [],
    lasting: 'first-boot-lost',
  },
  {
    id: 'toxigenic-plague',
    origin: 'partial',
    category: 3,
    module: 'terror-forming-lab',
    phases: [
      phase(3, each(b.hurt(1))),
      phase(4, b.sellOut('market-med-kit')),
      phase(4, each(either('stands-in-scheme-module', b.hurt(2), b.hurt(1)))),
    ],
    cost: { skill: 4 },
    reward: [heal(1)],
    lasting: 'first-heal-lost',
  },
  {
    id: 'invade-space',
    origin: 'partial',
    category: 1,
    module: 'invasion-hangar',
    phases: [
      phase(5, each(clank(1))),
      phase(5, b.hunters(1)),
      phase(5, each(either('stands-in-scheme-module', all(b.hurt(1), clank(2)), clank(2)))),
    ],
    cost: { swords: 2 },
    reward: [],
    lasting: 'row-enemies+1',
  },
  {
    id: 'planets-into-prisons',
    origin: 'partial',
    category: 2,
    module: 'planetary-cell-block',
    phases: [
      phase(4, b.sellOut('market-master-key')),
      phase(4, each(either('stands-imprisoned', clank(3), clank(1)))),
      phase(5, each(either('owns-no-key', b.loseCard, nothing))),
    ],
    cost: { boots: 1, skill: 2 },
    reward: [clank(-1)],
    lasting: 'checkpoint-exit+1',
  },
  {
    id: 'the-great-unplugging',
    origin: 'ours',
    category: 1,
    module: null,
    phases: [
      phase(5, each(either('owns-no-crystal', clank(2), nothing))),
      phase(5, b.loseBankCrystal),
      phase(6, each(either('stands-at-ride', b.hurt(1), nothing)), b.rage),
    ],
    cost: { skill: 3 },
    reward: [],
    lasting: 'ride-costs-boot',
  },
  {
    id: 'clearance-sale-of-stars',
    origin: 'ours',
    category: 1,
    module: null,
    phases: [
      phase(5, each(b.choose(b.pay(2, nothing), clank(2)))),
      phase(6),
      phase(6, each(b.choose(b.pay(3, nothing), b.hurt(1)))),
    ],
    cost: { gold: 2 },
    reward: [clank(-1)],
    lasting: 'reserve+1',
  },
  {
    id: 'big-crunch-rehearsal',
    origin: 'ours',
    category: 3,
    module: null,
    phases: [phase(3, b.rage), phase(4, each(clank(3))), phase(4, b.rage, b.hunters(2))],
    cost: { any: 4 },
    reward: [],
    lasting: 'attack-draw+1',
  },
];

/** With no scheme in the game a cube of the pool is bought. */
export const LATER_COST = { skill: 3 } as const satisfies Cost;

/** The second phase of the sale raises the price of every item. */
export const DEAR = { scheme: 'clearance-sale-of-stars', phase: 2, price: 9 } as const;
