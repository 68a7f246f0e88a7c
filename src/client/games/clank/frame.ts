import type { Card } from '../../../games/clank/core/card.ts';
import { MOMENT } from '../../../text/client/card.ts';
import type { Language } from '../../../text/language.ts';
import { type Line, type Printed, printedOf } from './printed.ts';
import type { Gain } from './printed-gains.ts';
import type { Length } from './printed-words.ts';

export type CardSize = 'mini' | 'row' | 'hand' | 'zoom';

const lengthFor = (size: CardSize): Length => (size === 'mini' || size === 'row' ? 'brief' : 'full');

/** How the paper of a card is set, in pixels, as card.css sets it. */
interface Setting {
  /** A hundredth of the card's width. */
  readonly unit: number;
  readonly width: number;
  /** The mean width of a letter, and that of a glyph. */
  readonly letter: number;
  readonly glyph: number;
  readonly line: number;
  readonly gains: number;
  readonly moment: number;
  readonly gap: number;
  readonly margins: number;
}

const SETTING: Readonly<Record<CardSize, Setting>> = {
  mini: { unit: 0.84, width: 74, letter: 5.4, glyph: 13, line: 12.5, gains: 15, moment: 12, gap: 1, margins: 6 },
  row: { unit: 1.12, width: 97, letter: 6, glyph: 14, line: 14, gains: 17, moment: 14, gap: 2.7, margins: 11 },
  hand: { unit: 1.4, width: 118, letter: 6.1, glyph: 14, line: 14.4, gains: 21, moment: 15, gap: 3.4, margins: 11.5 },
  zoom: { unit: 3, width: 252, letter: 8.5, glyph: 20, line: 22.5, gains: 34, moment: 25, gap: 12, margins: 62 },
};

/** Between the margins that the seam of the kind needs and what the picture can spare. */
const MOST = 74;

/** A bonus stands in a frame of its own. */
const PILL = 1.2;

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

/** Lines one under the other; bonuses stand side by side as far as there is room. */
function linesHeight(lines: readonly Line[], setting: Setting): number {
  const pills = lines.flatMap(({ text, bonus }) => (bonus === undefined ? [] : [`${text.replace(/\s?:\s/, '')}  `]));
  const bonuses = pills.length === 0 ? 0 : rows(pills, setting, 2) * (setting.line * PILL + 3);
  const others = lines.filter(({ bonus }) => bonus === undefined);
  return others.reduce((height, line) => height + lineHeight(line, setting) + 3, bonuses - 3);
}

function gainsHeight(gains: readonly Gain[], setting: Setting): number {
  const { gains: size, unit } = setting;
  const words = gains.map(({ glyph, amount }) => `[${glyph}:${amount}]`);
  return rows(words, { ...setting, letter: size * 0.55, glyph: size + unit }, unit * 3.6) * size;
}

/** Whether a line is too long for the cards of a phone's hand, which are narrower still than mini ones. */
export const isWide = ({ moment, text }: Line): boolean => wordWidth(`${moment ?? ''} ${text}`, SETTING.mini) > 62;

/** The lines that a card of the size has room for; the rest is for the zoom. */
export function fitting(printed: Printed, size: CardSize): readonly Line[] {
  if (size !== 'mini') return printed.lines;
  const setting = SETTING.mini;
  let room = 36 - (printed.gains.length > 0 ? setting.gains : 0) - (printed.main === null ? 0 : setting.gains + 13);
  const fit = printed.lines.filter((line) => {
    const height = lineHeight(line, setting);
    if (height > room) return false;
    room -= height;
    return true;
  });
  const bare = fit.length + printed.gains.length === 0 && printed.main === null;
  return bare ? printed.lines.slice(0, 1) : fit;
}

/** The height of the paper in hundredths of the card's width: the words decide, the picture gives way. */
export function paperHeight(printed: Printed, size: CardSize, least: number): number {
  if (size === 'mini') return least;
  const setting = SETTING[size];
  const blocks = [
    ...(printed.gains.length > 0 ? [gainsHeight(printed.gains, setting)] : []),
    ...(printed.main === null ? [] : [setting.moment + setting.gap + gainsHeight(printed.main.gains, setting)]),
    ...(printed.lines.length > 0 ? [linesHeight(printed.lines, setting)] : []),
  ];
  const height = blocks.reduce((sum, block) => sum + block + setting.gap, setting.margins - setting.gap);
  return Math.min(MOST, Math.max(least, Math.ceil(height / setting.unit)));
}

/**
 * What stands on a card of the size: the whole words, or the brief ones where they would crowd out the picture, then
 * without what it did on arriving, which is over once it is seen; the zoom tells all.
 */
export function printedFor(card: Card, language: Language, size: CardSize): Printed {
  const fits = (printed: Printed) => paperHeight(printed, size, 0) < MOST;
  const printed = printedOf(card, language, lengthFor(size));
  if (fits(printed)) return printed;
  const brief = printedOf(card, language, 'brief');
  if (fits(brief)) return brief;
  return { ...brief, lines: brief.lines.filter(({ moment }) => moment !== MOMENT.arrive[language]) };
}
