import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat as SeatNo } from '../../engine/game.ts';
import { COVER } from '../../text/client/cover.ts';
import { Seat } from '../app/seat.tsx';
import { useSay } from '../say.ts';

/** Hides the whole table while the device goes from one person to the next. */
export function Cover({
  seat,
  name,
  onReady,
}: {
  readonly seat: SeatNo;
  readonly name: string;
  readonly onReady: () => void;
}) {
  const say = useSay();
  const ref = useRef<HTMLDialogElement>(null);
  const cover = () => ref.current?.showModal();
  useLayoutEffect(cover, []);
  const stay = (event: Event) => event.preventDefault();
  return (
    <dialog
      ref={ref}
      class="cover"
      aria-labelledby="cover-title"
      onCancel={stay}
      onKeyDown={(event) => event.key === 'Escape' && stay(event)}
      // A browser closes it all the same when asked again, by the key of a phone to go back for one.
      onClose={cover}
    >
      <Seat seat={seat} />
      <h2 id="cover-title">{say(COVER.handTo, { name })}</h2>
      <p>{say(COVER.handToWhy, { name })}</p>
      <button type="button" class="btn btn--go" onClick={onReady}>
        {say(COVER.ready, { name })}
      </button>
    </dialog>
  );
}
