import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { COMMAND_CODE } from '../catalogue.ts';
import { DRAGON_CUBES } from '../core/numbers.ts';
import type { Player, State } from '../core/state.ts';
import { SCHEMES } from '../space/schemes.ts';
import { FINISHED } from '../space/unfolding.ts';
import { readSpaces, showSpaces } from './health.ts';
import { boardIn, cardNames, nameOfRoom, readNames } from './names.ts';
import type { ReadRoom } from './player.ts';

const PLAYER_FIELDS = ['borrowed', 'ports', 'crystals', 'installed', 'blackCubes', 'unmarked'];
export const SHIP_FIELDS = ['crystals', 'goblinTurned', 'crystalsLost', 'scheme'];
const CRYSTALS = 5;
const DATA_CUBES = 2;

export const isAboard = (state: State): boolean => boardIn(state).modules.length > 0;

/** Data cubes on ports, the code that two of them make, crystals, and black cubes that mark damage. */
export function stageAboard(state: State, player: Player, fields: Fields, read: ReadRoom): readonly string[] {
  player.borrowed = readSpaces(fields, 'borrowed', player.damage);
  player.crystals = fields.count('crystals', CRYSTALS) ?? 0;
  player.blackCubes = fields.count('blackCubes', DRAGON_CUBES) ?? 0;
  player.unmarked = readSpaces(fields, 'unmarked', player.damage);
  player.ports = readNames(fields, 'ports', read) ?? [];
  const { rooms } = boardIn(state);
  const modules = player.ports.map((port) => rooms[port]!.module);
  if (player.ports.some((port) => rooms[port]!.port === null) || new Set(modules).size < modules.length) {
    throw new InputError(fields.at('ports'), 'should be rooms with a data port, each in another module');
  }
  if (player.ports.length > DATA_CUBES) {
    throw new InputError(fields.at('ports'), `should be ${DATA_CUBES} at most: a player has no more data cubes`);
  }
  if ((player.ports.length === DATA_CUBES) !== player.tokens.includes(COMMAND_CODE)) {
    throw new InputError(fields.at('ports'), 'two data cubes on ports and the command code go together');
  }
  return PLAYER_FIELDS;
}

/** What the bank holds that nobody has, and the side of the enemy beside the reserve. */
export function stageBank(state: State, fields: Fields): void {
  state.crystalsLost = fields.count('crystalsLost', CRYSTALS) ?? 0;
  stageScheme(state, fields.object('scheme'));
  const held = state.players.reduce((sum, { crystals }) => sum + crystals, state.crystalsLost);
  if (held > CRYSTALS) throw new InputError(fields.at('players'), `there are ${CRYSTALS} power crystals`);
  state.crystals = fields.count('crystals', CRYSTALS - held) ?? CRYSTALS - held;
  state.goblinTurned = fields.flag('goblinTurned') === true;
}

/** The phase under way, from 1, 4 once all are completed, and the cubes on it. */
function stageScheme(state: State, fields: Fields): void {
  const phase = (fields.count('phase', FINISHED + 1, 1) ?? 1) - 1;
  const cubes = fields.count('cubes', DRAGON_CUBES) ?? 0;
  fields.finish(['phase', 'cubes']);
  if (state.scheme === null) return;
  const { no } = state.scheme;
  const phases = SCHEMES[no]?.phases ?? [];
  if (cubes > 0 && cubes >= (phases[phase]?.spaces ?? 0)) {
    throw new InputError(fields.at('cubes'), 'should be fewer than the phase has spaces');
  }
  const sealed = phases.slice(0, phase).reduce((sum, { spaces }) => sum + spaces, 0);
  state.scheme = { no, phase, cubes, sealed };
}

export const showScheme = ({ scheme }: State): object =>
  scheme === null ? {} : { scheme: { phase: scheme.phase + 1, cubes: scheme.cubes } };

/** Black cubes on the scheme and before the players. */
export const blackInUse = ({ scheme, players }: State): number =>
  players.reduce((sum, { blackCubes }) => sum + blackCubes, (scheme?.cubes ?? 0) + (scheme?.sealed ?? 0));

export const showAboard = (
  state: State,
  { borrowed, damage, ports, crystals, installed, blackCubes, unmarked }: Player,
): object => ({
  blackCubes,
  unmarked: showSpaces(unmarked, damage),
  installed: cardNames(installed),
  borrowed: showSpaces(borrowed, damage),
  ports: ports.map((room) => nameOfRoom(state, room)),
  crystals,
});
