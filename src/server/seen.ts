import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { ClocksNow, Now } from '../protocol/messages.ts';
import type { Present } from '../protocol/table.ts';

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

/** That the table answers for a person, who said so beforehand, is theirs to know: it may tell what is in their hand. */
function presentTo(table: HostedTable, viewer: Seat | null): Present | null {
  const { match, asked } = table;
  if (match === null) return null;
  const present = match.present(viewer);
  const botPlays = asked !== null && table.playsFor(asked).kind === 'bot';
  return { ...present, onItsOwn: botPlays || (asked === viewer && present.onItsOwn) };
}

/** What everybody may know of the table, whether they sit there or not. */
type Open = Omit<Now, 'you' | 'present'>;

export function openOf(table: HostedTable): Open {
  const { match, motion } = table;
  return {
    status: table.over ? 'over' : match === null ? 'waiting' : 'playing',
    places: table.places,
    host: table.host,
    clocks: clocksOf(table),
    motion: motion === null ? null : { motion: motion.motion, agreed: [...motion.agreed] },
    chat: table.chat,
    spectatorsMayWrite: table.spectatorsMayWrite,
    next: table.next,
  };
}

/** The table as the viewer may know it. It follows from the entries alone, whenever it is asked for. */
export const nowOf = (table: HostedTable, viewer: Seat | null, open: Open = openOf(table)): Now => ({
  you: viewer,
  ...open,
  present: presentTo(table, viewer),
});
