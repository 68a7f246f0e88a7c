import type { Result } from '../../engine/game.ts';
import type { Sitter } from '../../protocol/table.ts';
import { HOME } from '../../text/client/home.ts';
import { letterOf } from '../app/seat.tsx';
import { useLanguage, useSay } from '../say.ts';
import { namesOf } from '../table/seats.ts';

const HEIGHT = 30;

/** The final scores as bars side by side, each with its seat's letter; winners stand on a line of brass. */
export function Bars({ sitters, result }: { readonly sitters: readonly Sitter[]; readonly result: Result }) {
  const say = useSay();
  const language = useLanguage();
  const most = Math.max(1, ...result.scores);
  const names = namesOf(sitters, language);
  const scores = result.scores.map((score, seat) => `${names[seat]} ${score}`).join(', ');
  return (
    <span class="bars" role="img" aria-label={say(HOME.scoresAre, { scores })}>
      {result.scores.map((score, seat) => (
        <span
          key={seat}
          class={`bars__one seat-${letterOf(seat).toLowerCase()}${result.winners.includes(seat) ? ' bars__one--won' : ''}`}
        >
          <i style={{ height: `${Math.max(2, Math.round((Math.max(0, score) / most) * HEIGHT))}px` }} />
          <b>{letterOf(seat)}</b>
        </span>
      ))}
    </span>
  );
}
