import '../styles/opening.css';
import { InputError } from '../../engine/game.ts';
import { OPENING } from '../../text/client/opening.ts';
import { Why } from '../app/why.tsx';
import { useSay } from '../say.ts';
import type { OpenedTable, Upgraded } from '../worker/calls.ts';

/** What a change of the rules since the game was last played means for it. */
function UpgradeNotes({ begins, lost, wasOver }: Upgraded) {
  const say = useSay();
  return (
    <div class="upgrade" role="status">
      {begins > 0 && <p>{say(OPENING.goesOn, { step: begins })}</p>}
      {lost > 0 && <p>{say(OPENING.lost, { n: lost })}</p>}
      {wasOver && <p>{say(OPENING.wasOver)}</p>}
    </div>
  );
}

/** What is to be known of a table that was opened. */
export function OpeningNotes({ problem, upgraded }: Pick<OpenedTable, 'problem' | 'upgraded'>) {
  const say = useSay();
  return (
    <>
      {problem !== null && (
        <p class="problem">
          <Why
            error={new InputError(problem.where, problem.message)}
            told={(message) => say(OPENING.problem, { message })}
          />
        </p>
      )}
      {upgraded !== undefined && <UpgradeNotes {...upgraded} />}
    </>
  );
}
