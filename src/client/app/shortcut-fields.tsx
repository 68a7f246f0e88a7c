import { KEYS } from '../../text/client/keys.ts';
import { CONTROLS } from '../../text/client/shortcuts.ts';
import { useSay } from '../say.ts';
import { SHORTCUT_NAMES, SHORTCUTS, type Shortcut, settings, useSettings } from '../settings.ts';
import { Switch } from './fields.tsx';

/** Gives a shortcut its key; whatever had that key gets the old one. */
function change(name: Shortcut, typed: string): void {
  const { keys } = settings.get();
  const key = typed.trim().at(-1)?.toUpperCase();
  // Digits play the cards of the hand.
  if (key === undefined || /\d/.test(key)) return;
  const other = SHORTCUT_NAMES.find((each) => keys[each] === key);
  settings.patch({ keys: { ...keys, ...(other === undefined ? {} : { [other]: keys[name] }), [name]: key } });
}

/** Whether single keys act on the table, and which. */
export function ShortcutFields() {
  const say = useSay();
  const { shortcuts, keys } = useSettings();
  return (
    <Switch
      label={say(CONTROLS.shortcuts)}
      hint={say(CONTROLS.shortcutsHint)}
      on={shortcuts}
      onChange={(on) => settings.patch({ shortcuts: on })}
    >
      {shortcuts && (
        <details class="keyfields">
          <summary>{say(CONTROLS.changeKeys)}</summary>
          <ul>
            {SHORTCUT_NAMES.map((name) => (
              <li key={name}>
                <label>
                  <input
                    type="text"
                    size={2}
                    value={keys[name]}
                    autocomplete="off"
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    onInput={({ currentTarget }) => {
                      change(name, currentTarget.value);
                      currentTarget.value = settings.get().keys[name];
                    }}
                  />
                  {say(KEYS[name])}
                </label>
              </li>
            ))}
          </ul>
          <button type="button" class="btn btn--small" onClick={() => settings.patch({ keys: SHORTCUTS })}>
            {say(CONTROLS.resetKeys)}
          </button>
        </details>
      )}
    </Switch>
  );
}
