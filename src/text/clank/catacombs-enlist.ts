import '../../games/clank/catacombs/enlist.ts';
import { catacombsClause } from './catacombs-effects.ts';
import { catacombsEvent } from './catacombs-events.ts';
import { CATACOMBS_CARD_NAMES, CATACOMBS_TOKEN_NAMES } from './catacombs-names.ts';
import { catacombsOption } from './catacombs-options.ts';
import { PARTY_CARD_NAMES } from './catacombs-party-names.ts';
import { ROOM_NAMES } from './catacombs-places.ts';
import { featuresOf, tilePlace } from './catacombs-rooms.ts';
import { enlistVoice } from './catacombs-voice.ts';
import { edgeName, hasEdge, passageHeading, waysTold } from './catacombs-ways.ts';
import { enlistClauses } from './effects.ts';
import { enlistPlaces } from './rooms.ts';
import { enlistNames } from './things.ts';

enlistNames({ ...CATACOMBS_CARD_NAMES, ...PARTY_CARD_NAMES, ...CATACOMBS_TOKEN_NAMES });
enlistPlaces(ROOM_NAMES);
enlistClauses(catacombsClause);
enlistVoice({
  option: catacombsOption,
  event: catacombsEvent,
  tilePlace,
  featuresOf,
  edgeName,
  hasEdge,
  passageHeading,
  waysTold,
});
