import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Language } from '../src/text/language.ts';

/** A text as it stands in the source: what fills its gaps is left out. */
export interface SourceText {
  readonly where: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '..');
/** Where programs keep what they say to people. */
const SPOKEN = /\.(?:ts|js)$/;
const SILENT = /\.test\.ts$|\.d\.ts$|tools[\\/](?:source-texts|spoken-texts)\.ts$/;
export const GAP = '…';

/** Reads literals off a piece of source from a place on. */
class Reader {
  private readonly source: string;
  private readonly texts: string[] = [];
  at: number;

  constructor(source: string, at: number) {
    this.source = source;
    this.at = at;
  }

  /** Every literal up to the end of the expression, those within gaps of others included. */
  expression(): readonly string[] {
    for (let depth = 0; this.at < this.source.length; ) {
      const char = this.source[this.at]!;
      if (char === "'" || char === '`') this.literal(char, /[=!]== $/.test(this.source.slice(this.at - 4, this.at)));
      else {
        if ('([{'.includes(char)) depth++;
        else if (')]}'.includes(char)) depth--;
        if (depth < 0 || (depth === 0 && ',;'.includes(char))) break;
        this.at++;
      }
    }
    return this.texts;
  }

  /** What is `compared` is not said. */
  private literal(quote: string, compared: boolean): void {
    let text = '';
    for (this.at++; this.source[this.at] !== quote; ) {
      if (quote === '`' && this.source.startsWith('${', this.at)) {
        this.at += 2;
        this.texts.push(...new Reader(this.source, this.at).gap(this));
        text += GAP;
      } else if (this.source[this.at] === '\\' && "'`$\\".includes(this.source[this.at + 1]!)) {
        text += this.source[this.at + 1];
        this.at += 2;
      } else text += this.source[this.at++];
    }
    this.at++;
    if (!compared) this.texts.push(text);
  }

  /** The literals of a gap; the text around it goes on behind its brace. */
  private gap(around: Reader): readonly string[] {
    const texts = this.expression();
    around.at = this.at + 1;
    return texts;
  }
}

/** Names of languages and the empty text say nothing. */
const isSaid = (text: string): boolean => text !== '' && text !== 'en' && text !== 'fr';

/** What stands after `en:` or `fr:`, or is given to such a name: alone, in a list, in a choice or in an object. */
function labelled(source: string, language: Language): string[] {
  return [...source.matchAll(new RegExp(`\\b${language}(?::| =) `, 'g'))].flatMap((match) =>
    new Reader(source, match.index + match[0].length).expression().filter(isSaid),
  );
}

/** Functions that take the English text first and the French one last. */
const PAIRING = /\b(\w+)(?: = )?\(en: string, (?:\w+: \w+, )?fr: string/g;

/** What is passed to one of them. */
function passed(source: string, names: readonly string[], language: Language): string[] {
  if (names.length === 0) return [];
  return [...source.matchAll(new RegExp(`\\b(?:${names.join('|')})\\(\\s*(?=['\`])`, 'g'))].flatMap((match) => {
    const parts: (readonly string[])[] = [];
    const reader = { at: match.index + match[0].length };
    for (let open = true; open; ) {
      const argument = new Reader(source, reader.at);
      const texts = argument.expression();
      if (texts.length > 0) parts.push(texts);
      open = source[argument.at] === ',';
      reader.at = argument.at + 1;
    }
    return (language === 'en' ? parts[0] : parts.at(-1))?.filter(isSaid) ?? [];
  });
}

const FILES = ['src', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => SPOKEN.test(file))
    .map((file) => join(ROOT, folder, file))
    .filter((file) => !SILENT.test(file)),
);

const SOURCES = FILES.map((file) => ({
  where: relative(ROOT, file).replaceAll(sep, '/'),
  source: readFileSync(file, 'utf8'),
}));

const PAIRERS = SOURCES.filter(({ where }) => where.startsWith('src/text/')).flatMap(({ source }) =>
  [...source.matchAll(PAIRING)].map(([, name]) => name!),
);

/** Everything that the program says in this language, as far as it is written out somewhere. */
export const sourceTexts = (language: Language): SourceText[] =>
  SOURCES.flatMap(({ where, source }) =>
    [...labelled(source, language), ...passed(source, where.startsWith('src/text/') ? PAIRERS : [], language)].map(
      (text) => ({ where: where.replace(/^src\/text\//, ''), text }),
    ),
  );
