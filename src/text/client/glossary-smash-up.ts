import { capitalised } from '../phrase.ts';
import { BASE_NAMES, CARD_NAMES, FACTION_NAMES } from '../smash-up/names.ts';
import { ACTION, BASE, COUNTER, MICROBOT, MINION, POINT } from '../smash-up/nouns.ts';
import { SECTION_TEXT } from '../smash-up/rules.ts';
import { GLOSSARY_GROUPS, type Glossary, ofName, ofNoun } from './glossary.ts';

export const SMASH_UP_GLOSSARY: Glossary = {
  groups: [
    {
      title: GLOSSARY_GROUPS.resources,
      terms: [
        ofNoun(POINT),
        ofName({ en: 'power', fr: 'Force' }),
        ofName({ en: 'breakpoint', fr: 'Résistance' }),
        ofNoun(COUNTER),
      ],
    },
    {
      title: GLOSSARY_GROUPS.cards,
      terms: [
        ofNoun(MINION),
        ofNoun(ACTION),
        ofNoun(BASE),
        ofNoun(MICROBOT),
        ofName({ en: 'faction', fr: 'Faction' }, { en: ['faction', 'factions'], fr: ['Faction', 'Factions'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.phases,
      terms: [
        ofName(SECTION_TEXT['start-of-turn'], { en: ['start'], fr: ['début'] }),
        ofName(SECTION_TEXT['play-cards'], {
          en: ['playing cards', 'play cards'],
          fr: ['jouer des cartes', 'jouez des cartes'],
        }),
        ofName(SECTION_TEXT['score-bases'], { en: ['scor*'], fr: ['Conquête', 'conquis*'] }),
        ofName(SECTION_TEXT.draw, { en: ['draw', 'drawing'], fr: ['pioch*'] }),
        ofName(SECTION_TEXT['end-of-turn'], { en: ['end of the turn', 'end'], fr: ['fin du tour', 'fin'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.keywords,
      terms: [
        ofName({ en: 'Talent', fr: 'Talent' }, { en: ['talent', 'talents'], fr: ['Talent', 'Talents'] }),
        ofName({ en: 'Special', fr: 'Spécial' }, { en: ['special', 'specials'], fr: ['Spécial', 'Spéciaux'] }),
        ofName({ en: 'Ongoing', fr: 'Permanent' }, { fr: ['Permanent', 'Permanents'] }),
        ofName({ en: 'Affect', fr: 'Affecter' }, { en: ['affect*'], fr: ['affect*'] }),
        ofName({ en: 'Attach', fr: 'Attacher' }, { en: ['attach*'], fr: ['attach*'] }),
        ofName({ en: 'Destroy', fr: 'Détruire' }, { en: ['destroy*'], fr: ['détrui*'] }),
        ofName({ en: 'Discard', fr: 'Défausser' }, { en: ['discard*'], fr: ['défauss*'] }),
        ofName({ en: 'Move', fr: 'Déplacer' }, { en: ['move', 'moves', 'moved'], fr: ['déplac*'] }),
        ofName({ en: 'Place', fr: 'Placer' }, { en: ['placed', 'to place'], fr: ['placer', 'placée', 'placées'] }),
        ofName({ en: 'Return', fr: 'Renvoyer' }, { en: ['return', 'returned'], fr: ['renvo*'] }),
        ofName({ en: 'Transfer', fr: 'Transférer' }, { en: ['transfer*'], fr: ['transf*'] }),
        ofName({ en: 'Controller', fr: 'Contrôleur' }, { en: ['control*'], fr: ['contrôl*'] }),
        ofName({ en: 'Owner', fr: 'Propriétaire' }),
        ofName({ en: 'Extra card', fr: 'Carte supplémentaire' }, { en: ['extra'], fr: ['supplément*'] }),
      ],
    },
    { title: GLOSSARY_GROUPS.factions, terms: Object.values(FACTION_NAMES).map((name) => ofName(name)) },
  ],
  faces: [...Object.keys(CARD_NAMES), ...Object.keys(BASE_NAMES)],
  heading: ({ kind }, language) => {
    const parts = kind.split(' · ');
    return parts[0] === 'Base' ? capitalised(BASE[language][1]) : parts.at(-1)!;
  },
};
