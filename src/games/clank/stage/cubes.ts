import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { CUBES, DRAGON_CUBES, GHOSTS } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import { blackInUse } from './aboard.ts';
import { BLACK, coloursOf, GHOST } from './names.ts';

const MOST: Readonly<Record<string, number>> = { [BLACK]: DRAGON_CUBES, [GHOST]: GHOSTS };

function readCubes(fields: Fields, colours: readonly string[]): number[] {
  const counts = colours.map((colour) => fields.count(colour, MOST[colour] ?? CUBES) ?? -1);
  fields.finish(colours);
  return counts;
}

const told = (counts: readonly number[], at: number): number | undefined => (counts[at]! < 0 ? undefined : counts[at]);

/** Cubes: clank area, bag, health tracks, shrines and those set aside as said; what is left is each player's supply. */
export function stageCubes(state: State, fields: Fields, supplies: readonly (number | undefined)[]): void {
  const { players } = state;
  const colours = coloursOf(players.length);
  const most = state.ghosts.reduce((sum, count) => sum + count, 0);
  const ghosts = most === 0 ? [] : [GHOST];
  const clank = readCubes(fields.object('clank'), [...colours, ...ghosts]);
  const bag = readCubes(fields.object('bag'), [...colours, BLACK, ...ghosts]);
  const aside = readCubes(fields.object('aside'), [...colours, BLACK]);
  for (const [seat, player] of players.entries()) {
    state.clankArea[seat] = told(clank, seat) ?? 0;
    state.bag[seat] = told(bag, seat) ?? 0;
    state.aside[seat] = told(aside, seat) ?? 0;
    const onTable = player.damage - player.borrowed.length - player.unmarked.length + player.marks.length;
    const placed = state.clankArea[seat]! + state.bag[seat]! + state.aside[seat]! + onTable;
    const total = placed + (supplies[seat] ?? 0);
    if (total > CUBES) {
      throw new InputError(
        fields.at(`players[${seat}].cubes`),
        `${colours[seat]} would have ${total} cubes, but there are ${CUBES}`,
      );
    }
    player.cubes = supplies[seat] ?? CUBES - placed;
    state.aside[seat]! += CUBES - placed - player.cubes;
  }
  const black = players.length;
  const borrowed = players.reduce((sum, player) => sum + player.borrowed.length, blackInUse(state));
  stageBlack(state, told(bag, black), (told(aside, black) ?? 0) + borrowed, fields);
  state.aside[black]! -= borrowed;
  if (most > 0) stageGhosts(state, most, told(clank, black) ?? 0, told(bag, black + 1) ?? 0, fields);
}

/** `out` of them are not in the bag; they are counted as set aside. */
function stageBlack(state: State, bag: number | undefined, out: number, fields: Fields): void {
  const black = state.players.length;
  state.bag[black] = bag ?? DRAGON_CUBES - out;
  if (state.bag[black]! + out > DRAGON_CUBES) {
    throw new InputError(
      fields.at('bag.black'),
      `there would be ${state.bag[black]! + out} black cubes, but there are ${DRAGON_CUBES}`,
    );
  }
  state.aside[black] = DRAGON_CUBES - state.bag[black]!;
}

function stageGhosts(state: State, most: number, clank: number, bag: number, fields: Fields): void {
  if (clank + bag > most) {
    throw new InputError(fields.at('bag.ghost'), `there would be ${clank + bag} ghosts, but there are ${most}`);
  }
  state.ghosts = [most - clank - bag, clank, bag, 0];
}
