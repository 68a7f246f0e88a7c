import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { boardAt, CARDS, MARKET_ITEMS, TOKENS } from '../catalogue.ts';
import { editionOf } from '../core/editions.ts';
import type { Event } from '../core/event.ts';
import type { State } from '../core/state.ts';
import type { TokenKind } from '../core/token.ts';
import { show } from '../stage/show.ts';
import { inSpace } from './game.ts';
import { SCHEMES } from './schemes.ts';

const random = dice(23);
const fresh = (seats: number, options: object = {}, emit?: (event: Event) => void): State =>
  inSpace.setup(seats, tableOptions(inSpace, { ...options }), seedFrom(random), emit);
const many = (seats: number, options: object = {}) => Array.from({ length: 20 }, () => fresh(seats, options));
const lying = (state: State, kind: TokenKind) => state.spots.filter((token) => TOKENS[token]?.kind === kind);
const modulesOf = ({ board }: State) => boardAt(board).modules.slice(-3);
const piecesOf = ({ board }: State) => boardAt(board).modules.slice(0, -3);
const deckOf = ({ deck, row }: State) => [...deck, ...row].map((no) => CARDS[no]!);

describe('setup of the ship', () => {
  test('two to four play [cs-components-players]', () => {
    expect(inSpace.seats).toEqual({ min: 2, max: 4 });
  });

  test('a ship is three fixed pieces with three modules in its slots [cs-components-ship, cs-setup-ship]', () => {
    const state = fresh(2);
    expect(piecesOf(state)).toEqual(['cargo-bay', 'corridor', 'command']);
    expect(modulesOf(state)).toHaveLength(3);
  });

  test('each module opens on the corridor by three doors [cs-setup-doors]', () => {
    for (const state of many(2, { modules: 'random' })) {
      const { rooms, modules } = boardAt(state.board);
      const corridor = modules.indexOf('corridor');
      for (const module of [3, 4, 5]) {
        const doors = rooms.flatMap((room) =>
          room.module === module ? room.exits.filter(({ to }) => rooms[to]!.module === corridor) : [],
        );
        expect(doors).toHaveLength(3);
      }
    }
  });

  test('the first game has the booklet’s modules [cs-setup-first-game]', () => {
    expect(modulesOf(fresh(2))).toEqual(['hydroponics', 'doomsday-cannon', 'med-lab']);
  });

  test('modules are advised, drawn by lot or chosen [cs-setup-modules-option]', () => {
    expect(new Set(many(2, { modules: 'random' }).map((state) => modulesOf(state).join())).size).toBeGreaterThan(10);
    const slots = { modules: 'chosen', slot1: 'arena', slot2: 'promenade', slot3: 'engineering' };
    expect(modulesOf(fresh(2, slots))).toEqual(['arena', 'promenade', 'engineering']);
  });

  test('a hundred adventure cards are in the deck and row [cs-components-cards]', () => {
    expect(deckOf(fresh(2))).toHaveLength(100);
  });

  test('28 minor and 11 major secrets, and four codes and pods [cs-components-tokens]', () => {
    const count = (kind: TokenKind) =>
      TOKENS.filter((token, no) => no >= 54 && token.kind === kind && token.id !== 'executive-escape-pod').reduce(
        (sum, { count: copies }) => sum + copies,
        0,
      );
    expect([count('minor-secret'), count('major-secret'), count('command-code'), count('escape-pod')]).toEqual([
      28, 11, 4, 4,
    ]);
  });

  test('thirty cubes a player, less those in the clank area [cs-components-cubes, cs-setup-cubes]', () => {
    for (const state of many(4)) {
      for (const [seat, { cubes }] of state.players.entries()) expect(cubes + state.clankArea[seat]!).toBe(30);
    }
  });

  test('each player starts with six Hack, two Stumble, an Access and a Scramble [cs-setup-starting-deck]', () => {
    const { deck, hand } = fresh(2).players[1]!;
    const ids = [...deck, ...hand].map((no) => CARDS[no]!.id).toSorted();
    expect(ids).toEqual(['access', ...Array(6).fill('hack'), 'space-scramble', 'stumble', 'stumble']);
  });

  test.each([
    [4, 6, 'cs-setup-artifacts'],
    [3, 5, 'cs-setup-artifacts-three'],
    [2, 4, 'cs-setup-artifacts-two'],
  ])('with %i players %i artifacts lie on their values [%s]', (seats, artifacts) => {
    for (const state of many(seats)) {
      expect(lying(state, 'artifact')).toHaveLength(artifacts);
      for (const [spot, { kind, value }] of boardAt(state.board).spots.entries()) {
        const token = state.spots[spot]!;
        if (kind === 'artifact' && token >= 0) expect(TOKENS[token]!.points).toBe(value);
      }
    }
  });

  test('a major secret face down on each place [cs-setup-major-secrets]', () => {
    const state = fresh(2);
    const places = boardAt(state.board).spots.filter(({ kind }) => kind === 'major-secret').length;
    expect(lying(state, 'major-secret')).toHaveLength(places);
    const view = inSpace.view(state, 0);
    expect(view.lying.filter(({ kind }) => kind === 'major-secret').every(({ token }) => token === null)).toBe(true);
  });

  test('two minor secrets face down on each of their rooms [cs-setup-minor-secrets]', () => {
    const state = fresh(2);
    const { rooms, spots } = boardAt(state.board);
    for (const room of rooms) {
      const here = room.spots.filter((spot) => spots[spot]!.kind === 'minor-secret').length;
      expect([0, 2]).toContain(here);
    }
    expect(lying(state, 'minor-secret')).toHaveLength(28);
  });

  test('major secrets that are left over stay unseen [cs-setup-spare-secrets]', () => {
    const state = fresh(2);
    expect(state.unplaced.length + lying(state, 'major-secret').length).toBe(11);
    expect(JSON.stringify(inSpace.view(state, 0))).not.toContain('unplaced');
  });

  test.each([
    [4, 2, 'cs-setup-market'],
    [2, 1, 'cs-setup-market-two'],
  ])('with %i players the market has %i of each item [%s]', (seats, stock) => {
    const { market } = fresh(seats);
    expect(MARKET_ITEMS.map((item, no) => (item.startsWith('market-') ? market[no] : 0))).toEqual([
      ...Array(6).fill(0),
      ...Array(4).fill(stock),
    ]);
  });

  test('a pod waits in each pod room [cs-setup-pods]', () => {
    expect(lying(fresh(2), 'escape-pod')).toHaveLength(4);
  });

  test('five power crystals are in the bank, and nobody has a credit [cs-setup-bank]', () => {
    const state = fresh(3);
    expect([state.crystals, ...state.players.map(({ gold, crystals }) => gold + crystals)]).toEqual([5, 0, 0, 0]);
  });

  test('four bounty hunters wait by the rage track [cs-setup-hunters]', () => {
    expect(fresh(2).ghosts).toEqual([4, 0, 0, 0]);
  });

  test('the blockade waits on its space: the hyperlift runs [cs-setup-blockade]', () => {
    const state = fresh(4);
    expect(state.rage).toBeLessThan(editionOf(state).blockade);
    expect(boardAt(state.board).lift.filter(({ blockade }) => blockade)).toHaveLength(1);
  });

  test.each([
    [4, 1, 'cs-setup-rage-four'],
    [3, 2, 'cs-setup-rage-three'],
    [2, 3, 'cs-setup-rage-two'],
  ])('with %i players the boss starts on space %i [%s]', (seats, space) => {
    expect(show(fresh(seats))).toMatchObject({ rage: space });
  });

  test('the bag holds the twenty-four black cubes [cs-setup-bag]', () => {
    expect(show(fresh(2))).toMatchObject({ bag: { red: 0, yellow: 0, black: 24 } });
  });

  test('fifteen FAZR, fifteen Boldly Go, twelve Memory Cores and the GØB-L1N [cs-setup-reserve]', () => {
    expect(show(fresh(2))).toMatchObject({ reserve: { fazr: 15, 'boldly-go': 15, 'memory-core': 12 } });
    const plain = many(2).find(({ goblinTurned }) => !goblinTurned)!;
    expect(inSpace.explain(plain, 0, { take: 'fight-goblin' })).toMatchObject({
      refused: { rule: 'fight-swords', need: 2 },
    });
  });

  test('six cards lie in the row and the other ninety-four in the deck, in a new order each time [cs-setup-row]', () => {
    const states = many(2);
    for (const { row, deck } of states) expect([row.length, deck.length]).toEqual([6, 94]);
    expect(new Set(states.map(({ deck }) => deck.join())).size).toBe(20);
  });

  test('no card of the first row shows the boss [cs-setup-row-no-attack]', () => {
    for (const { row } of many(2)) expect(row.some((no) => CARDS[no]!.dragon)).toBe(false);
  });

  test('arrive effects of the first row happen before the first turn [cs-arrive-at-setup]', () => {
    for (let tries = 0; tries < 300; tries++) {
      const events: Event[] = [];
      const { row } = fresh(2, {}, (event) => events.push(event));
      if (!row.some((no) => CARDS[no]!.id === 'tattletale-drone')) continue;
      const first = events.findIndex(({ type }) => type === 'turn-started');
      expect(events.slice(0, first).filter(({ type }) => type === 'clank-added').length).toBeGreaterThan(3);
      return;
    }
    throw new Error('the drone never came up');
  });

  test('everybody starts in the first room of the Cargo Bay with five cards [cs-setup-pawn, cs-setup-hand]', () => {
    const state = fresh(4);
    for (const { room, hand, deck } of state.players) {
      expect([boardAt(state.board).rooms[room]!.id, hand.length, deck.length]).toEqual(['cb-01', 5, 5]);
    }
  });

  test('the first seat begins; who sits there is for the table to settle [cs-setup-first-player]', () => {
    expect(inSpace.decision(fresh(3))).toMatchObject({ seat: 0, ask: 'turn' });
  });

  test('the first four players place 3, 2, 1 and 0 cubes [cs-setup-clank]', () => {
    const quiet = many(4).find(({ row }) => row.every((no) => CARDS[no]!.arrive.length === 0))!;
    expect(quiet.clankArea).toEqual([3, 2, 1, 0]);
  });
});

describe('setup of Cyber Station 11', () => {
  const station = { expansions: 'station' };

  test('six pieces of its own, with three modules of the base game [cs-station-pieces, cs-station-modules]', () => {
    const state = fresh(2, { ...station, modules: 'random' });
    expect(piecesOf(state)).toEqual(['station-hub', 'ring-west', 'ring-east', 'dock-west', 'dock-east', 'boardroom']);
    expect(modulesOf(state)).toHaveLength(3);
  });

  test('its first game is ours [cs-station-first-game]', () => {
    expect(modulesOf(fresh(2, station))).toEqual(['engineering', 'promenade', 'arena']);
  });

  test('its forty cards join the deck [cs-station-cards]', () => {
    expect(deckOf(fresh(2, station)).filter(({ set }) => set === 'station')).toHaveLength(40);
    expect(deckOf(fresh(2, station))).toHaveLength(140);
  });

  test('everybody starts in the middle of the station [cs-station-start]', () => {
    const state = fresh(2, station);
    const { rooms, modules } = boardAt(state.board);
    for (const { room } of state.players) expect(modules[rooms[room]!.module]).toBe('station-hub');
  });

  test('the blockade is left in the box: no section is ever cut [cs-station-no-blockade]', () => {
    expect(boardAt(fresh(2, station).board).lift.some(({ blockade }) => blockade)).toBe(false);
  });

  test('the clank area is filled as on the ship, wherever it is drawn [cs-station-clank-area]', () => {
    const quiet = many(4, station).find(({ row }) => row.every((no) => CARDS[no]!.arrive.length === 0))!;
    expect(quiet.clankArea).toEqual([3, 2, 1, 0]);
  });

  test('two executive pods wait beside the pods that are open [cs-station-pods, cs-executive-wait]', () => {
    const state = fresh(2, station);
    const pods = boardAt(state.board).spots.filter(({ kind }) => kind === 'escape-pod');
    expect(pods.filter(({ value }) => value > 0)).toHaveLength(2);
    expect(lying(state, 'escape-pod')).toHaveLength(pods.length - 2);
    expect(state.tokenBox.filter((token) => TOKENS[token]!.id === 'executive-escape-pod')).toHaveLength(2);
  });
});

describe('setup of Apocalypse!', () => {
  const apocalypse = { expansions: 'apocalypse' };

  test('a scheme by category, by name, or none [cs-scheme-choose, cs-scheme-category]', () => {
    for (const category of [1, 2, 3]) {
      for (const { scheme } of many(2, { ...apocalypse, scheme: `category-${category}` })) {
        expect(SCHEMES[scheme!.no]!.category).toBe(category);
      }
    }
    expect(SCHEMES[fresh(2, { ...apocalypse, scheme: 'invade-space' }).scheme!.no]!.id).toBe('invade-space');
    expect(fresh(2, { ...apocalypse, scheme: 'later' }).scheme).toMatchObject({ no: -1 });
  });

  test('its modules join those of the base game [cs-apocalypse-modules]', () => {
    const seen = new Set(many(2, { ...apocalypse, modules: 'random' }).flatMap(modulesOf));
    expect(seen).toContain('rift-observatory');
    expect(seen).toContain('promenade');
    const base = new Set(many(2, { modules: 'random' }).flatMap(modulesOf));
    expect(base).not.toContain('rift-observatory');
  });

  test('its first game has the hangar [cs-apocalypse-first-game]', () => {
    expect(modulesOf(fresh(2, apocalypse))).toEqual(['hydroponics', 'invasion-hangar', 'med-lab']);
  });

  test('its thirty-five cards join the deck [cs-apocalypse-cards]', () => {
    expect(deckOf(fresh(2, apocalypse)).filter(({ set }) => set === 'apocalypse')).toHaveLength(35);
  });

  test('each scheme has three phases with spaces for cubes [cs-scheme-phases]', () => {
    for (const { phases } of SCHEMES) {
      expect(phases).toHaveLength(3);
      for (const { spaces } of phases) expect(spaces).toBeGreaterThan(2);
    }
  });

  test('Haldos changes nothing: no option asks for the marker [cs-haldos]', () => {
    expect(Object.keys(inSpace.options)).toEqual([
      'modules',
      'slot1',
      'slot2',
      'slot3',
      'expansions',
      'scheme',
      'multipass',
    ]);
    expect(fresh(2, apocalypse).rage).toBe(fresh(2).rage);
  });

  test('both expansions, either or none [cs-mix-options, cs-mix-set]', () => {
    const state = fresh(2, { expansions: 'both' });
    expect(state.sets).toEqual(['space', 'station', 'apocalypse']);
    expect(deckOf(state)).toHaveLength(175);
    expect(state.scheme).not.toBeNull();
    expect(piecesOf(state)).toContain('station-hub');
  });
});
