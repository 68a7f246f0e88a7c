import { CARDS } from '../../../games/clank/catalogue.ts';
import type { Card } from '../../../games/clank/core/card.ts';
import { lightsInHand, lightsInPlay } from '../../../games/clank/insight/bonuses.ts';
import { originLines, sortsOf, spaceWording } from '../../../text/clank/space.ts';
import { aboard } from '../../../text/clank/space-tongue.ts';
import { SHIP_GLYPHS } from '../../../text/client/card-space.ts';
import { LIGHT, SHIP_CHANGES_NOW, SHIP_SEALS } from '../../../text/client/space-table.ts';
import type { Language } from '../../../text/language.ts';
import type { IconName } from '../../icons/icon.tsx';
import { type Say, sayIn } from '../../say-in.ts';
import { type Dress, enlistDress } from '../clank/dress.ts';
import { GLYPHS } from '../clank/glyphs.ts';
import { BonusPill } from './bonus.tsx';

const as = (name: keyof typeof SHIP_GLYPHS, icon: IconName) => ({ icon, word: SHIP_GLYPHS[name] });

/** What stands for what aboard. */
const SHIP = {
  gold: as('gold', 'credits-currency'),
  dragon: as('dragon', 'overlord-helm'),
  ghost: as('ghost', 'wanted-reward'),
  monster: as('monster', 'sharped-teeth-skull'),
  item: as('item', 'ringed-planet'),
  crystal: as('crystal', 'emerald'),
  tome: as('tome', 'microchip'),
  bag: as('bag', 'swap-bag'),
  outlaw: as('outlaw', 'bandana'),
  resistance: as('resistance', 'star-flag'),
  science: as('science', 'erlenmeyer'),
  contraband: as('contraband', 'cargo-crate'),
  hack: as('hack', 'usb-key'),
  terminal: as('terminal', 'laptop'),
  captive: as('captive', 'handcuffs'),
  checkpoint: as('checkpoint', 'cctv-camera'),
  cyberware: as('cyberware', 'cpu'),
  secret: as('secret', 'help'),
  doom: as('doom', 'time-bomb'),
  telepad: as('telepad', 'teleport'),
  lift: as('lift', 'lift'),
  ride: as('ride', 'lift'),
  pod: as('pod', 'rocket'),
  command: as('command', 'id-card'),
  corridor: as('corridor', 'lift'),
} as const satisfies Readonly<Record<keyof typeof SHIP_GLYPHS, unknown>>;

/** Words alone: what stands for glyphs is left as it is. */
const tongue = (text: string, language: Language): string =>
  text.replace(/\[[^\]]*\]|[^[]+/g, (part) => (part.startsWith('[') ? part : aboard(part, language)));

/** Numbers are filled in before the text is put into the ship's words, since they depend on them, and names after it. */
const say =
  (language: Language): Say =>
  (text, values = {}) => {
    const counted = text[language].replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? String(value) : hole;
    });
    const spoken = aboard(counted, language);
    return sayIn(language)({ en: spoken, fr: spoken }, values);
  };

const isLight = (word: string): word is keyof typeof LIGHT => Object.hasOwn(LIGHT, word);

function seals({ faction, prisoner, installed, where }: Card): readonly (keyof typeof SHIP_SEALS)[] {
  return [
    ...(faction === null ? [] : [faction]),
    ...(prisoner ? (['captive'] as const) : []),
    ...(installed === null ? [] : (['cyberware'] as const)),
    ...(where === 'command' || where === 'corridor' ? [where] : []),
  ];
}

/** How the family's table looks and speaks aboard a ship. */
export const SPACE_DRESS: Dress = {
  glyphs: { ...GLYPHS, ...SHIP },
  tongue,
  say,
  face: spaceWording.face,
  trimmings: {
    inks: ({ faction }) => faction,
    seals,
    sealNotes: SHIP_SEALS,
    sorts: ({ id }, language) => sortsOf(id, language),
    origin: ({ id }, language) => originLines(id, language),
    Bonus: BonusPill,
    lights: (view, card, zone) => {
      if (CARDS[card] === undefined) return '';
      return (zone === 'hand' ? lightsInHand(view, card) : lightsInPlay(view, card)).join(' ');
    },
    lightWords: (lights, language) =>
      lights
        .split(' ')
        .flatMap((light) => (isLight(light) ? [LIGHT[light][language]] : []))
        .join(', '),
    changes: ({ turn }) => [
      [turn.dizzy && !turn.steady, 'teleport', SHIP_CHANGES_NOW.dizzy],
      [turn.steady, 'teleport', SHIP_CHANGES_NOW.steady],
      [turn.locksOpen, 'padlock', SHIP_CHANGES_NOW.locks],
      [turn.pathSafe, 'sharped-teeth-skull', SHIP_CHANGES_NOW.safe],
      [turn.allFactions, 'linked-rings', SHIP_CHANGES_NOW.factions],
      [turn.flutes + turn.bargains > 0, 'shop', SHIP_CHANGES_NOW.purchases, { n: turn.flutes + turn.bargains }],
    ],
  },
};

enlistDress(['space', 'station', 'apocalypse'], SPACE_DRESS);
