import { OWN_DATA } from '../../text/client/own-data.ts';
import { EVERYTHING } from '../net/api.ts';
import { deleteMe } from '../net/me.ts';
import { useSay } from '../say.ts';
import { Confirmed } from './confirmed.tsx';

interface OwnDataProps {
  readonly attempt: (act: () => Promise<void>) => void;
  readonly onDeleted: () => void;
}

/** All that the server keeps about one: to be downloaded, and to be deleted. */
export function OwnData({ attempt, onDeleted }: OwnDataProps) {
  const say = useSay();
  return (
    <section class="fields">
      <h3>{say(OWN_DATA.title)}</h3>
      <p class="fields__note">{say(OWN_DATA.hint)}</p>
      <a class="btn" href={EVERYTHING} download="tintamarre-me.json">
        {say(OWN_DATA.download)}
      </a>
      <Confirmed
        label={OWN_DATA.delete}
        question={OWN_DATA.sure}
        yes={OWN_DATA.yes}
        no={OWN_DATA.no}
        act={() => attempt(() => deleteMe().then(onDeleted))}
      />
    </section>
  );
}
