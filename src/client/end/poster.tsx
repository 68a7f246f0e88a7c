import type { ComponentChildren } from 'preact';
import type { Result } from '../../engine/game.ts';
import { END, POINTS } from '../../text/client/end.ts';
import { counted } from '../../text/plural.ts';
import { useLanguage, useSay } from '../say.ts';
import { standingOrder } from './sheet.tsx';

/** Who won and by how much, on a poster drawn by the game. */
export function Poster({
  result,
  names,
  children,
}: {
  readonly result: Result;
  readonly names: readonly string[];
  readonly children: ComponentChildren;
}) {
  const say = useSay();
  const language = useLanguage();
  const { winners, scores } = result;
  const [first, second] = standingOrder(result);
  const joined = new Intl.ListFormat(language).format(winners.map((seat) => names[seat]!));
  const title =
    winners.length === 0
      ? say(END.nobody)
      : winners.length === 1
        ? say(END.wins, { name: joined })
        : say(END.share, { names: joined });
  const lead = scores[first!]! - (scores[second ?? -1] ?? 0);
  const points = counted(scores[first!]!, POINTS, language);
  return (
    <section class="eg__w">
      {children}
      <div class="eg__wt">
        <h1 style={{ '--letters': title.length }}>{title}</h1>
        {winners.length === 1 && second !== undefined && (
          <p>{say(lead === 0 ? END.byTieBreak : END.ahead, { points, lead, name: names[second]! })}</p>
        )}
      </div>
    </section>
  );
}
