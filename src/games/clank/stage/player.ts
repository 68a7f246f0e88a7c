import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { MASTERY, TOKENS } from '../catalogue.ts';
import { OUTSIDE, type Room, type RoomNo } from '../core/board.ts';
import { editionOf } from '../core/editions.ts';
import { artifactsHeld } from '../core/held.ts';
import { artifactLimit } from '../core/moves.ts';
import { hasArtifact } from '../core/noise.ts';
import { CUBES, HEALTH } from '../core/numbers.ts';
import type { Player, State, Status } from '../core/state.ts';
import { isAboard, stageAboard } from './aboard.ts';
import { readSpaces } from './health.ts';
import { boardIn, nameOfRoom, readNames } from './names.ts';

const MANY = 99;
const MOST_GOLD = 9999;
const STATUSES: readonly Status[] = ['inside', 'left', 'rescued', 'lost'];
const PLAYER = ['hand', 'deck', 'discard', 'play', 'known', 'gold', 'tokens', 'room', 'damage', 'cubes', 'status'];
const CATACOMBS = ['onTop', 'lockpicks', 'marks', 'plundered', 'borrowed'];

export type ReadRoom = (name: unknown, where: string) => RoomNo;

/** What stands before a player, cards and tokens apart; the cubes said to be in the supply are handed back. */
export function stagePlayer(state: State, player: Player, fields: Fields, read: ReadRoom): number | undefined {
  player.gold = fields.count('gold', MOST_GOLD) ?? 0;
  const status = fields.text('status') ?? 'inside';
  const known = STATUSES.find((each) => each === status);
  if (known === undefined) throw new InputError(fields.at('status'), `should be one of ${STATUSES.join(', ')}`);
  player.status = known;
  const room = fields.take('room');
  player.room = room === undefined ? roomLeftOut(state, player) : read(room, fields.at('room'));
  stageDamage(player, fields);
  if (state.layout !== null) stageFinds(state, player, fields, read);
  const aboard = isAboard(state) ? stageAboard(state, player, fields, read) : [];
  const cubes = fields.count('cubes', CUBES);
  fields.finish([...PLAYER, ...(state.layout === null ? aboard : CATACOMBS)]);
  checkPlayer(state, player, (name) => fields.at(name));
  return cubes;
}

/** The start room, or where it would mean having left with an artifact, the first plain room on the way there. */
function roomLeftOut(state: State, player: Player): RoomNo {
  const { start, rooms } = boardIn(state);
  if (start !== OUTSIDE || !hasArtifact(player) || player.status === 'left') return start;
  const plain = ({ zone, tile, spots, crystalCave, market, wayshrine, locked, gold, secret, fountain }: Room) =>
    !(crystalCave || market || wayshrine || secret || fountain) &&
    zone !== 'depths' &&
    tile < 0 &&
    spots.length === 0 &&
    locked === null &&
    gold === 0;
  return rooms.findIndex((room, no) => no !== OUTSIDE && plain(room));
}

function stageDamage(player: Player, fields: Fields): void {
  const { status } = player;
  const out = status === 'rescued' || status === 'lost';
  player.damage = fields.count('damage', HEALTH) ?? (out ? HEALTH : 0);
  if (out === (player.damage === HEALTH)) return;
  throw new InputError(
    fields.at('damage'),
    out
      ? `one who is ${status} while the game goes on has ${HEALTH} damage`
      : `${HEALTH} damage means knocked out: the status would be rescued or lost`,
  );
}

/** Lockpicks, offerings, and black cubes that mark damage. */
function stageFinds(state: State, player: Player, fields: Fields, read: ReadRoom): void {
  player.lockpicks = fields.count('lockpicks', MANY) ?? editionOf(state).lockpicks;
  player.marks = readNames(fields, 'marks', read) ?? [];
  for (const [i, room] of player.marks.entries()) {
    if (boardIn(state).rooms[room]!.wayshrine && player.marks.indexOf(room) === i) continue;
    throw new InputError(`${fields.at('marks')}[${i}]`, 'should be a wayshrine, and each of them once');
  }
  player.plundered = readNames(fields, 'plundered', read) ?? [];
  player.borrowed = readSpaces(fields, 'borrowed', player.damage);
  checkPlundered(state, player, fields.at('plundered'));
}

/** Rooms that a player took an artifact from: it is never lost again, and a second one there is not for the same player. */
function checkPlundered(state: State, player: Player, where: string): void {
  const { rooms, spots } = boardIn(state);
  for (const [i, room] of player.plundered.entries()) {
    const at = `${where}[${i}]`;
    if (!rooms[room]!.spots.some((spot) => spots[spot]!.kind === 'artifact')) {
      throw new InputError(at, `no artifact ever lies in ${nameOfRoom(state, room)}`);
    }
    if (player.plundered.indexOf(room) < i) {
      throw new InputError(
        at,
        `${nameOfRoom(state, room)} is there twice, but nobody takes two artifacts from one room`,
      );
    }
  }
  if (player.plundered.length <= artifactsHeld(player)) return;
  throw new InputError(where, 'should be no more rooms than the artifacts among the tokens: none is ever given away');
}

/** What the status of a player says of tokens and room, and how many artifacts there can be. */
function checkPlayer(state: State, player: Player, at: (name: string) => string): void {
  const { status, tokens, room } = player;
  const artifact = hasArtifact(player);
  const rescuable = artifact && boardIn(state).rooms[room]!.zone !== 'depths';
  if (artifactsHeld(player) > artifactLimit(player)) {
    throw new InputError(at('tokens'), 'each artifact after the first needs a backpack');
  }
  if (
    tokens.filter((no) => no === MASTERY || TOKENS[no]!.kind === 'escape-pod').length !== (status === 'left' ? 1 : 0)
  ) {
    throw new InputError(
      at('tokens'),
      'the mastery token goes with the status left, and only with it; aboard a ship a pod does',
    );
  }
  if ((status === 'inside' || status === 'rescued') && room === OUTSIDE && (artifact || isAboard(state))) {
    const reason = isAboard(state) ? 'is outside the ship' : 'with an artifact means having left';
    throw new InputError(at('room'), `${nameOfRoom(state, room)} ${reason}: the status would be left`);
  }
  if (status === 'inside' && boardIn(state).rooms[room]!.pod === 'escape') {
    throw new InputError(at('room'), `who comes into the pod in ${nameOfRoom(state, room)} leaves with it`);
  }
  if (status === 'left' && (!artifact || room !== OUTSIDE)) {
    throw new InputError(at('status'), `one who left has an artifact and is in room ${nameOfRoom(state, OUTSIDE)}`);
  }
  if ((status === 'rescued' && !rescuable) || (status === 'lost' && rescuable)) {
    throw new InputError(
      at('status'),
      'one knocked out with an artifact outside the depths is rescued, any other lost',
    );
  }
}
