/**
 * Sections of the booklet, in its order, its 5–6 player page and its token reference among them; `decided` holds what
 * docs/decisions settles where they are silent.
 */
export const SECTIONS = [
  'components',
  'setup',
  'turn',
  'clank',
  'acquire',
  'use',
  'fight',
  'tunnels',
  'market',
  'artifacts',
  'picking',
  'discovery',
  'artifact-rooms',
  'crystal-caves',
  'crypt',
  'wayshrines',
  'portals',
  'rewards',
  'haunted',
  'lexicon',
  'turn-end',
  'dragon',
  'health',
  'out',
  'scoring',
  'party',
  'prisoners',
  'major-secrets',
  'market-items',
  'minor-secrets',
  'monkey-idol',
  'decided',
] as const;
export type CatacombsSection = (typeof SECTIONS)[number];

/** A rule that the base game has too bears the same id. The comments name the rulings of the fact sheets it says. */
export const RULES = [
  ['components-players', 'components'],
  ['components-cards', 'components'],
  ['components-tiles', 'components'],
  ['components-tokens', 'components'],
  ['components-cubes', 'components'],
  ['setup-rage-four', 'setup'],
  ['setup-rage-three', 'setup'],
  ['setup-rage-two', 'setup'],
  ['setup-surface-tiles', 'setup'],
  ['setup-tile-stack', 'setup'],
  ['setup-bank', 'setup'],
  ['setup-ghosts', 'setup'],
  ['setup-dragon-bag', 'setup'],
  ['setup-artifact-stack', 'setup'],
  ['setup-pools', 'setup'],
  ['setup-market', 'setup'],
  ['setup-start-tile', 'setup'],
  ['setup-idols', 'setup'],
  ['setup-mastery', 'setup'],
  ['setup-reserve', 'setup'],
  ['setup-dungeon-row', 'setup'],
  ['setup-row-no-attack', 'setup'], // cc-10
  ['setup-cubes', 'setup'],
  ['setup-pawn', 'setup'],
  ['setup-lockpicks', 'setup'],
  ['setup-starting-deck', 'setup'],
  ['setup-hand', 'setup'],
  ['setup-first-player', 'setup'],
  ['setup-clank', 'setup'],
  ['setup-deck-option', 'setup'],
  ['play-from-hand', 'turn'],
  ['play-all', 'turn'],
  ['play-area', 'turn'],
  ['not-your-turn', 'turn'],
  ['answer-first', 'turn'],
  ['when-asked', 'turn'],
  ['actions-repeat', 'turn'],
  ['resources', 'turn'],
  ['resources-lost', 'turn'],
  ['order-of-plays', 'turn'], // cc-01
  ['gold-gain', 'turn'],
  ['reshuffle', 'turn'], // cc-05
  ['clank-add', 'clank'],
  ['empty-supply-clank', 'clank'], // cc-04
  ['clank-remove', 'clank'],
  ['negative-clank-carry', 'clank'], // cc-02
  ['clank-made-counts', 'clank'], // cc-03
  ['acquire-what', 'acquire'],
  ['acquire-cost', 'acquire'],
  ['acquired-to-discard', 'acquire'],
  ['row-slot-empty', 'acquire'], // cc-07
  ['reserve-limited', 'acquire'],
  ['use-what', 'use'],
  ['use-cost', 'use'],
  ['device-immediate', 'use'],
  ['fight-what', 'fight'],
  ['fight-swords', 'fight'],
  ['fight-reward', 'fight'],
  ['goblin', 'fight'],
  ['tunnel-needed', 'tunnels'],
  ['boots-needed', 'tunnels'], // cc-22
  ['footprints', 'tunnels'], // cc-22
  ['monster-tunnel', 'tunnels'], // cc-22
  ['monster-tunnel-choice', 'tunnels'], // cc-22
  ['lock-needs-lockpick', 'tunnels'], // cc-22, cc-23
  ['lock-open-for-all', 'tunnels'], // cc-22
  ['one-way', 'tunnels'], // cc-22
  ['tunnel-over-tiles', 'tunnels'],
  ['market-room', 'market'],
  ['market-price', 'market'],
  ['market-stock', 'market'],
  ['market-any-item-anywhere', 'market'], // cc-43
  ['market-many-purchases', 'market'], // cc-43
  ['artifact-any-time', 'artifacts'], // cc-30
  ['take-what-lies-here', 'artifacts'],
  ['artifact-limit', 'artifacts'], // cc-31
  ['artifact-no-swap', 'artifacts'], // cc-31
  ['pick-what', 'picking'],
  ['pick-needs-lockpick', 'picking'],
  ['pick-once', 'picking'],
  ['pick-pool-empty', 'picking'], // cc-40
  ['pick-chest', 'picking'],
  ['pick-library', 'picking'],
  ['pick-prison', 'picking'],
  ['pick-last-prisoner', 'picking'], // cc-40
  ['discover-at-edge', 'discovery'], // cc-24
  ['tile-place-free', 'discovery'], // cc-24
  ['tile-beside-start', 'discovery'], // cc-24
  ['orientation-free', 'discovery'],
  ['orientation-payable', 'discovery'], // cc-25
  ['orientation-arrow', 'discovery'], // cc-27
  ['arrows-may-face', 'discovery'], // cc-27
  ['orientation-dead-end', 'discovery'],
  ['second-tile', 'discovery'], // cc-26
  ['discovery-pause', 'discovery'], // cc-25
  ['explore-stack-empty', 'discovery'], // cc-28
  ['artifact-room', 'artifact-rooms'], // cc-29
  ['artifact-plus', 'artifact-rooms'], // cc-29
  ['artifact-plus-short', 'artifact-rooms'], // cc-29
  ['artifact-room-empty', 'artifact-rooms'], // cc-29
  ['crystal-cave-stops-boots', 'crystal-caves'], // cc-32
  ['crystal-cave-teleport', 'crystal-caves'], // cc-32
  ['crystal-cave-any-entry', 'crystal-caves'], // cc-32
  ['exit-needs-artifact', 'crypt'], // cc-48
  ['escape-at-crypt', 'crypt'], // cc-47
  ['mastery-token', 'crypt'], // cc-47
  ['wayshrine-offering', 'wayshrines'], // cc-38
  ['wayshrine-gold', 'wayshrines'], // cc-38
  ['wayshrine-here', 'wayshrines'], // cc-38
  ['wayshrine-once', 'wayshrines'], // cc-38
  ['wayshrine-cube', 'wayshrines'], // cc-38
  ['wayshrine-never-clank', 'wayshrines'], // cc-38
  ['portal-through', 'portals'], // cc-34
  ['portal-one-boot', 'portals'], // cc-34
  ['portal-icons', 'portals'], // cc-34
  ['portal-teleport', 'portals'], // cc-35
  ['portal-onward', 'portals'],
  ['reward-on-entry', 'rewards'],
  ['reward-once', 'rewards'], // cc-37
  ['reward-minor-secret', 'rewards'],
  ['secret-revealed', 'rewards'],
  ['reward-idol', 'rewards'],
  ['reward-gold', 'rewards'],
  ['reward-heal', 'rewards'],
  ['haunted-tile', 'haunted'],
  ['acquire-effect-once', 'lexicon'], // cc-08
  ['arrive-before-attack', 'lexicon'], // cc-09
  ['arrive-at-setup', 'lexicon'], // cc-09
  ['trash-zones', 'lexicon'],
  ['trash-effect-only', 'lexicon'],
  ['trash-for-good', 'lexicon'],
  ['each-player-order', 'lexicon'], // cc-54
  ['danger', 'lexicon'], // cc-12
  ['discard-from-hand', 'lexicon'], // cc-06
  ['discard-no-effect', 'lexicon'], // cc-06
  ['discard-to-do', 'lexicon'], // cc-06
  ['teleport-needed', 'lexicon'],
  ['teleport-connected', 'lexicon'], // cc-36
  ['teleport-free', 'lexicon'], // cc-36
  ['teleport-discovers', 'lexicon'], // cc-24, cc-36
  ['draw-five', 'turn-end'],
  ['dungeon-deck-empty', 'turn-end'], // cc-21
  ['dragon-attack-trigger', 'dragon'], // cc-11
  ['attack-bag', 'dragon'],
  ['attack-draw', 'dragon'], // cc-12, cc-13
  ['black-cubes-aside', 'dragon'], // cc-13
  ['attack-damage', 'dragon'], // cc-13, cc-19
  ['rage-on-artifact', 'dragon'],
  ['bag-empty', 'dragon'], // cc-14
  ['ghost-damage', 'dragon'], // cc-15
  ['ghost-returns', 'dragon'], // cc-15
  ['ghost-empty-supply', 'dragon'], // cc-16
  ['health-meter', 'health'],
  ['tunnel-damage-cubes', 'health'], // cc-19
  ['monster-damage-limit', 'health'], // cc-18
  ['empty-supply-tunnel', 'health'], // cc-18
  ['heal-cubes', 'health'], // cc-20
  ['knocked-out', 'health'],
  ['rescued', 'health'], // cc-51
  ['lost-without-artifact', 'health'], // cc-51
  ['depths-tiles', 'health'], // cc-51
  ['lost-in-depths', 'health'], // cc-51
  ['out-no-turns', 'out'],
  ['out-unaffected', 'out'], // cc-50
  ['out-cubes-black', 'out'], // cc-50
  ['out-turn-draw', 'out'], // cc-49
  ['game-end', 'scoring'],
  ['score-artifact', 'scoring'],
  ['score-tokens', 'scoring'],
  ['score-gold', 'scoring'],
  ['score-cards', 'scoring'],
  ['winner', 'scoring'],
  ['tie-break', 'scoring'], // cc-53
  ['party-cards', 'party'], // cc-63
  ['party-artifacts', 'party'], // cc-63
  ['party-market', 'party'], // cc-63
  ['party-minor-secrets', 'party'], // cc-63
  ['party-rage', 'party'], // cc-63
  ['party-seats', 'party'], // cc-63
  ['party-artifact-plus', 'party'], // cc-60
  ['party-highest-artifact', 'party'], // cc-60
  ['same-room-artifact', 'party'], // cc-60
  ['wayshrine-full', 'party'], // cc-61
  ['bot-never-returned', 'party'], // cc-62
  ['party-tie-break', 'party'], // cc-53
  ['react-condition', 'party'], // cc-58
  ['react-later', 'party'], // cc-58
  ['react-own-turn', 'party'], // cc-58
  ['arrive-choice', 'party'], // cc-59
  ['barbarian', 'prisoners'],
  ['cleric', 'prisoners'],
  ['discount-coupon', 'prisoners'],
  ['coupon-no-prisoner', 'prisoners'], // cc-41
  ['sorceress', 'prisoners'],
  ['warrior', 'prisoners'],
  ['mayor', 'prisoners'], // cc-52
  ['monk', 'prisoners'],
  ['golden-monkey-bot', 'prisoners'], // cc-42
  ['peasant', 'prisoners'],
  ['adventurer', 'prisoners'],
  ['primatologist', 'prisoners'], // cc-42
  ['prince-and-princess', 'prisoners'],
  ['haunted-prisoner', 'prisoners'],
  ['chalice', 'major-secrets'],
  ['catacombs-map', 'major-secrets'],
  ['potion-of-greater-healing', 'major-secrets'],
  ['greater-skill-boost', 'major-secrets'],
  ['greater-treasure', 'major-secrets'],
  ['blood-amulet', 'market-items'],
  ['blood-amulet-damage', 'market-items'], // cc-44
  ['crown-order', 'market-items'],
  ['burglars-kit', 'market-items'],
  ['backpack', 'market-items'], // cc-31
  ['invisibility-cloak', 'market-items'],
  ['puzzle-box', 'minor-secrets'], // cc-39
  ['lockpick-secret', 'minor-secrets'],
  ['magic-spring', 'minor-secrets'], // cc-46
  ['dragon-egg', 'minor-secrets'],
  ['potion-of-strength', 'minor-secrets'],
  ['potion-of-swiftness', 'minor-secrets'],
  ['potion-of-healing', 'minor-secrets'],
  ['potion-of-stealth', 'minor-secrets'],
  ['skill-boost', 'minor-secrets'],
  ['treasure', 'minor-secrets'],
  ['potion-held', 'minor-secrets'],
  ['idol-not-secret', 'monkey-idol'],
  ['deep-only', 'decided'],
  ['crystal-only', 'decided'],
  ['choice-possible', 'decided'],
  ['decline-only-optional', 'decided'],
  ['end-turn-plays-rest', 'decided'],
  ['turn-end-order', 'decided'],
  ['trashed-still-counts', 'decided'],
  ['rage-cap', 'decided'],
  ['bag-runs-low', 'decided'],
  ['spent-cubes-aside', 'decided'],
  ['shrine-arrive', 'decided'],
  ['left-no-moves', 'decided'],
  ['own-clank-stays', 'decided'], // cc-47
  ['crypt-boots-lost', 'decided'],
  ['knocked-out-own-turn', 'decided'],
  ['knockout-order', 'decided'],
  ['rescued-no-mastery', 'decided'], // cc-52
  ['damage-at-start', 'decided'], // cc-56
  ['have-once', 'decided'], // cc-57
  ['made-clank-no-cube', 'decided'],
  ['place-before-moving', 'decided'],
  ['revealed-tile-public', 'decided'],
  ['paid-on-placing', 'decided'],
  ['tunnel-runs-on', 'decided'],
  ['portal-lonely', 'decided'],
  ['crystal-cave-card-after', 'decided'], // cc-33
  ['no-ghost-left', 'decided'], // cc-17
  ['pool-gives-what-is-left', 'decided'],
  ['puzzle-box-waits', 'decided'],
  ['start-tile-fixed', 'decided'], // cc-55
  ['turn-another-way', 'decided'],
  ['turning-ignores-fallen', 'decided'],
  ['marble-guardian-nowhere', 'decided'],
  ['teleport-out', 'decided'], // cc-36
  ['teleport-arrival', 'decided'],
  ['teleport-not-immediate', 'decided'],
  ['teleport-named', 'decided'],
  ['device-price', 'decided'],
  ['flute-once', 'decided'], // cc-45
  ['coupon-lowers-any-price', 'decided'], // cc-45
  ['hidden-answer-asked', 'decided'],
  ['base-cards', 'decided'],
  ['wand-of-wind-reward', 'decided'],
  ['treasure-hunter-replacement', 'decided'],
  ['replacement-arrives', 'decided'],
  ['replace-needs-deck', 'decided'],
  ['treasure-token-not-gain', 'decided'],
] as const satisfies readonly (readonly [string, CatacombsSection])[];
export type CatacombsRule = (typeof RULES)[number][0];
