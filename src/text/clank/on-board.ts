import type { Exit, RoomNo } from '../../games/clank/core/board.ts';
import { bootsAsked, monstersOn } from '../../games/clank/core/toll.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { MONSTER, RESOURCE } from './nouns.ts';
import { boardIn } from './rooms.ts';

const LOCK: Both = { en: 'locked', fr: 'Cadenas' };
const ONE_WAY: Both = { en: 'one-way', fr: 'sens unique' };
const AGAINST: Both = { en: 'against the arrow', fr: 'à contresens' };
const WRAP: Both = { en: 'around the edge', fr: 'en passant par le bord' };

/** What a tunnel of a board asks of whoever walks through it from here, and which way it goes. */
export function tollOnBoard(from: RoomNo, exit: Exit, view: View, language: Language): string[] {
  const { rooms } = boardIn(view);
  const back = rooms[exit.to]!.exits.find(({ to }) => to === from);
  const parts = [counted(bootsAsked(view, rooms[from]!, exit), RESOURCE.boots, language)];
  if (exit.monsters > 0) parts.push(counted(monstersOn(view, exit), MONSTER, language));
  if (exit.lock) parts.push(LOCK[language]);
  if (exit.against) parts.push(AGAINST[language]);
  if (back?.against) parts.push(ONE_WAY[language]);
  if (exit.wrap) parts.push(WRAP[language]);
  return parts;
}

export const isInside = (view: View, seat: number): boolean => view.players[seat]!.status === 'inside';
