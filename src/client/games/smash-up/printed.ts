import { BASES, CARDS } from '../../../games/smash-up/catalogue.ts';
import type { Ability } from '../../../games/smash-up/core/ability.ts';
import type { BaseNo, Card, CardNo } from '../../../games/smash-up/core/card.ts';
import type { Language } from '../../../text/language.ts';
import { face } from '../../../text/smash-up/face.ts';
import type { Face } from '../../../text/wording.ts';

export type Keyword = 'attach' | 'talent' | 'special' | 'ongoing';

/** A part of the text of a card: the word at its head, if any, and what follows. */
export interface Paragraph {
  readonly keyword: Keyword | null;
  readonly label: string;
  readonly text: string;
}

const KEYWORD: Readonly<Record<Ability['on'], Keyword | null>> = {
  play: null,
  talent: 'talent',
  special: 'special',
  ongoing: 'ongoing',
  after: 'ongoing',
  instead: 'ongoing',
};

export const printedCard = (no: CardNo, revised: boolean): Card => (revised ? CARDS.revised : CARDS.first)[no]!;
export const printedBase = (no: BaseNo, revised: boolean) => (revised ? BASES.revised : BASES.first)[no]!;

export function faceOf(id: string, language: Language): Face {
  const known = face(id, language);
  if (known === null) throw new Error(`no card or base is called ${id}`);
  return known;
}

const keywordsOf = ({ attach, abilities }: Card): readonly (Keyword | null)[] => [
  ...(attach === 'nowhere' ? [] : (['attach'] as const)),
  ...abilities.map(({ on }) => KEYWORD[on]),
];

/** What the printing in play says. */
function linesOf(id: string, revised: boolean, language: Language): readonly string[] {
  const { lines, later } = faceOf(id, language);
  return (revised ? later?.lines : undefined) ?? lines;
}

/** A text that gives way to a word in front of the next one ends in a full stop. */
const stopped = (text: string): string => (/[.”»]$/.test(text) ? text : `${text}.`);

function paragraphOf(line: string, keyword: Keyword | null): Paragraph {
  if (keyword === null) return { keyword, label: '', text: line };
  const colon = line.indexOf(':');
  return { keyword, label: line.slice(0, colon).trim(), text: stopped(line.slice(colon + 1).trim()) };
}

function tell(no: CardNo, revised: boolean, language: Language): readonly Paragraph[] {
  const card = printedCard(no, revised);
  const keywords = keywordsOf(card);
  const lines = linesOf(card.id, revised, language);
  const told: Paragraph[] = [];
  for (const [at, line] of lines.entries()) {
    const paragraph = paragraphOf(line, keywords[at] ?? null);
    const last = told.at(-1);
    if (last?.keyword !== paragraph.keyword) told.push(paragraph);
    else told.splice(-1, 1, { ...last, text: `${last.text} ${paragraph.text}` });
  }
  return told;
}

const told = new Map<string, readonly Paragraph[]>();

/** What is printed on a card; a word covers all that follows up to the next one. */
export function cardText(no: CardNo, revised: boolean, language: Language): readonly Paragraph[] {
  const key = `${no} ${revised} ${language}`;
  const known = told.get(key) ?? tell(no, revised, language);
  told.set(key, known);
  return known;
}

export const baseText = (no: BaseNo, revised: boolean, language: Language): readonly string[] =>
  linesOf(printedBase(no, revised).id, revised, language);
