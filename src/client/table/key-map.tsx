import { KEYS } from '../../text/client/keys.ts';
import { TABLE } from '../../text/client/table.ts';
import { Dialog } from '../app/dialog.tsx';
import { useSay } from '../say.ts';
import { KEY_MAP } from './keys.ts';

/** The map of keys, to be seen. */
export function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say(TABLE.keys)} onClose={onClose}>
      <dl class="keymap">
        {KEY_MAP.map(([keys, meaning]) => (
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
    </Dialog>
  );
}
