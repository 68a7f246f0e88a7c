import { classicArt } from './board/classic-art.ts';
import { boardPartWith } from './board-part.tsx';
import { classicSign } from './classic-sign.ts';

/** The board of Clank! as it is now. */
export const ClassicBoard = boardPartWith(classicArt, classicSign);
