import type { BotName } from '../bots/index.ts';
import type { Session } from '../engine/session.ts';
import type { GameKit } from '../engine/stage.ts';
import { filled } from '../text/filled.ts';
import type { Language } from '../text/language.ts';
import { TERMINAL, type TerminalText } from '../text/terminal.ts';
import type { WordingInLines } from '../text/wording.ts';

/** Who plays what with whom, and how they hear of it. */
export interface Seating {
  readonly kit: GameKit;
  readonly session: Session<unknown, unknown, unknown, unknown>;
  readonly wording: WordingInLines;
  readonly language: Language;
  /** The seat of the person; bots have the others. */
  readonly me: number;
  readonly bots: readonly BotName[];
  /** Where the names of files begin. */
  readonly folder: string;
  readonly input: NodeJS.ReadableStream;
  readonly print: (text: string) => void;
}

/** Says the program's own texts in a language, with values for what stands in braces. */
export const sayer =
  (language: Language) =>
  (text: TerminalText, values: Readonly<Record<string, string | number>> = {}): string =>
    filled(TERMINAL[text][language], values);

export type Sayer = ReturnType<typeof sayer>;

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly TerminalText[];

/** What the players are called, one for each seat. */
export const playerNames = (seats: number, say: Sayer): string[] =>
  COLOURS.slice(0, seats).map((colour) => say(colour));
