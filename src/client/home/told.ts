import type { KeptTable, Sitter } from '../../protocol/table.ts';
import { HOME, RESULT } from '../../text/client/home.ts';
import type { Language } from '../../text/language.ts';
import { listed } from '../../text/phrase.ts';
import { sayIn } from '../say.ts';
import { namesOf } from '../table/seats.ts';

/** Whether a person of this device is asked. */
export const isPersons = (sitters: readonly Sitter[], asked: number | null): boolean =>
  asked !== null && sitters[asked]?.kind === 'person';

/** The seat of the only person at the table; null where several play, or none. */
export function ownSeat(sitters: readonly Sitter[]): number | null {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0]! : null;
}

/** What those at the table are called; one person without a name is “you”. */
function called(sitters: readonly Sitter[], language: Language): string[] {
  const own = ownSeat(sitters);
  return namesOf(sitters, language).map((name, seat) =>
    seat === own && sitters[seat]!.name === '' ? sayIn(language)(HOME.you) : name,
  );
}

const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who plays at the table, in one phrase. */
export function whoPlays(sitters: readonly Sitter[], language: Language): string {
  const names = called(sitters, language);
  const own = ownSeat(sitters);
  if (own === null) return listed(names, language);
  const others = listed(names.toSpliced(own, 1), language);
  return opened(sayIn(language)(HOME.against, { one: names[own]!, others }));
}

/** How a game ended, in one phrase. */
export function howItEnded({ sitters, result }: KeptTable, language: Language): string {
  const say = sayIn(language);
  if (result === null || result.winners.length === 0) return say(RESULT.nobody);
  const { winners } = result;
  const own = ownSeat(sitters);
  const best = result.scores[winners[0]!]!;
  const others = result.scores.filter((_, seat) => (own === null ? !winners.includes(seat) : seat !== own));
  const most = others.length === 0 ? best : Math.max(...others);
  const mine = own === null ? best : result.scores[own]!;
  const scores = say(RESULT.to, { best: mine, next: most });
  const shared = winners.length > 1;
  if (own !== null) {
    if (!winners.includes(own)) return say(RESULT.lost, { scores });
    return say(shared ? RESULT.shared : RESULT.won, { scores });
  }
  const names = called(sitters, language);
  const name = listed(
    winners.map((seat) => names[seat]!),
    language,
  );
  return say(shared ? RESULT.sharedBy : RESULT.wonBy, { name, scores });
}
