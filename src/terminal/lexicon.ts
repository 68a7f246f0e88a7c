import { ACTIONS, corrected, NAMES, SHIP_NAMES, VERBS, WORDS } from '../text/clank/lexicon.ts';
import type { Both } from '../text/language.ts';
import { BASE_NAMES, CARD_NAMES } from '../text/smash-up/names.ts';

type Phrases = ReadonlyMap<string, string>;

/** How a person may name the things and actions of a game, in either language. */
interface Lexicon {
  readonly names: Phrases;
  readonly verbs: Phrases;
  readonly words: Phrases;
  readonly corrected: (action: string) => string;
  readonly actions: Both;
}

/** Words without case, accents and hyphens. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .match(/[a-z0-9]+/g) ?? [];

const phrases = (said: readonly (readonly [string, string])[]): Phrases =>
  new Map(said.map(([text, means]) => [wordsOf(text).join(' '), means]));

const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['clank', { names: phrases(NAMES), verbs: phrases(VERBS), words: phrases(WORDS), corrected, actions: ACTIONS }],
]);

const bothNames = (names: Readonly<Record<string, Both>>): (readonly [string, string])[] =>
  Object.entries(names).flatMap(([id, { en, fr }]) => [[id, id] as const, [en, id] as const, [fr, id] as const]);

/** What cards and the like are called, by game. */
const CALLED: ReadonlyMap<string, Phrases> = new Map([
  ['clank', phrases(NAMES)],
  ['clank-catacombs', phrases(NAMES)],
  ['clank-in-space', phrases(SHIP_NAMES)],
  ['smash-up', phrases([...bothNames(CARD_NAMES), ...bothNames(BASE_NAMES)])],
]);

/** The id of what is called so; a text that names nothing is handed back as it is. */
export const idOf = (game: string, text: string): string => CALLED.get(game)?.get(wordsOf(text).join(' ')) ?? text;

/** The longest phrase that the words begin with, and what it means; a number means itself. */
function longest(words: readonly string[], known: readonly Phrases[]): { length: number; means: string } | null {
  for (let { length } = words; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const means = known.map((meanings) => meanings.get(phrase)).find((meaning) => meaning !== undefined);
    if (means !== undefined) return { length, means };
  }
  return /^\d+$/.test(words[0]!) ? { length: 1, means: words[0]! } : null;
}

/** An action in the judge's words: "acquérir Éclaireur rebelle" is "acquire rebel-scout"; whose it is is passed over. */
export function actionIn(game: string, text: string): string {
  const lexicon = LEXICONS.get(game);
  if (lexicon === undefined) return text;
  const said: string[] = [];
  let unknown = false;
  for (let words = wordsOf(text.slice(text.indexOf(':') + 1)); words.length > 0; ) {
    const found = longest(words, said.length === 0 ? [lexicon.verbs] : [lexicon.names, lexicon.words]);
    if (found === null) {
      // Words that mean nothing are one name that nobody bears.
      said.push(unknown && said.length > 1 ? `${said.pop()}-${words[0]}` : words[0]!);
    } else if (found.means !== '') said.push(found.means);
    unknown = found === null;
    words = words.slice(found?.length ?? 1);
  }
  return lexicon.corrected(said.join(' '));
}

/** The forms of the actions that can be asked about, or null for a game without such a list. */
export const actionsOf = (game: string): Both | null => LEXICONS.get(game)?.actions ?? null;
