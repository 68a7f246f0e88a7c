import { describe, expect, test } from 'vitest';
import { boardAt, cardNo, tokenNo } from '../catalogue.ts';
import { tally } from '../core/score.ts';
import { inSpace } from './game.ts';
import { spaceKit } from './kit.ts';
import { Aboard } from './staged.ts';

describe('Cyber Station 11', () => {
  const station = { expansions: 'station' };
  const at = (given: object) => new Aboard(given, 2, station);
  const robbed = (more: object) => ({ ports: ['eng-01', 'are-01'], tokens: ['command-code', 'artifact-5'], ...more });

  test('all begin at the centre, and both docks are safe [cs-station-start, cs-station-safe]', () => {
    const table = at({});
    expect(table.room).toBe('hub-01');
    const { modules, rooms } = boardAt(table.state.board);
    const safe = rooms.filter(({ zone }) => zone === 'surface').map(({ module }) => modules[module]);
    expect([...new Set(safe)]).toEqual(['dock-west', 'dock-east']);
  });

  test('the executive pods open on the first red space, and nothing is blockaded [cs-executive-open]', () => {
    const code = { ports: ['eng-01', 'are-01'], tokens: ['command-code'] };
    const table = at({ players: [{ ...code, room: 'br-03' }], rage: 7, turn: { boots: 1 } });
    expect(table.state.spots.filter((token) => token === tokenNo('executive-escape-pod'))).toEqual([]);
    table.act('take artifact');
    expect(table.told('pods-opened')).toHaveLength(1);
    expect(table.state.spots.filter((token) => token === tokenNo('executive-escape-pod'))).toHaveLength(2);
    const late = at({ players: [{ room: 'rw-03' }], rage: 11 });
    expect(late.act('ride hyperlift dw-04')).toBeNull();
  });

  test('cyberware stays for a crystal, gives less on later turns and counts for its faction [cs-install]', () => {
    const table = at({ players: [{ hand: ['rocket-elbow'], crystals: 1, deck: ['chrome-gunslinger', '...'] }] });
    expect(table.act('install rocket-elbow')).toBe('cs-install-what');
    expect(table.act('play rocket-elbow', 'install rocket-elbow')).toBeNull();
    expect([table.state.turn.swords, table.state.crystals]).toEqual([3, 5]);
    table.act('end turn');
    const [me] = table.state.players;
    expect([me!.installed, me!.play, me!.discard]).toEqual([[cardNo('rocket-elbow')], [], []]);
    while (table.state.active === 1) table.act(table.offers('play', 'end')[0]!);
    expect(table.state.turn.swords).toBe(1);
    table.act('play chrome-gunslinger');
    expect(table.state.players[0]!.gold).toBe(2);
  });

  test('no crystal, no installation; the sixth one pays too [cs-install-crystal, cs-install-sixth]', () => {
    const bare = at({ players: [{ hand: ['optical-upsell'] }] });
    expect(bare.act('play optical-upsell', 'install optical-upsell')).toBe('cs-install-crystal');
    const sixth = at({ players: [{ hand: ['optical-upsell'], tokens: ['major-sixth-crystal'] }] });
    expect(sixth.act('play optical-upsell', 'install optical-upsell sixth')).toBeNull();
    expect(sixth.state.players[0]!.tokens).toEqual([]);
  });

  test('Shapeshifter is not installed [cs-install-shapeshifter]', () => {
    const table = at({ players: [{ hand: ['optical-upsell', 'shapeshifter'], crystals: 2 }] });
    table.act('play optical-upsell', 'play shapeshifter');
    expect(table.state.turn.skill).toBe(4);
    expect(table.act('install shapeshifter')).toBe('cs-install-shapeshifter');
  });

  test('an installed card may be trashed, scores, and Sister Solder counts it [cs-installed-trash]', () => {
    const table = at({ players: [{ hand: ['mad-scientist'], installed: ['optical-upsell'] }] });
    table.act('play mad-scientist', 'accept', 'trash optical-upsell from installed');
    expect(table.state.players[0]!.installed).toEqual([]);
    const rich = at({
      players: [robbed({ installed: ['optical-upsell', 'second-brain'], discard: ['sister-solder'] })],
    });
    expect(tally(rich.state.players[0]!).cards).toBe(1 + 3 + 4);
  });

  test('locks open, and the enemies of one corridor are harmless', () => {
    const table = at({ players: [{ hand: ['lockpick-pinky'], room: 're-06' }], turn: {} });
    expect(table.act('play lockpick-pinky', 'walk de-01')).toBeNull();
    const tail = at({ players: [{ hand: ['titanium-tailbone'], room: 'rw-07' }], turn: { boots: 3 } });
    tail.act('play titanium-tailbone', 'offer titanium-tailbone', 'walk dw-02 swords 0', 'walk rw-07 swords 0');
    expect(tail.state.players[0]!.damage).toBe(1);
  });
});

describe('Apocalypse!', () => {
  const facing = (scheme: string, given: object) => new Aboard(given, 2, { expansions: 'apocalypse', scheme });
  /** An attack of two black cubes at the end of the turn. */
  const attack = {
    row: ['pocket-moon', null, null, null, null, null],
    dungeonDeck: ['killer-robot', '...'],
    rage: 3,
    chance: { cubes: ['black', 'black'] },
  };

  test('black cubes fill the phase, and its text comes at once [cs-scheme-fill, cs-scheme-complete]', () => {
    const table = facing('invade-space', { players: [{ hand: [] }], scheme: { phase: 1, cubes: 4 }, ...attack });
    table.act('end turn');
    expect(table.state.scheme).toMatchObject({ phase: 1, cubes: 1, sealed: 5 });
    expect(table.state.clankArea).toEqual([1, 1]);
    expect(table.told('phase-completed')).toHaveLength(1);
  });

  test('the action is taken once a turn, for a cube of the phase, also with boots that are stopped [cs-scheme-boots]', () => {
    const given = { scheme: { phase: 2, cubes: 2 }, turn: { boots: 4, dizzy: true } };
    const table = facing('atmosphere-theft', given);
    expect(table.act('thwart')).toBeNull();
    expect([table.state.players[0]!.blackCubes, table.state.scheme!.cubes, table.state.turn.boots]).toEqual([1, 1, 2]);
    expect(table.act('thwart')).toBe('cs-scheme-once');
    expect(facing('atmosphere-theft', { turn: { boots: 4 } }).act('thwart')).toBe('cs-scheme-no-cube');
    expect(facing('atmosphere-theft', { scheme: { cubes: 2 }, turn: { boots: 1 } }).act('thwart')).toBe(
      'cs-scheme-cost',
    );
    expect(facing('atmosphere-theft', { scheme: { phase: 4 }, turn: { boots: 4 } }).act('thwart')).toBe(
      'cs-scheme-closed',
    );
  });

  test('any mix pays for the dress rehearsal', () => {
    const given = { scheme: { cubes: 1 }, turn: { skill: 2, swords: 1, boots: 2 } };
    expect(facing('big-crunch-rehearsal', given).offers('thwart')).toEqual([
      'thwart 1 1 2',
      'thwart 2 0 2',
      'thwart 2 1 1',
    ]);
  });

  test('a cube is a point, or is spent and goes back into the bag [cs-cube-point, cs-cube-spent]', () => {
    const table = facing('invade-space', { players: [{ hand: ['radiation-sommelier'], blackCubes: 2, damage: 3 }] });
    expect(tally(table.state.players[0]!).tokens).toBe(2);
    const bag = table.state.bag[2]!;
    expect(table.act('play radiation-sommelier', 'offer radiation-sommelier')).toBeNull();
    expect([table.state.players[0]!.damage, table.state.players[0]!.blackCubes, table.state.bag[2]]).toEqual([
      1,
      1,
      bag + 1,
    ]);
    expect(table.offers('offer')).toEqual([]);
  });

  test('a room with a black cube works once a turn for one who stands there [cs-cube-room, cs-cube-once]', () => {
    const given = { players: [{ room: 'inv-13', blackCubes: 2 }], turn: {} };
    const table = facing('invade-space', given);
    expect(table.act('room cube')).toBeNull();
    expect(table.state.turn.boots).toBe(3);
    expect(table.act('room cube')).toBe('cs-cube-once');
    expect(facing('invade-space', { players: [{ room: 'inv-13' }] }).act('room cube')).toBe('cs-cube-needed');
    expect(facing('invade-space', {}).act('room cube')).toBe('cs-cube-room');
  });

  test('each player pays or makes noise: everybody is asked in turn [cs-scheme-each-player]', () => {
    const table = facing('clearance-sale-of-stars', {
      players: [{ hand: [], gold: 3 }, { gold: 1 }],
      scheme: { phase: 1, cubes: 4 },
      ...attack,
    });
    table.act('end turn', 'choose 1');
    expect(table.state.players[0]!.gold).toBe(1);
    expect(table.state.clankArea[1]).toBe(2);
  });

  test.each([
    ['invade-space', 'fight conveyor-belt-trooper', { swords: 2 }, 'fight-swords'],
    ['planets-into-prisons', 'walk cb-02', { boots: 1 }, 'footprints'],
    ['the-great-unplugging', 'ride hyperlift cor-03', { boots: 0 }, 'boots-needed'],
    ['clearance-sale-of-stars', 'acquire fazr', { skill: 2 }, 'acquire-cost'],
  ])('%s lasts once it is completed [cs-scheme-lasting]', (scheme, action, turn, refused) => {
    const room = scheme === 'planets-into-prisons' ? 'cb-04' : 'cb-03';
    const row = ['conveyor-belt-trooper', null, null, null, null, null];
    expect(facing(scheme, { players: [{ room }], row, scheme: { phase: 4 }, turn }).act(action)).toBe(refused);
    expect(facing(scheme, { players: [{ room }], row, scheme: { phase: 3 }, turn }).act(action)).toBeNull();
  });

  test('a corridor that takes a Boot more is refused with that price', () => {
    const given = { players: [{ room: 'cb-04' }], scheme: { phase: 4 }, turn: { boots: 1 } };
    const { state } = facing('planets-into-prisons', given);
    const { seat, intent } = spaceKit.stage.intent(state, 'walk cb-02', 'test');
    expect(inSpace.explain(state, seat, intent)).toEqual({ refused: { rule: 'footprints', need: 2, have: 1 } });
  });

  test('the first boot is lost, and corridors have an enemy more', () => {
    const air = facing('atmosphere-theft', { players: [{ hand: ['getaway-pilot', 'access'] }], scheme: { phase: 4 } });
    air.act('play getaway-pilot', 'play access');
    expect(air.state.turn.boots).toBe(2);
    const given = { players: [{ room: 'cb-02' }], scheme: { phase: 4 }, turn: { boots: 1 } };
    const monsters = facing('interdimensional-monsters', given);
    monsters.act('walk cb-05 swords 0');
    expect(monsters.state.players[0]!.damage).toBe(2);
  });

  test('without a scheme one buys a cube of the pool for three skill [cs-later-buy]', () => {
    const later = facing('later', { aside: { black: 2 }, bag: { black: 22 }, turn: { skill: 4 } });
    expect(later.act('thwart')).toBeNull();
    expect([later.state.players[0]!.blackCubes, later.state.aside[2], later.state.turn.skill]).toEqual([1, 1, 1]);
    expect(facing('later', { aside: { black: 2 }, bag: { black: 22 }, turn: { skill: 2 } }).act('thwart')).toBe(
      'cs-later-buy',
    );
  });
});
