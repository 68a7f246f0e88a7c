import { type BotName, botOf } from '../src/bots/index.ts';
import { sightOf } from '../src/engine/bot.ts';
import type { Options } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { botsOf, kitNamed, optionsOf, seatsOf, whole, withArguments } from './arguments.ts';

const HELP = `npm run simulate -- [options]   plays many games and sums them up
  --game clank        which game
  --seats 2           number of players
  --games 100         how many games
  --seed 7            a number: the same run every time
  --bots random       random or greedy, one for all or one for each seat: greedy,random
  --options ""        table options: board=dusk,artifacts=any-time
  --json              one line of JSON`;

/** More answers than any game takes: reaching it is a violation, since every game must end. */
const MOST_DECISIONS = 50_000;

interface Sums {
  decisions: number;
  finished: number;
  turns: number;
  readonly violations: string[];
  readonly endings: Map<string, number>;
  readonly scores: number[];
  readonly wins: number[];
}

function playOne(
  kit: GameKit,
  seats: number,
  options: Options,
  bots: readonly BotName[],
  seed: number,
  sums: Sums,
): void {
  const { game } = kit;
  const random = dice(seed);
  const state = game.setup(seats, options, seedFrom(random));
  const before = kit.census(state);
  const players = bots.map((name) => botOf(name, kit));
  const allRandom = bots.every((name) => name === 'random');
  let decisions = 0;
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const index = allRandom
      ? random.below(asked.options.length)
      : players[asked.seat]!.choose(sightOf(game, state, asked, random));
    game.answer(state, index);
    if (++decisions === MOST_DECISIONS) break;
  }
  sums.decisions += decisions;
  const result = game.result(state);
  if (result === null) {
    sums.violations.push(`game ${seed}: no end after ${decisions} decisions`);
    return;
  }
  sums.finished++;
  sums.turns += turnsOf(state);
  const after = kit.census(state);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? 0, after[name] ?? 0];
    if (was !== is) sums.violations.push(`game ${seed}: ${name} were ${was}, are ${is}`);
  }
  for (const ending of kit.coverage.ended(state)) sums.endings.set(ending, (sums.endings.get(ending) ?? 0) + 1);
  for (let seat = 0; seat < seats; seat++) sums.scores[seat] = (sums.scores[seat] ?? 0) + result.scores[seat]!;
  for (const seat of result.winners) sums.wins[seat] = (sums.wins[seat] ?? 0) + 1;
}

const turnsOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'turnNo' in state && typeof state.turnNo === 'number'
    ? state.turnNo
    : 0;

withArguments(
  { game: 'clank', seats: '2', games: '100', seed: '7', bots: 'random', options: '' },
  ['json', 'help'],
  (values, flag) => {
    if (flag('help')) return console.log(HELP);
    const kit = kitNamed(values.game);
    const seats = seatsOf(kit, values.seats);
    const games = whole(values.games, '--games', 1, 10_000_000);
    const seed = whole(values.seed, '--seed', 0, 1_000_000_000);
    const bots = botsOf(values.bots, seats);
    const options = optionsOf(kit, values.options);
    const sums: Sums = {
      decisions: 0,
      finished: 0,
      turns: 0,
      violations: [],
      endings: new Map(),
      scores: Array.from({ length: seats }, () => 0),
      wins: Array.from({ length: seats }, () => 0),
    };
    const start = performance.now();
    for (let i = 0; i < games; i++) playOne(kit, seats, options, bots, seed * 1_000_003 + i, sums);
    const seconds = (performance.now() - start) / 1000;
    const mean = (total: number) => Number((total / games).toFixed(2));
    const report = {
      game: kit.game.id,
      seats,
      bots,
      options,
      games,
      decisions: sums.decisions,
      seconds: Number(seconds.toFixed(3)),
      gamesPerSecond: Math.round(games / seconds),
      decisionsPerSecond: Math.round(sums.decisions / seconds),
      finished: sums.finished,
      violations: sums.violations.length,
      violated: sums.violations.slice(0, 10),
      endings: Object.fromEntries(sums.endings),
      meanScores: sums.scores.map(mean),
      winRates: sums.wins.map(mean),
      meanTurns: mean(sums.turns),
    };
    if (flag('json')) console.log(JSON.stringify(report));
    else console.log(report);
    if (sums.violations.length > 0) process.exitCode = 1;
  },
);
