import '../../games/clank/space/enlist.ts';
import { enlistQuestions } from './ask.ts';
import { IF, STANDING, TELEPORT, THIS_TURN } from './conditions.ts';
import { enlistClauses } from './effects.ts';
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
import { aboard } from './space-tongue.ts';
import { enlistSpaceVoice } from './space-voice.ts';
import { enlistItems, enlistNames } from './things.ts';

enlistNames({
  ...SPACE_CARD_NAMES,
  ...STATION_CARD_NAMES,
  ...APOCALYPSE_CARD_NAMES,
  ...SPACE_TOKEN_NAMES,
  'executive-escape-pod': SPACE_COMPONENT_NAMES['executive-escape-pod'],
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
