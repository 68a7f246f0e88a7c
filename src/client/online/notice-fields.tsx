import '../styles/fields.css';
import { useEffect, useId, useState } from 'preact/hooks';
import type { NoticesNow, Trouble } from '../../protocol/notices.ts';
import { BEING_TOLD } from '../../text/client/notices.ts';
import type { Both } from '../../text/language.ts';
import { TROUBLES } from '../../text/notices.ts';
import { Switch } from '../app/fields.tsx';
import { api } from '../net/api.ts';
import { me, recall } from '../net/me.ts';
import { endpointHere, PushFailed, type PushState, pushState, switchOff, switchOn } from '../net/push.ts';
import { type Say, useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';

const why = (say: Say, { code, status = 0 }: Trouble): string => say(TROUBLES[code], { status });

const PUSH_HINTS: Readonly<Record<PushState, Both>> = {
  on: BEING_TOLD.pushHint,
  off: BEING_TOLD.pushHint,
  unsafe: BEING_TOLD.unsafe,
  unable: BEING_TOLD.unable,
  blocked: BEING_TOLD.blocked,
};

/** What came of the last thing that was done here. */
interface Outcome {
  readonly text: string;
  readonly bad: boolean;
}

/** Does one thing at a time, and says what came of it. */
function useOutcome() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const attempt = async (act: () => Promise<Outcome | null>) => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await act());
    } catch (error) {
      const text = error instanceof Error && error.message !== '' ? error.message : say(BEING_TOLD.failed);
      setOutcome({ text: error instanceof PushFailed ? say(BEING_TOLD.failed) : text, bad: true });
    }
    setBusy(false);
  };
  const tried = (trouble: Trouble | null): Outcome =>
    trouble === null ? { text: say(BEING_TOLD.works), bad: false } : { text: why(say, trouble), bad: true };
  return { busy, outcome, attempt, tried };
}

function Told({ busy, outcome }: { readonly busy: boolean; readonly outcome: Outcome | null }) {
  const say = useSay();
  return (
    <p class={outcome?.bad ? 'outcome outcome--bad' : 'outcome'} role="status">
      {busy ? say(BEING_TOLD.trying) : outcome?.text}
    </p>
  );
}

interface PartProps {
  readonly now: NoticesNow;
  readonly onChange: (now: NoticesNow) => void;
}

function Push({ now, onChange }: PartProps) {
  const say = useSay();
  const [state, setState] = useState<PushState>('off');
  const { busy, outcome, attempt, tried } = useOutcome();
  const look = async () => setState(await pushState());
  useEffect(() => {
    void look();
  }, []);
  const turn = async (on: boolean) => {
    const after = on ? await switchOn(now.key!) : await switchOff();
    if (after !== null) onChange(after);
    return null;
  };
  const change = (on: boolean) => attempt(() => turn(on)).then(look);
  return (
    <>
      <Switch
        label={say(BEING_TOLD.push)}
        hint={say(PUSH_HINTS[state])}
        on={state === 'on'}
        disabled={busy || (state !== 'on' && state !== 'off')}
        onChange={(on) => void change(on)}
      >
        {state === 'on' && (
          <button
            type="button"
            class="btn"
            aria-label={say(BEING_TOLD.tryPush)}
            onClick={() => void attempt(async () => tried(await api.tryPush(await endpointHere())))}
          >
            {say(BEING_TOLD.try)}
          </button>
        )}
      </Switch>
      <Told busy={busy} outcome={outcome} />
    </>
  );
}

function Hook({ now, onChange }: PartProps) {
  const say = useSay();
  const language = useLanguage();
  const id = useId();
  const { hook } = now;
  const [address, setAddress] = useState(hook?.address ?? '');
  const { busy, outcome, attempt, tried } = useOutcome();
  const keep = async () => {
    onChange(await api.keepHook(address.trim(), language));
    return { text: say(BEING_TOLD.kept), bad: false };
  };
  const remove = async () => {
    await api.dropHook();
    setAddress('');
    onChange({ ...now, hook: null });
    return { text: say(BEING_TOLD.removed), bad: false };
  };
  const tryIt = async () => {
    const trouble = await api.tryHook();
    onChange(await api.notices());
    return tried(trouble);
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(keep);
      }}
    >
      <label for={id}>{say(BEING_TOLD.hook)}</label>
      <input
        id={id}
        type="url"
        value={address}
        maxlength={1000}
        placeholder="https://"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <small id={`${id}-hint`}>{say(BEING_TOLD.hookHint)}</small>
      <p class="acts">
        <button type="submit" class="btn" disabled={address.trim() === ''}>
          {say(BEING_TOLD.keep)}
        </button>
        {hook !== null && (
          <>
            <button type="button" class="btn" aria-label={say(BEING_TOLD.tryHook)} onClick={() => void attempt(tryIt)}>
              {say(BEING_TOLD.try)}
            </button>
            <button type="button" class="btn" onClick={() => void attempt(remove)}>
              {say(BEING_TOLD.remove)}
            </button>
          </>
        )}
      </p>
      <Told busy={busy} outcome={outcome} />
      {hook?.trouble && outcome === null && (
        <p class="outcome outcome--bad">{say(BEING_TOLD.lastTime, { why: why(say, hook.trouble) })}</p>
      )}
      {hook !== null && !hook.on && <p class="outcome outcome--bad">{say(BEING_TOLD.switchedOff)}</p>}
    </form>
  );
}

/** How one is told that it is one's turn, on a server that does so; with a title where it is one thing among others. */
export function NoticeFields({ titled = false }: { readonly titled?: boolean }) {
  const say = useSay();
  const person = useStore(me);
  const [now, setNow] = useState<NoticesNow | null>(null);
  useEffect(() => {
    const look = async () => setNow((await recall()) === null ? null : await api.notices());
    look().catch(() => setNow(null));
  }, [person?.id]);
  const there = now !== null && now.key !== null;
  if (person !== null && !there) return null;
  return (
    <section class="fields">
      {titled && <h3>{say(BEING_TOLD.title)}</h3>}
      <p class="fields__note">{say(there ? BEING_TOLD.open : BEING_TOLD.nameFirst)}</p>
      {there && <Push now={now} onChange={setNow} />}
      {there && <Hook now={now} onChange={setNow} />}
    </section>
  );
}
