import { optionOf, PLATFORM_VARIABLES, SETTING_NAMES, variableOf } from '../../src/server/arguments.ts';
import { DEFAULTS } from '../../src/server/settings.ts';
import { type Language, sayer } from '../../src/server/words.ts';

/** An option as `npm start -- --help` describes it. */
export interface HelpOption {
  /** Without dashes. */
  readonly name: string;
  /** What stands for its value: `URL`, or the default where that is a number. */
  readonly value: string;
  readonly text: string;
}

const FIRST_LINE = /^ {2}(?:-\w, )?--([\w-]+) (\S+) {2,}(\S.*)$/;
const NEXT_LINE = /^ {20,}(\S.*)$/;

/** The options with a value, in the order in which the help lists them. */
export function helpOptions(language: Language): HelpOption[] {
  const found: HelpOption[] = [];
  for (const line of sayer(language)('help').split('\n')) {
    const [, name, value, text] = FIRST_LINE.exec(line) ?? [];
    const more = NEXT_LINE.exec(line)?.[1];
    const last = found.at(-1);
    if (name !== undefined) found.push({ name, value: value!, text: text! });
    else if (more !== undefined && last !== undefined)
      found[found.length - 1] = { ...last, text: `${last.text} ${more}` };
  }
  return found;
}

/** Only the command line and the environment can name the settings file; the language is no setting of the server. */
const BESIDE: Readonly<Record<string, { readonly variable: string; readonly key: string }>> = {
  settings: { variable: '`TINTAMARRE_SETTINGS`', key: '' },
  lang: { variable: '`TINTAMARRE_LANG`', key: '`lang`' },
};

const code = (text: string): string => `\`${text}\``;

function placesOf(name: string): { readonly variable: string; readonly key: string } {
  const setting = SETTING_NAMES.find((each) => optionOf(each) === name);
  if (setting === undefined) return BESIDE[name] ?? { variable: '', key: '' };
  const variables = [variableOf(setting), PLATFORM_VARIABLES[setting]].filter((each) => each !== undefined);
  return { variable: variables.map(code).join(', '), key: code(setting) };
}

const BY_DEFAULT = / \(default: ([^()]*)\)/;

/** Numbers and names stand in the program alone; what else is usual, the help says. */
function defaultOf(name: string): string {
  const setting = SETTING_NAMES.find((each) => optionOf(each) === name);
  const value = setting === undefined ? undefined : new Map<string, unknown>(Object.entries(DEFAULTS)).get(setting);
  return typeof value === 'number' ? String(value) : '';
}

function rowOf({ name, text }: HelpOption): string {
  const { variable, key } = placesOf(name);
  const normal = BY_DEFAULT.exec(text)?.[1] ?? defaultOf(name);
  const cells = [code(`--${name}`), variable, key, normal, text.replace(BY_DEFAULT, '')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Every option, and where it can be set, as Markdown. */
export const optionsTable = (): string =>
  [
    '| option | variable | key in the file | default | meaning |',
    '|---|---|---|---|---|',
    ...helpOptions('en').map(rowOf),
  ].join('\n');

const BEGIN = '<!-- Written by `npm run options`. -->';
const END = '<!-- The end of what `npm run options` writes. -->';

/** The document with the table as it is now. */
export function withTable(document: string): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`The document has no lines ${BEGIN} and ${END}`);
  return `${document.slice(0, before)}${BEGIN}\n${optionsTable()}\n${document.slice(after)}`;
}
