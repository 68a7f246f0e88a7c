import { CARDS } from '../../games/clank/catalogue.ts';
import { CATACOMBS_CARD_NAMES, CATACOMBS_TOKEN_NAMES } from '../clank/catacombs-names.ts';
import { GHOST, LOCK, LOCKPICK, OFFERING, PORTAL, PRISONER, ROOM_KIND, TILE } from '../clank/catacombs-nouns.ts';
import { PARTY_CARD_NAMES } from '../clank/catacombs-party-names.ts';
import { CATACOMBS_SECTION_TEXT } from '../clank/catacombs-rules.ts';
import { TOKEN_NAMES } from '../clank/names.ts';
import {
  BLACK_CUBE,
  CLANK,
  CRYSTAL_CAVE,
  CUBE,
  DAMAGE,
  DEPTHS,
  GOLD,
  LYING,
  MARKET,
  POINT,
  RESOURCE,
} from '../clank/nouns.ts';
import { GLOSSARY_GROUPS, type Glossary, ofName, ofNoun } from './glossary.ts';
import { CARD_KINDS, KEYWORDS } from './glossary-clank.ts';

/** Tokens of the base game that its box does not have. */
const ABSENT: readonly string[] = ['artifact-25', 'artifact-30', 'flash-of-brilliance', 'master-key'];

/** Starting cards, reserve and what the decks of this box bring. */
const cards = [
  ...CARDS.filter(({ set, pile }) => set === 'classic' && pile !== 'dungeon').map(({ id }) => id),
  ...Object.keys(CATACOMBS_CARD_NAMES),
  ...Object.keys(PARTY_CARD_NAMES),
];

const tokens = [
  ...Object.keys(TOKEN_NAMES).filter((id) => !ABSENT.includes(id)),
  ...Object.keys(CATACOMBS_TOKEN_NAMES),
];

export const CATACOMBS_GLOSSARY: Glossary = {
  groups: [
    {
      title: GLOSSARY_GROUPS.resources,
      terms: [
        ...Object.values(RESOURCE).map(ofNoun),
        ...[GOLD, LOCKPICK, CLANK, DAMAGE, POINT, CUBE, BLACK_CUBE, GHOST, OFFERING].map(ofNoun),
      ],
    },
    {
      title: GLOSSARY_GROUPS.tokens,
      terms: [
        ...Object.values(LYING).map(ofNoun),
        ofNoun(PRISONER),
        ofName(CATACOMBS_TOKEN_NAMES['discount-coupon'], { en: ['Coupon'], fr: ['Coupon'] }),
        ofName(TOKEN_NAMES.backpack, { en: ['Backpack', 'Backpacks'], fr: ['Sac à dos', 'Sacs à dos'] }),
        ofName({ en: 'Crown', fr: 'Couronne' }, { en: ['Crown', 'Crowns'], fr: ['Couronne', 'Couronnes'] }),
        ofName(TOKEN_NAMES['mastery-token'], { en: ['Mastery'], fr: ['Maîtrise'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.places,
      terms: [
        ofName(DEPTHS),
        ofNoun(TILE),
        ofName(ROOM_KIND.crypt),
        ofName(CRYSTAL_CAVE, {
          en: ['Crystal Cave', 'Crystal Caves'],
          fr: ['Caverne de Cristal', 'Cavernes de Cristal'],
        }),
        ofName(ROOM_KIND.wayshrine, { en: ['Wayshrine', 'Wayshrines'], fr: ['Lieu sacré', 'Lieux sacrés'] }),
        ofName(MARKET),
        ofName(ROOM_KIND.chest, { en: ['Chest', 'Chests'], fr: ['Coffre', 'Coffres'] }),
        ofName(ROOM_KIND.library, { en: ['Library'], fr: ['Bibliothèque interdite'] }),
        ofName(ROOM_KIND.prison, { en: ['Prison'], fr: ['Cellule de prison'] }),
        ofName(ROOM_KIND['monkey-shrine']),
        ofName(PORTAL, { en: ['Portal', 'Portals'], fr: ['Portail', 'Portails'] }),
        ofNoun(LOCK),
        ofName(CATACOMBS_SECTION_TEXT.haunted, { en: ['haunted'], fr: ['Hantée', 'Hantées'] }),
      ],
    },
    { title: GLOSSARY_GROUPS.cards, terms: CARD_KINDS },
    {
      title: GLOSSARY_GROUPS.keywords,
      terms: [...KEYWORDS, ofName({ en: 'Reaction', fr: 'Réaction' })],
    },
  ],
  faces: [...cards, ...tokens],
  heading: ({ kind }) => kind.split(' · ')[0]!,
};
