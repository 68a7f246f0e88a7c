import { useId } from 'preact/hooks';
import { ONLINE } from '../../text/client/online.ts';
import { useSay } from '../say.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** What the others call you. */
export function NameField({ name, onChange }: NameFieldProps) {
  const say = useSay();
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say(ONLINE.yourName)}</label>
      <input
        id={id}
        type="text"
        value={name}
        maxlength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <small id={`${id}-hint`}>{say(ONLINE.nameHint)}</small>
    </div>
  );
}
