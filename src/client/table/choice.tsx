import { TABLE } from '../../text/client/table.ts';
import { Dialog } from '../app/dialog.tsx';
import { Paused } from '../app/paused.tsx';
import { useSay } from '../say.ts';

interface ChoiceProps {
  readonly title: string;
  readonly options: readonly { readonly index: number; readonly text: string; readonly reveals: boolean }[];
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** Several options that one click could mean: the person says which. */
export function Choice({ title, options, onChoose, onClose }: ChoiceProps) {
  const say = useSay();
  return (
    <Dialog title={title} onClose={onClose}>
      <ul class="choices">
        {options.map(({ index, text, reveals }) => (
          <li key={index}>
            <button type="button" class="btn choices__one" onClick={() => onChoose(index)}>
              <span>
                {reveals ? <Paused>{text}</Paused> : text}
                {reveals && <small class="noreturn">{say(TABLE.noReturn)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
