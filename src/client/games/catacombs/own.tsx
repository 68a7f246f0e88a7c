import { TOKENS } from '../../../games/clank/catalogue.ts';
import { tokenPoints } from '../../../games/clank/core/score.ts';
import { LOCKPICK, OFFERING, PRISONER } from '../../../text/clank/catacombs-nouns.ts';
import { POINT } from '../../../text/clank/nouns.ts';
import { tokenName } from '../../../text/clank/things.ts';
import { OWN } from '../../../text/client/catacombs-table.ts';
import { counted } from '../../../text/plural.ts';
import { Icon } from '../../icons/icon.tsx';
import type { OwnProps } from '../clank/desk.ts';
import { tokenIcon } from '../clank/token-chip.tsx';

/** More lockpicks than these are told by their number. */
const MOST = 5;

/** Lockpicks as discs, offerings, and the prisoners freed with their points as they stand. */
export function OwnThings({ desk, seat }: OwnProps) {
  const { view, language, say, onCard } = desk;
  const { lockpicks, marks, tokens, owned } = view.players[seat]!;
  const prisoners = tokens.filter((token) => TOKENS[token]!.kind === 'prisoner');
  return (
    <div class="pl__own">
      <span class="own" title={counted(lockpicks, LOCKPICK, language)} data-key={`lockpicks ${seat}`}>
        <span class="sr">{counted(lockpicks, LOCKPICK, language)}</span>
        <span class="own__t" aria-hidden="true">
          {Array.from({ length: Math.min(lockpicks, MOST) }, (_, i) => (
            <span key={i} class="lockpick">
              <Icon name="lockpick" />
            </span>
          ))}
          {lockpicks === 0 && (
            <span class="lockpick lockpick--off">
              <Icon name="lockpick" />
            </span>
          )}
          {lockpicks > MOST && <b>{lockpicks}</b>}
        </span>
      </span>
      {marks.length > 0 && (
        <span class="offers" title={counted(marks.length, OFFERING, language)}>
          <span class="sr">{counted(marks.length, OFFERING, language)}</span>
          <Icon name="candles" />
          <span aria-hidden="true">{marks.length}</span>
        </span>
      )}
      {prisoners.length > 0 && (
        <ul class="own__t own__pris" aria-label={counted(prisoners.length, PRISONER, language)}>
          {prisoners.map((token, i) => {
            const points = tokenPoints(token, { tokens: [...tokens], marks: [...marks], crystals: 0 }, owned);
            return (
              <li key={i}>
                <button
                  type="button"
                  class="pris"
                  data-zoom={TOKENS[token]!.id}
                  title={say(OWN.prisoner, {
                    name: tokenName(token, language),
                    points: counted(points, POINT, language),
                  })}
                  onClick={(event) => onCard(TOKENS[token]!.id, event.currentTarget)}
                >
                  <Icon name={tokenIcon(token)} />
                  {tokenName(token, language)}
                  <b>
                    {points}
                    <Icon name="laurels" />
                  </b>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
