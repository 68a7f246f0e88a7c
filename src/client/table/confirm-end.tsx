import '../styles/confirm-end.css';
import { WASTE } from '../../text/client/shortcuts.ts';
import { Dialog } from '../app/dialog.tsx';
import { useSay } from '../say.ts';

interface ConfirmEndProps {
  /** What would be left unused, in words. */
  readonly unused: string;
  readonly onEnd: () => void;
  readonly onStay: () => void;
}

/** Asks before the turn is ended for good with something left that could be used. */
export function ConfirmEnd({ unused, onEnd, onStay }: ConfirmEndProps) {
  const say = useSay();
  return (
    <Dialog title={say(WASTE.title)} onClose={onStay}>
      <div class="confirmend">
        <p>
          {unused}. {say(WASTE.final)}
        </p>
        <p class="confirmend__acts">
          <button type="button" class="btn" onClick={onStay}>
            {say(WASTE.stay)}
          </button>
          <button type="button" class="btn btn--go" onClick={onEnd}>
            {say(WASTE.end)}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
