import type { Sitter } from '../../protocol/table.ts';
import { SEATS } from '../../text/client/seats.ts';
import type { Language } from '../../text/language.ts';
import { letterOf } from '../app/seat.tsx';
import { sayIn } from '../say.ts';

/** What those at the table are called; a person who gave no name is told by the letter of the seat. */
export const namesOf = (sitters: readonly Sitter[], language: Language): string[] =>
  sitters.map(({ name }, seat) => name || sayIn(language)(SEATS.player, { letter: letterOf(seat) }));
