import type { Board } from '../../games/clank/core/board.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';

export const SHIP_TEXT = {
  ship: { en: 'The ship', fr: 'Le vaisseau' },
  station: { en: 'The station', fr: 'La station' },
  away: { en: 'Escaped', fr: 'Évadés' },
  market: { en: 'Market', fr: 'Marché' },
} as const satisfies Record<string, Both>;

const LOOSE: Noun = {
  en: ['Hunter loose', 'Hunters loose'],
  fr: ['Chasseur en chasse', 'Chasseurs en chasse'],
};
const BLACK: Noun = {
  en: ['black in the bag', 'black in the bag'],
  fr: ['noir dans le sac', 'noirs dans le sac'],
};
const CUT: Both = { en: 'Blockade: Hyperlift cut', fr: 'Blocus : Hyperstation coupée' };
const OPEN: Both = { en: 'Executive Pods open', fr: 'Capsules de direction ouvertes' };

const SPACE: Noun = { en: ['space', 'spaces'], fr: ['case', 'cases'] };

/** How many spaces of the rage track are left before something happens. */
function soon(what: Both, spaces: number, language: Language): string {
  const left = counted(spaces, SPACE, language);
  return { en: `${what.en} in ${left}`, fr: `${what.fr} dans ${left}` }[language];
}

const BLOCKADE: Both = { en: 'Blockade', fr: 'Blocus' };
const PODS: Both = { en: 'Executive Pods', fr: 'Capsules de direction' };

function nextSign(view: View, board: Board, language: Language): string[] {
  const { blockade, executive } = editionOf(view);
  const told = (what: Both, done: Both, space: number): string =>
    view.rage >= space ? done[language] : soon(what, space - view.rage, language);
  if (board.lift.some((section) => section.blockade)) return [told(BLOCKADE, CUT, blockade)];
  return board.rooms.some(({ pod }) => pod === 'executive') ? [told(PODS, OPEN, executive)] : [];
}

/** Beside the boss: the hunters he has sent, what his rage brings next, and the cubes that harm nobody. */
export function bossLines(view: View, board: Board, language: Language): string[] {
  const loose = (view.ghosts[1] ?? 0) + (view.ghosts[2] ?? 0);
  return [
    counted(view.bag.at(-1)!, BLACK, language),
    ...(loose === 0 ? [] : [counted(loose, LOOSE, language)]),
    ...nextSign(view, board, language),
  ];
}
