import { SCENARIOS } from '../scenarios/index.ts';
import { botOf } from '../src/bots/index.ts';
import { sightOf } from '../src/engine/bot.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { PairedTables } from '../src/engine/tables.ts';
import { GAME_IDS, KITS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import { whole, withArguments } from './arguments.ts';

const HELP = `npm run coverage -- [options]   plays until everything that can happen has happened, and names what has not
  --games 20000   games at the most
  --patience 2500 games without anything new after which what scenarios show already is waited for no longer
  --list          every item with where it was reached`;

/** In every second game this part of the answers, in hundredths, comes from the bot with a little sense. */
const SENSE = 75;
const FEWEST = 200;

/**
 * Plays random games, with a little sense in every second one, until everything is seen, or nothing new comes that
 * scenarios do not show, or the games are used up.
 */
function reachedAtRandom(
  kit: GameKit,
  games: number,
  patience: number,
  staged: ReadonlyMap<string, number>,
): { seen: Map<string, number>; played: number; tables: PairedTables } {
  const { game, coverage } = kit;
  const sensible = botOf('greedy', kit);
  const seen = new Map<string, number>();
  const tables = new PairedTables(game);
  let played = 0;
  let lastNew = 0;
  const note = (names: readonly string[]) => {
    for (const name of names) {
      if (!seen.has(name)) lastNew = played;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  };
  const open = () => {
    const patient = played - lastNew < patience;
    return coverage.wanted.some((name) => !seen.has(name) && (patient || !staged.has(name)));
  };
  for (; played < games && (played < FEWEST || tables.open > 0 || open()); played++) {
    const random = dice(played);
    const { seats, options } = tables.next(random);
    const state = game.setup(seats, options, seedFrom(random), (event) => note(coverage.seen(event)));
    const sense = played % 2 === 0 ? 0 : SENSE;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      const index =
        random.below(100) < sense
          ? sensible.choose(sightOf(game, state, asked, random))
          : random.below(asked.options.length);
      note(coverage.answered?.(state, index) ?? []);
      game.answer(state, index, (event) => note(coverage.seen(event)));
    }
    note(coverage.ended(state));
  }
  return { seen, played, tables };
}

function reachedInScenarios(kit: GameKit): Map<string, number> {
  const seen = new Map<string, number>();
  const note = (names: readonly string[]) => {
    for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  };
  for (const scenario of Object.values(SCENARIOS).flat()) {
    if (scenario.game !== kit.game.id) continue;
    const { coverage, game } = kit;
    judge(scenario, kitOf, GAME_IDS, {
      event: (event) => note(coverage.seen(event)),
      answer: (state, index) => note(coverage.answered?.(state, index) ?? []),
      ended: (state) => note(game.result(state) === null ? [] : coverage.ended(state)),
    });
  }
  return seen;
}

withArguments({ games: '20000', patience: '2500' }, ['list', 'help'], ({ games, patience }, flag) => {
  if (flag('help')) return console.log(HELP);
  const most = whole(games, '--games', 1, 10_000_000);
  const patient = whole(patience, '--patience', 0, 10_000_000);
  for (const kit of KITS) {
    const { wanted } = kit.coverage;
    const staged = reachedInScenarios(kit);
    const { seen: random, played, tables } = reachedAtRandom(kit, most, patient, staged);
    const count = (seen: ReadonlyMap<string, number>) => wanted.filter((name) => seen.has(name)).length;
    console.log(
      `${kit.game.id}: ${wanted.length} things can happen; play reached ${count(random)} ` +
        `in ${played} games, half of them at random and half with a little sense, scenarios reached ${count(staged)}`,
    );
    const pairs = tables.played + tables.open;
    console.log(`  pairs of options, the number of players among them: play used ${tables.played} of ${pairs}`);
    if (flag('list')) {
      for (const name of wanted) {
        console.log(`  ${name.padEnd(40)} random ${random.get(name) ?? 0}, staged ${staged.get(name) ?? 0}`);
      }
    }
    const onlyStaged = wanted.filter((name) => !random.has(name) && staged.has(name));
    if (onlyStaged.length > 0) console.log(`  only in scenarios: ${onlyStaged.join(', ')}`);
    const never = wanted.filter((name) => !random.has(name) && !staged.has(name));
    if (never.length === 0) continue;
    console.error(`  never happened: ${never.join(', ')}`);
    process.exitCode = 1;
  }
});
