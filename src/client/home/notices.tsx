import type { KeptTable } from '../../protocol/table.ts';
import { HOME, problemTold } from '../../text/client/home.ts';
import { Why } from '../app/why.tsx';
import { LoadError } from '../load-part.ts';
import { newVersion } from '../pwa.ts';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import type { Acts } from './acts.ts';
import { howItEnded, whoPlays } from './told.ts';

interface NoticesProps extends Pick<Acts, 'problem' | 'forgotten' | 'bringBack'> {
  readonly refused: boolean;
}

/** What the page has to say before anything else. */
export function Notices({ refused, problem, forgotten, bringBack }: NoticesProps) {
  const say = useSay();
  const language = useLanguage();
  const update = useStore(newVersion);
  const what = (table: KeptTable) =>
    table.result === null ? whoPlays(table.sitters, language) : howItEnded(table, language);
  return (
    <div class="notices">
      <div role="alert">
        {refused && <p class="notice notice--bad">{say(HOME.noStorage)}</p>}
        {problem !== null && !(problem.error instanceof LoadError) && (
          <p class="notice notice--bad">
            <Why error={problem.error} told={(why) => problemTold(problem.file, why, language)} />
          </p>
        )}
      </div>
      <div role="status">
        {forgotten !== null && (
          <p class="notice">
            {say(HOME.forgotten, { what: what(forgotten) })}
            <button type="button" class="btn" onClick={bringBack}>
              {say(HOME.bringBack)}
            </button>
          </p>
        )}
        {update !== null && (
          <p class="notice">
            {say(HOME.newVersion)}
            <button type="button" class="btn" onClick={update}>
              {say(HOME.reload)}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
