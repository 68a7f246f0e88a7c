import type { IconName } from '../../../icons/icon.tsx';

/** How a piece is painted: from above to below, its letters and lines, and what is painted on its floor. */
export interface Hue {
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly finds: readonly IconName[];
}

const hue = (from: string, to: string, line: string, ...finds: readonly IconName[]): Hue => ({ from, to, line, finds });

export const HUES: Readonly<Record<string, Hue>> = {
  'cargo-bay': hue('#4A5078', '#2C3056', '#FFD38A', 'cargo-crate', 'stack'),
  corridor: hue('#3B4A86', '#232C5C', '#B9C8FF', 'satellite', 'circuitry'),
  command: hue('#6A2C58', '#3A163C', '#FF9CC4', 'overlord-helm', 'star-flag'),
  hydroponics: hue('#2C6357', '#173B3C', '#8FF0C4', 'vine-leaf', 'plant-seed'),
  engineering: hue('#6B5A2E', '#39301B', '#FFE08A', 'gears', 'cog'),
  'doomsday-cannon': hue('#74402F', '#3E1F2A', '#FFB98A', 'cannon', 'rolling-bomb'),
  arena: hue('#6E3340', '#3B1A2B', '#FFB0B8', 'trophy-cup', 'medal'),
  'med-lab': hue('#2F6587', '#193A59', '#A5E6FF', 'caduceus', 'medical-pack'),
  promenade: hue('#5C3B7E', '#301F4E', '#DDBBFF', 'shop', 'musical-notes'),
  'rift-observatory': hue('#2E5580', '#1B2350', '#9FD0FF', 'spyglass', 'eyeball'),
  'planetary-cell-block': hue('#4F5560', '#282C3B', '#D5DEEE', 'padlock', 'eyeball'),
  'terror-forming-lab': hue('#4B6B2A', '#26381C', '#D0F08A', 'erlenmeyer', 'sharped-teeth-skull'),
  'invasion-hangar': hue('#70462E', '#3A2327', '#FFC58F', 'starfighter', 'hazard-sign'),
  'station-hub': hue('#3B4A86', '#232C5C', '#B9C8FF', 'world', 'circuitry'),
  'ring-west': hue('#3D5A66', '#1F333E', '#AEE3EE', 'satellite', 'stack'),
  'ring-east': hue('#5A4A86', '#2E2558', '#D2C0FF', 'cut-diamond', 'satellite'),
  'dock-west': hue('#4A5078', '#2C3056', '#FFD38A', 'rocket', 'cargo-crate'),
  'dock-east': hue('#505A70', '#2B3148', '#FFE3B0', 'rocket', 'knapsack'),
  boardroom: hue('#6A2C58', '#3A163C', '#FF9CC4', 'overlord-helm', 'two-coins'),
};
