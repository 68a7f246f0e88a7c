import '../../../styles/board.css';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { boardIn } from '../../../../text/clank/rooms.ts';
import { spoken } from '../../../../text/clank/space-voice.ts';
import {
  BOARD_TEXT,
  lairSentence,
  marketSentence,
  roomPhrase,
  tunnelsSentence,
} from '../../../../text/client/board.ts';
import type { Language } from '../../../../text/language.ts';
import { Later } from '../../../later.ts';
import type { BoardArt } from './art.ts';
import { Controls } from './controls.tsx';
import { type Box, boxAround } from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Layout } from './layout.ts';
import { groundOf, overviewScale } from './overview.tsx';
import { pawnPath } from './pawn-path.ts';
import { pawnBox, pawnSpots } from './pawn-spots.ts';
import { Pawns } from './pawns.tsx';
import type { Shape } from './plan.ts';
import { RoomButtons, type RoomWords } from './room-buttons.tsx';
import { RouteLayer } from './route-layer.tsx';
import { TargetLayer } from './target-layer.tsx';
import type { BoardRefusal, BoardTarget } from './targets.ts';
import { useCamera } from './use-camera.ts';
import { usePart } from './use-part.ts';

export interface BoardProps {
  readonly art: BoardArt;
  readonly view: View;
  readonly language: Language;
  /** By seat. */
  readonly names: readonly string[];
  readonly shape: Shape;
  readonly targets?: readonly BoardTarget[];
  /** A way to show, from its first room to its last. */
  readonly route?: readonly RoomNo[] | null;
  readonly refused?: readonly BoardRefusal[];
  /** Seats whose last move was a teleport. */
  readonly leaps?: readonly Seat[];
  /** The whole board, only to be looked at. */
  readonly still?: boolean;
  /** How many times faster than usual pawns go; Infinity for at once. */
  readonly pace?: number;
  /** A room was chosen, open or not. */
  readonly onRoom?: (room: RoomNo) => void;
  /** The room under the pointer or the focus. */
  readonly onPoint?: (room: RoomNo | null) => void;
}

const NONE = [] as const;
const nothing = () => {};

/** Works a value out when it is first asked for. */
function whenAsked<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** The viewer, or for those without a pawn inside the player whose turn it is. */
const selfIn = ({ viewer, active, players }: View): Seat =>
  viewer !== null && players[viewer]!.status === 'inside' ? viewer : active;

/** What must be in view: the own pawn and every room that may be chosen, each with its price. */
function focusOf({ places, plan }: Layout, home: RoomNo, targets: readonly BoardTarget[]): Box[] {
  const rooms = new Set([home, ...targets.map(({ room }) => room)]);
  return [...rooms].map((room) => boxAround(places[room]!, plan.room * 2 + 28, plan.room * 2 + 44));
}

interface WordsProps extends Pick<BoardProps, 'view' | 'names' | 'language'> {
  readonly words: () => RoomWords;
  readonly open: ReadonlySet<RoomNo>;
  readonly onRoom: (room: RoomNo) => void;
}

function Words({ view, names, language, words, open, onRoom }: WordsProps) {
  const moves = words().phrases.flatMap((move, room) => (open.has(room) ? [{ room, move }] : []));
  return (
    <div class="sr">
      <p>{spoken(view, BOARD_TEXT.keys[language], language)}</p>
      <p>{lairSentence(view, names, language)}</p>
      <p>{marketSentence(view, language)}</p>
      <h2>{BOARD_TEXT.moves[language]}</h2>
      {moves.length === 0 ? (
        <p>{BOARD_TEXT.noMoves[language]}</p>
      ) : (
        <ul>
          {moves.map(({ room, move }) => (
            <li key={room}>
              <button type="button" tabIndex={-1} onClick={() => onRoom(room)}>
                {move}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsFor(
  { view, names, language, targets = NONE, refused = NONE }: BoardProps,
  tunnels: readonly string[],
): RoomWords {
  const phrases = tunnels.map((_, room) => {
    const errands = targets.filter((target) => target.room === room);
    return roomPhrase(room, view, names, errands, language);
  });
  const labels = phrases.map((phrase, room) => {
    const reasons = refused.filter(({ to }) => to === room).map(({ reason }) => reason);
    const wares = boardIn(view).rooms[room]!.market ? [`${marketSentence(view, language)}.`] : [];
    return [`${phrase}.`, ...reasons, ...wares, tunnels[room]].join(' ');
  });
  return { phrases, labels };
}

/** A board of Clank!: what is printed, what lies there, the pawns, and what may be chosen now. */
export function Board(props: BoardProps) {
  const {
    art,
    view,
    language,
    names,
    shape,
    targets = NONE,
    route = null,
    refused = NONE,
    leaps = NONE,
    pace = 1,
    still = false,
  } = props;
  const { onRoom = nothing, onPoint = nothing } = props;
  const board = boardIn(view);
  const layout = art.layoutOf(board, shape);
  const home = view.players[selfIn(view)]!.room;
  const pawns = useMemo(() => pawnSpots(layout, view), [layout, view]);
  const [pointed, setPointed] = useState<RoomNo | null>(null);
  const part = usePart(overviewScale(layout.plan));
  const camera = useCamera({ board: layout.plan, focus: still ? NONE : focusOf(layout, home, targets) }, part.draw);
  const ground = useMemo(() => groundOf(layout), [layout]);
  const path = useMemo(() => (from: RoomNo, to: RoomNo) => pawnPath(layout, from, to), [layout]);
  const tunnels = useMemo(() => board.rooms.map((_, room) => tunnelsSentence(room, view, language)), [board, language]);
  const words = useMemo(
    () => whenAsked(() => wordsFor(props, tunnels)),
    [view, names, language, targets, refused, tunnels],
  );
  const open = useMemo(() => new Set(targets.map(({ room }) => room)), [targets]);
  const point = (room: RoomNo | null) => {
    setPointed(room);
    onPoint(room);
  };
  return (
    <section class="board" data-board={board.id} data-shape={shape} aria-label={art.title(board, language)}>
      <div class="board__frame" ref={camera.frame}>
        <div
          class="board__world"
          ref={camera.world}
          style={{ width: `${layout.plan.w}px`, height: `${layout.plan.h}px` }}
        >
          <art.Ground board={board} shape={shape} language={language} />
          {route !== null && (
            <Layer layout={layout} class="board__route">
              <RouteLayer layout={layout} rooms={route} />
            </Layer>
          )}
          <Later at=".board__things" sign={() => [layout, view, language]}>
            <art.Things board={board} shape={shape} view={view} language={language} />
          </Later>
          <Later at=".board__rooms" sign={() => [words, open, home, layout]}>
            <RoomButtons
              key={board.id}
              layout={layout}
              words={words}
              open={open}
              home={home}
              onRoom={onRoom}
              onPoint={point}
              onWalk={(room) => camera.view.reveal(layout.places[room]!, layout.plan.room)}
            />
          </Later>
          <Later at=".board__live" sign={() => [layout, targets, refused, pawns, pointed]}>
            <Layer layout={layout} class="board__live">
              <TargetLayer
                layout={layout}
                targets={targets}
                refused={refused}
                pawns={pawns.map(pawnBox)}
                pointed={pointed}
              />
            </Layer>
          </Later>
          <Later at=".board__pawns" sign={() => [path, view, pawns, leaps, pace]}>
            <Pawns path={path} view={view} spots={pawns} leaps={leaps} pace={pace} />
          </Later>
        </div>
      </div>
      {!still && (
        <Controls
          ground={ground}
          always={shape === 'tall'}
          language={language}
          view={camera.view}
          pawns={pawns}
          partly={camera.partly}
          part={part.attach}
        />
      )}
      <Later at=".board > .sr" sign={() => [words, open]}>
        <Words view={view} names={names} language={language} words={words} open={open} onRoom={onRoom} />
      </Later>
    </section>
  );
}
