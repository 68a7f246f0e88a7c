import type { ComponentType } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { InputError } from '../../engine/game.ts';
import { APP } from '../../text/client/app.ts';
import { FRONTS } from '../front.ts';
import { Home } from '../home/home.tsx';
import { LoadError } from '../load-part.ts';
import { type Route, route } from '../route.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { call } from '../worker/remote.ts';
import { Logo } from './bar.tsx';
import { useLoaded } from './loaded.ts';
import { MissingPart, needed } from './needed.tsx';
import { Why } from './why.tsx';

/** No table is kept under the address. */
const isMissing = (error: unknown): boolean => error instanceof InputError && error.where === 'table';

/** Why there is no page here; that a part of it did not come is said above everything. */
function Broken({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  const say = useSay();
  return (
    <main class="broken">
      <Logo />
      {!(error instanceof LoadError) && (
        <p role="alert">
          {isMissing(error) ? say(APP.noTable) : <Why error={error} told={(message) => say(APP.broken, { message })} />}
        </p>
      )}
      <p class="acts">
        <a class="btn btn--go" href="#/">
          {say(APP.home)}
        </a>
        {again !== undefined && (
          <button type="button" class="btn" onClick={again}>
            {say(APP.again)}
          </button>
        )}
      </p>
    </main>
  );
}

/** A page that is fetched before it is drawn. */
function Fetched({
  name,
  load,
}: {
  readonly name: string;
  readonly load: () => Promise<{ readonly View: ComponentType; readonly close?: () => void }>;
}) {
  const say = useSay();
  const loaded = useLoaded(name, load, ({ close }) => close?.());
  if (loaded.state === 'loading') {
    return (
      <p class="loading" role="status">
        {say(APP.loading)}
      </p>
    );
  }
  if (loaded.state === 'broken') return <Broken error={loaded.error} />;
  const { View } = loaded.value;
  return <View />;
}

async function openTable(id: string) {
  const opened = await call('open', { id });
  const front = await FRONTS[opened.game]?.();
  if (front === undefined) throw new InputError('game', `no game is called ${JSON.stringify(opened.game)}`);
  return front.open(opened);
}

function pageOf(at: Exclude<Route, { page: 'home' }>) {
  if (at.page === 'rules') {
    const { game } = at;
    return async () => (await needed(() => import('../rules/page.tsx'))).rulesPage(game);
  }
  const { id } = at;
  if (at.page === 'at') return async () => (await needed(() => import('../online/page.tsx'))).atPage(id);
  return () => openTable(id);
}

function Page() {
  const at = useStore(route);
  const [error, reset] = useErrorBoundary((caught: unknown) => console.error(caught));
  if (error !== undefined) return <Broken error={error} again={reset} />;
  if (at.page === 'home') return <Home />;
  const name = at.page === 'rules' ? `rules/${at.game}` : `${at.page}/${at.id}`;
  return <Fetched name={name} load={pageOf(at)} />;
}

export function App() {
  return (
    <>
      <Page />
      <MissingPart />
    </>
  );
}
