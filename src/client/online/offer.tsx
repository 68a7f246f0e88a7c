import { useState } from 'preact/hooks';
import { BEING_TOLD } from '../../text/client/notices.ts';
import { Dialog } from '../app/dialog.tsx';
import { lazy } from '../app/lazy.tsx';
import { useSay } from '../say.ts';

const NoticeFields = lazy(async () => (await import('./notice-fields.tsx')).NoticeFields);

/** Offers to be told of one's turn, where one will want it: at a table. */
export function Offer() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn offer" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(BEING_TOLD.offer)}
      </button>
      {open && (
        <Dialog title={say(BEING_TOLD.title)} onClose={() => setOpen(false)}>
          <NoticeFields />
        </Dialog>
      )}
    </>
  );
}
