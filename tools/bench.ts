import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Options, tableOptions } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { KITS } from '../src/games/index.ts';
import { kitNamed, whole, withArguments } from './arguments.ts';

const HELP = `npm run bench -- [options]   how fast the engine is, on one core, with a fixed loop beside it for scale
  --game all      one game, or all
  --games 4000    random two-player games that are timed
  --json          one line of JSON for each game`;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const HEAP_GAMES = 10_000;
const COPIES = 200_000;
const VIEWS = 50_000;
const REPLAYS = 200;

/** Plays random games and counts the decisions; every one of them lists all its options. */
function play({ game }: GameKit, options: Options, games: number, seed: number): number {
  const random = dice(seed);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const state = game.setup(2, options, seedFrom(random));
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      game.answer(state, random.below(asked.options.length));
      decisions++;
    }
  }
  return decisions;
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** A fixed piece of work, the same everywhere: figures of two machines compare as ratios to it. */
function calibrate(): number {
  let sum = 0;
  const random = dice(1);
  const taken = seconds(() => {
    for (let i = 0; i < 20_000_000; i++) sum += random.below(1000);
  });
  if (sum === 0) throw new Error('the calibration loop did nothing');
  return 20_000_000 / taken;
}

function heapGrowth(kit: GameKit, options: Options): number {
  play(kit, options, 500, 3);
  collect();
  const before = process.memoryUsage().heapUsed;
  play(kit, options, HEAP_GAMES, 4);
  collect();
  return process.memoryUsage().heapUsed - before;
}

/** A state in the middle of a game, and the record of a whole one. */
function sample({ game }: GameKit, options: Options): { middle: unknown; seed: string; answers: number[] } {
  const random = dice(12);
  const seed = seedFrom(random);
  const state = game.setup(2, options, seed);
  const answers: number[] = [];
  let middle = game.clone(state);
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    if (answers.length === 150) middle = game.clone(state);
    const index = random.below(asked.options.length);
    answers.push(index);
    game.answer(state, index);
  }
  return { middle, seed, answers };
}

function measure(kit: GameKit, games: number): Readonly<Record<string, string | number>> {
  const { game } = kit;
  const options = tableOptions(game, {});
  play(kit, options, Math.min(1000, games), 1);
  let decisions = 0;
  const playing = seconds(() => {
    decisions = play(kit, options, games, 2);
  });
  const calibration = calibrate();
  const { middle, seed, answers } = sample(kit, options);
  const copying = seconds(() => {
    for (let i = 0; i < COPIES; i++) game.clone(middle);
  });
  const viewing = seconds(() => {
    for (let i = 0; i < VIEWS; i++) game.view(middle, i % 2);
  });
  const replaying = seconds(() => {
    for (let i = 0; i < REPLAYS; i++) {
      const state = game.setup(2, options, seed);
      for (const index of answers) game.answer(state, index);
    }
  });
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    game: game.id,
    node: process.version,
    games,
    decisions,
    decisionsPerSecond: Math.round(decisions / playing),
    gamesPerSecond: Math.round(games / playing),
    decisionsPerGame: round(decisions / games, 1),
    cloneMicroseconds: round((copying / COPIES) * 1e6, 3),
    viewMicroseconds: round((viewing / VIEWS) * 1e6, 3),
    replayMilliseconds: round((replaying / REPLAYS) * 1e3, 3),
    replayAnswers: answers.length,
    heapGrowthBytes: heapGrowth(kit, options),
    heapGames: HEAP_GAMES,
    calibrationPerSecond: Math.round(calibration),
    decisionsPerMillionCalibrations: Math.round((decisions / playing / calibration) * 1e6),
  };
}

withArguments({ game: 'all', games: '4000' }, ['json', 'help'], (values, flag) => {
  if (flag('help')) return console.log(HELP);
  const games = whole(values.games, '--games', 1, 1_000_000);
  const kits = values.game === 'all' ? KITS : [kitNamed(values.game)];
  for (const kit of kits) {
    const figures = measure(kit, games);
    if (flag('json')) console.log(JSON.stringify(figures));
    else console.table(figures);
  }
});
