import type { Sitter } from '../../protocol/table.ts';
import { SEATS } from '../../text/client/seats.ts';
import type { Language } from '../../text/language.ts';
import { letterOf } from '../app/seat.tsx';
import { sayIn } from '../say-in.ts';

/** What somebody at a table over the net is called; one without a name has had it deleted. */
export const calledOf = (name: string, language: Language): string => name || sayIn(language)(SEATS.gone);

/** What those at the table are called; a person who gave no name is told by the letter of the seat. */
export const namesOf = (sitters: readonly Sitter[], language: Language): string[] =>
  sitters.map(({ name, gone }, seat) =>
    gone === true ? calledOf(name, language) : name || sayIn(language)(SEATS.player, { letter: letterOf(seat) }),
  );
