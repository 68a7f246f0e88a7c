import type { Both } from '../language.ts';

/** What is to be said of a game when it is opened that was kept on the device or came in a file. */
export const OPENING = {
  problem: {
    en: 'This table’s record is corrupt from here on: {message}. What came before is kept.',
    fr: 'L’enregistrement de cette table n’est plus valable à partir d’ici : {message}. Ce qui précède est conservé.',
  },
  goesOn: {
    en: 'The rules have changed since you last played: the game goes on from where it stood. What came before step {step} can’t be undone or replayed.',
    fr: 'Les règles ont changé depuis la dernière fois : la partie reprend là où elle en était. Ce qui précède l’étape {step} ne peut plus être annulé ni revu.',
  },
  lost: {
    en: 'The rules have changed since you last played: the last actions ({n}) break the new rules and were undone.',
    fr: 'Les règles ont changé depuis la dernière fois : selon les nouvelles règles, les dernières actions ({n}) ne sont plus valables et sont annulées.',
  },
  wasOver: {
    en: 'The result of the finished game stays in your list. What you play on this table is not saved.',
    fr: 'Le résultat de la partie finie reste dans votre liste. Ce que vous jouez à cette table n’est pas conservé.',
  },
} as const satisfies Record<string, Both>;
