import type { Entry } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';

/** Somebody else who could be the host: their seat; −1 for nobody. */
const nextHost = ({ places }: HostedTable, player: string): number =>
  places.findIndex((place) => place.kind === 'player' && place.player !== player && place.away === null);

/** Whether nobody would be left to begin the game. */
export const leavesNobody = (table: HostedTable, player: string): boolean =>
  table.match === null && table.host === player && nextHost(table, player) < 0;

/** What is next to happen so that a player who deletes their account leaves the table; null where nothing is. */
export function leavingEntry(table: HostedTable, player: string): Entry | null {
  const { places, host, match, over } = table;
  if (over) return null;
  const other = nextHost(table, player);
  const heir = places[other];
  if (host === player && heir?.kind === 'player') {
    return { kind: 'host-changed', seat: other, player: heir.player, name: heir.name };
  }
  const seat = table.seatOf(player);
  if (match === null) {
    const kept = places.findIndex((place) => place.kind === 'open' && place.for?.player === player);
    if (kept >= 0) return { kind: 'freed', seat: kept };
    return seat === null ? null : { kind: 'rose', seat };
  }
  const place = seat === null ? undefined : places[seat];
  const plays = place?.kind === 'player' && place.away !== 'resigned';
  return seat !== null && plays ? { kind: 'went-away', seat, why: 'resigned' } : null;
}
