import { tableOptions } from '../src/engine/game.ts';
import { KITS } from '../src/games/index.ts';
import { readSeed } from '../src/judge/seed.ts';
import { kitNamed, optionsOf, seatsOf, whole, withArguments } from './arguments.ts';
import { countTree, positionAfter } from './perft/count.ts';

const HELP = `npm run perft -- [options]   counts the option tree of a game from its setup: the positions at each depth
  --game clank    one game; every game by default
  --depth 3       answers deep
  --seats 2       players; the fewest by default
  --options …     table options: draft=random,core=on
  --after 0       answers given first, any option each time, drawn from the seed
  --seed 0        a small number or 64 digits
  The digest changes with any question on the way: who is asked, what, and the options in their order.`;

const MOST_DEPTH = 12;
const MOST_FIRST = 5000;

withArguments(
  { game: '', depth: '3', seats: '', options: '', seed: '0', after: '0' },
  ['help'],
  ({ game: id, depth, seats, options, seed, after }, flag) => {
    if (flag('help')) return console.log(HELP);
    const most = whole(depth, '--depth', 0, MOST_DEPTH);
    const first = whole(after, '--after', 0, MOST_FIRST);
    const start = readSeed(/^\d{1,4}$/.test(seed) ? Number(seed) : seed);
    for (const kit of id === '' ? KITS : [kitNamed(id)]) {
      const { game } = kit;
      const players = seats === '' ? game.seats.min : seatsOf(kit, seats);
      const table = options === '' ? tableOptions(game, {}) : optionsOf(kit, options);
      const { positions, digest } = countTree(
        game,
        positionAfter(game, game.setup(players, table, start), first, start),
        most,
      );
      console.log(`${game.id}, ${players} players, ${first === 0 ? '' : `after ${first} answers, `}digest ${digest}`);
      for (const [at, count] of positions.entries()) console.log(`  depth ${at}: ${count}`);
    }
  },
);
