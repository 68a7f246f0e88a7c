import { InputError, type Options } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { CARDS, MASTERY, TOKENS } from '../catalogue.ts';
import { OUTSIDE } from '../core/board.ts';
import type { CardNo } from '../core/card.ts';
import { askAnew } from '../core/decide.ts';
import type { Turn } from '../core/ledger.ts';
import { rageTrackOf } from '../core/editions.ts';
import { artifactLimit, artifactsHeld } from '../core/moves.ts';
import { hasArtifact } from '../core/noise.ts';
import { COUNTDOWN_END, CUBES, HEALTH } from '../core/numbers.ts';
import type { Player, State, Status } from '../core/state.ts';
import { isSecret, type TokenNo } from '../core/token.ts';
import { CardStage, readOwnable } from './cards.ts';
import { BLACK, boardIn, coloursOf, readCard, readNames, readRoom, readSeat, readToken } from './names.ts';
import { stageCubes, TokenStage } from './pieces.ts';

const MANY = 99;
const MOST_GOLD = 9999;
const STATUSES: readonly Status[] = ['inside', 'left', 'rescued', 'lost'];
const PLAYER = ['hand', 'deck', 'discard', 'play', 'known', 'gold', 'tokens', 'room', 'damage', 'cubes', 'status'];
const GIVEN = [
  'active',
  'players',
  'row',
  'dungeonDeck',
  'dungeonDiscard',
  'trashed',
  'reserve',
  'market',
  'rooms',
  'tokenBox',
  'unplaced',
  'rage',
  'clank',
  'bag',
  'aside',
  'turn',
  'countdown',
  'chance',
];
const COUNTS = [
  'skill',
  'swords',
  'boots',
  'teleports',
  'cancel',
  'clankMade',
  'goldGains',
  'goldPlus',
  'skillForClank',
  'gemsCheaper',
  'companions',
  'springs',
] as const;
const FLAGS = ['cavesOpen', 'monstersIgnored', 'exhausted', 'artifactMissed'] as const;
/** Seeds of staged games are all alike: what chance brings is told by `chance`. */
const SEED = '0'.repeat(64);

function readBonus(name: unknown, where: string): Turn['bonuses'][number] {
  const card = CARDS[readCard(name, where)]!;
  const bonus = card.play.find((effect) => effect.do === 'bonus');
  if (bonus !== undefined) return bonus;
  throw new InputError(where, `${card.id} has no bonus that waits for something`);
}

function stageTurn(turn: Turn, play: readonly CardNo[], fields: Fields): void {
  turn.companions = play.filter((no) => CARDS[no]!.kind === 'companion').length;
  for (const name of COUNTS) turn[name] = fields.count(name, MANY) ?? turn[name];
  for (const name of FLAGS) turn[name] = fields.flag(name);
  turn.bonuses.push(...(readNames(fields, 'bonuses', readBonus) ?? []));
  fields.finish([...COUNTS, ...FLAGS, 'bonuses']);
}

function stagePlayer(state: State, player: Player, fields: Fields): number | undefined {
  player.gold = fields.count('gold', MOST_GOLD) ?? 0;
  const room = fields.take('room');
  player.room = room === undefined ? OUTSIDE : readRoom(room, boardIn(state), fields.at('room'));
  const status = fields.text('status') ?? 'inside';
  const known = STATUSES.find((each) => each === status);
  if (known === undefined) throw new InputError(fields.at('status'), `should be one of ${STATUSES.join(', ')}`);
  player.status = known;
  const out = known === 'rescued' || known === 'lost';
  player.damage = fields.count('damage', HEALTH) ?? (out ? HEALTH : 0);
  if (out !== (player.damage === HEALTH)) {
    throw new InputError(
      fields.at('damage'),
      out
        ? `one who is ${known} while the game goes on has ${HEALTH} damage`
        : `${HEALTH} damage means knocked out: the status would be rescued or lost`,
    );
  }
  const cubes = fields.count('cubes', CUBES);
  fields.finish(PLAYER);
  return cubes;
}

/** What the status of a player says of tokens and room, and how many artifacts there can be. */
function checkPlayer(state: State, player: Player, at: (name: string) => string): void {
  const { status, tokens, room } = player;
  const artifact = hasArtifact(player);
  const rescuable = artifact && boardIn(state).rooms[room]!.zone !== 'depths';
  if (artifactsHeld(player) > artifactLimit(player)) {
    throw new InputError(at('tokens'), 'each artifact after the first needs a backpack');
  }
  if (tokens.filter((no) => no === MASTERY).length !== (status === 'left' ? 1 : 0)) {
    throw new InputError(at('tokens'), 'the mastery token goes with the status left, and only with it');
  }
  if (status === 'left' && (!artifact || room !== OUTSIDE)) {
    throw new InputError(at('status'), 'one who left has an artifact and is in room 01');
  }
  if ((status === 'rescued' && !rescuable) || (status === 'lost' && rescuable)) {
    throw new InputError(
      at('status'),
      'one knocked out with an artifact outside the depths is rescued, any other lost',
    );
  }
}

function readSecret(name: unknown, where: string): TokenNo {
  const no = readToken(name, where);
  if (isSecret(TOKENS[no]!.kind)) return no;
  throw new InputError(where, `${TOKENS[no]!.id} is no secret: it lies face up`);
}

function stageChance(state: State, fields: Fields): void {
  const cubes = readNames(fields, 'cubes', (item, where) =>
    item === BLACK ? state.players.length : readSeat(item, state.players.length, where),
  );
  const secrets = readNames(fields, 'secrets', readSecret);
  const shuffled = readNames(fields, 'shuffled', readOwnable);
  fields.finish(['cubes', 'secrets', 'shuffled']);
  if (cubes === undefined && secrets === undefined && shuffled === undefined) return;
  state.fate = { cubes: cubes ?? [], secrets: secrets ?? [], shuffled: shuffled ?? [] };
}

function stageCountdown(state: State, fields: Fields): void {
  const seat = fields.take('seat');
  const first = seat === undefined ? null : readSeat(seat, state.players.length, fields.at('seat'));
  if (first !== null && state.players[first]!.status === 'inside') {
    throw new InputError(fields.at('seat'), 'is still inside: the countdown belongs to the first player out');
  }
  const space = fields.count('space', COUNTDOWN_END - 1, 1);
  fields.finish(['seat', 'space']);
  const out = state.players.findIndex(({ status }) => status !== 'inside');
  if (out < 0) {
    if (space === undefined) return;
    throw new InputError(fields.at('space'), 'everybody is inside: the countdown starts with the first player out');
  }
  state.first = first ?? out;
  state.countdown = space ?? 1;
}

/** The table of a game before anything is shuffled, placed or drawn. */
type BareTable = (seats: number, options: Options, seed: string) => State;

export const buildOn =
  (table: BareTable) =>
  (seats: number, options: Options, given: Fields): State =>
    furnish(table(seats, options, SEED), seats, given);

function furnish(state: State, seats: number, given: Fields): State {
  const players = given.list('players') ?? [];
  if (players.length > seats)
    throw new InputError(given.at('players'), `${players.length} are listed for ${seats} seats`);
  const cards = new CardStage(state);
  const tokens = new TokenStage(state);
  const supplies = state.players.map((player, seat) => {
    const fields = new Fields(players[seat] ?? {}, given.at(`players[${seat}]`));
    cards.player(player, fields);
    player.tokens = tokens.held(fields);
    const cubes = stagePlayer(state, player, fields);
    checkPlayer(state, player, (name) => fields.at(name));
    return cubes;
  });
  cards.reserve(given.object('reserve'));
  cards.trash(given);
  cards.dungeon(given);
  tokens.box(given);
  tokens.market(given.object('market'));
  tokens.rooms(given.object('rooms'));
  stageCubes(state, given, supplies);
  const rage = given.count('rage', rageTrackOf(state).length, 1);
  if (rage !== undefined) state.rage = rage - 1;
  stageChance(state, given.object('chance'));
  stageCountdown(state, given.object('countdown'));
  const active = given.take('active');
  if (active !== undefined) state.active = readSeat(active, seats, given.at('active'));
  state.actor = state.active;
  stageTurn(state.turn, state.players[state.active]!.play, given.object('turn'));
  given.finish(GIVEN);
  if (state.players[state.active]!.status !== 'inside') {
    throw new InputError(given.at('active'), `${coloursOf(seats)[state.active]} is out and has no turn`);
  }
  state.turnNo = 1;
  askAnew(state);
  return state;
}
