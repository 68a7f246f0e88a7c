import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clank } from '../games/clank/classic/game.ts';
import { LAST_GAME } from './keep.ts';
import { SEED, Trial } from './trial.ts';

const trial = new Trial();
afterAll(() => trial.remove());

/** A game that begins in the middle. */
const recordFrom = (state: unknown) => ({
  format: 'tintamarre-record-1',
  game: 'clank',
  rules: clank.rules,
  seats: 2,
  options: {},
  seed: SEED,
  answers: [],
  checks: '',
  snapshots: [{ step: 0, state }],
});

test('a damaged file is refused with its place; one with a bad answer is taken up where it was still right', async () => {
  trial.write('cut.json', '{"format":"tinta');
  expect((await trial.start(['--lang', 'en', '--load', 'cut.json'], [])).stderr).toContain(
    'record: not a whole JSON text',
  );
  await trial.start(['--lang', 'en', '--seed', SEED], ['1', '1', 's good.json', 'q']);
  const good = JSON.parse(trial.read('good.json'));
  trial.write('bad.json', JSON.stringify({ ...good, answers: [0, 99] }));
  const { stdout } = await trial.start(['--lang', 'en', '--load', 'bad.json'], ['q']);
  expect(stdout).toContain('answers[1]: 99 is out of range');
  expect(stdout).toContain('at step 1');
});

test('records are refused in French too', async () => {
  trial.write('coupe.json', '{"format":"tinta');
  expect((await trial.start(['--lang', 'fr', '--load', 'coupe.json'], [])).stderr).toContain(
    'Enregistrement : texte JSON incomplet, peut-être tronqué (16 caractères lus)',
  );
  await trial.start(['--lang', 'fr', '--seed', SEED], ['1', '1', 'q']);
  const good = JSON.parse(trial.read(LAST_GAME));
  trial.write('faux.json', JSON.stringify({ ...good, answers: [0, 99] }));
  expect((await trial.start(['--lang', 'fr', '--load', 'faux.json'], ['q'])).stdout).toContain(
    'Dans l’enregistrement, answers[1] : 99 est hors limites : les options allaient de 0 à ',
  );
});

test.each([
  ['nothing', {}],
  ['no questions', { asked: null }],
  ['a question to nobody', { asked: { seat: 9, ask: 'turn', options: [] } }],
  ['no players', { players: [] }],
])('a snapshot with %s is no state of the game', async (_, change) => {
  const state = clank.setup(2, { board: 'day', artifacts: 'on-entry' }, SEED);
  const snapshot = Object.keys(change).length === 0 ? {} : { ...state, ...change };
  trial.write('begun.json', JSON.stringify(recordFrom(snapshot)));
  const { stderr, status } = await trial.start(['--lang', 'en', '--load', 'begun.json'], ['1', 'q']);
  expect([stderr, status]).toEqual(['begun.json begins with a snapshot that is not a state of this game.\n', 2]);
});

test('points are counted in the singular and in the plural', async () => {
  const state = clank.setup(3, { board: 'day', artifacts: 'on-entry' }, SEED);
  const players = state.players.map((player, seat) => ({ ...player, status: 'rescued', gold: seat }));
  trial.write('over.json', JSON.stringify({ ...recordFrom({ ...state, players, asked: null, over: true }), seats: 3 }));
  const told = async (language: string) =>
    (await trial.start(['--lang', language, '--load', 'over.json'], [])).stdout.match(/\d\. .*points?/g);
  expect(await told('en')).toEqual(['1. Green: 2 points', '2. Yellow: 1 point', '3. Red: 0 points']);
  expect(await told('fr')).toEqual([
    '1. Vert\u00a0: 2\u00a0points',
    '2. Jaune\u00a0: 1\u00a0point',
    '3. Rouge\u00a0: 0\u00a0point',
  ]);
});

test.each([
  [{ format: 'x' }, 'Format de l’enregistrement : « x » n’est pas un format connu ici'],
  [
    { format: undefined },
    'Format de l’enregistrement : aucun n’est indiqué, ce n’est donc pas l’enregistrement d’une partie',
  ],
  [{ game: 'clonk' }, 'Jeu : aucun jeu ne s’appelle « clonk »'],
  [{ rules: 0 }, 'Règles : la version 0 de clank est inconnue'],
  [{ seats: 9 }, 'Nombre de joueurs : de 2 à 4, et non « 9 »'],
  [{ options: [] }, 'Options de table : un objet est attendu'],
  [{ options: { board: 'night' } }, 'Option de table board : « night » n’est pas une valeur possible'],
  [{ seed: 7 }, 'Graine : « 7 » n’est pas une graine'],
  [{ answers: 7 }, 'Dans l’enregistrement, answers : une liste de nombres est attendue'],
  [{ answers: [0, -2] }, 'Dans l’enregistrement, answers[1] : -2 n’est pas un nombre entier'],
  [{ checks: '' }, 'Dans l’enregistrement, checks : un texte de 2 caractères est attendu'],
  [{ snapshots: {} }, 'Dans l’enregistrement, snapshots : une liste est attendue'],
  [{ snapshots: [7] }, 'Dans l’enregistrement, snapshots[0] : un objet est attendu'],
  [{ snapshots: [{ step: 5, state: {} }] }, 'Dans l’enregistrement, snapshots[0].step : il faut une étape après la -1'],
  [{ checks: '??' }, 'Dans l’enregistrement, answers[0] : cette réponse n’a plus le sens qu’elle avait'],
])('a record with %j is refused in French', async (change, message) => {
  await trial.start(['--lang', 'fr', '--seed', SEED], ['1', '1', 'q']);
  trial.write('change.json', JSON.stringify({ ...trial.record(), ...change }));
  const { stdout, stderr } = await trial.start(['--lang', 'fr', '--load', 'change.json'], []);
  expect(`${stdout}${stderr}`).toContain(message);
});

/** Games as an earlier version of the rules left them, by name: with the state in which they stood, or without. */
const EARLIER = readFileSync(resolve(import.meta.dirname, '../../fixtures/records/rules-2.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).record);

const earlier = (game: string, hasState: boolean) =>
  EARLIER.find((record) => record.game === game && record.snapshots.length > 0 === hasState);

test('a game of older rules goes on from where it stood, and its file is upgraded', async () => {
  const old = earlier('smash-up', true);
  trial.write(LAST_GAME, JSON.stringify(old));
  const { stdout, status } = await trial.start(['--lang', 'en', '--continue'], ['u', 'q']);
  expect(status).toBe(0);
  expect(stdout).toContain(`at step ${old.answers.length}.`);
  expect(stdout).toContain('The rules have changed since then: the game goes on from where it stood.');
  expect(stdout).not.toContain('were undone');
  expect(trial.record()).toMatchObject({ rules: clank.rules, game: 'smash-up' });
  const again = await trial.start(['--lang', 'en', '--continue'], ['q']);
  expect(again.stdout).not.toContain('The rules have changed');
});

test('without a stored state, what no longer holds is told', async () => {
  trial.write('old.json', JSON.stringify(earlier('smash-up', false)));
  const { stdout } = await trial.start(['--lang', 'fr', '--load', 'old.json'], ['q']);
  expect(stdout).toMatch(/les dernières actions \(\d{3}\) ne sont plus valables/);
  expect(stdout).not.toContain('la partie reprend là où elle en était');
});

test('a game of older rules that the new ones play the same is taken up without a word', async () => {
  const old = earlier('clank', true);
  trial.write('same.json', JSON.stringify(old));
  const { stdout } = await trial.start(['--lang', 'en', '--load', 'same.json'], ['q']);
  expect(stdout).toContain(`at step ${old.answers.length}.`);
  expect(stdout).not.toContain('The rules have changed');
});
