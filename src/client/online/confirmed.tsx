import { useEffect, useRef, useState } from 'preact/hooks';
import type { Both } from '../../text/language.ts';
import { useSay } from '../say.ts';

interface ConfirmedProps {
  readonly label: Both;
  /** What the button does, where its label alone does not say that to a screen reader. */
  readonly described?: Both;
  readonly question: Both;
  readonly yes: Both;
  readonly no: Both;
  /** What the words are about. */
  readonly name?: string;
  readonly act: () => unknown;
}

/** A button for what cannot be undone: it asks first. The focus goes to the way back, and then where it was. */
export function Confirmed({ label, described = label, question, yes, no, name = '', act }: ConfirmedProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);
  const ask = (now: boolean) => {
    touched.current = true;
    setAsking(now);
  };
  useEffect(() => {
    if (touched.current) focused.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <button
        ref={focused}
        type="button"
        class="btn"
        aria-label={described === label ? undefined : say(described, { name })}
        onClick={() => ask(true)}
      >
        {say(label, { name })}
      </button>
    );
  }
  return (
    <div class="sure" role="alert">
      <p>{say(question, { name })}</p>
      <button
        type="button"
        class="btn"
        onClick={() => {
          ask(false);
          void act();
        }}
      >
        {say(yes)}
      </button>
      <button ref={focused} type="button" class="btn btn--go" onClick={() => ask(false)}>
        {say(no)}
      </button>
    </div>
  );
}
