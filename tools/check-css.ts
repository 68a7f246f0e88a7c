import { globSync, readFileSync } from 'node:fs';
import { AtRule, type Node, parse } from 'postcss';
import { featureAt, lackingIn } from './compat-data.ts';
import { featuresOf } from './css-features.ts';

/** Features that some supported browsers lack and the page does well without, with all below them, and the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'at-rules.font-face.ascent-override': 'without it the fallback font moves lines by a pixel until the font is there',
  'at-rules.font-face.descent-override': 'see ascent-override',
  'at-rules.font-face.line-gap-override': 'see ascent-override',
  'properties.-webkit-touch-callout': 'only iOS has a callout to switch off',
  'properties.cursor': 'an iPhone has no cursor',
  'properties.font-smoothing': 'only macOS smooths fonts so much that it shows',
  'properties.overscroll-behavior': 'partial only where nothing scrolls',
  'properties.overscroll-behavior-x': 'partial only where nothing scrolls',
  'properties.paint-order': 'partial only for HTML text: here it is for SVG',
  'properties.scrollbar-width': 'without it scroll bars are as wide as elsewhere on the device',
  'properties.text-size-adjust': 'only phones enlarge text by themselves, and they have it',
  'properties.text-wrap': 'without it lines break where they are full',
  'properties.accent-color': 'without it a ticked box has the colour of the browser',
  'properties.forced-color-adjust': 'browsers that lack it know no forced colours either',
  'selectors.-moz-range-thumb': 'in a rule of its own beside the one for the others',
  'selectors.-webkit-details-marker': 'only Safari has this marker to hide',
  'selectors.-webkit-slider-thumb': 'in a rule of its own beside the one for Firefox',
};

interface Problem {
  readonly line: number;
  readonly feature: string;
  readonly lacking: readonly string[];
}

/** Whether only browsers read a node that say themselves that they have what it needs. */
function isGuarded({ parent }: Node): boolean {
  if (parent === undefined) return false;
  const guards = parent instanceof AtRule && parent.name === 'supports' && !/\bnot\b/.test(parent.params);
  return guards || isGuarded(parent);
}

/** Features of a style sheet that a supported browser lacks, or that the data does not know. */
export function problemsOf(css: string): Problem[] {
  const problems: Problem[] = [];
  parse(css).walk((node) => {
    if (isGuarded(node)) return;
    for (const { path, named } of featuresOf(node)) {
      const feature = featureAt('css', path);
      const lacking = feature === undefined ? (named ? ['every browser'] : []) : lackingIn(feature);
      if (lacking.length > 0) problems.push({ line: node.source?.start?.line ?? 0, feature: path.join('.'), lacking });
    }
  });
  return problems;
}

const allowanceOf = (feature: string): string | undefined =>
  Object.keys(ALLOWED).find((allowed) => feature === allowed || feature.startsWith(`${allowed}.`));

if (import.meta.main) {
  const unused = new Set(Object.keys(ALLOWED));
  const errors: string[] = [];
  const files = globSync('src/client/**/*.css').map((file) => file.replaceAll('\\', '/'));
  for (const file of files.sort()) {
    for (const { line, feature, lacking } of problemsOf(readFileSync(file, 'utf8'))) {
      const allowance = allowanceOf(feature);
      if (allowance === undefined) errors.push(`${file}:${line}: ${lacking.join(', ')} lack ${feature}`);
      else unused.delete(allowance);
    }
  }
  for (const feature of unused) errors.push(`tools/check-css.ts allows ${feature}, but no style sheet uses it`);
  for (const error of errors) console.error(error);
  console.log(`${files.length} style sheets, ${errors.length} problems`);
  if (errors.length > 0) process.exitCode = 1;
}
