import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { COMMAND_CODE } from '../catalogue.ts';
import type { Player, State } from '../core/state.ts';
import { boardIn, cardNames, nameOfRoom, readNames } from './names.ts';
import type { ReadRoom } from './player.ts';

const PLAYER_FIELDS = ['borrowed', 'ports', 'crystals', 'installed'];
export const SHIP_FIELDS = ['crystals', 'goblinTurned'];
const CRYSTALS = 5;

export const isAboard = (state: State): boolean => boardIn(state).modules.length > 0;

/** Data cubes on ports, the code that two of them make, crystals, and black cubes that mark damage. */
export function stageAboard(state: State, player: Player, fields: Fields, read: ReadRoom): readonly string[] {
  player.borrowed = fields.count('borrowed', player.damage) ?? 0;
  player.crystals = fields.count('crystals', CRYSTALS) ?? 0;
  player.ports = readNames(fields, 'ports', read) ?? [];
  const { rooms } = boardIn(state);
  const modules = player.ports.map((port) => rooms[port]!.module);
  if (player.ports.some((port) => rooms[port]!.port === null) || new Set(modules).size < modules.length) {
    throw new InputError(fields.at('ports'), 'should be rooms with a data port, each in another module');
  }
  if ((player.ports.length === 2) !== player.tokens.includes(COMMAND_CODE)) {
    throw new InputError(fields.at('ports'), 'two data cubes on ports and the command code go together');
  }
  return PLAYER_FIELDS;
}

/** What the bank holds that nobody has, and the side of the enemy beside the reserve. */
export function stageBank(state: State, fields: Fields): void {
  const held = state.players.reduce((sum, { crystals }) => sum + crystals, 0);
  if (held > CRYSTALS) throw new InputError(fields.at('players'), `there are ${CRYSTALS} power crystals`);
  state.crystals = fields.count('crystals', CRYSTALS - held) ?? CRYSTALS - held;
  state.goblinTurned = fields.flag('goblinTurned') === true;
}

export const showAboard = (state: State, { borrowed, ports, crystals, installed }: Player): object => ({
  installed: cardNames(installed),
  borrowed,
  ports: ports.map((room) => nameOfRoom(state, room)),
  crystals,
});
