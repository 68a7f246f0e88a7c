import type { CardId } from '../../../games/clank/classic/cards.ts';
import type { Scene } from '../../card/scenes.ts';
import type { IconName } from '../../icons/icon.tsx';

export interface Picture {
  readonly icon: IconName;
  readonly icon2?: IconName;
  readonly scene: Scene;
  readonly flip?: true;
}

/** What is drawn on each card; inks, seam and badges follow from its kind. */
const CARD_ART: Readonly<Record<CardId, Picture>> = {
  burgle: { icon: 'robber', scene: 'moon' },
  stumble: { icon: 'foot-trip', scene: 'echo', flip: true },
  sidestep: { icon: 'running-ninja', scene: 'halls' },
  scramble: { icon: 'hole-ladder', scene: 'cave' },

  mercenary: { icon: 'swordwoman', scene: 'banner' },
  explore: { icon: 'spyglass', scene: 'peaks' },
  'secret-tome': { icon: 'secret-book', scene: 'rays' },
  goblin: { icon: 'goblin-head', scene: 'cave' },

  'amulet-of-vigor': { icon: 'gem-pendant', scene: 'rays' },
  'boots-of-swiftness': { icon: 'steeltoe-boots', scene: 'swirl' },
  'bracers-of-agility': { icon: 'bracers', scene: 'burst' },
  brilliance: { icon: 'light-bulb', scene: 'rays' },
  'dead-run': { icon: 'run', scene: 'halls' },
  'elven-boots': { icon: 'wingfoot', scene: 'swirl' },
  'elven-cloak': { icon: 'cape', scene: 'moon' },
  'elven-dagger': { icon: 'plain-dagger', scene: 'swirl', flip: true },
  'flying-carpet': { icon: 'flying-carpet', scene: 'moon' },
  'lucky-coin': { icon: 'coinflip', scene: 'coins' },
  'move-silently': { icon: 'footsteps', scene: 'halls' },
  pickaxe: { icon: 'war-pick', scene: 'cave' },
  'scepter-of-the-ape-lord': { icon: 'winged-scepter', icon2: 'monkey', scene: 'banner' },
  search: { icon: 'magnifying-glass', scene: 'cave' },
  'silver-spear': { icon: 'stone-spear', scene: 'rays' },
  'singing-sword': { icon: 'rune-sword', icon2: 'musical-notes', scene: 'echo' },
  'sleight-of-hand': { icon: 'poker-hand', scene: 'swirl' },
  sneak: { icon: 'hooded-assassin', scene: 'moon' },
  swagger: { icon: 'robin-hood-hat', scene: 'burst' },
  tattle: { icon: 'shouting', scene: 'echo' },
  'treasure-map': { icon: 'treasure-map', scene: 'peaks' },
  'underworld-dealing': { icon: 'shaking-hands', scene: 'tombs' },
  'wand-of-recall': { icon: 'lunar-wand', icon2: 'portal', scene: 'stars' },
  'wand-of-wind': { icon: 'orb-wand', icon2: 'whirlwind', scene: 'swirl' },

  apothecary: { icon: 'plague-doctor-profile', scene: 'halls' },
  archaeologist: { icon: 'fossil', scene: 'cave' },
  'cleric-of-the-sun': { icon: 'sun-priest', scene: 'rays' },
  'dwarven-peddler': { icon: 'dwarf-helmet', icon2: 'two-coins', scene: 'peaks' },
  'gem-collector': { icon: 'gems', scene: 'shards' },
  'invoker-of-the-ancients': { icon: 'robe', scene: 'swirl' },
  'kobold-merchant': { icon: 'lizardman', icon2: 'two-coins', scene: 'coins' },
  'master-burglar': { icon: 'robber-mask', scene: 'moon' },
  'mister-whiskers': { icon: 'cat', scene: 'moon' },
  'monkeybot-3000': { icon: 'monkey', icon2: 'gears', scene: 'grid' },
  'rebel-captain': { icon: 'visored-helm', scene: 'banner' },
  'rebel-miner': { icon: 'mine-wagon', scene: 'cave' },
  'rebel-scout': { icon: 'hooded-figure', scene: 'moon' },
  'rebel-soldier': { icon: 'swordman', scene: 'banner' },
  'the-duke': { icon: 'throne-king', scene: 'halls' },
  'the-mountain-king': { icon: 'dwarf-face', scene: 'peaks' },
  'the-queen-of-hearts': { icon: 'crowned-heart', scene: 'rays' },
  'treasure-hunter': { icon: 'compass', scene: 'peaks' },
  'tunnel-guide': { icon: 'miner', scene: 'cave' },
  wizard: { icon: 'wizard-face', scene: 'swirl' },

  sapphire: { icon: 'rupee', scene: 'shards' },
  emerald: { icon: 'emerald', scene: 'shards' },
  ruby: { icon: 'topaz', scene: 'shards' },
  diamond: { icon: 'cut-diamond', scene: 'rays' },
  'dragons-eye': { icon: 'fire-gem', scene: 'shards' },

  'dragon-shrine': { icon: 'fire-shrine', scene: 'flames' },
  ladder: { icon: 'ladder', scene: 'cave' },
  shrine: { icon: 'crystal-shrine', scene: 'halls' },
  teleporter: { icon: 'magic-portal', scene: 'swirl' },
  'the-vault': { icon: 'locked-chest', scene: 'coins' },

  'animated-door': { icon: 'wooden-door', icon2: 'angry-eyes', scene: 'halls' },
  belcher: { icon: 'toad-teeth', scene: 'flames' },
  'cave-troll': { icon: 'troll', scene: 'cave' },
  'crystal-golem': { icon: 'ice-golem', scene: 'shards' },
  kobold: { icon: 'lizardman', scene: 'cave' },
  ogre: { icon: 'ogre', scene: 'flames' },
  'orc-grunt': { icon: 'orc-head', scene: 'flames' },
  overlord: { icon: 'warlord-helmet', scene: 'tombs' },
  watcher: { icon: 'eyeball', scene: 'tentacles' },
};

const pictures = new Map<string, Picture>(Object.entries(CARD_ART));

export function enlistPictures(more: Readonly<Record<string, Picture>>): void {
  for (const [id, picture] of Object.entries(more)) pictures.set(id, picture);
}

export function pictureOf(id: string): Picture {
  const picture = pictures.get(id);
  if (picture === undefined) throw new Error(`no picture of ${id}`);
  return picture;
}
