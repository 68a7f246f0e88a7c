import type { Reason } from '../../../../engine/game.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import { CLOAK } from '../../../../games/clank/catalogue.ts';
import type { EdgeNo, Exit, RoomNo } from '../../../../games/clank/core/board.ts';
import type { Option } from '../../../../games/clank/core/option.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import type { Reach } from '../../../../games/clank/insight/reach.ts';
import type { Errand } from '../../../../text/client/board.ts';
import type { Verdicts } from '../../clank/targets.ts';

/** A place of the map that can be pointed at: a room, or an edge beyond which nothing lies yet. */
export type Stop = `room ${number}` | `edge ${number}`;

export const roomStop = (room: RoomNo): Stop => `room ${room}`;
export const edgeStop = (edge: EdgeNo): Stop => `edge ${edge}`;

export const roomOfStop = (stop: string | null): RoomNo | null =>
  stop?.startsWith('room ') ? Number(stop.slice(5)) : null;
export const edgeOfStop = (stop: string | null): EdgeNo | null =>
  stop?.startsWith('edge ') ? Number(stop.slice(5)) : null;

/** A stop that may be chosen now, and what that takes. */
export interface MapTarget extends Errand {
  readonly stop: Stop;
}

/** A stop that cannot be reached now, and why. */
export interface MapRefusal {
  readonly stop: Stop;
  readonly reason: Reason;
}

const FREE = { boots: 0, swords: 0, damage: 0, via: [] } as const;

const waysHere = (view: View): readonly Exit[] =>
  view.layout === null ? [] : waysFrom(view.layout, view.players[view.active]!.room);

/** What a way takes with that many swords for its monsters. */
function tollOf(view: View, exit: Exit | undefined, swords: number) {
  const ignored = view.turn.monstersIgnored || view.players[view.active]!.tokens.includes(CLOAK);
  const met = ignored ? 0 : (exit?.monsters ?? 0);
  return {
    boots: exit?.boots ?? 0,
    locks: exit?.locks.length ?? 0,
    swords,
    damage: Math.max(0, met - swords),
    via: [],
  };
}

function targetOf(option: Option, view: View, reveals: boolean): MapTarget | null {
  const here = view.players[view.active]!.room;
  const ways = waysHere(view);
  switch (option.take) {
    case 'walk': {
      const exit = option.way === undefined ? ways.find(({ to }) => to === option.to) : ways[option.way];
      return { stop: roomStop(option.to), kind: 'walk', ...tollOf(view, exit, option.swords ?? 0), reveals };
    }
    case 'explore': {
      const stop = edgeStop(option.edge);
      if (option.by === 'teleport') return { stop, kind: 'teleport', ...FREE, reveals };
      const exit = option.way === undefined ? ways.find(({ edge }) => edge === option.edge) : ways[option.way];
      const swords = Math.min(exit?.monsters ?? 0, view.turn.swords);
      return { stop, kind: 'walk', ...tollOf(view, exit, swords), reveals };
    }
    case 'lay':
      return { stop: edgeStop(option.edge), kind: 'reach', ...FREE, reveals };
    case 'teleport':
    case 'go':
      return { stop: roomStop(option.to), kind: 'teleport', ...FREE, reveals };
    case 'nearby':
      return { stop: roomStop(option.room), kind: 'reach', ...FREE, reveals };
    case 'mark':
      return { stop: roomStop(option.room), kind: option.room === here ? 'take' : 'reach', ...FREE, reveals };
    case 'token':
    case 'pick':
      return { stop: roomStop(here), kind: 'take', ...FREE, reveals };
    default:
      return null;
  }
}

const dearer = (a: MapTarget, b: MapTarget): number =>
  a.damage - b.damage || (a.locks ?? 0) - (b.locks ?? 0) || a.boots - b.boots;

/** Rooms and edges next door first, then the rooms that take several tunnels. */
export function mapTargets(view: View, reach: readonly Reach[], reveals: (index: number) => boolean): MapTarget[] {
  const near = (view.decision?.options ?? []).flatMap((option, i) => targetOf(option, view, reveals(i)) ?? []);
  const met = new Set(near.map(({ stop }) => stop));
  const far = reach.flatMap(({ room, strides, boots, swords, damage, locks }): MapTarget[] => {
    const stop = roomStop(room);
    if (met.has(stop) || strides.length < 2) return [];
    const via = strides.slice(0, -1).map(({ to }) => to);
    return [{ stop, kind: 'walk', boots, swords, damage, locks, via, reveals: false }];
  });
  return [...near.toSorted(dearer), ...far];
}

/** What a click on a stop means. */
export function stopIntents(view: View, stop: Stop): readonly Option[] {
  const offered = (view.decision?.options ?? []).filter((option) => targetOf(option, view, false)?.stop === stop);
  if (offered.length > 0) return offered;
  const edge = edgeOfStop(stop);
  if (edge !== null) return [{ take: 'explore', edge }];
  const to = roomOfStop(stop)!;
  return view.turn.teleports > 0
    ? [
        { take: 'walk', to },
        { take: 'teleport', to },
      ]
    : [{ take: 'walk', to }];
}

/** Everything next door, whether it may be chosen or not. */
export function doorIntents(view: View): readonly Option[] {
  const stops = new Set(waysHere(view).map(({ to, edge }) => (edge < 0 ? roomStop(to) : edgeStop(edge))));
  return [...stops].flatMap((stop) => stopIntents(view, stop));
}

/** The ways out of the viewer's room that cannot be gone now. */
export function mapRefusals(view: View, verdicts: Verdicts): MapRefusal[] {
  if (view.decision?.ask !== 'turn') return [];
  const stops = new Set(waysHere(view).map(({ to, edge }) => (edge < 0 ? roomStop(to) : edgeStop(edge))));
  return [...stops].flatMap((stop): MapRefusal[] => {
    const verdict = verdicts.of(...stopIntents(view, stop));
    return verdict.kind === 'refused' ? [{ stop, reason: verdict.reason }] : [];
  });
}
