import { InputError, type Options } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { TOKENS } from '../catalogue.ts';
import { askAnew } from '../core/decide.ts';
import { editionOf } from '../core/editions.ts';
import { openPods } from '../core/noise.ts';
import { COUNTDOWN_END } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';
import { isAboard, SHIP_FIELDS, stageBank } from './aboard.ts';
import { CardStage } from './cards.ts';
import { stageCubes } from './cubes.ts';
import { DUNGEON_FIELDS, DungeonStage } from './dungeon.ts';
import { boardIn, coloursOf, cubesOf, readNames, readOne, readRoom, readSeat, readToken } from './names.ts';
import { type ReadRoom, stagePlayer } from './player.ts';
import { stageRage } from './rage.ts';
import { TokenStage } from './tokens.ts';
import { stageTurn } from './turn.ts';
import { checkWayshrines } from './wayshrines.ts';

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
  'rage',
  'clank',
  'bag',
  'aside',
  'turn',
  'chance',
];
const BOARD_FIELDS = ['unplaced', 'countdown'];
/** Seeds of staged games are all alike: what chance brings is told by `chance`. */
const SEED = '0'.repeat(64);

/** A token that comes to light by chance: one that lies face down, or is drawn from a pool. */
const readHidden =
  (state: State, tokens: TokenStage) =>
  (name: unknown, where: string): TokenNo => {
    const no = readToken(name, where);
    tokens.supply.check(no, where);
    const { id, kind } = TOKENS[no]!;
    if (kind === 'major-secret' || kind === 'minor-secret') return no;
    if (state.layout !== null && (kind === 'prisoner' || kind === 'coupon')) return no;
    throw new InputError(where, `${id} is no secret: it lies face up`);
  };

function stageChance(state: State, fields: Fields, cards: CardStage, tokens: TokenStage): void {
  const cubes = readNames(fields, 'cubes', (item, where) => readOne(cubesOf(state), item, where));
  const secrets = readNames(fields, 'tokens', readHidden(state, tokens));
  const shuffled = readNames(fields, 'shuffled', cards.readOwnable);
  fields.finish(['cubes', 'tokens', 'shuffled']);
  if (cubes === undefined && secrets === undefined && shuffled === undefined) return;
  state.fate = { cubes: cubes ?? [], secrets: secrets ?? [], shuffled: shuffled ?? [] };
}

/** Who was out first, and on the track of an edition that has one, how far. */
function stageCountdown(state: State, given: Fields): void {
  const out = state.players.findIndex(({ status }) => status !== 'inside');
  if (editionOf(state).goneDraws !== null) {
    state.first = out < 0 ? null : out;
    return;
  }
  const fields = given.object('countdown');
  const seat = fields.take('seat');
  const first = seat === undefined ? null : readSeat(seat, state.players.length, fields.at('seat'));
  if (first !== null && state.players[first]!.status === 'inside') {
    throw new InputError(fields.at('seat'), 'is still inside: the countdown belongs to the first player out');
  }
  const space = fields.count('space', COUNTDOWN_END - 1, 1);
  fields.finish(['seat', 'space']);
  if (out < 0) {
    if (space === undefined) return;
    throw new InputError(fields.at('space'), 'everybody is inside: the countdown starts with the first player out');
  }
  state.first = first ?? out;
  state.countdown = space ?? 1;
}

/** The table of a game before anything is shuffled, placed or drawn. */
export type BareTable = (seats: number, options: Options, seed: string) => State;

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
  const dungeon = state.layout === null ? null : new DungeonStage(state);
  dungeon?.lay(given);
  const active = given.take('active');
  if (active !== undefined) state.active = readSeat(active, seats, given.at('active'));
  state.actor = state.active;
  const room: ReadRoom = (name, where) =>
    dungeon === null ? readRoom(name, boardIn(state), where) : dungeon.room(name, where);
  const supplies = state.players.map((player, seat) => {
    const fields = new Fields(players[seat] ?? {}, given.at(`players[${seat}]`));
    cards.player(player, fields);
    player.tokens = tokens.held(fields);
    return stagePlayer(state, player, fields, room);
  });
  checkWayshrines(state, given.at('players'));
  cards.reserve(given.object('reserve'));
  cards.trash(given);
  cards.dungeon(given);
  tokens.box(given);
  tokens.market(given.object('market'));
  if (dungeon === null) tokens.board(given.object('rooms'));
  else dungeon.rest(given, tokens);
  if (isAboard(state)) stageBank(state, given);
  stageCubes(state, given, supplies);
  stageRage(state, given);
  if (state.rage >= editionOf(state).executive) openPods(state, undefined);
  stageChance(state, given.object('chance'), cards, tokens);
  stageCountdown(state, given);
  stageTurn(state, given.object('turn'), room);
  given.finish([
    ...GIVEN,
    ...(dungeon === null ? BOARD_FIELDS : DUNGEON_FIELDS),
    ...(isAboard(state) ? SHIP_FIELDS : []),
  ]);
  if (state.players[state.active]!.status !== 'inside') {
    throw new InputError(given.at('active'), `${coloursOf(seats)[state.active]} is out and has no turn`);
  }
  state.turnNo = 1;
  askAnew(state);
  return state;
}
