import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { SEED, Trial } from './trial.ts';

const trial = new Trial();
afterAll(() => trial.remove());

test('explains itself in both languages', async () => {
  expect((await trial.start(['--help', '--lang', 'en'], [])).stdout).toContain('play against bots');
  expect((await trial.start(['--help', '--lang', 'fr'], [])).stdout).toContain('jouez contre des bots');
});

test('ending the turn plays the rest of the hand first, and says so [end-turn-plays-rest]', async () => {
  const { stdout, status } = await trial.start(['--lang', 'en', '--seed', SEED], ['e', 'q']);
  expect(status).toBe(0);
  expect(stdout).toContain('plays the cards left in your hand first');
  expect(stdout.match(/^> Play /gm)).toHaveLength(5);
  expect(stdout).toContain('> End the turn');
});

test('says why an action is refused, shows cards and rules, and stays polite to nonsense', async () => {
  const lines = [
    'w walk 09',
    'w walk 99',
    'w end turn',
    'c wizard',
    'c wizzard',
    'rules fountain',
    '0',
    '77',
    'xyz',
    'h',
    'q',
  ];
  const { stdout, status } = await trial.start(['--lang', 'en', '--seed', SEED], lines);
  expect(status).toBe(0);
  expect(stdout).toContain('follows a tunnel');
  expect(stdout).toContain('There is no "99" here');
  expect(stdout).toContain('Wizard');
  expect(stdout).toContain('There is no card or token called “wizzard”');
  expect(stdout.match(/is not an answer: type a number from 1 to/g)).toHaveLength(3);
});

test('takes an answer back and plays it again, but not past what came to light', async () => {
  const { stdout } = await trial.start(['--lang', 'fr', '--seed', SEED], ['1', 'u', 'u', 'r', 'r', 'e', 'u', 'q']);
  expect(stdout.match(/Coup annulé/g)).toHaveLength(1);
  expect(stdout.match(/Coup rétabli/g)).toHaveLength(1);
  expect(stdout.match(/Rien à annuler/g)).toHaveLength(2);
});

test('plays a whole game to its end, scores told', async () => {
  const lines = Array.from({ length: 400 }, () => ['e', '1']).flat();
  const { stdout, status } = await trial.start(['--lang', 'fr', '--seats', '3', '--options', 'board=dusk'], lines);
  expect(status).toBe(0);
  expect(stdout).toContain('La partie est finie.');
  expect(stdout).toMatch(/1\. \S+\u00a0: \d+\u00a0points?/);
});

test('shows the whole map', async () => {
  const { stdout } = await trial.start(['--lang', 'en', '--seed', SEED], ['map', 'q']);
  expect(stdout).toContain('room 24   Monkey Shrine, 3 Monkey Idols\n');
  expect(stdout).toContain('→ 17 (1 Boot, 1 Monster, against the arrow), 23 (1 Boot, one-way),\n');
  const french = (await trial.start(['--lang', 'fr', '--seed', SEED], ['m', 'h', 'q'])).stdout;
  expect(french).toContain(
    '→ 17 (1\u00a0Botte, en passant par le bord), 21 (1\u00a0Botte), 29 (1\u00a0Botte, Cadenas)',
  );
  expect(french).toContain('m, map     voir tout le plateau');
});

test.each(['__proto__', 'hasOwnProperty', 'constructor', 'toString'])('%s is no command', async (word) => {
  const { stdout, stderr, status } = await trial.start(['--lang', 'en'], [word, `c ${word}`, `w ${word}`, 'q']);
  expect(stdout).toContain(`“${word}” is not an answer`);
  expect(stdout).toContain(`There is no card or token called “${word}”`);
  expect(stdout).toContain(`“${word}” is not an action`);
  expect([stderr, status]).toEqual(['', 0]);
});

test.each(['c Éclaireur rebelle', 'c Rebel Scout', 'c ECLAIREUR REBELLE', 'c rebel-scout'])('%s', async (line) => {
  expect((await trial.start(['--lang', 'fr'], [line, 'q'])).stdout).toContain(': Éclaireur rebelle\n  Compagnon');
  expect((await trial.start(['--lang', 'en'], [line, 'q'])).stdout).toContain(': Rebel Scout\n  Companion');
});

test('asks why in French', async () => {
  const lines = [
    'w aller dans la salle 2',
    'w aller 99',
    'w acquérir Dragon mauve',
    'w xyz',
    'w',
    'w choisir tout',
    'q',
  ];
  const { stdout } = await trial.start(['--lang', 'fr', '--seed', SEED], lines);
  expect(stdout).toContain('Traverser un tunnel à pied demande une Botte.');
  expect(stdout).toContain('Il n’y a pas de « 99 » ici ; vouliez-vous dire 09 ?');
  expect(stdout).toContain('Il n’y a pas de « dragon-mauve » ici');
  expect(stdout).toContain('« xyz » n’est pas une action. Actions : jouer CARTE');
  expect(stdout).toContain('Précisez l’action : jouer CARTE');
  expect(stdout).toContain('« tout » devrait être un nombre entier');
});

test('saves nowhere without a name, and leaves nothing behind where it cannot', async () => {
  const { stdout } = await trial.start(['--lang', 'fr'], ['s', 's .', 's .tintamarre', 'q']);
  expect(stdout).toContain('Tapez\u00a0: s FICHIER');
  expect(stdout.match(/Impossible d’enregistrer dans \S+\u00a0: un fichier ne peut pas se trouver là/g)).toHaveLength(
    2,
  );
  expect(readdirSync(trial.folder).filter((file) => file.endsWith('.new'))).toEqual([]);
});

test('runs as a process of its own', () => {
  const { stdout, stderr, status } = trial.inProcess(['--lang', 'en'], 'q\n');
  expect(stdout).toContain('You are Red, playing against ');
  expect([stderr, status]).toEqual(['', 0]);
  expect(trial.inProcess(['--lang', 'en', '--seats', '7'])).toMatchObject({
    stderr: 'seats: 7 is not a number of players from 2 to 4\n',
    status: 2,
  });
});

test('says nothing when nobody listens any more', async () => {
  expect(await trial.forOneLine(['--lang', 'en'], 't\n'.repeat(2000))).toEqual({
    line: 'You are Red, playing against Yellow (keen).',
    stderr: '',
    status: 0,
  });
});
