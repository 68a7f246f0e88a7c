import { InputError, type Options } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { CARDS, MASTERY } from '../catalogue.ts';
import { OUTSIDE } from '../core/board.ts';
import type { CardNo } from '../core/card.ts';
import { askAnew } from '../core/decide.ts';
import type { Turn } from '../core/ledger.ts';
import { artifactLimit, artifactsHeld } from '../core/moves.ts';
import { hasArtifact } from '../core/noise.ts';
import { COUNTDOWN_END, CUBES, HEALTH, RAGE_TRACK } from '../core/numbers.ts';
import { emptyTable } from '../core/setup.ts';
import type { Player, State, Status } from '../core/state.ts';
import { CardStage } from './cards.ts';
import { BLACK, boardIn, coloursOf, readCard, readNames, readRoom, readSeat, readToken } from './names.ts';
import { stageCubes, TokenStage } from './pieces.ts';

const MANY = 99;
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

function stageTurn(turn: Turn, play: readonly CardNo[], fields: Fields): void {
  turn.companions = play.filter((no) => CARDS[no]!.kind === 'companion').length;
  for (const name of COUNTS) turn[name] = fields.count(name, MANY) ?? turn[name];
  for (const name of FLAGS) turn[name] = fields.flag(name);
  for (const card of readNames(fields, 'bonuses', readCard) ?? []) {
    for (const effect of CARDS[card]!.play) if (effect.do === 'bonus') turn.bonuses.push(effect);
  }
  fields.finish([...COUNTS, ...FLAGS, 'bonuses']);
}

function stagePlayer(state: State, player: Player, fields: Fields): number | undefined {
  player.gold = fields.count('gold', 999) ?? 0;
  const room = fields.take('room');
  player.room = room === undefined ? OUTSIDE : readRoom(room, boardIn(state), fields.at('room'));
  player.damage = fields.count('damage', HEALTH) ?? 0;
  const status = fields.text('status') ?? 'inside';
  const known = STATUSES.find((each) => each === status);
  if (known === undefined) throw new InputError(fields.at('status'), `should be one of ${STATUSES.join(', ')}`);
  player.status = known;
  if (known === 'inside' && player.damage === HEALTH) {
    throw new InputError(
      fields.at('damage'),
      `${HEALTH} damage means knocked out: the status would be rescued or lost`,
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
  if (tokens.includes(MASTERY) !== (status === 'left')) {
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

function stageChance(state: State, fields: Fields): void {
  const cubes = readNames(fields, 'cubes', (item, where) =>
    item === BLACK ? state.players.length : readSeat(item, state.players.length, where),
  );
  const secrets = readNames(fields, 'secrets', readToken);
  const shuffled = readNames(fields, 'shuffled', readCard);
  fields.finish(['cubes', 'secrets', 'shuffled']);
  if (cubes === undefined && secrets === undefined && shuffled === undefined) return;
  state.fate = { cubes: cubes ?? [], secrets: secrets ?? [], shuffled: shuffled ?? [] };
}

function stageCountdown(state: State, fields: Fields): void {
  const seat = fields.take('seat');
  if (seat !== undefined) state.first = readSeat(seat, state.players.length, fields.at('seat'));
  state.countdown = fields.count('space', COUNTDOWN_END - 1) ?? (seat === undefined ? 0 : 1);
  fields.finish(['seat', 'space']);
  const out = state.players.findIndex(({ status }) => status !== 'inside');
  if (out >= 0 && state.first === null) {
    state.first = out;
    state.countdown = 1;
  }
  if (state.first !== null && state.players[state.first]!.status === 'inside') {
    throw new InputError(fields.at('seat'), 'is still inside: the countdown belongs to the first player out');
  }
}

export function build(seats: number, options: Options, given: Fields): State {
  const state = emptyTable(seats, options, SEED);
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
  const rage = given.count('rage', RAGE_TRACK.length, 1);
  if (rage !== undefined) state.rage = rage - 1;
  stageChance(state, given.object('chance'));
  stageCountdown(state, given.object('countdown'));
  const active = given.take('active');
  if (active !== undefined) state.active = readSeat(active, seats, given.at('active'));
  stageTurn(state.turn, state.players[state.active]!.play, given.object('turn'));
  given.finish(GIVEN);
  if (state.players[state.active]!.status !== 'inside') {
    throw new InputError(given.at('active'), `${coloursOf(seats)[state.active]} is out and has no turn`);
  }
  state.turnNo = 1;
  askAnew(state);
  return state;
}
