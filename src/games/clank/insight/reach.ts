import { optionsMeant } from '../../../engine/game.ts';
import { type Exit, OUTSIDE, type RoomNo } from '../core/board.ts';
import type { View } from '../core/view.ts';
import { passable } from './paths.ts';
import { bearable, boardOf, holdsArtifact, holdsKey } from './route.ts';

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
  /** The option of the decision that is the first stride. */
  readonly option: number;
}

/** A way as far as it was followed. */
interface Way {
  readonly room: RoomNo;
  readonly boots: number;
  readonly monsters: number;
  readonly exits: readonly Exit[];
}

/** Every way worth following with the boots, swords and health left: none that another beats in boots and monsters. */
function waysOf(view: View): ReadonlyMap<RoomNo, readonly Way[]> {
  const { turn } = view;
  const me = view.players[view.active]!;
  const { rooms } = boardOf(view);
  const most = turn.swords + bearable(me);
  const found = new Map<RoomNo, Way[]>();
  const start: Way = { room: me.room, boots: 0, monsters: 0, exits: [] };
  const open: Way[] = turn.exhausted && !turn.cavesOpen ? [] : [start];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    for (const exit of rooms[way.room]!.exits) {
      if (!passable(exit, holdsKey(me)) || (exit.to === OUTSIDE && !holdsArtifact(me))) continue;
      const boots = way.boots + exit.boots;
      const monsters = way.monsters + (turn.monstersIgnored ? 0 : exit.monsters);
      if (boots > turn.boots || monsters > most || exit.to === me.room) continue;
      const known = found.get(exit.to) ?? [];
      if (known.some((other) => other.boots <= boots && other.monsters <= monsters)) continue;
      const further: Way = { room: exit.to, boots, monsters, exits: [...way.exits, exit] };
      found.set(exit.to, [...known.filter((other) => other.boots < boots || other.monsters < monsters), further]);
      const stops = exit.to === OUTSIDE || (rooms[exit.to]!.crystalCave && !turn.cavesOpen);
      if (!stops) open.push(further);
    }
  }
  return found;
}

function stridesOf(view: View, { exits }: Way): Stride[] {
  let left = view.turn.swords;
  return exits.map(({ to, boots, monsters }) => {
    const met = view.turn.monstersIgnored ? 0 : monsters;
    const swords = Math.min(met, left);
    left -= swords;
    return { to, boots, swords, damage: met - swords };
  });
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
    const [way] = ways.toSorted((a, b) => damageOf(a) - damageOf(b) || a.boots - b.boots);
    if (way === undefined) return [];
    const strides = stridesOf(view, way);
    const { to, swords } = strides[0]!;
    const [option] = optionsMeant(decision, { take: 'walk', to, swords });
    if (option === undefined) return [];
    const damage = damageOf(way);
    return { room, strides, boots: way.boots, swords: Math.min(way.monsters, turn.swords), damage, option };
  });
}
