import { boardPartWith } from '../clank/board-part.tsx';
import { shipArt } from './ship/art.ts';
import { shipSign } from './ship-sign.ts';

/** The ship as it is now. */
export const ShipBoard = boardPartWith(shipArt, shipSign);
