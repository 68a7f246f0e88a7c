import '../../games/clank/space/expansions.ts';
import { CUBE_ROOMS } from '../../games/clank/space/cube-rooms.ts';
import { phaseSource, SCHEMES } from '../../games/clank/space/schemes.ts';
import './space-enlist.ts';
import { enlistAsking } from './choices.ts';
import type { Name } from './names.ts';
import { enlistPlaces } from './rooms.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { APOCALYPSE_PIECE_NAMES, STATION_PIECE_NAMES } from './space-expansion-pieces.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { SPACE_COMPONENT_NAMES } from './space-names.ts';
import { SCHEME_NAMES } from './space-scheme-names.ts';
import { enlistNames, enlistSources } from './things.ts';

/** The names of Cyber Station 11 and Apocalypse!: they come with tables that are played with one of them. */
enlistNames({
  ...STATION_CARD_NAMES,
  ...APOCALYPSE_CARD_NAMES,
  'executive-escape-pod': SPACE_COMPONENT_NAMES['executive-escape-pod'],
});
enlistPlaces({ ...STATION_ROOM_NAMES, ...STATION_PIECE_NAMES, ...APOCALYPSE_ROOM_NAMES, ...APOCALYPSE_PIECE_NAMES });

const phases = SCHEMES.flatMap(({ id, phases: all }) => all.map(({ then }, no) => ({ id, then, no })));
const schemes = new Map<string, Name>(Object.entries(SCHEME_NAMES));
enlistSources({
  ...SCHEME_NAMES,
  ...Object.fromEntries(phases.map(({ id, no }) => [phaseSource(id, no), schemes.get(id)!])),
  ...APOCALYPSE_ROOM_NAMES,
});
enlistAsking({
  ...Object.fromEntries(phases.map(({ id, no, then }) => [phaseSource(id, no), then])),
  ...Object.fromEntries(Object.entries(CUBE_ROOMS).map(([room, effect]) => [room, [effect]])),
});
