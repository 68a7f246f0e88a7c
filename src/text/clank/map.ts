import { type Exit, OUTSIDE, type RoomNo, type Zone } from '../../games/clank/core/board.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { beside, clipped, columns, flowing } from '../layout.ts';
import { bracketed } from '../phrase.ts';
import { LONGEST_NAME } from './table.ts';
import { isInside, tollOfExit } from './table-pawn.ts';
import { boardIn, contentsOf, roomName, zoneName } from './things.ts';

const SHRINE: Both = { en: 'Monkey Shrine', fr: 'autel du Singe' };
const ZONES: readonly Zone[] = ['outside', 'surface', 'depths'];
const TO = '→ ';

function holds(room: RoomNo, view: View, names: readonly string[], language: Language): string[] {
  const { rooms, spots } = boardIn(view);
  const shrine = rooms[room]!.spots.some((spot) => spots[spot]!.kind === 'monkey-idol');
  const pawns = names.filter((_, seat) => isInside(view, seat) && view.players[seat]!.room === room);
  return [...(shrine ? [SHRINE[language]] : []), ...contentsOf(room, view, language), ...pawns];
}

function tunnel(from: RoomNo, exit: Exit, view: View, language: Language): string {
  const to = exit.to === OUTSIDE ? roomName(OUTSIDE, language) : `${exit.to + 1}`;
  return bracketed(to, tollOfExit(from, exit, view, language));
}

/** Every room with what it holds and who is there, and below where its tunnels lead and what they take. */
export function map(view: View, names: readonly string[], language: Language): string[] {
  const { rooms } = boardIn(view);
  const short = names.slice(0, view.players.length).map((name) => clipped(name, LONGEST_NAME));
  const labels = columns(rooms.map((_, room) => [roomName(room, language)]));
  return ZONES.flatMap((zone) => {
    const title = zoneName(zone, language).toLocaleUpperCase(language);
    const lines = rooms.flatMap((room, no) => {
      if (room.zone !== zone) return [];
      const label = beside(labels[no]!);
      const held = holds(no, view, short, language);
      const tunnels = room.exits.toSorted((a, b) => a.to - b.to).map((exit) => tunnel(no, exit, view, language));
      if (held.length === 0) return flowing(label + TO, tunnels, 1);
      return [...flowing(label, held, 1), ...flowing(' '.repeat(label.length) + TO, tunnels, 1)];
    });
    return title === '' ? lines : ['', title, ...lines];
  });
}
