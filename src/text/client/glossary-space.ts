import { FOOTPRINTS, LOCK } from '../clank/catacombs-nouns.ts';
import { BLACK_CUBE, CLANK, CUBE, DAMAGE, LYING, MARKET, POINT, RESOURCE } from '../clank/nouns.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from '../clank/space-expansion-names.ts';
import { SPACE_CARD_NAMES, SPACE_TOKEN_NAMES } from '../clank/space-names.ts';
import { FACTION_NAME, SPACE_CARD_KIND, SPACE_NOUN } from '../clank/space-nouns.ts';
import { SHIP_PIECE_NAMES } from '../clank/space-places.ts';
import { GLOSSARY_GROUPS, type Glossary, ofName, ofNoun } from './glossary.ts';

const { room, corridor, module, hyperlift, telepad, 'security-checkpoint': checkpoint } = SPACE_NOUN;
const { enemy, credit, cyberware } = SPACE_NOUN;
const {
  'market-master-key': masterKey,
  'market-telepass': telePass,
  'market-med-kit': medKit,
  'market-contraband': contraband,
  'minor-multipass': multiPass,
} = SPACE_TOKEN_NAMES;

/** What the Artifacts are worth, which are the base game’s. */
const ARTIFACTS = [5, 10, 15, 20, 25, 30];

export const SPACE_GLOSSARY: Glossary = {
  groups: [
    {
      title: GLOSSARY_GROUPS.resources,
      terms: [
        ...Object.values(RESOURCE).map(ofNoun),
        ...[credit, SPACE_NOUN['power-crystal'], CLANK, DAMAGE, POINT, CUBE, BLACK_CUBE].map(ofNoun),
        ofNoun(SPACE_NOUN['data-cube']),
      ],
    },
    {
      title: GLOSSARY_GROUPS.tokens,
      terms: [
        ...[LYING.artifact, LYING['major-secret'], LYING['minor-secret']].map(ofNoun),
        ...[SPACE_NOUN['command-code'], SPACE_NOUN['escape-pod']].map(ofNoun),
        ofName(
          { en: 'Executive Escape Pod', fr: 'Capsule de direction' },
          { en: ['Executive'], fr: SPACE_NOUN['executive-pod'].fr },
        ),
        ofNoun(SPACE_NOUN['bounty-hunter']),
        ofNoun(SPACE_NOUN.blockade),
        ofName({ en: 'Boss marker', fr: 'marqueur Boss' }),
        ofName(masterKey, { en: ['Master Key', 'Master Keys'] }),
        ofName(telePass),
        ofName(medKit, { en: ['Med Kit', 'Med Kits'], fr: ['Médikit', 'Médikits'] }),
        ofName(contraband, { fr: ['contrebande'] }),
        ofName(multiPass),
        ofName({ en: 'Boost', fr: 'Stimulant' }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.places,
      terms: [
        ...[room, corridor, module].map(ofNoun),
        ...(['cargo-bay', 'command'] as const).map((id) => {
          const { en, fr } = SHIP_PIECE_NAMES[id];
          return ofName({ en: en.replace(/^the /, ''), fr });
        }),
        ofName(
          { en: 'the Corridor', fr: 'le Couloir' },
          { en: ['the Corridor'], fr: ['le Couloir', 'du Couloir', 'au Couloir'] },
        ),
        ofName(
          { en: checkpoint.en[0], fr: checkpoint.fr[0] },
          { en: ['checkpoint', 'checkpoints'], fr: checkpoint.fr },
        ),
        ...[hyperlift, telepad, SPACE_NOUN['data-port']].map(ofNoun),
        ofName(MARKET),
        ofNoun({ en: ['lock', 'locks'], fr: LOCK.fr }),
        ofNoun(FOOTPRINTS),
        ofName(
          { en: 'Adventure Row', fr: 'piste des Aventures' },
          { en: ['row'], fr: ['piste des Aventures', 'cartes de la piste', 'Ennemi de la piste'] },
        ),
        ofName({ en: 'Rage Track', fr: 'piste de Fureur' }),
        ofName({ en: 'Health Meter', fr: 'piste de Santé' }),
        ofName({ en: 'Clank! Area', fr: 'zone Clank!' }),
        ofName({ en: 'play area', fr: 'zone de jeu' }),
        ofName({ en: 'safe area', fr: 'zone sûre' }, { en: ['safe'], fr: ['sûre', 'sûres'] }),
        ofName({ en: 'supply', fr: 'réserve' }),
        ofName({ en: 'bank', fr: 'réserve générale' }),
        ofName({ en: 'Boss Bag', fr: 'sac du Boss' }, { en: ['bag'], fr: ['sac'] }),
      ],
    },
    {
      title: GLOSSARY_GROUPS.cards,
      terms: [
        ofNoun(enemy),
        ofName({ en: 'Reserve', fr: 'Action permanente' }, { fr: ['Action permanente', 'Actions permanentes'] }),
        ofName(SPACE_CARD_KIND.cyberware, { en: ['Cyberware', ...cyberware.en] }),
        ofNoun(SPACE_NOUN.scheme),
        ofNoun(SPACE_NOUN.phase),
      ],
    },
    {
      title: GLOSSARY_GROUPS.factions,
      terms: [ofNoun(SPACE_NOUN.faction), ...Object.values(FACTION_NAME).map((name) => ofName(name))],
    },
    {
      title: GLOSSARY_GROUPS.keywords,
      terms: [
        ofName({ en: 'Acquire', fr: 'Acquisition' }, { en: ['acquir*'], fr: ['acqui*', 'acquér*'] }),
        ofName({ en: 'Arrive', fr: 'Apparition' }, { fr: ['Apparition', 'Apparitions'] }),
        ofName({ en: 'Danger', fr: 'Danger' }),
        ofName(
          { en: 'Boss Attack', fr: 'Attaque du Boss' },
          { en: ['attack', 'attacks'], fr: ['attaque', 'attaques'] },
        ),
        ofName({ en: 'Discard', fr: 'Défausser' }, { en: ['discard*'], fr: ['défauss*'] }),
        ofName({ en: 'Trash', fr: 'Bannir' }, { en: ['trash*'], fr: ['banni*'] }),
        ofName({ en: 'Hack', fr: 'Pirater' }, { en: ['hack*'], fr: ['pirat*'] }),
        ofName({ en: 'Install', fr: 'Installer' }, { en: ['install*'], fr: ['install*'] }),
        ofName({ en: 'Dizzy', fr: 'Étourdi' }, { en: ['dizzy'], fr: ['étourdi*'] }),
        ofName({ en: 'Knocked out', fr: 'Hors de combat' }),
        ofName({ en: 'Rescued', fr: 'Secouru' }, { fr: ['secouru*'] }),
      ],
    },
  ],
  faces: [
    'stumble',
    ...[SPACE_CARD_NAMES, STATION_CARD_NAMES, APOCALYPSE_CARD_NAMES].flatMap((names) => Object.keys(names)),
    ...ARTIFACTS.map((value) => `artifact-${value}`),
    ...Object.keys(SPACE_TOKEN_NAMES),
  ],
  heading: ({ kind }) => kind.split(' · ')[0]!,
};
