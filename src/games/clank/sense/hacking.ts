import { COMMAND_CODE } from '../catalogue.ts';
import type { Room, RoomNo } from '../core/board.ts';
import type { PlayerView, View } from '../core/view.ts';
import { distanceFrom } from '../insight/paths.ts';
import { boardOf } from '../insight/terrain.ts';
import { routes } from './routes.ts';

/** What the bonus of a port is worth against boots on the way. */
function bonusWorth({ port }: Room, me: PlayerView): number {
  switch (port?.do) {
    case 'clank':
      return -0.3 * port.amount;
    case 'gold':
      return 0.7 * port.amount;
    case 'gain':
      return 0.4 * port.amount;
    case 'heal':
      return 1.5 * Math.min(port.amount, me.damage);
    case 'crystal':
    case 'draw':
      return 1;
    default:
      return 0;
  }
}

/** What a step after the code weighs against one before it. */
const AHEAD = 0.5;

/** What it weighs that another may be at a port first, in steps. */
const RIVAL = 1;

const isAfterCode = ({ status, tokens }: PlayerView): boolean => status === 'inside' && !tokens.includes(COMMAND_CODE);

/** The data port to make for; null for one who has the code, or where there are no ports. */
export function portToHack(view: View, me: PlayerView): RoomNo | null {
  const { rooms, modules } = boardOf(view);
  if (modules.length === 0 || me.tokens.includes(COMMAND_CODE)) return null;
  const used = new Set(view.players.flatMap(({ ports }) => ports));
  const barred = me.ports.map((port) => rooms[port]!.module);
  const free = rooms.flatMap(({ port, module }, no) =>
    port !== null && !used.has(no) && !barred.includes(module) ? [no] : [],
  );
  const way = (from: RoomNo, to: RoomNo) => distanceFrom(routes(view, me, to), from);
  const coded = { ...me, tokens: [...me.tokens, COMMAND_CODE] };
  const loot = view.lying.flatMap(({ room, kind }) => (kind === 'artifact' ? [routes(view, coded, room)] : []));
  const toLoot = (port: RoomNo): number =>
    loot.length === 0 ? 0 : AHEAD * Math.min(...loot.map((to) => distanceFrom(to, port)));
  /** On from a first port to the best second one; from a second one to the nearest artifact. */
  const onward = (port: RoomNo): number => {
    if (me.ports.length > 0) return toLoot(port);
    const ends = free.filter((no) => rooms[no]!.module !== rooms[port]!.module);
    return Math.min(...ends.map((end) => way(port, end) - bonusWorth(rooms[end]!, me) + toLoot(end)));
  };
  const rivals = view.players.filter((player) => player !== me && isAfterCode(player));
  const ahead = (port: RoomNo): number => {
    const mine = way(me.room, port);
    const { module } = rooms[port]!;
    const open = (rival: PlayerView) => rival.ports.every((no) => rooms[no]!.module !== module);
    return rivals.filter((rival) => open(rival) && distanceFrom(routes(view, rival, port), rival.room) < mine).length;
  };
  let best: RoomNo | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const port of free) {
    const cost = way(me.room, port) + onward(port) - bonusWorth(rooms[port]!, me) + RIVAL * ahead(port);
    if (cost >= least) continue;
    least = cost;
    best = port;
  }
  return best;
}
