import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Frame {
  readonly functionName: string;
  readonly url: string;
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: Frame;
  readonly children?: readonly number[];
}

/** A CPU profile as V8 writes it: which node was on top at each sample, and the microseconds before it. */
interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const PARTS = ['parse', 'rules', 'view and diff', 'JSON', 'store', 'socket', 'limits', 'garbage', 'rest'] as const;
type Part = (typeof PARTS)[number];

/**
 * What a function belongs to, by its name and file. A function that fits none, such as a rule that a view calls as well,
 * belongs to what its caller belongs to.
 */
const BELONGS: readonly (readonly [Part, RegExp])[] = [
  ['garbage', /^\(garbage collector\)/],
  ['parse', /src\/server\/(incoming|schemas|names)\.ts|node_modules\/zod\//],
  ['limits', /src\/server\/(limits\/|buckets\.ts|workers\/cpu\.ts)/],
  ['view and diff', /src\/(protocol\/changes|match\/(present|seen|moves)|server\/(seen|ledger))\.ts/],
  ['JSON', /src\/server\/(news|room|room-chat|kept-text|summary)\.ts|^(columnsOf|rowsOf|send) .*src\/server\//],
  [
    'store',
    /src\/server\/(store|notices)\/|src\/server\/(metrics|keeping|holders|people)\.ts|node_modules\/(kysely|pg)/,
  ],
  ['rules', /src\/(match\/(hosted|match|requests|server-entries|kept)|engine\/session)\.ts/],
  ['socket', /node_modules\/(ws|@fastify)\/|node:(net|stream|internal\/(stream|streams|js_stream))|^writev /],
  ['socket', /src\/server\/(connection|cork|socket|sockets|replies|live|tables|turns)\.ts/],
];

/** Functions by which it is known that answers are under way. */
const ANSWERS = /^(take|answer|hear) .*src\/server\//;

const nameOf = ({ functionName, url }: Frame): string => `${functionName} ${url}`;

/** Says of each node of a profile what it belongs to. */
function partsOf(nodes: readonly ProfileNode[]): (node: ProfileNode) => Part {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const known = new Map<number, Part>();
  const partOf = (node: ProfileNode): Part => {
    const before = known.get(node.id);
    if (before !== undefined) return before;
    const name = nameOf(node.callFrame);
    const parent = parents.get(node.id);
    const own = BELONGS.find(([, pattern]) => pattern.test(name))?.[0];
    const part = own ?? (parent === undefined ? 'rest' : partOf(parent));
    known.set(node.id, part);
    return part;
  };
  return partOf;
}

export type Parts = Record<Part, number>;

/** The share of each part in what was done in the last seconds up to the last answer. */
function sharesIn({ nodes, samples, timeDeltas }: CpuProfile, seconds: number): Parts {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = partsOf(nodes);
  const answering = new Set(nodes.filter(({ callFrame }) => ANSWERS.test(nameOf(callFrame))).map(({ id }) => id));
  const parts: Parts = {
    parse: 0,
    rules: 0,
    'view and diff': 0,
    JSON: 0,
    store: 0,
    socket: 0,
    limits: 0,
    garbage: 0,
    rest: 0,
  };
  let left = seconds * 1e6;
  let all = 0;
  for (let at = samples.findLastIndex((id) => answering.has(id)); at >= 0 && left > 0; at--) {
    const node = byId.get(samples[at]!);
    const spent = timeDeltas[at]!;
    left -= spent;
    if (node === undefined || node.callFrame.functionName === '(idle)') continue;
    parts[partOf(node)] += spent;
    all += spent;
  }
  for (const part of PARTS) parts[part] /= Math.max(1, all);
  return parts;
}

/** The main thread is number 0. */
const MAIN = /\.0\.\d+\.cpuprofile$/;

/** Where the CPU of one answer goes, in microseconds, by the profile of a server's main thread in that folder. */
export function breakdown(folder: string, seconds: number, microsecondsPerAnswer: number): Parts {
  const name = readdirSync(folder).find((each) => MAIN.test(each));
  if (name === undefined) throw new Error(`there is no CPU profile in ${folder}`);
  const profile: CpuProfile = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const parts = sharesIn(profile, seconds);
  for (const part of PARTS) parts[part] = Math.round(parts[part] * microsecondsPerAnswer);
  return parts;
}
