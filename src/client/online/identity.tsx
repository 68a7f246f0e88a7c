import { useId, useState } from 'preact/hooks';
import { ONLINE } from '../../text/client/online.ts';
import { OWN_DATA } from '../../text/client/own-data.ts';
import { Dialog } from '../app/dialog.tsx';
import { api } from '../net/api.ts';
import { callMe, me, takeCode } from '../net/me.ts';
import { useLanguage, useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { whyNot } from '../why.ts';
import { NameField } from './name-field.tsx';
import { OwnData } from './own-data.tsx';

type Attempt = (act: () => Promise<void>) => void;

function Name({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay();
  const person = useStore(me);
  const [name, setName] = useState(person?.name ?? settings.get().name);
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => callMe(name.trim()));
      }}
    >
      <NameField name={name} onChange={setName} />
      <button type="submit" class="btn">
        {say(ONLINE.keepName)}
      </button>
      {person !== null && <p role="status">{say(ONLINE.playsAs, { name: person.name })}</p>}
    </form>
  );
}

/** A code for another device, in groups that are easy to read out. */
function ShownCode({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay();
  const language = useLanguage();
  const [shown, setShown] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const time = shown === null ? '' : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(shown.until);
  return (
    <section class="fields">
      <h3>{say(ONLINE.otherDevice)}</h3>
      <p class="fields__note">{say(ONLINE.otherDeviceHint)}</p>
      <button type="button" class="btn" onClick={() => attempt(async () => setShown(await api.code()))}>
        {say(ONLINE.showCode)}
      </button>
      {shown !== null && (
        <div role="status">
          <p class="code">{shown.code.replace(/(.{4})(?=.)/g, '$1-')}</p>
          <p class="fields__note">{say(ONLINE.codeIs, { time })}</p>
        </div>
      )}
    </section>
  );
}

function TakenCode({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay();
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => takeCode(code.trim()));
      }}
    >
      <div class="field">
        <label for={id}>{say(ONLINE.haveCode)}</label>
        <input
          id={id}
          type="text"
          value={code}
          maxlength={20}
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </div>
      <button type="submit" class="btn">
        {say(ONLINE.takeCode)}
      </button>
    </form>
  );
}

/** Who one is for the others: a name, here and on other devices. */
export function Identity({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const person = useStore(me);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(false);
  const attempt: Attempt = (act) => {
    setProblem(null);
    setDeleted(false);
    act().catch((error: unknown) => setProblem(whyNot(error, settings.get().language)));
  };
  return (
    <Dialog title={say(ONLINE.identity)} onClose={onClose}>
      <div class="identity">
        <Name key={person?.id ?? ''} attempt={attempt} />
        {person !== null && <ShownCode attempt={attempt} />}
        <TakenCode attempt={attempt} />
        {person !== null && <OwnData attempt={attempt} onDeleted={() => setDeleted(true)} />}
        <p role="status">{deleted && say(OWN_DATA.done)}</p>
        <p class="problem" role="alert" hidden={problem === null}>
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
