import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { AUTHORS } from '../src/client/icons/authors.ts';
import { CATACOMBS_ICONS } from '../src/client/icons/lists/catacombs.ts';
import { CLANK_ICONS } from '../src/client/icons/lists/clank.ts';
import { SMASH_UP_ICONS } from '../src/client/icons/lists/smash-up.ts';
import { SPACE_ICONS } from '../src/client/icons/lists/space.ts';
import { STARS_ICONS } from '../src/client/icons/lists/stars.ts';
import { UI_ICONS } from '../src/client/icons/lists/ui.ts';
import { InputError } from '../src/engine/game.ts';
import { withArguments } from './arguments.ts';
import { rounded } from './paths.ts';

const require = createRequire(import.meta.url);
const ROOT = resolve(import.meta.dirname, '..');
const CREDITS = 'CREDITS.md';

export const LISTS: Readonly<Record<string, readonly string[]>> = {
  ui: UI_ICONS,
  clank: CLANK_ICONS,
  catacombs: CATACOMBS_ICONS,
  space: SPACE_ICONS,
  stars: STARS_ICONS,
  'smash-up': SMASH_UP_ICONS,
};

interface Drawn {
  readonly box: string;
  readonly body: string;
  /** What it fills its shapes with. */
  readonly defs?: string;
}

/** Bands of dots in staggered rows, bigger and bigger downwards. Patterns: as many dots one by one cost twice the card. */
function halftone(): Drawn {
  const [width, height] = [5, 9.2];
  const bands = [0.4, 0.75, 1.1, 1.45, 1.8];
  const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  const patterns = bands.map(
    (r, i) =>
      `<pattern id="tone-${i}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
      `${dot(0, height / 4, r)}${dot(width, height / 4, r)}${dot(width / 2, (height * 3) / 4, r)}</pattern>`,
  );
  const rows = bands.map((_, i) => {
    const y = Math.round((7 + 2 * i) * height * 10) / 10;
    return `<rect y="${y}" width="200" height="${2 * height}" fill="url(#tone-${i})"/>`;
  });
  return { box: '0 0 200 160', body: rows.join(''), defs: `<defs>${patterns.join('')}</defs>` };
}

const path = (d: string): Drawn => ({ box: '0 0 512 512', body: `<path fill-rule="evenodd" d="${d}"/>` });

/** Drawn for this program. */
const OURS: Readonly<Record<string, Drawn>> = {
  bolt: path('M300 16 88 288h132l-44 208 248-296H276z'),
  'flying-carpet': path(
    'M108 150c70-62 118 44 190 2s106-82 160-26l-42 170c-54-52-100-12-164 26S126 260 58 320z' +
      'm18 22L90 282c58-30 104 42 160 8s94-66 144-42l30-106c-42-30-80 0-126 28s-108-34-172 2z' +
      'm22 18-24 66c48-14 82 38 122 14s84-58 122-46l18-60c-34-14-62 12-104 38s-92-28-134-12z' +
      'M222 222l36-30 32 14-36 32z' +
      'M92 152 46 138l-5 18 45 14zM78 198l-46-14-5 18 45 14zM63 244l-46-14-5 18 45 14zM49 290 3 276l-3 18 43 14z' +
      'M474 128l38 10v18l-43-10zM463 174l44 11-5 18-44-11zM451 220l44 11-5 18-44-11zM439 266l44 11-5 18-44-11z' +
      'M116 412c60-40 110 24 164-4s84-36 124-18l-8 24c-40-12-66-2-112 22s-108-34-160 0z',
  ),
  lockpick: {
    box: '0 0 512 512',
    body:
      '<path transform="rotate(-42 256 256)" d="M30 216h176q24 0 32 26h118l22-50 24 46 24-46 24 46 28-46v94H238q-8 26-32 26H30' +
      'q-22 0-22-22v-26q0-22 22-22Z"/>',
  },
  halftone: halftone(),
};

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

let drawn: ReadonlyMap<string, { readonly body: string }> | null = null;

function symbolOf(name: string): Drawn {
  const ours = OURS[name];
  if (ours !== undefined) return ours;
  drawn ??= new Map<string, { readonly body: string }>(
    Object.entries(require('@iconify-json/game-icons/icons.json').icons),
  );
  const icon = drawn.get(name);
  if (icon === undefined) throw new InputError(name, 'game-icons.net has no such icon');
  const body = icon.body.replaceAll(' fill="currentColor"', '');
  return { box: '0 0 512 512', body: body.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${rounded(d)}"`) };
}

export const spriteFile = (list: string): string => `src/client/icons/${list}.svg`;

/** A hidden drawing of symbols, from which `use` takes them. */
export function spriteOf(list: string): string {
  const symbols = (LISTS[list] ?? []).map((name) => {
    const { box, body, defs = '' } = symbolOf(name);
    return `${defs}<symbol id="gi-${name}" viewBox="${box}">${body}</symbol>\n`;
  });
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true">';
  return `${head}\n${symbols.join('')}</svg>\n`;
}

/** The credits with their table of icons as the lists make it: only what is drawn is told, and all of it. */
export function creditsOf(text: string): string {
  const listed = new Set(Object.values(LISTS).flat());
  const known = new Set([...Object.keys(OURS), ...AUTHORS.flatMap(({ icons }) => icons)]);
  const [nobody] = [...listed].filter((name) => !known.has(name));
  if (nobody !== undefined) throw new InputError(nobody, 'src/client/icons/authors.ts does not say who drew it');
  const rows = AUTHORS.flatMap(({ name, address, icons }) => {
    const used = icons.filter((icon) => listed.has(icon));
    const author = address === undefined ? name : `[${name}](${address})`;
    return used.length === 0 ? [] : [`| ${author} | ${used.join(', ')} |\n`];
  });
  return text.replace(
    /(\| author \| icons \|\n\| --- \| --- \|\n)(\|.*\n)*/,
    (_, head: string) => head + rows.join(''),
  );
}

const HELP = `npm run icons   writes the sprites of the client and the table of their authors in ${CREDITS}
  The icons are those of src/client/icons/lists; their authors stand in src/client/icons/authors.ts.`;

function write(file: string, text: string): void {
  writeFileSync(resolve(ROOT, file), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
}

if (import.meta.main) {
  withArguments({}, ['help'], (_, flag) => {
    if (flag('help')) {
      console.log(HELP);
      return;
    }
    for (const list of Object.keys(LISTS)) write(spriteFile(list), spriteOf(list));
    write(CREDITS, creditsOf(read(CREDITS)));
  });
}
