import { useEffect, useState } from 'preact/hooks';
import { AT_ONCE, HOME, PITCH } from '../../text/client/home.ts';
import { Paused } from '../app/paused.tsx';
import { Icon } from '../icons/icon.tsx';
import { addressOf } from '../route.ts';
import { useSay } from '../say.ts';
import type { HomeGame } from './games.ts';
import { HEIGHT, WIDTH } from './posters/size.ts';

/** The pictures are drawn one after the other, after the words: together they would keep the page busy too long. */
let drawing: Promise<unknown> = Promise.resolve();

const inTurn = (draw: () => void): void => {
  drawing = drawing.then(() => new Promise((resolve) => setTimeout(resolve))).then(draw);
};

export function PosterArt({ game: { Poster } }: { readonly game: HomeGame }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => inTurn(() => setDrawn(true)), []);
  return (
    <svg class="pa" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawn && <Poster />}
    </svg>
  );
}

interface PosterProps {
  readonly game: HomeGame;
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onTable: () => void;
}

/** A game, and the two ways to its table. */
export function Poster({ game, busy, onPlay, onTable }: PosterProps) {
  const say = useSay();
  const { id, palette, seats, minutes } = game;
  const name = say(game.name);
  return (
    <article class="poster" data-game={palette}>
      <div class="poster__a">
        <PosterArt game={game} />
      </div>
      <div class="poster__b">
        <h2>{name}</h2>
        <p class="poster__m">
          <span>
            <Icon name="three-friends" />
            {say(HOME.players, seats)}
          </span>
          <span>
            <Icon name="hourglass" />
            {say(HOME.minutes, { n: minutes })}
          </span>
          <a href={addressOf({ page: 'rules', game: id, rule: null })}>
            <Icon name="rule-book" />
            {say(HOME.rulesOf, { game: name })}
          </a>
        </p>
        <p class="poster__p">{say(PITCH[id]!)}</p>
        <div class="poster__c">
          <button type="button" class="btn btn--go" aria-disabled={busy} onClick={() => busy || onPlay()}>
            <Icon name="vintage-robot" />
            <span>
              <Paused>{say(HOME.againstBots)}</Paused>
              <small>{say(busy ? HOME.sitting : AT_ONCE[id]!)}</small>
            </span>
          </button>
          <button
            type="button"
            class="btn btn--ghost"
            aria-label={say(HOME.tableOf, { game: name })}
            aria-haspopup="dialog"
            onClick={onTable}
          >
            {say(HOME.table)}
          </button>
        </div>
      </div>
    </article>
  );
}
