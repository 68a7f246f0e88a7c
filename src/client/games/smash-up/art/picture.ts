import type { FACTION_NAMES } from '../../../../text/smash-up/names.ts';
import type { Scene } from '../../../card/scenes.ts';
import type { IconName } from '../../../icons/icon.tsx';

/** What is drawn on a card: an icon, perhaps a small second one, before a scene. */
export interface Picture {
  readonly icon: IconName;
  readonly icon2?: IconName;
  readonly scene: Scene;
}

/** A base is printed in the inks of the faction that it came with. */
export interface BasePicture extends Picture {
  readonly faction: keyof typeof FACTION_NAMES;
}
