import { expect, test } from 'vitest';
import { InputError, tableOptions } from '../../engine/game.ts';
import '../../games/clank/space/expansions.ts';
import { inSpace } from '../../games/clank/space/game.ts';
import { spaceWording } from '../clank/space.ts';
import type { Language } from '../language.ts';
import { impossible } from './impossible.ts';

/** What the form says of modules chosen so. */
function told(chosen: Readonly<Record<string, string>>, language: Language): string | null {
  try {
    inSpace.setup(2, tableOptions(inSpace, { modules: 'chosen', ...chosen }), '0'.repeat(64));
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const nameOf = (option: string, value: string) => spaceWording.tableOption(option, value, language).value;
    return impossible(error, 2, nameOf, language);
  }
}

test('two faces of one module are refused by their names', () => {
  const chosen = { slot1: 'arena', slot2: 'doomsday-cannon' };
  expect(told(chosen, 'en')).toBe(
    'The Doomsday Cannon and the Arena are the two faces of one module: change one of them.',
  );
  expect(told(chosen, 'fr')).toBe(
    'Canon du Jugement Dernier et Arène sont les deux faces d’un même module : changez l’une des deux.',
  );
});

test('so is one face in two slots', () => {
  const chosen = { slot1: 'arena', slot2: 'arena' };
  expect(told(chosen, 'en')).toBe('The Arena can be in one slot only.');
  expect(told(chosen, 'fr')).toBe('Arène ne peut occuper qu’un emplacement.');
});

test('and a module of Apocalypse! without it', () => {
  const chosen = { slot3: 'invasion-hangar' };
  expect(told(chosen, 'en')).toContain('comes with Apocalypse!: add that expansion');
  expect(told(chosen, 'fr')).toContain('ajoutez cette extension');
  expect(told({ ...chosen, expansions: 'apocalypse' }, 'en')).toBeNull();
});

test('what is not read is told as such', () => {
  const idle = (options: Readonly<Record<string, string>>) => inSpace.idleOptions!(tableOptions(inSpace, options));
  expect(idle({})).toEqual(['slot1', 'slot2', 'slot3', 'scheme']);
  expect(idle({ modules: 'chosen', expansions: 'both' })).toEqual([]);
  expect(idle({ modules: 'random', expansions: 'station' })).toEqual(['slot1', 'slot2', 'slot3', 'scheme']);
});
