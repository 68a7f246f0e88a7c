import '../../../styles/catacombs/laying.css';
import { useEffect } from 'preact/hooks';
import type { Reason } from '../../../../engine/game.ts';
import { DUNGEONS } from '../../../../games/clank/catacombs/dungeon.ts';
import { CARD_ORIGIN } from '../../../../text/clank/origins.ts';
import { tollNow } from '../../../../text/clank/toll.ts';
import { PLACING, tileName, tilesLeft, wayGoal, wayKind, wayTold } from '../../../../text/client/catacombs-map.ts';
import { isDialogOpen } from '../../../app/modal.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { Desk } from '../../clank/desk.ts';
import { shortReason } from '../../clank/prompt-line.tsx';
import { TUNNEL, tilePlan } from '../map/tile-plan.ts';
import { type Chosen, useChosen } from './chosen.ts';
import { roomIcon } from './ghost.tsx';
import { type Orientation, type Placing, placingOf } from './placing.ts';

interface PartProps {
  readonly desk: Desk;
  readonly placing: Placing;
  readonly chosen: Chosen;
}

/** The tile turned so, in little: its rooms by their glyphs, the way gone in brass. */
function Mini({ desk, placing, orientation }: Omit<PartProps, 'chosen'> & { readonly orientation: Orientation }) {
  const { w, h, rooms, tunnels, zone } = tilePlan(desk.view.layout!.face, placing.tile, orientation.turn);
  const walked = new Set(orientation.way?.path ?? []);
  const path = (own: boolean) => tunnels.flatMap(({ no, d }) => (walked.has(no) === own ? [d] : [])).join('');
  return (
    <svg class="mini" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect width={w} height={h} fill={`url(#cat-${zone === 'surface' ? 'surface' : 'deep'})`} />
      <path d={path(false)} class="mini-tunnel" stroke-width={TUNNEL + 2.5} />
      <path d={path(true)} class="mini-way" stroke-width={TUNNEL + 6.5} />
      {rooms.map((room) => (
        <g key={room.no}>
          <circle cx={room.x} cy={room.y} r="25" class="mini-room" />
          <use href={`#gi-${roomIcon(room)}`} x={room.x - 16} y={room.y - 16} width="32" height="32" />
        </g>
      ))}
    </svg>
  );
}

const reasonOf = ({ parts, language }: Desk, reason: Reason): string => parts.wording.reason(reason, language);

function OrientationButton({ desk, placing, chosen, orientation }: PartProps & { readonly orientation: Orientation }) {
  const { view, language, say } = desk;
  const { turn, ends, refused } = orientation;
  const on = chosen.orientation.turn === turn;
  const closed = ends.length === 0;
  const [end] = ends;
  const way = end?.way ?? null;
  const walks = view.pending?.way !== null;
  const toll = way === null ? [] : tollNow(way, end!.swords, view, language);
  const kind = wayKind(way, view, language);
  return (
    <button
      type="button"
      class={`or${on ? ' or--on' : ''}${closed ? ' or--no' : ''}`}
      aria-pressed={on}
      aria-disabled={closed}
      data-turn={turn}
      onClick={() => chosen.setTurn(turn)}
    >
      <u aria-hidden="true">{closed ? '✕' : turn + 1}</u>
      <span class="sr">{say(PLACING.orientation, { n: turn + 1 })}. </span>
      <Mini desk={desk} placing={placing} orientation={orientation} />
      <span>
        <b>{closed ? say(PLACING.noWay) : walks ? wayGoal(way, view, language) : say(PLACING.any)}</b>
        <small>
          {closed
            ? refused !== null && shortReason(refused, desk.parts, language)
            : [...toll, ...(kind === '' ? [] : [kind]), ...(ends.length > 1 ? [`+ ${ends.length - 1}`] : [])].join(
                ' · ',
              )}
        </small>
      </span>
    </button>
  );
}

/** Where the same orientation offers several ways on: through a portal, or with more swords for less damage. */
function Ends({ desk, chosen }: Omit<PartProps, 'placing'>) {
  const { view, language, say } = desk;
  const { ends } = chosen.orientation;
  if (ends.length < 2) return null;
  return (
    <fieldset class="ends" aria-label={say(PLACING.ends)}>
      {ends.map(({ option, way, swords }, i) => (
        <button
          key={option}
          type="button"
          class="btn btn--small"
          aria-pressed={i === chosen.endNo}
          onClick={() => chosen.setEnd(i)}
        >
          {way === null ? say(PLACING.stay) : wayTold(way, swords, view, language)}
        </button>
      ))}
    </fieldset>
  );
}

function placeSmall({ view, language, say }: Desk, { end, orientation }: Chosen): string {
  if (end === null) return say(orientation.refused === null ? PLACING.stay : PLACING.cannot);
  if (end.way === null) return view.pending?.way === null ? '' : say(PLACING.stay);
  const toll = view.pending?.by === 'teleport' ? [] : tollNow(end.way, end.swords, view, language);
  if (end.way.edge >= 0) return say(PLACING.goOn, { toll: toll.join(', ') });
  return toll.length === 0 ? say(PLACING.enterFree) : say(PLACING.enter, { toll: toll.join(', ') });
}

/** R turns the tile in hand, with Shift the other way, wherever the focus is; elsewhere R opens the rules. */
function useTurnKey(chosen: Chosen): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toUpperCase() !== 'R') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      chosen.turnBy(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  });
}

function Strip({ desk, placing, chosen }: PartProps) {
  const { view, language, say } = desk;
  useTurnKey(chosen);
  const { refused } = chosen.orientation;
  const { origin } = DUNGEONS[view.layout!.face]!.tiles[placing.tile]!;
  return (
    <section class="placing ui" aria-label={say(PLACING.zone)} data-zone="question">
      <header class="placing__head">
        <h2>{tileName(placing.tile, view, language)}</h2>
        <p>
          {tilesLeft(view, language)}
          {origin !== 'published' && (
            <>
              {' · '}
              <em>{say(CARD_ORIGIN[origin])}</em>
            </>
          )}
        </p>
        <button type="button" class="btn" aria-label={say(PLACING.left)} onClick={() => chosen.turnBy(-1)}>
          <Icon name="anticlockwise-rotation" />
        </button>
        <button type="button" class="btn" aria-label={say(PLACING.right)} onClick={() => chosen.turnBy(1)}>
          <Icon name="clockwise-rotation" />
        </button>
      </header>
      <div class="orient">
        <fieldset class="orient__all" aria-label={say(PLACING.orientations)}>
          {placing.orientations.map((orientation) => (
            <OrientationButton
              key={orientation.turn}
              desk={desk}
              placing={placing}
              chosen={chosen}
              orientation={orientation}
            />
          ))}
        </fieldset>
        <button
          type="button"
          class="btn btn--go orient__place"
          data-key="place"
          aria-disabled={chosen.end === null}
          onClick={chosen.lay}
        >
          <span>
            {say(PLACING.place)}
            <small>{placeSmall(desk, chosen)}</small>
          </span>
        </button>
      </div>
      <Ends desk={desk} chosen={chosen} />
      <p class="sr" role="status">
        {say(PLACING.orientation, { n: chosen.orientation.turn + 1 })}
        {': '}
        {refused === null
          ? chosen.end?.way != null && wayTold(chosen.end.way, chosen.end.swords, view, language)
          : reasonOf(desk, refused)}
      </p>
    </section>
  );
}

/** The tile in hand: its orientations side by side, and the button that lays it. */
export function PlacingStrip({ desk }: { readonly desk: Desk }) {
  const placing = placingOf(desk.view, desk.verdicts);
  const chosen = useChosen(desk.table, placing);
  return placing === null || chosen === null || !placing.mine ? null : (
    <Strip desk={desk} placing={placing} chosen={chosen} />
  );
}
