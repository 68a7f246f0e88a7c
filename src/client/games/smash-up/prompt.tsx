import { useEffect } from 'preact/hooks';
import { DOCK } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { labelled } from '../../../text/phrase.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { option as optionText } from '../../../text/smash-up/options.ts';
import { reason } from '../../../text/smash-up/reasons.ts';
import { baseName } from '../../../text/smash-up/things.ts';
import { useSay } from '../../say.ts';
import { Prompter } from '../../table/prompter.tsx';
import { totalOf } from './forecasts.ts';
import { Gains } from './outcome.tsx';
import { usePlay } from './play.ts';
import { useSight } from './sight.ts';

/** On a phone, what the option looked at would do, in one line. */
function Summary({ index }: { readonly index: number }) {
  const say = useSay();
  const { view, language, options, table } = usePlay();
  const { foresee } = useSight();
  const changed = view.sites.flatMap((site) => {
    const after = foresee(site.base, index);
    return after && totalOf(after.powers) !== totalOf(site.powers) ? [{ site, after }] : [];
  });
  const most = changed.find(({ after }) => after.scores) ?? changed[0];
  if (most === undefined) {
    return (
      <span>
        {optionText(options[index]!, view, language)}{' '}
        {table.reveals(index) && <b class="noreturn">{say(TABLE.noReturn)}</b>}
      </span>
    );
  }
  const { site, after } = most;
  return (
    <>
      <span>
        <b>
          {baseName(site.base, language)} {totalOf(site.powers)} → {totalOf(after.powers)}
        </b>{' '}
        / {after.breakpoint}
      </span>
      {after.scores && <Gains points={after.points} />}
    </>
  );
}

/** The line that names what is pointed at, what it would do, or why it cannot be. */
export function Prompt() {
  const play = usePlay();
  const { view, state, names, language, options, table, aim, layout } = play;
  const { pointed, looked } = useSight();
  const say = useSay();
  const refusal = pointed === null || looked !== null ? null : play.refusalOf(pointed.wish);
  const offered = pointed?.spots.some((spot) => play.stanceOf(spot) !== null) ?? false;
  useEffect(() => {
    if (pointed?.wish && !offered && options.length > 0) void table.explain([pointed.wish]);
  }, [pointed, offered, options]);
  const question = smashUpWording.ask(view, names, language);
  const told =
    looked !== null ? (
      layout === 'phone' ? (
        <Summary index={looked} />
      ) : (
        <span class="yes">✓ {optionText(options[looked]!, view, language)}</span>
      )
    ) : pointed !== null && refusal !== null ? (
      <span class="no">✕ {labelled(pointed.name, reason(refusal, language), language)}</span>
    ) : aim.first !== null ? (
      <span class="yes">{say(DOCK.pickTarget)}</span>
    ) : pointed !== null && layout !== 'phone' ? (
      <span>{pointed.name}</span>
    ) : null;
  return (
    <Prompter
      game="smash-up"
      wording={smashUpWording}
      present={state.present}
      notice={state.notice}
      pointed={told}
      question={question}
    />
  );
}
