import { CARDS } from '../../games/clank/catalogue.ts';
import { COUNTDOWN_END, RAGE_TRACK } from '../../games/clank/core/numbers.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { clipped, columns } from '../layout.ts';
import { bracketed, capitalised } from '../phrase.ts';
import { counted } from '../plural.ts';
import { CARD, CUBE } from './nouns.ts';
import { cubeLines, marketLines, reserveLines, rowLines } from './table-dungeon.ts';
import { turnLines, wayLines } from './table-pawn.ts';
import { playerLines } from './table-players.ts';

export const LONGEST_NAME = 14;

const TURN: Both = { en: 'Turn', fr: 'Tour' };
const BOARD: Both = { en: 'Board', fr: 'Plateau' };
const RAGE: Both = { en: 'Rage Track', fr: 'Piste de Fureur' };
const COUNTDOWN: Both = { en: 'Countdown', fr: 'Compte à rebours' };
const DECK: Both = { en: 'Dungeon Deck', fr: 'Pioche du Donjon' };
const SIDE: ReadonlyMap<string, Both> = new Map([
  ['day', { en: 'Day', fr: 'face Jour' }],
  ['dusk', { en: 'Dusk', fr: 'face Crépuscule' }],
]);

const toPlay = (view: View, who: string): Both =>
  view.over ? { en: 'the game is over', fr: 'la partie est finie' } : { en: `${who} to play`, fr: `à ${who} de jouer` };

/** The space of the dragon, and the cubes of an attack that came now. */
function rage(view: View, language: Language): string {
  const danger = view.row.filter((card) => CARDS[card]?.danger).length;
  const drawn = RAGE_TRACK[view.rage]!;
  const cubes = bracketed(
    counted(drawn + danger, CUBE, language),
    danger === 0 ? [] : [{ en: `${drawn} + ${danger} danger`, fr: `${drawn} + ${danger} Danger` }[language]],
  );
  const [space, spaces] = [view.rage + 1, RAGE_TRACK.length];
  return {
    en: `space ${space} of ${spaces}, an attack now draws ${cubes}`,
    fr: `case ${space} sur ${spaces}, une attaque tirerait ${cubes}`,
  }[language];
}

function countdown(view: View, names: readonly string[]): Both {
  if (view.first === null) return { en: 'not started', fr: 'pas encore lancé' };
  const [space, who] = [view.countdown, names[view.first]!];
  return { en: `space ${space} of ${COUNTDOWN_END} (${who})`, fr: `case ${space} sur ${COUNTDOWN_END} (${who})` };
}

function header(view: View, names: readonly string[], language: Language): string[] {
  const side = SIDE.get(view.board)?.[language] ?? view.board;
  return columns([
    [TURN[language], `${view.turnNo}, ${toPlay(view, names[view.active]!)[language]}`],
    [BOARD[language], capitalised(side)],
    [RAGE[language], rage(view, language)],
    [COUNTDOWN[language], countdown(view, names)[language]],
    [DECK[language], counted(view.deckSize, CARD, language)],
  ]).map((line) => line.trimEnd());
}

/** The whole table, for a terminal of 100 columns. */
export function table(view: View, names: readonly string[], language: Language): string[] {
  const short = names.slice(0, view.players.length).map((name) => clipped(name, LONGEST_NAME));
  return [
    ...header(view, short, language),
    ...playerLines(view, short, language),
    ...rowLines(view, language),
    ...reserveLines(view, language),
    ...marketLines(view, language),
    ...cubeLines(view, short, language),
    ...(view.over ? [] : [...turnLines(view, language), ...wayLines(view, short, language)]),
  ];
}
