import type { Reason } from '../../../engine/game.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import { bootsAsked, monstersMet, rideFare } from '../../../games/clank/core/toll.ts';
import type { View } from '../../../games/clank/core/view.ts';
import type { Reach } from '../../../games/clank/insight/reach.ts';
import { boardIn } from '../../../text/clank/rooms.ts';
import type { BoardRefusal, BoardTarget } from './board/targets.ts';
import { roomIntents, type Verdicts } from './targets.ts';

const FREE = { boots: 0, swords: 0, damage: 0, via: [] } as const;

/** The room of the board that an option is about; null for what is done elsewhere. */
function targetOf(option: Option, view: View, reveals: boolean): BoardTarget | null {
  const here = view.players[view.active]!.room;
  switch (option.take) {
    case 'walk': {
      const room = boardIn(view).rooms[here]!;
      const exit = room.exits.find(({ to }) => to === option.to)!;
      const swords = option.swords ?? 0;
      const damage = monstersMet(view, exit) - swords;
      return { room: option.to, kind: 'walk', boots: bootsAsked(view, room, exit), swords, damage, via: [], reveals };
    }
    case 'teleport':
    case 'go':
      return { room: option.to, kind: 'teleport', ...FREE, reveals };
    case 'ride':
      return { room: option.to, kind: option.by, ...FREE, boots: rideFare(view), reveals };
    case 'nearby':
    case 'hack':
      return { room: option.room, kind: option.room === here ? 'take' : 'reach', ...FREE, reveals };
    case 'token':
      return { room: here, kind: 'take', ...FREE, reveals };
    default:
      return null;
  }
}

/** Rooms next door first, then those that take several tunnels. */
export function boardTargets(view: View, reach: readonly Reach[], reveals: (index: number) => boolean): BoardTarget[] {
  const near = (view.decision?.options ?? []).flatMap((option, i) => targetOf(option, view, reveals(i)) ?? []);
  const known = new Set(near.map(({ room }) => room));
  const far = reach.flatMap(({ room, strides, boots, swords, damage }): BoardTarget[] => {
    if (known.has(room) || strides.length < 2) return [];
    const via = strides.slice(0, -1).map(({ to }) => to);
    return [{ room, kind: 'walk', boots, swords, damage, via, reveals: false }];
  });
  return [...near.toSorted((a, b) => a.damage - b.damage), ...far];
}

/** Tunnels out of the viewer's room that cannot be walked now. */
export function refusedTunnels(view: View, verdicts: Verdicts, word: (reason: Reason) => string): BoardRefusal[] {
  if (view.decision?.ask !== 'turn') return [];
  const from = view.players[view.decision.seat]!.room;
  return boardIn(view).rooms[from]!.exits.flatMap(({ to }): BoardRefusal[] => {
    const verdict = verdicts.of({ take: 'walk', to });
    if (verdict.kind !== 'refused') return [];
    return [{ from, to, reason: word(verdict.reason) }];
  });
}

/** What a click on a room means: go there, reach into it, or take what lies where one stands. */
export function roomClickIntents(view: View, room: RoomNo): readonly Option[] {
  const offered = (view.decision?.options ?? []).filter((option) => targetOf(option, view, false)?.room === room);
  return offered.length > 0 ? offered : roomIntents(view, room);
}
