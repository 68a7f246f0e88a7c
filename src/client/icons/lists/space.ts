/** Art and ship glyphs of In! Space! that neither the interface nor the first game has. */
export const SPACE_ICONS = [
  'barrier',
  'bandana',
  'cargo-crate',
  'cctv-camera',
  'credits-currency',
  'erlenmeyer',
  'id-card',
  'lift',
  'medical-pack',
  'star-flag',
  'teleport',
  'wanted-reward',
] as const;
