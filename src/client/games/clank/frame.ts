import type { Card } from '../../../games/clank/core/card.ts';
import { MOMENT } from '../../../text/client/card.ts';
import type { Language } from '../../../text/language.ts';
import { type Line, type Printed, printedOf } from './printed.ts';
import type { Gain } from './printed-gains.ts';
import type { Length } from './printed-words.ts';

export type CardSize = 'mini' | 'row' | 'hand' | 'zoom';

const lengthFor = (size: CardSize): Length => (size === 'mini' || size === 'row' ? 'brief' : 'full');

/** The width of a card where nothing says otherwise, in pixels. */
const WIDTH: Readonly<Record<CardSize, number>> = { mini: 84, row: 114, hand: 118, zoom: 300 };

/** How the words of a card are set, in pixels, as card.css sets them. */
interface Type {
  /** The mean width of a letter, and that of a glyph. */
  readonly letter: number;
  readonly glyph: number;
  readonly line: number;
  readonly gains: number;
  readonly moment: number;
}

const TYPE: Readonly<Record<CardSize, Type>> = {
  mini: { letter: 5.4, glyph: 14, line: 12.5, gains: 15, moment: 13 },
  row: { letter: 6.25, glyph: 16, line: 14, gains: 17, moment: 14 },
  hand: { letter: 6.2, glyph: 16, line: 14.4, gains: 21, moment: 15 },
  zoom: { letter: 8.5, glyph: 20, line: 22.5, gains: 34, moment: 25 },
};

/** How the paper of a card of some width is set, in pixels. */
interface Setting extends Type {
  /** A hundredth of the card's width. */
  readonly unit: number;
  /** Without borders and margins. */
  readonly width: number;
  readonly gap: number;
  readonly margins: number;
}

function settingOf(size: CardSize, width: number): Setting {
  const unit = width / 100;
  if (size === 'zoom') return { ...TYPE.zoom, unit, width: unit * 84, gap: 12, margins: 62 };
  if (size === 'mini') return { ...TYPE.mini, unit, width: width - 10, gap: 1, margins: 6 };
  const gains = size === 'hand' ? unit * 15 : TYPE[size].gains;
  return { ...TYPE[size], gains, unit, width: unit * 83, gap: unit * 2.4, margins: unit * 8 + 3 };
}

/** What the picture can spare: on a card of the usual size, and on the smallest. */
const MOST = 74;
const MOST_SMALL = 86;

/** A bonus stands in a frame of its own. */
const PILL = 1.3;

const wordWidth = (word: string, { letter, glyph }: Setting): number => {
  const glyphs = word.match(/\[\w+/g)?.length ?? 0;
  return glyphs * glyph + word.replace(/\[\w+:?|\]/g, '').length * letter;
};

function rows(words: readonly string[], setting: Setting, space: number): number {
  let count = 1;
  let x = 0;
  for (const word of words) {
    const width = wordWidth(word, setting);
    if (x > 0 && x + space + width > setting.width) {
      count++;
      x = width;
    } else x += (x > 0 ? space : 0) + width;
  }
  return count;
}

const lineHeight = ({ moment, text }: Line, setting: Setting): number =>
  rows([...(moment?.split(' ') ?? []), ...text.split(' ')], setting, setting.letter * 0.6) * setting.line;

/** Bonuses stand side by side as far as there is room; a long one takes several lines inside its frame. */
function bonusesHeight(pills: readonly string[], setting: Setting): number {
  if (pills.length === 0) return 0;
  const inside = { ...setting, width: setting.width - 2 * setting.letter };
  const wrapped = pills.map((pill) => rows(pill.split(' '), inside, setting.letter * 0.6) - 1);
  const more = wrapped.reduce((sum, lines) => sum + lines, 0) * setting.line;
  const padded = pills.map((pill) => `${pill}  `);
  return rows(padded, setting, 2) * (setting.line * PILL + 3) + more;
}

/** Lines one under the other. */
function linesHeight(lines: readonly Line[], setting: Setting): number {
  const pills = lines.flatMap(({ text, bonus }) => (bonus === undefined ? [] : [text.replace(/\s?:\s/, '')]));
  const bonuses = bonusesHeight(pills, setting);
  const others = lines.filter(({ bonus }) => bonus === undefined);
  return others.reduce((height, line) => height + lineHeight(line, setting) + 3, bonuses - 3);
}

function gainsHeight(gains: readonly Gain[], setting: Setting): number {
  const { gains: size, unit } = setting;
  const words = gains.map(({ glyph, amount }) => `[${glyph}:${amount}]`);
  const lines = rows(words, { ...setting, letter: size * 0.55, glyph: size + unit }, unit * 3.6);
  return lines * size + (lines - 1) * unit * 1.5;
}

/** Pixels for words on a mini card: those in a phone's hand are lower too. */
const MINI_ROOM = { wide: 36, narrow: 27 } as const;

/** The lines that a mini card has room for. One that says nothing else shows its first line, cut by the style sheet. */
function fitting(printed: Printed, width: number): readonly Line[] {
  const setting = settingOf('mini', width);
  const { gains, main, lines } = printed;
  let room: number = width < WIDTH.mini ? MINI_ROOM.narrow : MINI_ROOM.wide;
  if (gains.length > 0) room -= gainsHeight(gains, setting);
  if (main !== null) room -= gainsHeight(main.gains, setting) + setting.moment + setting.gap;
  const fit = lines.filter((line) => {
    const height = lineHeight(line, setting);
    if (height > room) return false;
    room -= height;
    return true;
  });
  const bare = fit.length + gains.length === 0 && main === null;
  return bare ? lines.slice(0, 1) : fit;
}

/** The height of the words in hundredths of the card's width. */
function wordsHeight(printed: Printed, setting: Setting): number {
  const blocks = [
    ...(printed.gains.length > 0 ? [gainsHeight(printed.gains, setting)] : []),
    ...(printed.main === null ? [] : [setting.moment + setting.gap + gainsHeight(printed.main.gains, setting)]),
    ...(printed.lines.length > 0 ? [linesHeight(printed.lines, setting)] : []),
  ];
  const height = blocks.reduce((sum, block) => sum + block + setting.gap, setting.margins - setting.gap);
  return Math.ceil(height / setting.unit);
}

/** From the whole words to the few that always fit: brief ones, without what it did on arriving, without the last lines. */
function* shorterAndShorter(card: Card, language: Language, size: CardSize): Generator<Printed> {
  yield printedOf(card, language, lengthFor(size));
  const brief = printedOf(card, language, 'brief');
  yield brief;
  const lines = brief.lines.filter(({ moment }) => moment !== MOMENT.arrive[language]);
  for (let count = lines.length; count >= 0; count--) yield { ...brief, lines: lines.slice(0, count) };
}

export interface Fitted {
  readonly printed: Printed;
  /** The height of the paper in hundredths of the card's width: the words decide, the picture gives way. */
  readonly paper: number;
}

/** What stands on a card so many pixels wide, as far as it would not crowd out the picture; the zoom tells all. */
export function fittedFor(card: Card, language: Language, size: CardSize, least: number, width = WIDTH[size]): Fitted {
  if (size === 'mini') {
    const printed = printedOf(card, language, lengthFor(size));
    return { printed: { ...printed, lines: fitting(printed, width) }, paper: least };
  }
  const setting = settingOf(size, width);
  // A long text takes more of a small card.
  const most = size === 'zoom' ? MOST : Math.min(MOST_SMALL, (MOST * WIDTH[size]) / width);
  for (const printed of shorterAndShorter(card, language, size)) {
    const height = wordsHeight(printed, setting);
    if (height < most) return { printed, paper: Math.max(least, height) };
  }
  throw new Error(`no room for what ${card.id} gives`);
}
