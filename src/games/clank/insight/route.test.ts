import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { BOARDS } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { classicTable } from '../classic/setup.ts';
import { OUTSIDE, type RoomNo } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { buildOn } from '../stage/build.ts';
import { readRoom, roomName } from '../stage/names.ts';
import { reach } from './reach.ts';
import { type Route, routeTo, wayOut } from './route.ts';

const build = buildOn(classicTable);
const stage = (given: object, board = 'day') => build(2, tableOptions(clank, { board }), new Fields(given, 'given'));

const viewOf = (given: object, board = 'day'): View => clank.view(stage(given, board), 0);

const namesOf = (route: Route | null): string[] | undefined =>
  route?.rooms.map((room) => roomName(BOARDS[0]!.rooms[room]!));

const day = (name: string): RoomNo => readRoom(name, BOARDS[0]!, 'test');

test('the way out, with what it costs', () => {
  const view = viewOf({ players: [{ room: '13', tokens: ['artifact-5'] }, {}] });
  expect(namesOf(wayOut(view, 0))).toEqual(['13', '08', '03', '02', '01']);
  expect(wayOut(view, 0)).toMatchObject({
    boots: 5,
    monsters: 0,
    locks: 0,
    keyMissing: false,
    artifactMissing: false,
    caves: 1,
    turns: 2,
  });
});

test('monsters cost swords where the damage would be too much', () => {
  const view = viewOf({ players: [{ room: '07', damage: 9 }, {}] });
  const route = routeTo(view, 0, day('12'));
  expect(route).toMatchObject({ boots: 1, monsters: 1, swords: 1, artifactMissing: false });
});

test('a lock is gone round without a key, and passed with one', () => {
  const without = viewOf({ players: [{ room: '16' }, {}] });
  const withKey = viewOf({ players: [{ room: '16', tokens: ['master-key'] }, {}] });
  expect(routeTo(without, 0, day('06'))).toMatchObject({ keyMissing: true, locks: 1 });
  expect(routeTo(withKey, 0, day('06'))).toMatchObject({ keyMissing: false, locks: 1, boots: 2 });
  expect(namesOf(routeTo(without, 0, day('05')))).not.toContain('06');
});

test('one-way tunnels are followed one way only', () => {
  const view = viewOf({ players: [{ room: '03' }, { room: '07', tokens: ['artifact-5'] }] });
  expect(namesOf(routeTo(view, 1, day('03')))).toEqual(['07', '03']);
  expect(namesOf(routeTo(view, 0, day('07')))).not.toEqual(['03', '07']);
});

test('who is out or before the entrance needs no way, and one without an artifact is told', () => {
  const view = viewOf({ players: [{}, { room: '02' }] });
  expect(wayOut(view, 0)).toBeNull();
  expect(wayOut(view, 1)).toMatchObject({ boots: 1, artifactMissing: true, turns: 1 });
  const left = viewOf({ players: [{}, { room: '01', status: 'left', tokens: ['artifact-5', 'mastery-token'] }] });
  expect(routeTo(left, 1, day('03'))).toBeNull();
});

test('boots that ended in a cave go on in a later turn', () => {
  const view = viewOf({ players: [{ room: '08', tokens: ['artifact-5'] }, {}], turn: { exhausted: true } });
  expect(wayOut(view, 0)).toMatchObject({ caves: 0, turns: 2 });
});

/** Every room that the game itself lets the active player walk to, taking nothing on the way. */
function walkable(from: State): Set<RoomNo> {
  const found = new Set<RoomNo>();
  const open = [from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const [index, option] of state.asked!.options.entries()) {
      if (option.take !== 'walk' && option.take !== 'decline') continue;
      const next = clank.clone(state);
      clank.answer(next, index);
      const player = next.players[0]!;
      if (player.room !== from.players[0]!.room) found.add(player.room);
      if (player.status === 'inside') open.push(next);
    }
  }
  return found;
}

function walkAlong(from: State, option: number, strides: readonly { to: RoomNo; swords: number }[]): State {
  const state = clank.clone(from);
  for (const [i, { to, swords }] of strides.entries()) {
    const { options } = state.asked!;
    const index = options.findIndex((each) => each.take === 'walk' && each.to === to && each.swords === swords);
    if (i === 0) expect(index).toBe(option);
    clank.answer(state, index);
    const declined = state.asked?.options.findIndex(({ take }) => take === 'decline') ?? -1;
    if (declined >= 0) clank.answer(state, declined);
  }
  return state;
}

const SITUATIONS = [
  ['day', { players: [{ room: '03' }, {}], turn: { boots: 4 } }],
  ['day', { players: [{ room: '17' }, {}], turn: { boots: 4, swords: 1 } }],
  ['day', { players: [{ room: '26', damage: 8 }, {}], turn: { boots: 3, swords: 2 } }],
  ['day', { players: [{ room: '31', tokens: ['master-key'] }, {}], turn: { boots: 4, cavesOpen: true } }],
  ['day', { players: [{ room: '03', tokens: ['artifact-5'] }, {}], turn: { boots: 3 } }],
  ['dusk', { players: [{ room: '09' }, {}], turn: { boots: 4, swords: 1 } }],
  ['dusk', { players: [{ room: '08', damage: 8 }, {}], turn: { boots: 3, monstersIgnored: true } }],
  ['dusk', { players: [{ room: '29' }, {}], turn: { boots: 2, exhausted: true } }],
] as const;

test.each(SITUATIONS)('on the %s board all rooms within reach are found, and none else: %j', (board, given) => {
  const state = stage(given, board);
  const found = reach(clank.view(state, 0));
  expect(new Set(found.map(({ room }) => room))).toEqual(walkable(state));
  for (const { room, strides, boots, swords, option } of found) {
    const after = walkAlong(state, option, strides);
    expect(after.players[0]!.room).toBe(room);
    expect([state.turn.boots - after.turn.boots, state.turn.swords - after.turn.swords]).toEqual([boots, swords]);
  }
});

test('the way with less damage is preferred, and its cost is told', () => {
  const view = viewOf({ players: [{ room: '10' }, {}], turn: { boots: 3 } });
  const there = reach(view).find(({ room }) => room === day('15'))!;
  expect(there).toMatchObject({ boots: 1, swords: 0, damage: 1 });
  const out = viewOf({ players: [{ room: '02', tokens: ['artifact-5'] }, {}], turn: { boots: 1 } });
  expect(reach(out).map(({ room }) => room)).toContain(OUTSIDE);
});

test('nobody reaches anything while another question is asked', () => {
  const state = stage({ players: [{ room: '03' }, {}], turn: { boots: 4 } });
  expect(reach(clank.view(state, 1))).toEqual([]);
  expect(reach({ ...clank.view(state, 0), decision: { seat: 0, ask: 'trash', options: [] } })).toEqual([]);
});
