import type { ICON_AUTHORS } from './credit.ts';

interface IconAuthor {
  readonly name: (typeof ICON_AUTHORS)[number];
  readonly address?: string;
  readonly icons: readonly string[];
}

/** Who drew each icon that is listed, by the folders of github.com/game-icons/icons; the package does not say it. */
export const AUTHORS: readonly IconAuthor[] = [
  {
    name: 'Lorc',
    address: 'http://lorcblog.blogspot.com',
    icons: [
      ...['alien-stare', 'ammonite-fossil', 'anchor', 'android-mask', 'assassin-pocket', 'auto-repair', 'backstab'],
      ...['bandaged', 'bat-wing', 'battle-axe', 'beer-stein', 'biohazard', 'boot-prints', 'brain', 'breastplate'],
      ...['broadsword', 'bullets', 'candle-light', 'candle-skull', 'cannon', 'cat', 'cloak-dagger', 'clover'],
      ...['coffin', 'cog', 'compass', 'cowled', 'cross-mark', 'crossed-bones', 'crossed-sabres', 'crown'],
      ...['crowned-heart', 'crowned-skull', 'crystal-ball', 'crystal-bars', 'crystal-cluster', 'crystal-growth'],
      ...['cut-diamond', 'diamond-hard', 'dinosaur-bones', 'dinosaur-rex', 'disintegrate', 'distraction', 'dna1'],
      ...['domino-mask', 'double-dragon', 'double-quaver', 'drama-masks', 'dread-skull', 'dripping-goo', 'emerald'],
      ...['energy-shield', 'energy-sword', 'eyeball', 'fairy', 'fairy-wand', 'fire-ring', 'floating-crystal'],
      ...['foot-trip', 'footprint', 'fossil', 'frog', 'galleon', 'gears', 'gem-pendant', 'gems', 'ghost', 'grapple'],
      ...['guillotine', 'haunting', 'hazard-sign', 'hidden', 'hood', 'horse-head', 'hourglass', 'hunting-horn'],
      ...['imp-laugh', 'imprisoned', 'incoming-rocket', 'interdiction', 'jetpack', 'jeweled-chalice', 'knapsack'],
      ...['knife-thrust', 'laurels', 'leather-boot', 'light-bulb', 'linked-rings', 'lizardman', 'locked-chest'],
      ...['lotus-flower', 'lyre', 'magic-gate', 'magic-portal', 'magic-swirl', 'magnifying-glass', 'mailed-fist'],
      ...['mantrap', 'mechanical-arm', 'medal', 'meditation', 'megabot', 'minigun', 'minions', 'missile-mech'],
      ...['missile-pod', 'monkey', 'moon', 'muscle-up', 'ninja-mask', 'padlock', 'pine-tree', 'plain-dagger'],
      ...['pointy-hat', 'pointy-sword', 'poison-bottle', 'poker-hand', 'portal', 'prayer', 'processor', 'punch-blast'],
      ...['quake-stomp', 'queen-crown', 'quill', 'quill-ink', 'ray-gun', 'recycle', 'ringed-beam', 'ringed-planet'],
      ...['ringing-bell', 'robe', 'robot-golem', 'rocket-flight', 'run', 'rune-stone', 'rune-sword'],
      ...['sacrificial-dagger', 'sands-of-time', 'saphir', 'scroll-unfurled', 'shadow-follower'],
      ...['sharped-teeth-skull', 'shield-bounces', 'shouting', 'shuriken', 'skeleton-key', 'smash-arrows'],
      ...['space-suit', 'spade', 'spectre', 'spider-web', 'split-body', 'spoutnik', 'sprint', 'spyglass'],
      ...['star-swirl', 'steeltoe-boots', 'stiletto', 'stone-spear', 'stone-throne', 'sun', 'swap-bag', 'teleport'],
      ...['tesla-coil', 'thorny-vine', 'tinker', 'toad-teeth', 'tornado', 'tower-fall', 'treasure-map', 'trophy'],
      ...['two-shadows', 'vintage-robot', 'visored-helm', 'vulture', 'waves', 'wheat', 'whirlwind', 'wingfoot'],
      ...['wizard-staff', 'wolf-head', 'wolf-trap', 'wooden-door', 'world'],
    ],
  },
  {
    name: 'Delapouite',
    address: 'https://delapouite.com',
    icons: [
      ...['alien-bug', 'angry-eyes', 'anticlockwise-rotation', 'armor-upgrade', 'astronaut-helmet', 'backpack'],
      ...['backward-time', 'bandana', 'banjo', 'barrel', 'base-dome', 'battle-mech', 'biceps', 'blindfold'],
      ...['bookshelf', 'broken-wall', 'bug-net', 'bus', 'candles', 'cape', 'captain-hat-profile', 'car-wheel'],
      ...['caravel', 'card-burn', 'card-exchange', 'carnival-mask', 'cave-entrance', 'chat-bubble', 'check-mark'],
      ...['checklist', 'claws', 'clockwise-rotation', 'cloud-download', 'cloud-upload', 'coins-pile', 'contract'],
      ...['convergence-target', 'cow', 'crypt-entrance', 'crystal-shrine', 'cube', 'dagger-rose', 'database'],
      ...['dead-head', 'defense-satellite', 'delivery-drone', 'diamond-ring', 'dice-target', 'drum', 'duration'],
      ...['dwarf-face', 'enrage', 'escalator', 'exit-door', 'expand', 'factory', 'fairy-wings', 'farmer'],
      ...['fast-forward-button', 'fire-gem', 'fire-shrine', 'flute', 'fog', 'goblin-head', 'gold-nuggets', 'gong'],
      ...['gorilla', 'graveyard', 'habitat-dome', 'half-body-crawling', 'hamburger-menu', 'handcuffed', 'harp'],
      ...['health-potion', 'hiking', 'hole-ladder', 'ice-golem', 'info', 'interceptor-ship', 'island', 'jester-hat'],
      ...['jewel-crown', 'jungle', 'jupiter', 'katana', 'keyboard', 'knight-banner', 'ladder', 'load', 'lunar-wand'],
      ...['maracas', 'mecha-head', 'medieval-gate', 'meeple', 'megaphone', 'mighty-force', 'mine-wagon', 'miner'],
      ...['monk-face', 'mushroom-house', 'mushrooms-cluster', 'musical-notes', 'nano-bot', 'next-button'],
      ...['night-sleep', 'oasis', 'ogre', 'open-folder', 'orb-wand', 'orc-head', 'overlord-helm', 'paddles', 'pagoda'],
      ...['pan-flute', 'parasaurolophus', 'pay-money', 'pearl-necklace', 'person'],
      ...['perspective-dice-six-faces-random', 'pilgrim-hat', 'pirate-cannon', 'pirate-captain', 'pirate-flag'],
      ...['pirate-hook', 'plague-doctor-profile', 'planet-conquest', 'podium', 'prisoner', 'radio-tower', 'robber'],
      ...['robber-mask', 'robin-hood-hat', 'robot-antennas', 'robot-grab', 'robot-helmet', 'rock-golem', 'rule-book'],
      ...['rupee', 'sasquatch', 'save', 'scout-ship', 'secret-book', 'secret-door', 'settings-knobs', 'shaking-hands'],
      ...['shambling-zombie', 'shamrock', 'share', 'shinto-shrine', 'ship-wheel', 'shop', 'shopping-cart'],
      ...['skeletal-hand', 'sound-off', 'sound-on', 'spaceship', 'sparkles', 'speaker', 'speaker-off', 'spell-book'],
      ...['spiked-dragon-head', 'spy', 'stack', 'stairs-cake', 'stalactites', 'star-medal', 'stegosaurus-scales'],
      ...['stethoscope', 'sun-priest', 'swallower', 't-rex-skull', 'tabletop-players', 'take-my-money', 'tambourine'],
      ...['three-friends', 'throne-king', 'thumb-down', 'tiara', 'ticket', 'tiger-head', 'tracked-robot', 'trash-can'],
      ...['tree-door', 'triceratops-head', 'trophy-cup', 'truce', 'truck', 'two-coins', 'ufo', 'uprising'],
      ...['velociraptor', 'war-pick', 'watchtower', 'water-fountain', 'well', 'winged-scepter', 'wisdom'],
      ...['wizard-face'],
    ],
  },
  {
    name: 'Skoll',
    icons: [
      ...['bracers', 'chess-knight', 'fist', 'footsteps', 'hasty-grave', 'hearts', 'laser-burst', 'nuclear-bomb'],
      ...['open-chest', 'open-treasure-chest', 'pentacle', 'raise-skeleton', 'raise-zombie', 'sight-disabled'],
      ...['topaz', 'troll'],
    ],
  },
  {
    name: 'Sbed',
    address: 'http://opengameart.org/content/95-game-icons',
    icons: ['big-egg', 'cancel', 'death-skull', 'hand', 'help'],
  },
  {
    name: 'DarkZaitzev',
    address: 'http://darkzaitzev.deviantart.com',
    icons: [
      ...['flying-shuriken', 'hooded-assassin', 'hooded-figure', 'ninja-head', 'ninja-heroic-stance'],
      ...['running-ninja', 'severed-hand', 'smoke-bomb'],
    ],
  },
  {
    name: 'Faithtoken',
    address: 'http://fungustoken.deviantart.com',
    icons: ['card-discard', 'card-draw', 'minerals'],
  },
  {
    name: 'Caro Asercion',
    icons: ['coinflip', 'goblin', 'round-potion', 'warlord-helmet'],
  },
  {
    name: 'Cathelineau',
    icons: ['bad-gnome', 'swordman', 'swordwoman', 'witch-face'],
  },
  {
    name: 'Quoting',
    icons: ['card-pickup', 'card-play'],
  },
  {
    name: 'Guard13007',
    address: 'https://guard13007.com',
    icons: ['pause-button', 'play-button'],
  },
  {
    name: 'Kier Heyl',
    icons: ['dwarf-helmet'],
  },
  {
    name: 'Lord Berandas',
    icons: ['artificial-intelligence', 'light-fighter', 'microscope'],
  },
  {
    name: 'sParker',
    icons: ['bear-face'],
  },
  {
    name: 'Pepijn Poolman',
    icons: ['elven-castle'],
  },
  {
    name: 'John Colburn',
    icons: ['pistol-gun'],
  },
];
