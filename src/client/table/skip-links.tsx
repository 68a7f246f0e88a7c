import { SKIPS } from '../../text/client/speech.ts';
import { useSay } from '../say.ts';

/** Where each link leads: to the first of these that is there. */
const PLACES = [
  [SKIPS.hand, '[data-zone="hand"] button, .draft button'],
  [SKIPS.endTurn, '[data-key="end"], [data-main], .btn--skip'],
  [SKIPS.board, '.board__rooms [tabindex="0"], .sm__b .over, .draft .over'],
] as const;

/** The first stops of the tabulator at a table: they show when they have the focus. */
export function SkipLinks() {
  const say = useSay();
  return (
    <nav class="skips" aria-label={say(SKIPS.title)}>
      {PLACES.map(([text, place]) => (
        <button
          key={place}
          type="button"
          class="btn"
          onClick={() => document.querySelector<HTMLElement>(place)?.focus()}
        >
          {say(text)}
        </button>
      ))}
    </nav>
  );
}
