import '../../../styles/board.css';
import '../../../styles/catacombs-map.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { tunnelsSentence } from '../../../../text/client/board.ts';
import { MAP_TEXT, placingPhrase } from '../../../../text/client/catacombs-map.ts';
import type { Language } from '../../../../text/language.ts';
import { lazy } from '../../../app/lazy.tsx';
import { Controls } from '../../clank/board/controls.tsx';
import { type Box, boxAround, type Point } from '../../clank/board/geometry.ts';
import { overviewScale } from '../../clank/board/overview.tsx';
import { pawnBox } from '../../clank/board/pawn-spots.ts';
import { Pawns } from '../../clank/board/pawns.tsx';
import { useCamera } from '../../clank/board/use-camera.ts';
import { usePart } from '../../clank/board/use-part.ts';
import type { Layout as Shape } from '../../clank/desk.ts';
import type { Chosen } from '../placing/chosen.ts';
import type { Placing } from '../placing/placing.ts';
import { mapCovers, useFoot } from './covers.ts';
import { pointOfStop } from './keys.ts';
import { MapLayer, RouteDots } from './layer.tsx';
import { mapPath, mapPawns } from './pawn-spots.ts';
import { Stops } from './stops.tsx';
import { TargetRings } from './target-rings.tsx';
import { type MapTarget, roomOfStop, roomStop, type Stop } from './targets.ts';
import { CELL, ROOM } from './tile-plan.ts';
import { GroundTiles, RoomTiles } from './tiles.tsx';
import { nameOf, Words } from './words.tsx';
import { cellBox, legsOf, type World, worldOf } from './world.ts';

export interface MapProps {
  readonly view: View;
  readonly language: Language;
  /** By seat. */
  readonly names: readonly string[];
  readonly shape: Shape;
  readonly targets: readonly MapTarget[];
  /** Why a stop next door cannot be gone to now, in words. */
  readonly refusals: ReadonlyMap<Stop, string>;
  /** A way to show, from its first room to its last. */
  readonly route: readonly RoomNo[] | null;
  /** Seats whose last move was a teleport. */
  readonly leaps: readonly Seat[];
  readonly pace: number;
  readonly placing: Placing | null;
  readonly chosen: Chosen | null;
  readonly onStop: (stop: Stop) => void;
  readonly onPoint: (stop: Stop | null) => void;
  /** All of it in little, to look at. */
  readonly glimpse?: boolean;
}

const MapLair = lazy(async () => (await import('./lair.tsx')).MapLair);
const Ghost = lazy(async () => (await import('../placing/ghost.tsx')).Ghost);

const noCovers = () => [];

/** While a tile is laid, the map can be pushed up over what is asked about it. */
const deepened = (box: Box): Box => ({ ...box, h: box.h + 2 * CELL });

/** The viewer, or for those without a pawn inside the player whose turn it is. */
const selfIn = ({ viewer, active, players }: View): Seat =>
  viewer !== null && players[viewer]!.status === 'inside' ? viewer : active;

/** What must be in view: the own pawn, every place that may be chosen with its price, and the tile in hand. */
function focusOf(world: World, home: RoomNo, targets: readonly MapTarget[], placing: Placing | null): Box[] {
  if (placing !== null) return [cellBox(placing.cell), boxAround(world.rooms.get(home)!, ROOM * 2, ROOM * 2)];
  const stops = new Set<Stop>([roomStop(home), ...targets.map(({ stop }) => stop)]);
  return [...stops].flatMap((stop) => {
    const at = pointOfStop(world, stop);
    return at === undefined ? [] : [boxAround(at, ROOM * 2 + 24, ROOM * 2 + 36)];
  });
}

/** The lines of a way through rooms. */
function routeLegs(view: View, world: World, rooms: readonly RoomNo[]): Point[][] {
  return rooms.slice(1).flatMap((to, i) => {
    const from = rooms[i]!;
    const ways = waysFrom(view.layout!, from).filter((way) => way.to === to);
    const [way] = ways.toSorted((a, b) => Number(a.against) - Number(b.against) || a.boots - b.boots);
    return way === undefined ? [] : legsOf(world.slabs, world.rooms.get(from)!, way.path);
  });
}

const TURN_ANGLE = Math.PI / 5;

/** Two fingers turn the tile in hand by quarters. */
function useTwist(chosen: Chosen | null): (angle: number) => void {
  const gone = useRef(0);
  return (angle) => {
    gone.current += angle;
    if (chosen === null || Math.abs(gone.current) < TURN_ANGLE) return;
    chosen.turnBy(Math.sign(gone.current));
    gone.current = 0;
  };
}

/** The dungeon as it lies: the tiles, what is on them, the pawns, the tile in hand, and what may be chosen now. */
export function CatacombsMap(props: MapProps) {
  const { view, language, names, shape, targets, refusals, route, leaps, pace, placing, chosen } = props;
  const { glimpse = false } = props;
  const layout = view.layout!;
  const world = worldOf(layout);
  const home = view.players[selfIn(view)]!.room;
  const pawns = useMemo(() => mapPawns(world, view), [world, view]);
  const [pointed, setPointed] = useState<Stop | null>(null);
  const part = usePart(overviewScale(world.box));
  const covers = useMemo(() => mapCovers(shape), [shape]);
  const laying = placing !== null;
  const asks = placing !== null && chosen !== null && placing.mine;
  const board = useMemo(() => (laying ? deepened(world.box) : world.box), [world, laying]);
  const camera = useCamera(
    {
      board,
      focus: glimpse ? world.cells : focusOf(world, home, targets, placing),
      rest: glimpse ? [] : placing === null ? world.cells : [...world.cells, cellBox(placing.cell)],
      covers: glimpse ? noCovers : covers,
    },
    part.draw,
    useTwist(placing?.mine ? chosen : null),
  );
  useFoot(camera.view.uncover);
  const latest = useRef({ world, layout });
  latest.current = { world, layout };
  const path = useMemo(
    () => (from: RoomNo, to: RoomNo) => mapPath(latest.current.world, latest.current.layout, from, to),
    [],
  );
  const labelOf = (stop: Stop): string => {
    const refused = refusals.get(stop);
    const room = roomOfStop(stop);
    const parts = [`${nameOf(stop, view, names, targets, language)}.`, ...(refused === undefined ? [] : [refused])];
    return [...parts, ...(room === null ? [] : [tunnelsSentence(room, view, language)])].join(' ');
  };
  const labels = useMemo(() => {
    const known = new Map<Stop, string>();
    return (stop: Stop): string => {
      const label = known.get(stop) ?? labelOf(stop);
      known.set(stop, label);
      return label;
    };
  }, [view, names, language, targets, refusals]);
  const open = [...new Set(targets.map(({ stop }) => stop))];
  const point = (stop: Stop | null) => {
    setPointed(stop);
    props.onPoint(stop);
  };
  return (
    <section
      class={`board catacombs${asks ? ' catacombs--laying' : ''}`}
      data-shape={shape}
      aria-label={MAP_TEXT.map[language]}
    >
      <div class="board__frame" ref={camera.frame}>
        <div class="board__world" ref={camera.world}>
          <GroundTiles world={world} />
          {route !== null && (
            <MapLayer box={world.box} class="board__route">
              <RouteDots legs={routeLegs(view, world, route)} />
            </MapLayer>
          )}
          <RoomTiles world={world} view={view} />
          {placing !== null && chosen !== null && (
            <Ghost
              view={view}
              world={world}
              placing={placing}
              chosen={chosen}
              label={placingPhrase(placing.tile, view, language)}
            />
          )}
          <Stops
            layout={layout}
            world={world}
            labelOf={labels}
            open={open}
            home={roomStop(home)}
            onStop={props.onStop}
            onPoint={point}
            onWalk={(stop) => camera.view.reveal(pointOfStop(world, stop)!, ROOM)}
          />
          <MapLayer box={world.box} class="board__live">
            <TargetRings
              world={world}
              targets={targets}
              covered={placing?.cell ?? null}
              pawns={pawns.map(pawnBox)}
              pointed={pointed}
            />
          </MapLayer>
          <Pawns path={path} view={view} spots={pawns} leaps={leaps} pace={pace} />
        </div>
      </div>
      {shape !== 'phone' && !glimpse && <MapLair view={view} language={language} />}
      {!glimpse && (
        <Controls
          ground={world.small}
          always
          language={language}
          view={camera.view}
          pawns={pawns}
          partly={camera.partly}
          part={part.attach}
        />
      )}
      <Words {...props} />
    </section>
  );
}
