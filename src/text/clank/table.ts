import { CARDS } from '../../games/clank/catalogue.ts';
import { editionOf, rageTrackOf } from '../../games/clank/core/editions.ts';
import { COUNTDOWN_END } from '../../games/clank/core/numbers.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { clipped, columns } from '../layout.ts';
import { bracketed, capitalised } from '../phrase.ts';
import { counted } from '../plural.ts';
import { pendingLines, supplyLines, tileRows } from './catacombs-table.ts';
import { CARD, CUBE } from './nouns.ts';
import { shipRows } from './space-table.ts';
import { spoken } from './space-voice.ts';
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
  const track = rageTrackOf(view);
  const drawn = track[view.rage]!;
  const cubes = bracketed(
    counted(drawn + danger, CUBE, language),
    danger === 0 ? [] : [{ en: `${drawn} + ${danger} Danger`, fr: `${drawn} + ${danger} Danger` }[language]],
  );
  const [space, spaces] = [view.rage + 1, track.length];
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

const sideOf = ({ board }: View, language: Language): string => capitalised(SIDE.get(board)?.[language] ?? board);

function boardRows(view: View, language: Language): string[][] {
  if (editionOf(view).ship !== null) return shipRows(view, language);
  return view.layout === null ? [[BOARD[language], sideOf(view, language)]] : tileRows(view, language);
}

function header(view: View, names: readonly string[], language: Language): string[] {
  const board = boardRows(view, language);
  const counts = editionOf(view).goneDraws === null;
  return columns([
    [TURN[language], `${view.turnNo}, ${toPlay(view, names[view.active]!)[language]}`],
    ...board,
    [RAGE[language], rage(view, language)],
    ...(counts ? [[COUNTDOWN[language], countdown(view, names)[language]]] : []),
    [spoken(view, DECK[language], language), counted(view.deckSize, CARD, language)],
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
    ...(view.layout === null ? [] : supplyLines(view, language)),
    ...cubeLines(view, short, language),
    ...pendingLines(view, language),
    ...(view.over ? [] : [...turnLines(view, language), ...wayLines(view, short, language)]),
  ];
}
