import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { AtRule, type ChildNode, Declaration, Rule } from 'postcss';
import { featureAt } from './compat-data.ts';

export interface Feature {
  /** Where MDN's data of CSS has it. */
  readonly path: readonly string[];
  /** A name that the data must know; most words of values are no features of their own. */
  readonly named?: true;
}

/** Families of units that the data lists under one name. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** The paths of all functions in the data, by their last name. */
const FUNCTIONS = new Map<string, readonly string[]>();
function indexFunctions(identifier: Identifier, path: readonly string[]): void {
  for (const key of Object.keys(identifier)) {
    const child = key === '__compat' ? undefined : identifier[key];
    if (child === undefined) continue;
    if (!FUNCTIONS.has(key)) FUNCTIONS.set(key, [...path, key]);
    indexFunctions(child, [...path, key]);
  }
}
indexFunctions(featureAt('css', ['types']) ?? {}, ['types']);

const NO_CODE = /"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|\/\*.*?\*\//gs;
const WORD = /(?<![\w#.-])(-?[a-z][a-z-]*)(?![\w(-])/gi;
const CALL = /([a-z][a-z\d-]*)\(\s*(from\b|)/gi;
const UNIT = /(?<![\w#-])[\d.]+([a-z]+)/gi;

function* inValue(property: readonly string[], value: string): Generator<Feature> {
  const code = value.replace(NO_CODE, ' ');
  for (const [, word = ''] of code.matchAll(WORD)) {
    yield { path: [...property, word] };
    yield { path: ['types', 'global_keywords', word] };
  }
  for (const [, name = '', argument] of code.matchAll(CALL)) {
    const path = FUNCTIONS.get(name);
    yield { path: [...property, name] };
    if (path !== undefined) yield { path };
    if (path !== undefined && argument === 'from') yield { path: [...path, 'relative_syntax'] };
  }
  for (const [, unit = ''] of code.matchAll(UNIT)) {
    const family = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
    yield { path: ['types', 'length', family ?? unit] };
  }
}

const DESCRIBING: readonly string[] = ['font-face', 'property', 'counter-style'];

function* inDeclaration({ prop, value, parent }: Declaration): Generator<Feature> {
  const described = parent instanceof AtRule && DESCRIBING.includes(parent.name);
  const base = described ? ['at-rules', parent.name] : ['properties'];
  const known = featureAt('css', [...base, prop]) !== undefined;
  const path = [...base, known ? prop : prop.replace(/^-(?:webkit|moz)-/, '')];
  if (!prop.startsWith('--')) yield { path, named: true };
  yield* inValue(path, value);
}

function* inRule({ selector, parent }: Rule): Generator<Feature> {
  if (parent instanceof AtRule && parent.name === 'keyframes') return;
  if (parent instanceof Rule || selector.includes('&')) yield { path: ['selectors', 'nesting'] };
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) yield { path: ['selectors', name], named: true };
}

function* inAtRule({ name, params }: AtRule): Generator<Feature> {
  const path = ['at-rules', name];
  yield { path, named: true };
  if (name !== 'media' && name !== 'container') return;
  if (/[<>]/.test(params)) yield { path: ['at-rules', 'media', 'range_syntax'], named: true };
  if (/\bstyle\(/.test(params)) yield { path: [...path, 'style_queries_for_custom_properties'], named: true };
  if (/\bscroll-state\(/.test(params)) yield { path: [...path, 'scroll-state_queries'], named: true };
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
    yield { path: ['at-rules', 'media', feature] };
  }
}

/** What a node of a style sheet needs a browser to know, without what its children need. */
export function featuresOf(node: ChildNode): Iterable<Feature> {
  if (node instanceof Declaration) return inDeclaration(node);
  if (node instanceof Rule) return inRule(node);
  return node instanceof AtRule ? inAtRule(node) : [];
}
