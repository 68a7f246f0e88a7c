import { checkSeats, InputError, type Options, tableOptions } from '../engine/game.ts';
import { type GameKit, unknownName } from '../engine/stage.ts';
import { GAME_IDS, kitOf } from '../games/index.ts';
import { commitmentOf } from '../match/luck.ts';
import { Refusal } from '../protocol/asks.ts';
import type { Charter, Place } from '../protocol/hosted.ts';
import { hexOf, idAfter, newTableId } from './codes.ts';
import type { House } from './house.ts';
import { tidyName } from './names.ts';
import { Refused } from './refusals.ts';
import type { NewTable } from './shapes.ts';
import type { Player } from './store/store.ts';

const HOUR = 60 * 60 * 1000;

function kitNamed(id: string): GameKit {
  const kit = kitOf(id);
  if (kit === undefined) throw unknownName('game', id, GAME_IDS);
  return kit;
}

type Wanted = Omit<NewTable, 'bots'> & {
  readonly bots: readonly { readonly seat: number; readonly name: string; readonly bot: string }[];
  readonly kept?: NonNullable<Charter['kept']>;
};

interface Opener {
  readonly host: Player;
  readonly address: string;
  /** What happens where no more of their tables may wait in the lobby: it is reached by its link alone, or not opened. */
  readonly onFullLobby: 'refuse' | 'hide';
}

/** The options with what was not said filled in; what does not go together is said by the game's own setup. */
function checked(asked: NewTable): Options {
  const { game } = kitNamed(asked.game);
  const options = tableOptions(game, asked.options);
  checkSeats(game, asked.seats);
  game.setup(asked.seats, options, '0'.repeat(64));
  for (const { seat } of asked.bots) {
    if (seat >= asked.seats) throw new InputError('bots', `${seat} should be a place from 0 to ${asked.seats - 1}`);
  }
  return options;
}

async function mustHaveRoom(host: Player, address: string, house: House): Promise<void> {
  const { limits, settings, store, space } = house;
  if (!limits.tables.pay(address, 1, house.ticks())) throw new Refused('too-much');
  if ((await store.countTables(host.id, house.now() - HOUR)) >= settings.tablesPerHour) throw new Refused('too-much');
  if (await space.isFull()) throw new Refused('full');
}

/** Why no more of the host's tables may wait in the lobby; null where one may. */
async function lobbyRefusal(host: Player, origin: string, { store, settings }: House): Promise<Refused | null> {
  const { lobbyTablesPerPlayer, lobbyTablesPerAddress } = settings;
  const { ofHost, ofOrigin } = await store.countListed(host.id, origin);
  if (ofHost >= lobbyTablesPerPlayer) return new Refused('lobby-player', null, lobbyTablesPerPlayer);
  return ofOrigin >= lobbyTablesPerAddress ? new Refused('lobby-address', null, lobbyTablesPerAddress) : null;
}

function charterOf(id: string, secret: string, asked: Wanted, host: Player, house: House): Charter {
  const { game, options, seats, clock, listed, kept } = asked;
  const commitment = commitmentOf(secret);
  const fixed = { id, game, options, seats, clock, listed, host: host.id, commitment, made: house.now() };
  return kept === undefined ? fixed : { ...fixed, kept };
}

/** Opens the table where there is room for it, and seats its bots. */
async function openAs(id: string, asked: Wanted, by: Opener, house: House): Promise<void> {
  const { host, address, onFullLobby } = by;
  await house.opening.take(async () => {
    await mustHaveRoom(host, address, house);
    const origin = await house.origins.of(address);
    const refusal = asked.listed ? await lobbyRefusal(host, origin, house) : null;
    if (refusal !== null && onFullLobby === 'refuse') throw refusal;
    const secret = hexOf(32);
    const wanted = { ...asked, listed: asked.listed && refusal === null };
    await house.tables.open(charterOf(id, secret, wanted, host, house), secret, origin);
  });
  const asker = { player: host.id, name: host.name };
  for (const { seat, name, bot } of asked.bots) {
    await house.tables.ask(id, asker, { ask: 'seat-bot', seat, name: tidyName(name), bot });
  }
  if (asked.chat !== 'none') await house.tables.ask(id, asker, { ask: 'close-chat', what: asked.chat });
}

/** Opens a table; its id. */
export async function openTable(asked: NewTable, host: Player, address: string, house: House): Promise<string> {
  const options = { ...checked(asked) };
  const id = newTableId();
  await openAs(id, { ...asked, options }, { host, address, onFullLobby: 'refuse' }, house);
  return id;
}

/** The seats of people are kept for them at the next table, and bots sit where they sat. */
function seatedAnew(places: readonly Place[]): Pick<Wanted, 'bots' | 'kept'> {
  return {
    bots: places.flatMap((place, seat) => (place.kind === 'bot' ? [{ ...place, seat }] : [])),
    kept: places.map((place) => (place.kind === 'player' ? { player: place.player, name: place.name } : null)),
  };
}

/** Opens the table that follows one that is over, with the same bots; whoever asks later gets the same one. */
export async function openNext(before: string, host: Player, address: string, house: House): Promise<string> {
  const { store, tables } = house;
  const stored = await store.table(before);
  if (stored === null) throw new Refusal('no-such-table');
  if (stored.summary.status !== 'over') throw new Refused('not-over');
  if (!stored.summary.players.includes(host.id)) throw new Refusal('not-seated');
  const id = idAfter(stored.secret);
  if ((await store.table(id)) === null) {
    const { places, chat } = await tables.look(before, (table) => ({ places: table.places, chat: table.chat }));
    const { game, options, seats, clock, listed } = stored.charter;
    const wanted = { game, options: { ...options }, seats, clock, listed, chat, ...seatedAnew(places) };
    try {
      await openAs(id, wanted, { host, address, onFullLobby: 'hide' }, house);
    } catch (error) {
      if ((await store.table(id)) === null) throw error;
    }
  }
  const said = { kind: 'rematch', table: id, player: host.id, name: host.name } as const;
  await tables.note(before, ({ next }) => (next === null ? said : null));
  return id;
}
