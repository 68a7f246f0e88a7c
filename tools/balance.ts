import { botOf } from '../src/bots/index.ts';
import { sightOf } from '../src/engine/bot.ts';
import { canSetUp, type Options } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { kitNamed, optionsOf, whole, withArguments } from './arguments.ts';
import { fairness, interval, meanOf, quantiles, type Share } from './shares.ts';

const HELP = `npm run balance -- [options]   how fair the game is when greedy bots play it against each other
  --game clank        which game
  --games 10000       how many games, spread over the numbers of players
  --seed 7            a number: the same run every time
  --options ""        table options: start=b,deck=with-base
  --json              one line of JSON for each number of players`;

/** Farther from fair than this, at 95 % confidence, a seat's win rate is lopsided. */
const MOST_UNFAIR = 0.05;
/** More seats than this share that score nothing are too many. */
const MOST_EMPTY = 1 / 3;

interface Sums {
  games: number;
  turns: number;
  readonly wins: number[];
  readonly scores: number[][];
  readonly fates: Map<string, number>;
  readonly taken: Map<string, number>;
}

const fatesIn = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'players' in state && Array.isArray(state.players)
    ? state.players.flatMap((player: unknown) =>
        typeof player === 'object' && player !== null && 'status' in player ? [String(player.status)] : [],
      )
    : [];

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function playOne(kit: GameKit, seats: number, options: Options, seed: number, sums: Sums): void {
  const { game } = kit;
  const random = dice(seed);
  const note = (event: unknown) => {
    for (const name of kit.coverage.seen(event)) if (/^took .*artifact/.test(name)) add(sums.taken, name.slice(5));
  };
  const state = game.setup(seats, options, seedFrom(random), note);
  const bots = Array.from({ length: seats }, () => botOf('greedy', kit));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    game.answer(state, bots[asked.seat]!.choose(sightOf(game, state, asked, random)), note);
  }
  const { scores, winners } = game.result(state)!;
  sums.games++;
  sums.turns += kit.turn(state);
  for (const seat of winners) sums.wins[seat]! += 1 / winners.length;
  for (const [seat, score] of scores.entries()) sums.scores[seat]!.push(score);
  for (const fate of fatesIn(state)) add(sums.fates, fate);
}

function measure(kit: GameKit, seats: number, options: Options, games: number, seed: number): Sums {
  const sums: Sums = {
    games: 0,
    turns: 0,
    wins: Array.from({ length: seats }, () => 0),
    scores: Array.from({ length: seats }, () => []),
    fates: new Map(),
    taken: new Map(),
  };
  for (let i = 0; i < games; i++) playOne(kit, seats, options, seed + i, sums);
  return sums;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const spread = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

function report(seats: number, sums: Sums, json: boolean): boolean {
  const all = sums.scores.flat();
  const decided = sums.wins.reduce((sum, won) => sum + won, 0);
  const rates = sums.wins.map((won) => interval(won, decided));
  const unfair = fairness(rates, 1 / seats);
  const empty = all.filter((score) => score === 0).length / all.length;
  const fair = unfair <= MOST_UNFAIR && empty <= MOST_EMPTY;
  const per = (counts: ReadonlyMap<string, number>, of: number) =>
    Object.fromEntries([...counts].sort().map(([name, count]) => [name, count / of]));
  const fates = per(sums.fates, all.length);
  const taken = per(sums.taken, sums.games);
  const figures = {
    seats,
    games: sums.games,
    turns: sums.turns / sums.games,
    rates,
    unfair,
    empty,
    fates,
    taken,
    fair,
  };
  if (json) {
    console.log(JSON.stringify(figures));
    return fair;
  }
  console.log(`${seats} players, ${sums.games} games: ${figures.turns.toFixed(1)} turns in a game`);
  for (const [seat, rate] of rates.entries()) {
    const scores = sums.scores[seat]!;
    const [low, middle, high] = quantiles(scores, [0.25, 0.5, 0.75]);
    console.log(
      `  seat ${seat + 1}: wins ${percent(rate.share)} (${spread(rate)}); points ${meanOf(scores).toFixed(1)} on average, ${low} | ${middle} | ${high}`,
    );
  }
  const listed = (counts: Record<string, number>, show: (n: number) => string) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${show(count)}`)
      .join(', ');
  console.log(`  seats: ${listed(fates, percent)}; without a point ${percent(empty)}`);
  console.log(`  taken in a game: ${listed(taken, (n) => n.toFixed(2))}`);
  console.log(`  at least this far from fair: ${percent(unfair)}${fair ? '' : ' — lopsided'}`);
  return fair;
}

withArguments({ game: 'clank', games: '10000', seed: '7', options: '' }, ['json', 'help'], (values, flag) => {
  if (flag('help')) return console.log(HELP);
  const kit = kitNamed(values.game);
  const games = whole(values.games, '--games', 1, 10_000_000);
  const seed = whole(values.seed, '--seed', 0, 1_000_000_000);
  const options = optionsOf(kit, values.options);
  const { min, max } = kit.game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => canSetUp(kit.game, n, options));
  for (const seats of tables) {
    const sums = measure(kit, seats, options, Math.ceil(games / tables.length), seed);
    if (!report(seats, sums, flag('json'))) process.exitCode = 1;
  }
});
