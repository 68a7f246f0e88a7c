import { type Decision, optionsMeant } from '../../../engine/game.ts';
import { CLOAK } from '../catalogue.ts';
import { type Exit, OUTSIDE, type RoomNo } from '../core/board.ts';
import type { Option } from '../core/option.ts';
import type { View } from '../core/view.ts';
import { bearable, holdsArtifact } from './route.ts';
import { exitsIn, passable, terrainOf } from './terrain.ts';

/** One tunnel of a walk, with the swords spent on its monsters first. */
export interface Stride {
  readonly to: RoomNo;
  readonly boots: number;
  readonly swords: number;
  readonly damage: number;
}

/** A room that the viewer can walk to in this turn. */
export interface Reach {
  readonly room: RoomNo;
  readonly strides: readonly Stride[];
  readonly boots: number;
  readonly swords: number;
  readonly damage: number;
  /** Lockpicks that it takes. */
  readonly locks: number;
  /** The option of the decision that is the first stride. */
  readonly option: number;
}

/** A way as far as it was followed. */
interface Way {
  readonly room: RoomNo;
  readonly boots: number;
  readonly monsters: number;
  readonly locks: number;
  readonly exits: readonly Exit[];
}

const beats = (one: Way, other: Way): boolean =>
  one.boots <= other.boots && one.monsters <= other.monsters && one.locks <= other.locks;

/** Whether the monsters that come next do no harm: the first ones of the way, if a card says so. */
const isSafe = ({ turn }: View, before: readonly Exit[]): boolean =>
  turn.pathSafe && before.every(({ monsters }) => monsters === 0);

/** Every way worth following with the boots, swords and health left: none that another beats in all they cost. */
function waysOf(view: View): ReadonlyMap<RoomNo, readonly Way[]> {
  const { turn } = view;
  const me = view.players[view.active]!;
  const terrain = terrainOf(view, me);
  const { rooms } = terrain;
  const ignored = turn.monstersIgnored || terrain.cloak;
  const most = turn.swords + bearable(me);
  const found = new Map<RoomNo, Way[]>();
  const start: Way = { room: me.room, boots: 0, monsters: 0, locks: 0, exits: [] };
  const stopped = (turn.exhausted && !turn.cavesOpen) || (turn.dizzy && !turn.steady) || view.pending !== null;
  const open: Way[] = stopped ? [] : [start];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    for (const exit of terrain.exits(way.room)) {
      const out =
        exit.to === OUTSIDE || (rooms[exit.to]?.pod != null && view.lying.some(({ room }) => room === exit.to));
      if (exit.ride !== null || !passable(terrain, exit) || (out && !holdsArtifact(me))) continue;
      const further: Way = {
        room: exit.to,
        boots: way.boots + exit.boots,
        monsters: way.monsters + (ignored || isSafe(view, way.exits) ? 0 : exit.monsters),
        locks: way.locks + exit.locks.length,
        exits: [...way.exits, exit],
      };
      if (further.boots > turn.boots || further.monsters > most || further.locks > me.lockpicks) continue;
      if (exit.to === me.room) continue;
      const known = found.get(exit.to) ?? [];
      if (known.some((other) => beats(other, further))) continue;
      found.set(exit.to, [...known.filter((other) => !beats(further, other)), further]);
      const stops = out || (rooms[exit.to]!.crystalCave && !turn.cavesOpen);
      if (!stops) open.push(further);
    }
  }
  return found;
}

function stridesOf(view: View, { exits }: Way): Stride[] {
  const ignored = view.turn.monstersIgnored || view.players[view.active]!.tokens.includes(CLOAK);
  let left = view.turn.swords;
  return exits.map(({ to, boots, monsters }, i) => {
    const met = ignored || isSafe(view, exits.slice(0, i)) ? 0 : monsters;
    const swords = Math.min(met, left);
    left -= swords;
    return { to, boots, swords, damage: met - swords };
  });
}

function firstStride(view: View, decision: Decision<Option>, exit: Exit, swords: number): number | undefined {
  const { to } = exit;
  if (view.layout === null) return optionsMeant(decision, { take: 'walk', to, swords })[0];
  const way = exitsIn(view, exit.from).indexOf(exit);
  return optionsMeant(decision, { take: 'walk', to, way, swords })[0];
}

/**
 * The rooms within reach of the viewer’s boots, near and far, each by the way with the least damage and then the fewest
 * boots. What is found on the way, healing included, is left out of account.
 */
export function reach(view: View): readonly Reach[] {
  const { decision, turn } = view;
  if (decision === null || decision.ask !== 'turn') return [];
  const damageOf = ({ monsters }: Way) => Math.max(0, monsters - turn.swords);
  return [...waysOf(view)].flatMap(([room, ways]) => {
    const [way] = ways.toSorted((a, b) => damageOf(a) - damageOf(b) || a.locks - b.locks || a.boots - b.boots);
    if (way === undefined) return [];
    const strides = stridesOf(view, way);
    const { swords } = strides[0]!;
    const option = firstStride(view, decision, way.exits[0]!, swords);
    if (option === undefined) return [];
    const damage = damageOf(way);
    return {
      room,
      strides,
      boots: way.boots,
      locks: way.locks,
      swords: Math.min(way.monsters, turn.swords),
      damage,
      option,
    };
  });
}
