import { CARDS, TOKENS } from '../../../games/clank/catalogue.ts';
import { rageTrackOf } from '../../../games/clank/core/editions.ts';
import { HEALTH } from '../../../games/clank/core/numbers.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { DOCK, PLAYER, ZONES } from '../../../text/client/clank.ts';
import { Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import type { Desk } from './desk.ts';
import { LOW_HEALTH, useHearts } from './health.tsx';
import { type PlayersProps, playerSign } from './players.tsx';
import { KEY } from './things.ts';
import { tokenIcon } from './token-chip.tsx';

/** As many tokens as there is room for. */
const MOST_TOKENS = { wide: 6, middle: 5, phone: 1 } as const;

interface OpProps extends PlayersProps {
  readonly seat: number;
}

function Op({ desk, seat, onPlayer }: OpProps) {
  const { view, names, say, layout, dress, parts } = desk;
  const { damage, cubes, tokens, status, gold } = view.players[seat]!;
  const left = useHearts(seat, damage);
  const best = tokens.toSorted((a, b) => TOKENS[b]!.points - TOKENS[a]!.points).slice(0, MOST_TOKENS[layout]);
  const words = [
    names[seat]!,
    say(PLAYER.health, { n: left, all: HEALTH }),
    `${cubes} ${say(PLAYER.supply)}`,
    say(PLAYER.gold, { n: gold }),
    ...(status === 'inside' ? [] : [say(PLAYER[status])]),
  ].join(', ');
  const on = seat === view.active && !view.over;
  return (
    <button
      type="button"
      class={`op${on ? ' op--on' : ''}${status === 'inside' ? '' : ' op--out'}`}
      aria-current={on}
      data-key={KEY.player(seat)}
      onClick={() => onPlayer(seat)}
    >
      <span class="sr">{words}</span>
      <Seat seat={seat} />
      <span aria-hidden="true" class={`h${left <= LOW_HEALTH ? ' low' : ''}`} data-key={`health ${seat}`}>
        <Icon name="hearts" />
        <b>{left}</b>
        {best.map((token) => (
          <i key={token} class="a">
            <Icon name={tokenIcon(token)} />
          </i>
        ))}
      </span>
      {status === 'inside' ? (
        <span class="m" aria-hidden="true" data-key={`supply ${seat}`}>
          <Icon name="cube" />
          {cubes}
          {layout === 'middle' && (
            <>
              <span class="op__gold">
                {gold} <Icon name={dress.glyphs.gold.icon} />
              </span>
              <span class="op__n">{names[seat]}</span>
            </>
          )}
        </span>
      ) : (
        <span class="m" aria-hidden="true">
          {say(PLAYER[status])}
        </span>
      )}
      {parts.OwnBrief !== undefined && <parts.OwnBrief desk={desk} seat={seat} />}
    </button>
  );
}

/** The dragon's rage, and how much worse the row makes it. */
function DragonOp({ desk: { view, say, dress }, onDragon }: { readonly desk: Desk; readonly onDragon: () => void }) {
  const danger = dangerIn(view);
  const track = rageTrackOf(view);
  const draws = track[view.rage]!;
  return (
    <button type="button" class="op op--dragon" data-key={KEY.lair} onClick={onDragon}>
      <span class="sr">{`${say(DOCK.odds)}. ${say(PLAYER.rage, { n: draws + danger, danger })}`}</span>
      <Icon name={dress.glyphs.dragon.icon} />
      <span aria-hidden="true">
        <b>{draws}</b>
        {danger > 0 && ` +${danger}`}
      </span>
      <span class="dots">
        {track.map((_, space) => (
          <i key={space} class={space === view.rage ? 'on' : space < view.rage ? 'p' : ''} />
        ))}
      </span>
    </button>
  );
}

const dangerIn = ({ row }: View): number => row.filter((card) => CARDS[card]?.danger).length;

/** The players and the dragon in one row, where there is no room for more. */
export function Ops({ desk, onPlayer, onDragon }: PlayersProps & { readonly onDragon: () => void }) {
  const { view, names, say, language } = desk;
  return (
    <ul class="ops" aria-label={say(ZONES.dragonAndPlayers)} style={{ '--players': names.length }} data-zone="players">
      {names.map((_, seat) => (
        <li key={seat}>
          <Later at=".ops" sign={() => [playerSign(desk, seat)]}>
            <Op desk={desk} seat={seat} onPlayer={onPlayer} />
          </Later>
        </li>
      ))}
      <li>
        <Later at=".ops" sign={() => [view.rage, dangerIn(view), language]}>
          <DragonOp desk={desk} onDragon={onDragon} />
        </Later>
      </li>
    </ul>
  );
}
