import '../styles/fields.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface OneOfProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly nameOf: (value: Value) => ComponentChildren;
  /** What the value means, in a sentence below its name: the values then stand one below the other. */
  readonly meaningOf?: (value: Value) => ComponentChildren;
}

/** One of a few values, all in sight. */
export function OneOf<Value extends string>({ legend, values, value, onChange, nameOf, meaningOf }: OneOfProps<Value>) {
  const id = useId();
  return (
    <fieldset class={meaningOf === undefined ? 'oneof' : 'oneof oneof--told'}>
      <legend>{legend}</legend>
      <div class="oneof__in">
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              checked={each === value}
              aria-labelledby={`${id}-${each}`}
              aria-describedby={meaningOf && `${id}-${each}-means`}
              onChange={() => onChange(each)}
            />
            <span>
              <b id={`${id}-${each}`}>{nameOf(each)}</b>
              {meaningOf !== undefined && <small id={`${id}-${each}-means`}>{meaningOf(each)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many values, which are unfolded to choose; only the chosen one tells what it means. */
export function Choose<Value extends string>({
  legend,
  values,
  value,
  onChange,
  nameOf,
  meaningOf,
}: OneOfProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{legend}</label>
      <select
        id={id}
        value={value}
        aria-describedby={meaningOf && `${id}-means`}
        onChange={({ currentTarget }) => {
          const chosen = values.find((each) => each === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each} selected={each === value}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      {meaningOf !== undefined && <small id={`${id}-means`}>{meaningOf(value)}</small>}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
}

export function Switch({ label, hint, on, onChange, disabled = false, children }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <label for={id}>{label}</label>
        <small id={`${id}-hint`}>{hint}</small>
        {children}
      </span>
    </div>
  );
}
