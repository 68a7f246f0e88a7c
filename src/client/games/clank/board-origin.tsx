import { editionOf } from '../../../games/clank/core/editions.ts';
import { BOARD_ORIGIN, CARD_ORIGIN } from '../../../text/clank/origins.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import type { Desk } from './desk.ts';

/** A small mark on a board that is of our own design; opened, it explains itself. */
export function BoardOrigin({ desk: { view } }: { readonly desk: Desk }) {
  const say = useSay();
  const { id, boardOrigin } = editionOf(view);
  const words = BOARD_ORIGIN[id];
  if (boardOrigin === 'published' || words === undefined) return null;
  return (
    <details class="board__origin ui">
      <summary title={say(words)}>
        <Icon name="quill" />
        <span class="sr">{say(CARD_ORIGIN[boardOrigin])}</span>
      </summary>
      <p>{say(words)}</p>
    </details>
  );
}
