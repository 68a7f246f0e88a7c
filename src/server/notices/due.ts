import type { HostedTable } from '../../match/hosted.ts';
import type { Place, Stamped } from '../../protocol/hosted.ts';
import type { NoticeKind } from '../../protocol/notices.ts';
import type { AboutTable } from './letters.ts';

/** What happened at a table that its players may want to know, and when. */
export type Happened = Readonly<Partial<Record<'began' | 'proposed' | 'over', number>>>;

/** Of what happened, that which did so after a time. */
export const happenedAfter = ({ began = 0, proposed = 0, over = 0 }: Happened, time: number): Happened => ({
  ...(began > time && { began }),
  ...(proposed > time && { proposed }),
  ...(over > time && { over }),
});

/** Someone to be told something that is so since that time. */
export interface Due {
  readonly player: string;
  readonly kind: NoticeKind;
  readonly at: number;
  readonly table: AboutTable;
}

/** What an entry adds to that; null where nobody has to be told because of it. */
export function happenedBy({ kind, at }: Stamped, over: boolean): Happened | null {
  switch (kind) {
    case 'answered':
    case 'carried':
    case 'ended':
      return over ? { over: at } : {};
    case 'agreed':
      return over ? { over: at } : { proposed: at };
    case 'began':
      return { began: at };
    case 'undid':
    case 'redid':
    case 'came-back':
    case 'handed-over':
      return {};
    case 'sat':
    case 'erased':
    case 'bot-sat':
    case 'rose':
    case 'freed':
    case 'host-changed':
    case 'went-away':
    case 'declined':
    case 'said':
    case 'wrote':
    case 'chat-closed':
    case 'spectators-may-write':
    case 'rematch':
    case 'upgraded':
      return null;
  }
}

type PlayerPlace = Extract<Place, { kind: 'player' }>;

/** Those who have left for good need not hear how it went. */
const cares = ({ away }: PlayerPlace): boolean => away !== 'resigned' && away !== 'handed';

/** Who is waited for, and since when; null where that is a bot, or one who has said beforehand what to answer. */
function waitedFor(table: HostedTable): PlayerPlace | null {
  const { asked, match } = table;
  const place = asked === null ? undefined : table.places[asked];
  return place?.kind === 'player' && place.away === null && match?.standing === null ? place : null;
}

/** Who of those at the table has to be told what, if they are not there. */
export function dueAt(table: HostedTable, happened: Happened): readonly Due[] {
  const { charter, places, match, motion } = table;
  const players = places.flatMap((place, seat) => (place.kind === 'player' ? [{ place, seat }] : []));
  const names = places.flatMap((place) => (place.kind === 'open' ? [] : [place.name]));
  const due = (kind: NoticeKind, at: number, { player, name }: PlayerPlace): Due => {
    const self = names.indexOf(name);
    const others = names.filter((_, i) => i !== self);
    return { player, kind, at, table: { id: charter.id, game: charter.game, turn: match?.turn ?? 0, name, others } };
  };
  if (table.over) {
    const { over } = happened;
    const told = players.filter(({ place }) => over !== undefined && cares(place));
    return told.map(({ place }) => due('over', over!, place));
  }
  const waited = waitedFor(table);
  const { began, proposed } = happened;
  const there = players.filter(({ place }) => place.away === null);
  const acted = new Set(began === undefined ? [] : match?.told(null, 0).map(({ seat }) => seat));
  const begun = there.filter(({ place, seat }) => began !== undefined && place !== waited && !acted.has(seat));
  const asked = there.filter(({ seat }) => proposed !== undefined && motion !== null && !motion.agreed.has(seat));
  return [
    ...begun.map(({ place }) => due('began', began!, place)),
    ...(waited === null ? [] : [due('your-turn', table.clocks.askedSince, waited)]),
    ...asked.map(({ place }) => due('consent', proposed!, place)),
  ];
}
