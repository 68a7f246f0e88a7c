import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakdown } from './breakdown.ts';

const [ROOT, IDLE, TAKE, VIEW, RULE, GARBAGE, STARTING, OTHER_RULE] = [1, 2, 3, 4, 5, 6, 7, 8];

const node = (id: number, functionName: string, file: string, children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url: file === '' ? '' : `file:///app/${file}` },
  children,
});

const nodes = [
  node(ROOT, '(root)', '', [IDLE, TAKE, GARBAGE, STARTING]),
  node(IDLE, '(idle)', ''),
  node(TAKE, 'take', 'src/server/connection.ts', [VIEW, OTHER_RULE]),
  node(VIEW, 'presentOf', 'src/match/present.ts', [RULE]),
  node(RULE, 'reach', 'src/games/clank/core/board.ts'),
  node(GARBAGE, '(garbage collector)', ''),
  node(STARTING, 'compile', 'node:internal/modules'),
  node(OTHER_RULE, 'apply', 'src/match/hosted.ts'),
];

/** Milliseconds at the top of the stack, one after the other. */
const SAMPLES = [
  [STARTING, 5000],
  [TAKE, 100],
  [IDLE, 300],
  [RULE, 200],
  [OTHER_RULE, 50],
  [GARBAGE, 50],
  [VIEW, 200],
  [TAKE, 100],
  [STARTING, 9000],
] as const;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breakdown-'));
  const samples = SAMPLES.map(([id]) => id);
  const timeDeltas = SAMPLES.map(([, milliseconds]) => milliseconds * 1000);
  writeFileSync(join(folder, 'CPU.1.2.3.0.001.cpuprofile'), JSON.stringify({ nodes, samples, timeDeltas }));
  writeFileSync(join(folder, 'CPU.1.2.3.1.002.cpuprofile'), '{}');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('what was done while answers were under way is divided by what it was for', () => {
  expect(breakdown(folder, 1, 700)).toEqual({
    parse: 0,
    rules: 50,
    'view and diff': 400,
    JSON: 0,
    store: 0,
    socket: 200,
    limits: 0,
    garbage: 50,
    rest: 0,
  });
});

test('a folder without a profile is refused', () => {
  rmSync(join(folder, 'CPU.1.2.3.0.001.cpuprofile'));
  expect(() => breakdown(folder, 1, 1)).toThrow('no CPU profile');
});
