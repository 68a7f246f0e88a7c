import { z } from 'zod';
import { clientMessage } from './schemas.ts';

export const API_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Tintamarre',
    version: '1',
    description:
      'Tables are opened and found here; what happens at them goes over the socket /api/socket. Who asks is told by ' +
      'the cookie, or by a token: Authorization: Bearer …. What is refused comes with a code and a sentence.',
  },
  tags: [{ name: 'You' }, { name: 'Tables' }, { name: 'Service' }],
};

/** As much of a JSON schema as is shown. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly default?: unknown;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

const MOST_ON_A_LINE = 72;

function fieldsOf(schema: Schema, indent: string): string {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.every(([, field]) => field.description === undefined && field.default === undefined)) {
    const all = fields.map(([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${shapeOf(field, indent)}`);
    const inline = `{ ${all.join(', ')} }`;
    if (inline.length <= MOST_ON_A_LINE && !inline.includes('\n')) return inline;
  }
  const lines = fields.map(([name, field]) => {
    const notes = [
      field.description,
      field.default === undefined ? undefined : `else ${JSON.stringify(field.default)}`,
    ];
    const note = notes.filter((each) => each !== undefined).join('; ');
    const mark = required.has(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${shapeOf(field, `${indent}  `)}${note === '' ? '' : `  // ${note}`}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** A schema as a person reads it. */
function shapeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map((each) => shapeOf(each, indent)).join(' | ');
  if (schema.items !== undefined) return `[${shapeOf(schema.items, indent)}, …]`;
  if (schema.properties !== undefined) return fieldsOf(schema, indent);
  if (typeof schema.additionalProperties === 'object') return `{ …: ${shapeOf(schema.additionalProperties, indent)} }`;
  return String(schema.type ?? 'anything');
}

const bodyOf = (label: string, { content }: Content): string => {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return `<h4>${escaped(label)}</h4>`;
  return `<h4>${escaped(label)}</h4><pre>${escaped(shapeOf(schema))}</pre>`;
};

function operationOf(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', requestBody, responses } = operation;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    `<section><h3><code>${escaped(`${method.toUpperCase()} ${path}`)}</code> ${escaped(summary)}</h3>`,
    description === '' ? '' : `<p>${escaped(description)}</p>`,
    requestBody === undefined ? '' : bodyOf('Send', requestBody),
    ...answers.map(([status, content]) => bodyOf(`Get ${status}`, content)),
    '</section>',
  ].join('');
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; font-size: 0.875rem; }
section { margin-block: 2rem; } h3 { margin-block: 0; } h4 { margin-block: 1rem 0.25rem; }
`;

/** The API as a page: everything on it comes from the schemas that the server itself reads by. */
export function docsPage(document: unknown): string {
  const { paths }: Spec = JSON.parse(JSON.stringify(document));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = API_INFO.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    return `<h2>${name}</h2>${own.map(({ method, path, operation }) => operationOf(method, path, operation)).join('')}`;
  });
  const messages: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(clientMessage, { io: 'input' })));
  const said = (messages.oneOf ?? messages.anyOf ?? []).map((each) => `<pre>${escaped(shapeOf(each))}</pre>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tintamarre: the API</title>',
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="docs.css"></head><body><main>',
    `<h1>Tintamarre: the API</h1><p>${escaped(API_INFO.info.description)}</p>`,
    '<p>For programs: <a href="openapi.json">openapi.json</a>.</p>',
    ...sections,
    '<h2>The socket</h2><p>Messages are JSON. What a client may say; what it is told, and when, is in docs/protocol.md.</p>',
    ...said,
    '</main></body></html>\n',
  ].join('\n');
}
