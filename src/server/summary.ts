import type { HostedTable } from '../match/hosted.ts';
import type { Place } from '../protocol/hosted.ts';
import type { TableSummary } from './store/store.ts';

/** For whom an open place is kept, if for anybody. */
const keptFor = (place: Place): string | undefined => (place.kind === 'open' ? place.for?.player : undefined);

/** What lists and timers need of a table without reading its log. */
export function summaryOf(table: HostedTable, botPace: number): TableSummary {
  const { places, host, match, over, asked } = table;
  const place = asked === null ? undefined : places[asked];
  return {
    status: over ? 'over' : match === null ? 'waiting' : 'playing',
    seq: table.seq,
    waitsFor: place?.kind === 'player' && place.away === null ? place.player : null,
    due: table.due(botPace),
    players: places.flatMap((each) => (each.kind === 'player' ? each.player : (keptFor(each) ?? []))),
    card: JSON.stringify({ places, host, turn: match?.turn ?? 0, result: match?.result ?? null }),
  };
}
