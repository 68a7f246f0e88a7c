import { type Exit, OUTSIDE, type RoomNo, type Zone } from '../../games/clank/core/board.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { beside, clipped, columns, flowing } from '../layout.ts';
import { bracketed } from '../phrase.ts';
import { tileGroups } from './catacombs-map.ts';
import { wayItem } from './catacombs-ways.ts';
import { isInside } from './on-board.ts';
import { boardIn, exitsIn, roomName, zoneName } from './rooms.ts';
import { spoken } from './space-voice.ts';
import { LONGEST_NAME } from './table.ts';
import { tollOfExit } from './table-pawn.ts';
import { contentsOf } from './things.ts';

const SHRINE: Both = { en: 'Monkey Shrine', fr: 'autel du Singe' };
const ZONES: readonly Zone[] = ['outside', 'surface', 'depths'];
const TO = '→ ';

const isShip = (view: View): boolean => editionOf(view).ship !== null;

/** Rooms that stand together, under what lines. */
interface Group {
  readonly title: readonly string[];
  readonly rooms: readonly RoomNo[];
}

function holds(room: RoomNo, view: View, names: readonly string[], language: Language): string[] {
  const { rooms, spots } = boardIn(view);
  const shrine = view.layout === null && rooms[room]!.spots.some((spot) => spots[spot]!.kind === 'monkey-idol');
  const pawns = names.filter((_, seat) => isInside(view, seat) && view.players[seat]!.room === room);
  return [...(shrine ? [SHRINE[language]] : []), ...contentsOf(room, view, language, names), ...pawns];
}

function tunnel(from: RoomNo, exit: Exit, view: View, language: Language): string {
  if (view.layout !== null) return wayItem(exit, view, language);
  const to = exit.to === OUTSIDE || isShip(view) ? roomName(exit.to, view, language) : `${exit.to + 1}`;
  return bracketed(to, tollOfExit(from, exit, view, language));
}

function zoneGroups(view: View, language: Language): Group[] {
  const { rooms } = boardIn(view);
  return ZONES.map((zone) => {
    const title = spoken(view, zoneName(zone, language), language).toLocaleUpperCase(language);
    return {
      title: title === '' ? [] : [title],
      rooms: rooms.flatMap((room, no) => (room.zone === zone ? [no] : [])),
    };
  });
}

/** Every room with what it holds and who is there, and below where its tunnels lead and what they take. */
export function map(view: View, names: readonly string[], language: Language): string[] {
  const short = names.slice(0, view.players.length).map((name) => clipped(name, LONGEST_NAME));
  const groups = view.layout === null ? zoneGroups(view, language) : tileGroups(view.layout, language);
  const shown = groups.flatMap(({ rooms }) => rooms);
  const labels = columns(shown.map((room) => [roomName(room, view, language)]));
  return groups.flatMap(({ title, rooms }) => {
    const lines = rooms.flatMap((room) => {
      const label = beside(labels[shown.indexOf(room)]!);
      const held = holds(room, view, short, language);
      const exits = exitsIn(view, room).toSorted((a, b) => a.to - b.to);
      const tunnels = exits.map((exit) => tunnel(room, exit, view, language));
      if (held.length === 0) return flowing(label + TO, tunnels, 1);
      return [...flowing(label, held, 1), ...flowing(' '.repeat(label.length) + TO, tunnels, 1)];
    });
    return title.length === 0 ? lines : ['', ...title, ...lines];
  });
}
