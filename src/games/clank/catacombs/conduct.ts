import type { Reason } from '../../../engine/game.ts';
import { BOARDS } from '../catalogue.ts';
import type { RoomNo } from '../core/board.ts';
import type { Conduct, OwnAction, OwnAnswer, OwnQuestion, OwnStep } from '../core/conduct.ts';
import { exitsHere, fewestSwords } from '../core/moves.ts';
import { MARK, type Option, TURN } from '../core/option.ts';
import { because, tunnelReason } from '../core/reason.ts';
import type { Emit, Frame, State } from '../core/state.ts';
import { destinations } from './destinations.ts';
import {
  cellsForTile,
  explore,
  layBeside,
  place,
  placeAnyhow,
  placements,
  refuseExplore,
  refuseWay,
  waysWith,
} from './explore.ts';
import { mark, pick, refuseMark, refuseMarkHere, refusePick, reward, solvePuzzles } from './features.ts';
import { listExploring, listFeatures } from './listed.ts';
import { loneTileOf, turnTile, turnTiles } from './turning.ts';

function act(state: State, option: OwnAction, emit: Emit): void {
  switch (option.take) {
    case 'explore':
      explore(state, exitsHere(state)[option.way!]!, option.by ?? 'boots', emit);
      return;
    case 'place':
      place(state, option.turn, option.way ?? -1, option.swords ?? 0, emit);
      return;
    case 'pick':
      pick(state, option.what, emit);
      return;
    case 'mark':
      mark(state, option.room, emit);
      return;
    default:
      option satisfies never;
  }
}

function refuse(state: State, intent: OwnAction): Reason {
  switch (intent.take) {
    case 'explore': {
      const exit = exitsHere(state).find(({ edge }) => edge === intent.edge);
      return because(
        exit === undefined ? 'tunnel-needed' : (refuseExplore(state, exit, intent.by ?? 'boots') ?? 'tunnel-needed'),
      );
    }
    case 'place':
      return placeReason(state, intent);
    case 'pick':
      return because(refusePick(state, intent.what) ?? 'pick-what');
    case 'mark':
      return because(refuseMarkHere(state, intent.room) ?? 'wayshrine-here');
    default:
      return intent satisfies never;
  }
}

/** Why the tile in hand cannot be laid so. */
function placeReason(state: State, { turn, way, swords }: Extract<Option, { take: 'place' }>): Reason {
  if (state.pending === null) return because('when-asked');
  const ways = waysWith(state, turn);
  if (ways.length === 0) return because('orientation-dead-end');
  const meant = ways[way ?? 0] ?? ways[0]!;
  const spent = swords ?? Math.min(fewestSwords(state, meant), state.turn.swords);
  const rule = refuseWay(state, meant, spent) ?? 'orientation-payable';
  return tunnelReason(state, meant, rule === 'one-way' ? 'orientation-arrow' : rule, spent);
}

function step(state: State, frame: OwnStep, emit: Emit): void {
  switch (frame.do) {
    case 'turn-tiles':
      turnTiles(state, emit);
      return;
    case 'reward':
      reward(state, emit);
      return;
    case 'solve-puzzles':
      solvePuzzles(state, emit);
      return;
    default:
      frame satisfies never;
  }
}

function optionsFor(state: State, frame: OwnQuestion): readonly Option[] {
  switch (frame.do) {
    case 'teleport-to':
      return destinations(state, frame.where);
    case 'mark-anywhere':
      return MARK.filter((_, room) => canMark(state, room));
    case 'new-tile':
      return cellsForTile(state);
    case 'place-tile':
      return placements(state);
    case 'turn-own-tile':
      return loneTileOf(state, state.actor) === null ? [] : TURN;
    default:
      return frame satisfies never;
  }
}

/** A wayshrine of a tile that is laid, with a place for a cube of the active player. */
function canMark(state: State, room: RoomNo): boolean {
  const { rooms } = BOARDS[state.board]!;
  if (rooms[room]?.wayshrine !== true) return false;
  const { tile } = rooms[room]!;
  const laid = tile < 0 || state.layout!.laid.some((each) => each.tile === tile);
  return laid && refuseMark(state, room) === null;
}

function resolve(state: State, frame: Frame, option: OwnAnswer, emit: Emit): void {
  switch (option.take) {
    case 'explore':
      state.turn.teleports++;
      explore(state, exitsHere(state).find(({ edge }) => edge === option.edge)!, 'teleport', emit);
      return;
    case 'mark':
      mark(state, option.room, emit);
      return;
    case 'lay':
      if (frame.do !== 'new-tile') throw new Error(`lay does not answer ${frame.do}`);
      state.agenda.push(frame.then);
      if (state.pending !== null) state.agenda.push({ do: 'take-up', pending: state.pending });
      state.agenda.push({ do: 'place-tile' });
      layBeside(state, option.edge, emit);
      return;
    case 'place':
      place(state, option.turn, option.way ?? -1, option.swords ?? 0, emit);
      return;
    case 'turn':
      turnTile(state, loneTileOf(state, state.actor)!, option.by, state.actor, emit);
      return;
    default:
      option satisfies never;
  }
}

export const catacombsConduct: Conduct = {
  act,
  refuse,
  step,
  optionsFor,
  resolve,
  placements,
  placeAnyhow,
  listExploring,
  listFeatures,
};
