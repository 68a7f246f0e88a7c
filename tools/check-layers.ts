import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The other folders of src that each folder may import; a folder that is not listed is refused. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [],
  'src/games': ['src/engine'],
  'src/bots': ['src/engine'],
  'src/judge': ['src/engine'],
  'src/text': ['src/engine', 'src/games'],
  'src/protocol': ['src/engine'],
  'src/match': ['src/engine', 'src/bots', 'src/protocol'],
  'src/client': ['src/engine', 'src/games', 'src/bots', 'src/text', 'src/protocol', 'src/match'],
  'src/server': ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'src/match', 'src/text'],
  'src/terminal': ['src/engine', 'src/games', 'src/bots', 'src/judge', 'src/text'],
};

/** The folders that may use packages and Node's modules. */
const IMPURE: readonly string[] = ['src/terminal', 'src/client', 'src/server'];
const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check'];

/** The specifiers a file imports or exports from, types included; null where one is computed. */
function specifiersOf(file: string, source: string): (string | null)[] {
  const found: (string | null)[] = [];
  const add = (node: { readonly source: object | null }) => {
    if (node.source === null) return;
    found.push('value' in node.source && typeof node.source.value === 'string' ? node.source.value : null);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return found;
}

/** Which imports of a file, given by its path from the root, are not allowed, as sentences. */
export function violationsOf(file: string, source: string): string[] {
  const layer = file.split('/').slice(0, 2).join('/');
  const others = ALLOWED[layer];
  if (others === undefined) return [`${file}: ${layer} has no line in tools/check-layers.ts`];

  // Each family of games is a world of its own; src/games/index.ts, which lists them, is not in a family.
  const home = /^src\/games\/[^/]+(?=\/)/.exec(file)?.[0] ?? layer;
  // Tests read what was recorded.
  const folders = [home, ...others, ...(file.endsWith('.test.ts') ? ['fixtures'] : [])];
  const packages = file.endsWith('.test.ts') ? TEST_PACKAGES : [];

  return specifiersOf(file, source).flatMap((specifier) => {
    if (specifier === null) return `${file}: the path of an import() must be a plain string`;
    if (/^[./#]|^file:/.test(specifier)) {
      const target = posix.join(posix.dirname(file), specifier);
      const allowed = specifier.startsWith('.') && folders.some((folder) => target.startsWith(`${folder}/`));
      return allowed ? [] : `${file} imports '${specifier}', but may import from ${folders.join(', ')} only`;
    }
    if (IMPURE.includes(layer) || packages.includes(specifier)) return [];
    return `${file} imports '${specifier}', but ${layer} may use no package and no module of Node`;
  });
}

if (import.meta.main) {
  const files = globSync('src/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}').map((file) => file.replaceAll('\\', '/'));
  const violations = files.sort().flatMap((file) => violationsOf(file, readFileSync(file, 'utf8')));
  for (const violation of violations) console.error(violation);
  console.log(`${files.length} files, ${violations.length} imports across layers`);
  if (violations.length > 0) process.exitCode = 1;
}
