import { editionOf } from '../../../games/clank/core/editions.ts';
import type { Origin } from '../../../games/clank/core/origin.ts';
import { BOARD_ORIGIN, CARD_ORIGIN } from '../../../text/clank/origins.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import type { Desk } from './desk.ts';

interface BoardOriginProps {
  readonly desk: Desk;
  /** Of what is drawn; of the edition's board if nothing else is said. */
  readonly origin?: Origin;
}

/** A small mark on a board that is of our own design; opened, it explains itself. */
export function BoardOrigin({ desk: { view }, origin = editionOf(view).boardOrigin }: BoardOriginProps) {
  const say = useSay();
  const words = BOARD_ORIGIN[editionOf(view).id];
  if (origin === 'published' || words === undefined) return null;
  return (
    <details class="board__origin ui">
      <summary title={say(words)}>
        <Icon name="quill" />
        <span class="sr">{say(CARD_ORIGIN[origin])}</span>
      </summary>
      <p>{say(words)}</p>
    </details>
  );
}
