import type { ChatAsk, RefusalCode } from '../protocol/asks.ts';
import type { HostedTable } from './hosted.ts';

/** Why the player may not write this in the chat of the table; null where they may. */
export function refuseMessage(table: HostedTable, player: string, ask: ChatAsk): RefusalCode | null {
  if (table.chat === 'all' || (table.chat === 'text' && ask.ask === 'write')) return 'chat-closed';
  const isSpectator = table.seatOf(player) === null && table.host !== player;
  return isSpectator && !table.spectatorsMayWrite ? 'chat-for-players' : null;
}
