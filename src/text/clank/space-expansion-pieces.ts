import { type Place, place } from './place.ts';

/** Pieces of Cyber Station 11. All names of this file are ours. */
export const STATION_PIECE_NAMES = {
  'station-hub': place('the Central Concourse', 'l’', 'Esplanade centrale'),
  'ring-west': place('the Low-Rent Ring', 'l’', 'Anneau bon marché'),
  'ring-east': place('the High-Rent Ring', 'l’', 'Anneau grand standing'),
  'dock-west': place('Budget Departures', 'les', 'Départs à petit prix'),
  'dock-east': place('Premium Departures', 'les', 'Départs privilège'),
  boardroom: place('the Boardroom', 'le', 'Conseil d’administration'),
} as const satisfies Readonly<Record<string, Place>>;

/** Faces of the modules of Apocalypse!. */
export const APOCALYPSE_PIECE_NAMES = {
  'rift-observatory': place('the Rift Observatory', 'l’', 'Observatoire de la faille'),
  'planetary-cell-block': place('the Planetary Cell Block', 'le', 'Bloc pénitentiaire planétaire'),
  'terror-forming-lab': place('the Terror-Forming Lab', 'le', 'Labo de terreurformation'),
  'invasion-hangar': place('the Invasion Hangar', 'le', 'Hangar d’invasion'),
} as const satisfies Readonly<Record<string, Place>>;
