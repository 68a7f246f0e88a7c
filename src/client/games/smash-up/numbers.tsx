import type { Story } from '../../../engine/story.ts';
import { FIGURES } from '../../../games/smash-up/insight/teller.ts';
import { END } from '../../../text/client/end.ts';
import { FIGURE_NAMES, SMASH_END } from '../../../text/client/smash-up-end.ts';
import { Paused } from '../../app/paused.tsx';
import { classOf, Seat } from '../../app/seat.tsx';
import { useSay } from '../../say.ts';

/** What each player did, in bars. */
export function SmashUpNumbers({ story, names }: { readonly story: Story; readonly names: readonly string[] }) {
  const say = useSay();
  return (
    <>
      <h2 class="h-sec">
        <Paused>{say(END.story)}</Paused>
        <small>{say(SMASH_END.bases, { n: story.totals['bases-scored'] ?? 0 })}</small>
      </h2>
      <table class="figs">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={name} scope="col">
                <Seat seat={seat} small />
                <span class="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => {
            const values = story.figures[figure] ?? [];
            const most = Math.max(1, ...values);
            return (
              <tr key={figure}>
                <th scope="row">{say(FIGURE_NAMES[figure])}</th>
                {names.map((name, seat) => (
                  <td key={name}>
                    <div class="sb">
                      <i class={`sc ${classOf(seat)}`} style={{ width: `${((values[seat] ?? 0) / most) * 60}%` }} />
                      <em>{values[seat] ?? 0}</em>
                    </div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
