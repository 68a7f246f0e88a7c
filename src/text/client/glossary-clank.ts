import { CARDS } from '../../games/clank/catalogue.ts';
import { kindOf } from '../clank/face.ts';
import { CARD_NAMES, TOKEN_NAMES } from '../clank/names.ts';
import {
  BLACK_CUBE,
  CLANK,
  CRYSTAL_CAVE,
  CUBE,
  DAMAGE,
  DEPTHS,
  FOUNTAIN,
  GOLD,
  LYING,
  MARKET,
  POINT,
  RESOURCE,
} from '../clank/nouns.ts';
import { SECTION_TEXT } from '../clank/rules.ts';
import { GLOSSARY_GROUPS, type Glossary, ofName, ofNoun, type Term } from './glossary.ts';

const KINDS = new Map(CARDS.flatMap((card) => (card.set === 'classic' ? [[kindOf(card).en, kindOf(card)]] : [])));

export const CARD_KINDS: readonly Term[] = [...KINDS.values()].map(({ en, fr }) =>
  ofName({ en, fr }, { en: [en, `${en}s`], fr: [fr, `${fr}s`] }),
);

export const KEYWORDS: readonly Term[] = [
  ofName({ en: 'Acquire', fr: 'Acquisition' }, { en: ['acquir*'], fr: ['acqui*', 'acquér*'] }),
  ofName({ en: 'Arrive', fr: 'Apparition' }, { fr: ['Apparition', 'Apparitions'] }),
  ofName({ en: 'Danger', fr: 'Danger' }),
  ofName({ en: 'Dragon Attack', fr: 'Attaque du Dragon' }, { en: ['attack'], fr: ['attaque', 'attaques'] }),
  ofName(SECTION_TEXT.dragon, { en: ['rage'], fr: ['fureur'] }),
  ofName({ en: 'Discard', fr: 'Défausser' }, { en: ['discard*'], fr: ['défauss*'] }),
  ofName({ en: 'Trash', fr: 'Bannir' }, { en: ['trash*'], fr: ['banni*'] }),
  ofName({ en: 'Knocked out', fr: 'Hors de combat' }, { en: ['knocked'], fr: ['hors de combat'] }),
];

export const CLANK_GLOSSARY: Glossary = {
  groups: [
    {
      title: GLOSSARY_GROUPS.resources,
      terms: [
        ...Object.values(RESOURCE).map(ofNoun),
        ofNoun(GOLD),
        ofNoun(CLANK),
        ofNoun(DAMAGE),
        ofNoun(POINT),
        ofNoun(CUBE),
        ofNoun(BLACK_CUBE),
      ],
    },
    {
      title: GLOSSARY_GROUPS.tokens,
      terms: [
        ...Object.values(LYING).map(ofNoun),
        ofName(TOKEN_NAMES['master-key'], {
          en: ['Master Key', 'Master Keys'],
          fr: ['Clef de maître', 'Clefs de maître'],
        }),
        ofName(TOKEN_NAMES.backpack, { en: ['Backpack', 'Backpacks'], fr: ['Sac à dos', 'Sacs à dos'] }),
        ofName({ en: 'Crown', fr: 'Couronne' }, { en: ['Crown', 'Crowns'], fr: ['Couronne', 'Couronnes'] }),
        ofName(TOKEN_NAMES['mastery-token'], { en: ['Mastery'], fr: ['Maîtrise'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.places,
      terms: [
        ofName(DEPTHS),
        ofName(CRYSTAL_CAVE, {
          en: ['Crystal Cave', 'Crystal Caves'],
          fr: ['Caverne de Cristal', 'Cavernes de Cristal'],
        }),
        ofName(FOUNTAIN),
        ofName(MARKET),
        ofName(
          { en: 'Dungeon Row', fr: 'piste des Aventures' },
          { en: ['row'], fr: ['piste des Aventures', 'sur la piste'] },
        ),
        ofName({ en: 'play area', fr: 'zone de jeu' }),
        ofName({ en: 'supply', fr: 'Réserve' }),
        ofName({ en: 'Health Meter', fr: 'piste État de santé' }, { fr: ['santé'] }),
        ofName({ en: 'Countdown Track', fr: 'piste de Compte à rebours' }, { en: ['countdown'], fr: ['rebours'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.cards,
      terms: CARD_KINDS,
    },
    {
      title: GLOSSARY_GROUPS.keywords,
      terms: KEYWORDS,
    },
  ],
  faces: Object.keys({ ...CARD_NAMES, ...TOKEN_NAMES }),
  heading: ({ kind }) => kind.split(' · ')[0]!,
};
