import { KEYS } from '../../text/client/keys.ts';
import { CONTROLS } from '../../text/client/shortcuts.ts';
import { TABLE } from '../../text/client/table.ts';
import { Dialog } from '../app/dialog.tsx';
import { useSay } from '../say.ts';
import { useSettings } from '../settings.ts';
import { keyMap } from './keys.ts';

/** The map of keys, to be seen. */
export function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const current = useSettings();
  return (
    <Dialog title={say(TABLE.keys)} onClose={onClose}>
      <dl class="keymap">
        {keyMap(current).map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(KEYS[meaning])}</dd>
          </div>
        ))}
      </dl>
      {!current.shortcuts && <p>{say(CONTROLS.off)}</p>}
    </Dialog>
  );
}
