import { expect, test } from 'vitest';
import { problemsOf } from './check-css.ts';

test.each([
  ['a { zoom: 2 }', 'properties.zoom'],
  ['a { text-wrap: pretty }', 'properties.text-wrap.pretty'],
  ['a { field-sizing: content }', 'properties.field-sizing'],
  ['a { interpolate-size: allow-keywords }', 'properties.interpolate-size'],
  ['a { anchor-name: --a }', 'properties.anchor-name'],
  ['a { top: anchor(bottom) }', 'types.anchor'],
  ['a { color: light-dark(#000, #fff) }', 'types.color.light-dark'],
  ['a { --ink: light-dark(#000, #fff) }', 'types.color.light-dark'],
  ['a { color: oklch(from red l c h) }', 'types.color.oklch.relative_syntax'],
  ['a { width: calc(1rcap) }', 'types.length.rcap'],
  ['a:has(b) { color: red }', 'selectors.has'],
  ['a:popover-open { color: red }', 'selectors.popover-open'],
  ['@starting-style { a { color: red } }', 'at-rules.starting-style'],
  ['@scope (a) { b { color: red } }', 'at-rules.scope'],
  ['@container style(--a: 1) { a { color: red } }', 'at-rules.container.style_queries_for_custom_properties'],
  ['@supports not (zoom: 2) { a { zoom: 2 } }', 'properties.zoom'],
])('%s needs more than the supported browsers have', (css, feature) => {
  expect(problemsOf(css).map((problem) => problem.feature)).toContain(feature);
});

test.each([
  ['a { colour: red }', 'properties.colour'],
  ['a:hoover { color: red }', 'selectors.hoover'],
  ['@medium print { a { color: red } }', 'at-rules.medium'],
])('%s has a name that no browser knows', (css, feature) => {
  expect(problemsOf(css)).toEqual([{ line: 1, feature, lacking: ['every browser'] }]);
});

test.each([
  '@layer base { a { color: red } }',
  'a { & b { color: color-mix(in oklch, var(--zoom) 20%, #fff) } }',
  'a { height: 100dvh; width: 10cqi; font: 400 12px/1 "text-wrap: pretty", serif }',
  'a { user-select: none; -webkit-line-clamp: 2; background: url(zoom.svg) }',
  '@media (width >= 820px) and (prefers-reduced-motion) { a { inset: 0 } }',
  '@keyframes turn { from { rotate: 0deg } 50% { rotate: 90deg } }',
  '@supports (zoom: 2) { a { zoom: 2 } }',
])('%s is known to all supported browsers', (css) => {
  expect(problemsOf(css)).toEqual([]);
});

test('a problem says where it is and which browsers lack the feature', () => {
  expect(problemsOf('a {\n  color: red;\n  zoom: 2;\n}')).toEqual([
    { line: 3, feature: 'properties.zoom', lacking: ['Firefox 120'] },
  ]);
});
