import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Ways of packing that browsers understand, the smallest first, and how such a copy of a file ends. */
const PACKINGS = { br: '.br', gzip: '.gz' } as const;
type Packing = keyof typeof PACKINGS;

interface Content {
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface ServedFile {
  readonly type: string;
  /** Its name changes with what is in it. */
  readonly lasting: boolean;
  readonly plain: Content;
  readonly packed: ReadonlyMap<Packing, Content>;
}

/** Files by the path of their address. */
export type Files = ReadonlyMap<string, ServedFile>;

function contentOf(path: string): Content {
  const bytes = readFileSync(path);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/**
 * Everything that was built, read once: whoever is connected gets one version of it, whatever is built meanwhile, and
 * an address can name nothing else.
 */
export function readFiles(folder: string): Files {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const there = new Set(names);
  const files = new Map<string, ServedFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined || /(^|\/)\./.test(name)) continue;
    const path = join(folder, name);
    const packed = new Map<Packing, Content>();
    for (const packing of ['br', 'gzip'] as const) {
      if (there.has(name + PACKINGS[packing])) packed.set(packing, contentOf(path + PACKINGS[packing]));
    }
    files.set(`/${name}`, { type, lasting: name.startsWith('assets/'), plain: contentOf(path), packed });
  }
  const page = files.get('/index.html');
  if (page !== undefined) files.set('/', page);
  return files;
}

/** The smallest copy of a file that the browser accepts. */
export function chosenCopy(
  { plain, packed }: ServedFile,
  accepted: string,
): Content & { readonly packing: Packing | null } {
  for (const [packing, content] of packed) {
    const accepts = accepted.split(',').some((each) => {
      const [name, quality = ''] = each.split(';');
      return name?.trim() === packing && !/^\s*q=0(?:\.0*)?\s*$/.test(quality);
    });
    if (accepts) return { ...content, packing };
  }
  return { ...plain, packing: null };
}
