import '../../games/clank/space/expansions.ts';
import './space-enlist.ts';
import { enlistPlaces } from './rooms.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { APOCALYPSE_PIECE_NAMES, STATION_PIECE_NAMES } from './space-expansion-pieces.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { SPACE_COMPONENT_NAMES } from './space-names.ts';
import { enlistNames } from './things.ts';

/** The names of Cyber Station 11 and Apocalypse!: they come with tables that are played with one of them. */
enlistNames({
  ...STATION_CARD_NAMES,
  ...APOCALYPSE_CARD_NAMES,
  'executive-escape-pod': SPACE_COMPONENT_NAMES['executive-escape-pod'],
});
enlistPlaces({ ...STATION_ROOM_NAMES, ...STATION_PIECE_NAMES, ...APOCALYPSE_ROOM_NAMES, ...APOCALYPSE_PIECE_NAMES });
