import { APP } from '../../text/client/app.ts';
import { LoadError, loadPart } from '../load-part.ts';
import { route } from '../route.ts';
import { useSay } from '../say.ts';
import { Store, useStore } from '../store.ts';

const isMissing = new Store(false);
// What another page needs may well be there.
route.watch(() => isMissing.set(false));

/** Tells whoever looks at the page that a part of it is missing. */
export function reportMissing(error: unknown): void {
  if (error instanceof LoadError) isMissing.set(true);
}

/** Fetches what the page cannot do without; if it does not come, the page says so. */
export async function needed<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart(load);
  } catch (error) {
    reportMissing(error);
    throw error;
  }
}

/** Browsers may remember that a part did not come, so the whole page is loaded again. */
export function MissingPart() {
  const say = useSay();
  const missing = useStore(isMissing);
  if (!missing) return null;
  return (
    <div class="missing" role="alert">
      <p>
        {say(APP.partMissing)}
        <button type="button" class="btn" onClick={() => location.reload()}>
          {say(APP.reload)}
        </button>
      </p>
    </div>
  );
}
