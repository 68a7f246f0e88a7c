import type { Followed } from '../../protocol/following.ts';
import type { Place } from '../../protocol/hosted.ts';
import type { Now } from '../../protocol/messages.ts';
import type { Present, Sitter } from '../../protocol/table.ts';
import type { Heard } from '../table/host.ts';

const sitterOf = (place: Place): Sitter => {
  if (place.kind === 'bot') return place;
  if (place.kind === 'open') return { kind: 'person', name: '' };
  const { name, away } = place;
  const called = { name, ...(name === '' && { gone: true as const }) };
  return away === null ? { kind: 'person', ...called } : { kind: 'bot', ...called, bot: 'greedy' };
};

const known = new WeakMap<readonly Place[], readonly Sitter[]>();

/** Who plays at each place: for one who is away, a bot. The same places give the same list. */
export function sittersIn(places: readonly Place[]): readonly Sitter[] {
  const found = known.get(places) ?? places.map(sitterOf);
  known.set(places, found);
  return found;
}

/** A game that its players ended asks nothing any more. Bots go on by themselves: there is nothing to be let go on. */
function settled(present: Present, { status }: Now): Present {
  if (status !== 'over' || present.asked === null) return present.onItsOwn ? { ...present, onItsOwn: false } : present;
  const view = typeof present.view === 'object' ? { ...present.view, decision: null } : present.view;
  return { ...present, view, asked: null, onItsOwn: false, reveals: [], rest: null, undoable: 0, redoable: 0 };
}

/** What a table shows of what is followed; null before the game begins. */
export function heardIn(followed: Followed | null): Heard | null {
  const present = followed?.now.present ?? null;
  if (followed === null || present === null) return null;
  const { now, told } = followed;
  return { viewer: now.you, sitters: sittersIn(now.places), present: settled(present, now), told };
}
