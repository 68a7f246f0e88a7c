import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { InputError } from '../src/engine/game.ts';
import { worded } from '../src/text/errors.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ENTRIES = ['src/client/main.tsx', 'src/client/worker/worker.ts'];

interface Source {
  readonly imports: readonly string[];
  /** Place and sentence of each InputError made here, with 3 for everything that is filled in. */
  readonly errors: readonly { readonly where: string; readonly message: string }[];
}

const isText = (node: { readonly type: string }): node is { readonly type: 'Literal'; readonly value: string } =>
  node.type === 'Literal' && 'value' in node && typeof node.value === 'string';

function sourceOf(file: string): Source {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  const imports: string[] = [];
  const errors: { where: string; message: string }[] = [];
  const constants = new Map<string, string>();
  const follow = (specifier: unknown) => {
    if (typeof specifier === 'string' && /^\.\.?\/.*\.tsx?$/.test(specifier)) {
      imports.push(posix.join(posix.dirname(file), specifier));
    }
  };
  /** What a text reads like; null for one that came from elsewhere and is passed on. */
  const read = (node: { readonly type: string; readonly start: number; readonly end: number }): string | null => {
    if (isText(node)) return node.value;
    const written = text.slice(node.start, node.end);
    if (node.type === 'TemplateLiteral') return written.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '3');
    return constants.get(written) ?? null;
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => {
      if (importKind !== 'type') follow(source.value);
    },
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (exportKind !== 'type') follow(source?.value);
    },
    ExportAllDeclaration: ({ source }) => follow(source.value),
    ImportExpression: ({ source }) => {
      if (isText(source)) follow(source.value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null && isText(init)) constants.set(id.name, init.value);
    },
    NewExpression: ({ callee, arguments: [where, message] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'InputError') return;
      if (where === undefined || message === undefined) throw new Error(`${file}: an InputError without a sentence`);
      const said = read(message);
      if (said !== null) errors.push({ where: read(where) ?? '', message: said });
    },
  }).visit(parseSync(file, text).program);
  return { imports, errors };
}

function reachable(): Source['errors'] {
  const seen = new Set<string>();
  const waiting = [...ENTRIES];
  const found: Source['errors'][number][] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports, errors } = sourceOf(file);
    waiting.push(...imports);
    found.push(...errors);
  }
  return found;
}

test('everything that the page may say is wrong with what was given has its French', () => {
  const errors = reachable();
  const places = new Set(errors.map(({ where }) => where));
  expect([...places]).toEqual(expect.arrayContaining(['record', 'table', 'answer', 'sitters', 'options.3']));
  const english = errors.filter(({ where, message }) => {
    const french = worded(new InputError(where, message), 'fr');
    return french.includes(message) || (where !== '' && french.startsWith(`${where} `));
  });
  expect(english).toEqual([]);
});
