import '../../games/clank/space/enlist.ts';
import { CUBE_ROOMS } from '../../games/clank/space/modules-3.ts';
import { phaseSource, SCHEMES } from '../../games/clank/space/schemes.ts';
import { enlistQuestions } from './ask.ts';
import { enlistAsking } from './choices.ts';
import { IF, STANDING, TELEPORT, THIS_TURN } from './conditions.ts';
import { enlistClauses } from './effects.ts';
import type { Name } from './names.ts';
import { enlistPlaces } from './rooms.ts';
import { SPACE_IF, SPACE_STANDING, SPACE_TELEPORT, SPACE_THIS_TURN } from './space-conditions.ts';
import { spaceClause } from './space-effects.ts';
import { spaceEvent } from './space-events.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { SPACE_CARD_NAMES, SPACE_COMPONENT_NAMES, SPACE_TOKEN_NAMES } from './space-names.ts';
import { ONE_SPACE_ITEM } from './space-nouns.ts';
import { spaceOption } from './space-options.ts';
import { SHIP_ROOM_NAMES } from './space-places.ts';
import { SPACE_QUESTIONS } from './space-questions.ts';
import { shipFeatures } from './space-rooms.ts';
import { SCHEME_TEXT } from './space-schemes.ts';
import { aboard } from './space-tongue.ts';
import { enlistSpaceVoice } from './space-voice.ts';
import { enlistItems, enlistNames, enlistSources } from './things.ts';

enlistNames({
  ...SPACE_CARD_NAMES,
  ...STATION_CARD_NAMES,
  ...APOCALYPSE_CARD_NAMES,
  ...SPACE_TOKEN_NAMES,
  'executive-escape-pod': SPACE_COMPONENT_NAMES['executive-escape-pod'],
});

const phases = SCHEMES.flatMap(({ id, phases: all }) => all.map(({ then }, no) => ({ id, then, no })));
const schemeNames = new Map<string, Name>(Object.entries(SCHEME_TEXT).map(([id, { name }]) => [id, name]));
enlistSources({
  ...Object.fromEntries(schemeNames),
  ...Object.fromEntries(phases.map(({ id, no }) => [phaseSource(id, no), schemeNames.get(id)!])),
  ...APOCALYPSE_ROOM_NAMES,
});
enlistAsking({
  ...Object.fromEntries(phases.map(({ id, no, then }) => [phaseSource(id, no), then])),
  ...Object.fromEntries(Object.entries(CUBE_ROOMS).map(([room, effect]) => [room, [effect]])),
});
enlistItems(ONE_SPACE_ITEM);
enlistPlaces({ ...SHIP_ROOM_NAMES, ...STATION_ROOM_NAMES, ...APOCALYPSE_ROOM_NAMES });
Object.assign(IF, SPACE_IF);
Object.assign(THIS_TURN, SPACE_THIS_TURN);
Object.assign(STANDING, SPACE_STANDING);
Object.assign(TELEPORT, SPACE_TELEPORT);
enlistClauses(spaceClause);
enlistQuestions(SPACE_QUESTIONS);
enlistSpaceVoice({ option: spaceOption, event: spaceEvent, features: shipFeatures, tongue: aboard });
