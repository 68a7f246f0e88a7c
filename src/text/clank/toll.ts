import { boardCalled } from '../../games/clank/catalogue.ts';
import type { Exit } from '../../games/clank/core/board.ts';
import { bootsAsked, monstersMet } from '../../games/clank/core/toll.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { AGAINST_THE_ARROW, LOCKPICK, THROUGH_A_PORTAL } from './catacombs-nouns.ts';
import { DAMAGE, RESOURCE } from './nouns.ts';

/** What walking through a tunnel took or takes, nothing left out but zeros. */
export function tollOf(boots: number, swords: number, damage: number, language: Language): string[] {
  const parts = [
    [boots, RESOURCE.boots],
    [swords, RESOURCE.swords],
    [damage, DAMAGE],
  ] as const;
  return parts.flatMap(([n, noun]) => (n > 0 ? [counted(n, noun, language)] : []));
}

const HARMLESS: Noun = {
  en: ['harmless Monster', 'harmless Monsters'],
  fr: ['Monstre inoffensif', 'Monstres inoffensifs'],
};

/** What a tunnel takes from the player whose turn it is, with that many swords for its monsters. */
export function tollNow(exit: Exit, swords: number, view: View, language: Language): string[] {
  const met = monstersMet(view, exit);
  const boots = bootsAsked(view, boardCalled(view.board).rooms[exit.from]!, exit);
  const toll = tollOf(boots, swords, Math.max(0, met - swords), language);
  if (view.layout === null) return toll;
  return [
    ...toll,
    ...(exit.locks.length > 0 ? [counted(exit.locks.length, LOCKPICK, language)] : []),
    ...(met === 0 && exit.monsters > 0 ? [counted(exit.monsters, HARMLESS, language)] : []),
    ...(exit.against ? [AGAINST_THE_ARROW[language]] : []),
    ...(exit.portal ? [THROUGH_A_PORTAL[language]] : []),
  ];
}
