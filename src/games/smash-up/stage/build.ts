import { InputError, type Options } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { BASES, CARDS, FACTIONS } from '../catalogue.ts';
import type { Box, FactionNo } from '../core/card.ts';
import { putAnew } from '../core/decide.ts';
import { emptyTable } from '../core/setup.ts';
import { takeFaction } from '../core/setup-steps.ts';
import type { State } from '../core/state.ts';
import { type BaseWish, boxesOf, layBases, readBases } from './bases.ts';
import { type ChanceWish, readChance, stageChance, wishesOfChance } from './chance.ts';
import { Copies } from './copies.ts';
import { factionsNeeded, fillFactions } from './factions.ts';
import { readLasting, readNamed } from './lasting.ts';
import { readList, readSeat } from './names.ts';
import { checkActions, dealPlayer, type PlayerWish, readPlayer, wishesOf } from './players.ts';
import { checkPower, laySite, SiteReader, type SiteWish, wishesAt } from './sites.ts';
import { stageTurn } from './turn.ts';

const GIVEN = [
  'active',
  'players',
  'bases',
  'baseDeck',
  'baseDiscard',
  'baseCount',
  'turn',
  'lasting',
  'named',
  'seed',
  'chance',
  'phase',
  'scoring',
  'pending',
  'aside',
  'over',
];
const MOST_SEEDS = 9999;
const SEED_DIGITS = 64;

/** What `show` tells of a game under way can be given back only where nothing is under way. */
function checkQuiet(given: Fields): void {
  const quiet: Readonly<Record<string, unknown>> = { phase: 'play', scoring: null, pending: 0, aside: [], over: false };
  for (const [name, wanted] of Object.entries(quiet)) {
    const found = given.take(name) ?? wanted;
    if (JSON.stringify(found) === JSON.stringify(wanted)) continue;
    const only = `a scenario begins in the play phase with nothing under way`;
    throw new InputError(given.at(name), `can only be ${JSON.stringify(wanted)}: ${only}`);
  }
}

/** What names the core set, where the game is played without it. */
function notInGame(factions: readonly FactionNo[], { named }: BaseWish): string {
  const faction = factions.map((no) => FACTIONS[no]!).find(({ box }) => box === 'core');
  const base = [...named.keys()].map((no) => BASES.first[no]!).find(({ box }) => box === 'core');
  return `${(faction ?? base)!.id} is of the core set, which is not in the game: options.core is "off"`;
}

/** The table with its factions; a core faction or base that is named means that the core set is there. */
function tableFor(
  seats: number,
  options: Options,
  seed: number,
  players: readonly PlayerWish[],
  sites: readonly SiteWish[],
  bases: BaseWish,
  chance: ChanceWish,
  withoutCore: boolean,
): State {
  const needed = factionsNeeded(
    players.map(({ factions }) => factions),
    [...players.flatMap(wishesOf), ...sites.flatMap(wishesAt), ...wishesOfChance(chance)],
  );
  const boxes = new Set<Box>([...needed.flat().map((faction) => FACTIONS[faction]!.box), ...boxesOf(bases)]);
  if (withoutCore && boxes.has('core')) throw new InputError('given', notInGame(needed.flat(), bases));
  const core = boxes.has('core') ? 'on' : (options['core'] ?? 'off');
  const state = emptyTable(seats, { ...options, core }, seed.toString(16).padStart(SEED_DIGITS, '0'));
  for (const [seat, factions] of fillFactions(needed, state.offer, boxes).entries()) {
    for (const faction of factions) takeFaction(state, seat, faction, undefined);
  }
  return state;
}

export function build(seats: number, options: Options, given: Fields, said: readonly string[] = []): State {
  const list = given.list('players') ?? [];
  if (list.length > seats) throw new InputError(given.at('players'), `${list.length} are listed for ${seats} seats`);
  const players = Array.from({ length: seats }, (_, seat) =>
    readPlayer(list[seat], seat, given.at(`players[${seat}]`)),
  );
  const reader = new SiteReader(seats, options['printing'] === 'revised' ? CARDS.revised : CARDS.first);
  const sites = readList(given, 'bases', (raw, where) => reader.site(raw, where));
  const bases = readBases(given, sites, seats);
  const chance = readChance(given.object('chance'), seats);
  const withoutCore = said.includes('core') && options['core'] === 'off';
  const state = tableFor(
    seats,
    options,
    given.count('seed', MOST_SEEDS) ?? 0,
    players,
    sites,
    bases,
    chance,
    withoutCore,
  );
  const copies = new Copies(state);
  for (const site of sites) laySite(state, site, copies);
  for (const player of players) dealPlayer(state, player, copies);
  layBases(state, bases);
  stageChance(state, chance);
  const active = given.take('active');
  if (active !== undefined) state.active = readSeat(active, seats, given.at('active'));
  checkActions(state, players);
  state.turnNo = 1;
  state.named = readList(given, 'named', (raw, where) => readNamed(state, raw, where));
  state.lasting = readList(given, 'lasting', (raw, where) => readLasting(state, raw, where));
  stageTurn(state, given.object('turn'));
  checkQuiet(given);
  given.finish(GIVEN);
  checkPower(state, sites);
  putAnew(state);
  return state;
}
