import { LUCK } from '../../text/client/online-table.ts';
import { Dialog } from '../app/dialog.tsx';
import { useLoaded } from '../app/loaded.ts';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';
import { whyNot } from '../why.ts';
import { type Findings, verifyLuck } from './verify.ts';
import type { Visit } from './visit.ts';

function Finding({ text, holds }: { readonly text: string; readonly holds: boolean | null }) {
  const say = useSay();
  const word = holds === null ? LUCK.unknown : holds ? LUCK.holds : LUCK.fails;
  return (
    <li class={holds === false ? 'finding finding--bad' : 'finding'}>
      <Icon name={holds === null ? 'help' : holds ? 'check-mark' : 'cross-mark'} />
      <span>
        {text} <b>{say(word)}</b>
      </span>
    </li>
  );
}

function Told({ findings }: { readonly findings: Findings }) {
  const say = useSay();
  const { luck, seal, salt, seed, replay, from, steps } = findings;
  const well = seal && salt !== false && seed && replay;
  return (
    <>
      <p class={well ? 'verdict' : 'verdict verdict--bad'} role="status">
        {say(well ? (from === 0 ? LUCK.allWell : LUCK.partWell) : LUCK.notWell)}
      </p>
      <ul class="findings">
        <Finding text={say(LUCK.seal)} holds={seal} />
        <Finding text={say(LUCK.salt)} holds={salt} />
        <Finding text={say(LUCK.seed)} holds={seed} />
        <Finding text={say(from === 0 ? LUCK.replay : LUCK.replayFrom, { n: steps, from })} holds={replay} />
      </ul>
      <details class="numbers">
        <summary>{say(LUCK.details)}</summary>
        <p>{say(LUCK.how)}</p>
        <dl>
          <dt>{say(LUCK.commitment)}</dt>
          <dd>{luck.commitment}</dd>
          <dt>{say(LUCK.secret)}</dt>
          <dd>{luck.secret}</dd>
          <dt>{say(LUCK.salts)}</dt>
          <dd>{luck.salts.map((each) => each || '–').join(' · ')}</dd>
          <dt>{say(LUCK.seedIs)}</dt>
          <dd>{luck.seed}</dd>
        </dl>
      </details>
    </>
  );
}

/** Checks, on this device, that nobody chose the luck of the game. */
export function LuckDialog({ visit, onClose }: { readonly visit: Visit; readonly onClose: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const loaded = useLoaded(`luck-${visit.id}`, () => verifyLuck(visit));
  return (
    <Dialog title={say(LUCK.verify)} onClose={onClose}>
      <div class="luck">
        <p>{say(LUCK.why)}</p>
        {loaded.state === 'loading' && <p role="status">{say(LUCK.checking)}</p>}
        {loaded.state === 'broken' && <p role="alert">{whyNot(loaded.error, language)}</p>}
        {loaded.state === 'there' && <Told findings={loaded.value} />}
      </div>
    </Dialog>
  );
}
