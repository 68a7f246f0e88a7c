import { afterAll, expect, test } from 'vitest';
import { TERMINAL } from '../text/terminal.ts';
import { Trial } from './trial.ts';

const trial = new Trial();
afterAll(() => trial.remove());

test.each([
  [['--seats', '7'], 'seats: 7 is not a number of players from 2 to 4'],
  [['--game', 'clonk'], 'did you mean clank?'],
  [['--bots', 'gredy'], 'did you mean greedy?'],
  [['--options', 'board=night'], 'options.board: "night" is not one of day, dusk'],
  [['--seed', '7'], 'seed: "7" is not a seed'],
  [['--seat', '3'], '--seat: 3 should be a place from 1 to 2'],
  [['--lang', 'de'], '--lang: there is no "de" here'],
  [['--load', 'nowhere.json'], 'Cannot read the file nowhere.json'],
  [['--nonsense'], 'Unknown option --nonsense'],
  [['--seats'], 'Option --seats needs a value.'],
  [['--load', '--continue'], 'Option --load needs a value.'],
  [['--help=please'], 'Option --help takes no value.'],
  [['please'], 'Unknown argument “please”'],
])('refuses %j with a sentence', async (args, message) => {
  const { stderr, status } = await trial.start(args, [], { LC_ALL: 'en_GB.UTF-8' });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});

test.each([
  [['--seats', '7'], 'Nombre de joueurs : de 2 à 4, et non « 7 »'],
  [['--seats', 'deux'], 'et non « deux »'],
  [['--game', 'clonk'], 'Jeu : il n’y a pas de « clonk » ici ; vouliez-vous dire clank ?'],
  [['--bots', 'gredy'], 'Bots : il n’y a pas de « gredy » ici ; vouliez-vous dire greedy ?'],
  [['--options', 'board=night'], 'Option de table board : « night » n’est pas une valeur possible'],
  [['--options', 'bord=day'], 'Option de table bord : clank n’a pas d’option de ce nom'],
  [['--seed', '7'], 'Graine : « 7 » n’est pas une graine'],
  [['--seat', '3'], 'Place : « 3 » n’est pas une place ; elles vont de 1 à 2'],
  [['--lang', 'de'], 'Langue : il n’y a pas de « de » ici'],
  [['--load', 'nulle-part.json'], 'Impossible de lire le fichier nulle-part.json.'],
  [['--nonsense'], 'L’option --nonsense n’existe pas'],
  [['--seats'], 'L’option --seats demande une valeur.'],
  [['--help=oui'], 'L’option --help ne prend pas de valeur.'],
  [['pardon'], '« pardon » n’est pas compris'],
])('refuses %j in French', async (args, message) => {
  const { stderr, status } = await trial.start(args, [], { LC_ALL: '', LC_MESSAGES: '', LANG: 'fr_FR.UTF-8' });
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test('what the terminal says by itself is set as French is set', () => {
  const texts = Object.values(TERMINAL).map(({ fr }) => fr);
  expect(texts.filter((text) => /[^\u00a0]:|[^\u202f][;?]|« | »|'/.test(text))).toEqual([]);
});
