import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { ClocksNow, Now } from '../protocol/messages.ts';

function clocksOf({ clocks, charter, asked }: HostedTable): ClocksNow {
  const since = clocks.askedSince;
  const left = Array.from({ length: charter.seats }, (_, seat) => {
    const milliseconds = clocks.leftOf(seat, since);
    return Number.isFinite(milliseconds) ? milliseconds : null;
  });
  return { left, since, asked };
}

/** Where the player sits; null for whoever only watches. */
export const seatAt = (table: HostedTable, player: string | null): Seat | null =>
  player === null ? null : table.seatOf(player);

/** The table as the viewer may know it. It follows from the entries alone, whenever it is asked for. */
export function nowOf(table: HostedTable, viewer: Seat | null): Now {
  const { match, motion } = table;
  return {
    you: viewer,
    status: table.over ? 'over' : match === null ? 'waiting' : 'playing',
    places: table.places.slice(),
    clocks: clocksOf(table),
    motion: motion === null ? null : { motion: motion.motion, agreed: [...motion.agreed] },
    chat: table.chat,
    present: match?.present(viewer) ?? null,
  };
}
