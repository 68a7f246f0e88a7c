import { afterAll, expect, test } from 'vitest';
import { SEED, Trial } from './trial.ts';

const trial = new Trial();
afterAll(() => trial.remove());

const CONTINUE = ['--lang', 'en', '--continue'];

test('is kept before the first answer, the opening moves of the bots included', async () => {
  trial.remove('.tintamarre');
  expect((await trial.start(CONTINUE, [])).stderr).toContain('There is no saved game here yet');
  await trial.start(['--lang', 'en', '--seed', SEED], ['q']);
  expect(trial.record().answers).toEqual([]);
  await trial.start(['--lang', 'en', '--seed', SEED, '--seat', '2'], ['q']);
  const { answers } = trial.record();
  expect(answers.length).toBeGreaterThan(0);
  expect((await trial.start(CONTINUE, ['q'])).stdout).toContain(`at step ${answers.length}.`);
});

test('keeps what was taken back and played again', async () => {
  await trial.start(['--lang', 'en', '--seed', SEED], ['1', '1', 'u', 'q']);
  expect(trial.record().answers).toEqual([0]);
  await trial.start(['--lang', 'en', '--seed', SEED], ['1', '1', 'u', 'r', 'q']);
  expect(trial.record().answers).toEqual([0, 0]);
});

test('goes on with everybody in their places, unless told otherwise', async () => {
  const bots = ['--seat', '2', '--seats', '3', '--bots', 'greedy,greedy,random'];
  await trial.start(['--lang', 'en', ...bots], ['s game.json', 'q']);
  const seated = 'You are Yellow, playing against Red (keen), Green (reckless).';
  expect((await trial.start(CONTINUE, ['q'])).stdout).toContain(seated);
  expect((await trial.start(['--lang', 'en', '--load', 'game.json'], ['q'])).stdout).toContain(seated);
  expect((await trial.start([...CONTINUE, '--seat', '3'], ['q'])).stdout).toContain(
    'You are Green, playing against Red (keen), Yellow',
  );
  expect((await trial.start([...CONTINUE, '--bots', 'random'], ['q'])).stdout).toContain(
    'You are Green, playing against Red (reckless)',
  );
  expect((await trial.start(CONTINUE, ['q'])).stdout).toContain(
    'You are Green, playing against Red (reckless), Yellow (reckless).',
  );
});

test('without the places, or with places that make no sense, the arguments count', async () => {
  await trial.start(['--lang', 'en', '--seat', '2'], ['s alone.json', 'q']);
  const load = ['--lang', 'en', '--load', 'alone.json', '--bots', 'random'];
  for (const nonsense of ['{', '{}', '{"seat":3,"bots":["greedy","greedy"]}', '{"seat":1,"bots":["greedy","x"]}']) {
    trial.write('alone.table.json', nonsense);
    const { stdout } = await trial.start(load, ['q']);
    expect(stdout).toContain('alone.table.json does not say who sat where');
    expect(stdout).toContain('You are Red, playing against Yellow (reckless).');
  }
  trial.remove('alone.table.json');
  expect((await trial.start(load, ['q'])).stdout).toContain('You are Red, playing against Yellow (reckless).');
});

test('says so when it cannot be kept', async () => {
  trial.remove('.tintamarre');
  trial.write('.tintamarre', '');
  const { stdout, status } = await trial.start(['--lang', 'en'], ['q']);
  expect(stdout).toContain('Could not save to .tintamarre/last-game.json: a file cannot go there');
  expect(stdout).toContain('Your game could not be saved.');
  expect(status).toBe(0);
  trial.remove('.tintamarre');
});

test('keeps the game after every answer and goes on where it stood', async () => {
  await trial.start(['--lang', 'en', '--seed', SEED], ['1', '1', 'q']);
  expect(trial.record().answers).toEqual([0, 0]);
  const { stdout } = await trial.start(['--lang', 'en', '--continue'], ['1', 's saved.json', 'q']);
  expect(stdout).toContain('at step 2');
  expect(trial.record('saved.json').answers).toHaveLength(3);
});

test('a new game sets the last one aside', async () => {
  await trial.start(['--lang', 'en', '--seed', SEED], ['1', '1', '1', 'q']);
  await trial.start(['--lang', 'en'], ['q']);
  expect(trial.record().answers).toEqual([]);
  const previous = ['--lang', 'en', '--load', '.tintamarre/previous-game.json'];
  expect((await trial.start(previous, ['q'])).stdout).toContain('at step 3.');
});
