import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { BASES, FACTIONS } from '../catalogue.ts';
import type { BaseNo, Box } from '../core/card.ts';
import type { State } from '../core/state.ts';
import { baseName, readBase, readList } from './names.ts';
import { readPile } from './players.ts';
import type { SiteWish } from './sites.ts';

/** What a scenario says of the bases that are not in play. */
export interface BaseWish {
  /** First to be drawn first. */
  readonly deck: readonly BaseNo[];
  readonly restFollows: boolean;
  readonly discard: readonly BaseNo[];
  readonly count: number;
  /** Where the number of bases is said. */
  readonly where: string;
  /** All that are named anywhere, and where. */
  readonly named: ReadonlyMap<BaseNo, string>;
}

const MOST_BASES = 24;
/** The only cards that put one more base into play. */
const ADDS_BASES = 'star-roamers';

/** There is one base more than players; more than that only by a card that adds them. */
function checkCount(state: State, { count, where }: BaseWish): void {
  const { players } = state;
  const usual = players.length + 1;
  const couldAdd = players.some(({ factions }) => factions.some((faction) => FACTIONS[faction]!.id === ADDS_BASES));
  if (count <= usual || couldAdd) return;
  const advice = `only ${ADDS_BASES} add bases, and nobody plays them`;
  throw new InputError(where, `should be ${usual} bases for ${players.length} players, not ${count}: ${advice}`);
}

export function readBases(fields: Fields, sites: readonly SiteWish[], seats: number): BaseWish {
  const deck = readPile(fields.list('baseDeck'), fields.at('baseDeck'), readBase);
  const discard = readList(fields, 'baseDiscard', readBase);
  const said = fields.count('baseCount', MOST_BASES);
  const count = said ?? Math.max(sites.length, seats + 1);
  const where = fields.at(said === undefined ? 'bases' : 'baseCount');
  if (count < sites.length) throw new InputError(where, `should be ${sites.length} at least: so many are in play`);
  const named = new Map<BaseNo, string>();
  const see = (base: BaseNo, where: string): void => {
    if (named.has(base)) throw new InputError(where, `there is only one ${baseName(base)}`);
    named.set(base, where);
  };
  for (const { base, where } of sites) see(base, where);
  for (const [i, base] of deck.named.entries()) see(base, `${fields.at('baseDeck')}[${i}]`);
  for (const [i, base] of discard.entries()) see(base, `${fields.at('baseDiscard')}[${i}]`);
  return { deck: deck.named, restFollows: deck.restFollows, discard, count, where, named };
}

export const boxesOf = ({ named }: BaseWish): Box[] => [...named.keys()].map((base) => BASES.first[base]!.box);

/** A base of a box that nobody plays with is not on the table. */
function checkBoxes(boxes: ReadonlySet<Box>, { named }: BaseWish): void {
  for (const [base, where] of named) {
    const { box } = BASES.first[base]!;
    if (boxes.has(box)) continue;
    throw new InputError(where, `${baseName(base)} is of the ${box} set, and nobody plays a faction of it`);
  }
}

/** How much a base makes itself felt while nobody is there: least those that say nothing, or only where they score. */
function loudness(base: BaseNo): number {
  const marks = BASES.first[base]!.abilities.map((ability) => {
    if ('at' in ability && 'who' in ability) return 1;
    return 'moment' in ability && ability.moment === 'start-of-turn' ? 3 : 2;
  });
  return Math.max(0, ...marks);
}

/** Fills up with quiet bases of the boxes in play; the others lie in the deck, in catalogue order. */
export function layBases(state: State, wish: BaseWish): void {
  const boxes = new Set(state.players.flatMap(({ factions }) => factions.map((faction) => FACTIONS[faction]!.box)));
  checkBoxes(boxes, wish);
  checkCount(state, wish);
  const rest = BASES.first.flatMap(({ box }, base) => (boxes.has(box) && !wish.named.has(base) ? [base] : []));
  const quiet = rest.toSorted((a, b) => loudness(a) - loudness(b) || a - b);
  const added = quiet.slice(0, Math.max(0, wish.count - state.sites.length));
  for (const base of added) state.sites.push({ base, minions: [], actions: [] });
  const left = rest.filter((base) => !added.includes(base));
  state.baseCount = wish.count;
  state.baseDeck = [...(wish.restFollows ? left.toReversed() : []), ...wish.deck.toReversed()];
  state.baseDiscard = [...(wish.restFollows ? [] : left), ...wish.discard];
}
