import { HOME } from '../../text/client/home.ts';
import { Logo, Tools } from '../app/bar.tsx';
import { Seat } from '../app/seat.tsx';
import { addressOf } from '../route.ts';
import { useSay } from '../say.ts';
import { useSettings } from '../settings.ts';
import { GAMES } from './games.ts';

/** Rings of sound behind the name of the place. */
export function Echo() {
  return (
    <svg class="echo" viewBox="0 0 1180 760" aria-hidden="true">
      <g fill="none" stroke="var(--accent)">
        {[1, 2, 3, 4, 5, 6, 7].map((i) => (
          <circle key={i} cx="240" cy="370" r={90 + i * 76} stroke-width={16 - i * 1.9} opacity={0.17 - i * 0.019} />
        ))}
      </g>
    </svg>
  );
}

export function Header({ onName }: { readonly onName: () => void }) {
  const say = useSay();
  const { name } = useSettings();
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label="Tintamarre">
        <Logo />
        <span>Tintamarre</span>
      </a>
      <nav class="nav" aria-label={say(HOME.nav)}>
        <a href="#/" aria-current="page">
          {say(HOME.play)}
        </a>
        {GAMES.map((game) => (
          <a key={game.id} href={addressOf({ page: 'rules', game: game.id, rule: null })}>
            {say(HOME.rulesOf, { game: say(game.name) })}
          </a>
        ))}
      </nav>
      <Tools />
      <button type="button" class="home__me" aria-haspopup="dialog" onClick={onName}>
        <Seat seat={0} />
        <span>{name === '' ? say(HOME.yourName) : name}</span>
      </button>
    </header>
  );
}
