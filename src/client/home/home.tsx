import '../styles/home.css';
import { useState } from 'preact/hooks';
import { HOME } from '../../text/client/home.ts';
import { listed } from '../../text/phrase.ts';
import { ICON_AUTHORS } from '../icons/credit.ts';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { useActs } from './acts.ts';
import { DropZone, OpenFile } from './files.tsx';
import { GAMES } from './games.ts';
import { Echo, Header } from './header.tsx';
import { useKept } from './kept.ts';
import { type Opened, OpenedDialog } from './later.tsx';
import { Learn } from './learn.tsx';
import { Finished, UnderWay } from './lists.tsx';
import { Notices } from './notices.tsx';
import { Others } from './others.tsx';
import { Poster } from './poster.tsx';
import { NothingToResume, Resume } from './resume.tsx';
import { isPersons } from './told.ts';
import { waitingOnline } from './waiting.ts';
import { WaitingList } from './waiting-list.tsx';

export function Home() {
  const say = useSay();
  const language = useLanguage();
  const { tables, refused, reload } = useKept();
  const acts = useActs(reload);
  const [opened, setOpened] = useState<Opened | null>(null);
  const underWay = tables?.filter(({ result }) => result === null) ?? null;
  const finished = tables?.filter(({ result }) => result !== null) ?? null;
  const last = underWay?.[0];
  const waiting = underWay?.filter((table) => table !== last && isPersons(table.sitters, table.asked)) ?? [];
  const waitingElsewhere = useStore(waitingOnline);
  const isLoading = tables === null || waitingElsewhere === null;
  const isWaitedFor = waiting.length > 0 || (waitingElsewhere?.length ?? 0) > 0;
  return (
    <div class="hm">
      <Header onName={() => setOpened({ dialog: 'settings' })} />
      <main class="wrap">
        <Notices refused={refused} {...acts} />
        <section class="hero">
          <div class="hero__t">
            <Echo />
            <h1>Tintamarre</h1>
            <p>
              {say(HOME.tagline)}
              <br />
              {say(HOME.promise)}
            </p>
          </div>
          <div class="quick" aria-busy={isLoading}>
            {last !== undefined && <Resume table={last} />}
            {last === undefined && !isWaitedFor && <NothingToResume waiting={isLoading} />}
            {isWaitedFor && <WaitingList online={waitingElsewhere ?? []} local={waiting} />}
            <div class="duo">
              <button
                type="button"
                class="btn btn--big"
                aria-haspopup="dialog"
                onClick={() => setOpened({ dialog: 'table', game: GAMES[0]!.id })}
              >
                <Icon name="tabletop-players" />
                {say(HOME.createTable)}
              </button>
              <OpenFile onFile={acts.open} />
            </div>
          </div>
        </section>
        <section class="posters" aria-label={say(HOME.pick)}>
          {GAMES.map((game) => (
            <Poster
              key={game.id}
              game={game}
              busy={acts.beginning === game.id}
              onPlay={() => acts.playAtOnce(game)}
              onTable={() => setOpened({ dialog: 'table', game: game.id })}
            />
          ))}
        </section>
        <Others />
        <div class="lists">
          <UnderWay tables={underWay} onSave={acts.save} onForget={acts.forget} />
          <Finished tables={finished} onSave={acts.save} onForget={acts.forget} />
          <Learn />
        </div>
      </main>
      <footer class="foot wrap">
        {say(HOME.footer, { authors: listed(ICON_AUTHORS, language) })}{' '}
        <button
          type="button"
          class="foot__credits"
          aria-haspopup="dialog"
          onClick={() => setOpened({ dialog: 'credits' })}
        >
          {say(HOME.credits)}
        </button>
      </footer>
      <DropZone onFile={acts.open} />
      {opened !== null && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
