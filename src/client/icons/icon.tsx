import type { CATACOMBS_ICONS } from './lists/catacombs.ts';
import type { CLANK_ICONS } from './lists/clank.ts';
import type { SMASH_UP_ICONS } from './lists/smash-up.ts';
import type { SPACE_ICONS } from './lists/space.ts';
import type { STARS_ICONS } from './lists/stars.ts';
import type { UI_ICONS } from './lists/ui.ts';

export type IconName = (
  | typeof UI_ICONS
  | typeof CLANK_ICONS
  | typeof CATACOMBS_ICONS
  | typeof SPACE_ICONS
  | typeof STARS_ICONS
  | typeof SMASH_UP_ICONS
)[number];

interface IconProps {
  readonly name: IconName;
  readonly class?: string;
}

/** A glyph beside words that say the same: readers are told nothing of it. */
export function Icon({ name, class: more }: IconProps) {
  return (
    <svg class={more === undefined ? 'i' : `i ${more}`} aria-hidden="true">
      <use href={`#gi-${name}`} />
    </svg>
  );
}
