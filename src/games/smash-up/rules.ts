/** Sections of the booklet, in its order; then what is decided where it is silent, and rulings from elsewhere. */
export const SECTIONS = [
  'goal',
  'components',
  'setup',
  'base-deck',
  'turn',
  'start-of-turn',
  'play-cards',
  'minions',
  'actions',
  'score-bases',
  'draw',
  'end-of-turn',
  'resolution',
  'cards',
  'on-play',
  'scoring',
  'specials',
  'points',
  'aftermath',
  'ties',
  'game-end',
  'terms',
  'clarifications',
  'conflicts',
  'factions',
  'decided',
  'rulings',
  'card-rulings',
] as const;
export type SmashUpSection = (typeof SECTIONS)[number];

/** The comments name the rulings of the fact sheets that a rule says. */
export const RULES = [
  ['goal', 'goal'],
  ['components-players', 'components'],
  ['components-cards', 'components'],
  ['setup-deck', 'setup'], // R001
  ['faction-twice', 'setup'], // R001
  ['faction-taken', 'setup'],
  ['setup-draft-snake', 'setup'], // R004
  ['setup-bases', 'setup'], // R001
  ['setup-hand', 'setup'], // R001
  ['setup-no-minion', 'setup'], // R003
  ['setup-first-player', 'setup'],
  ['base-deck-boxes', 'base-deck'], // R002
  ['turn-phases', 'turn'], // R005
  ['not-your-turn', 'turn'],
  ['answer-first', 'turn'],
  ['when-asked', 'turn'],
  ['start-effects', 'start-of-turn'], // R005
  ['one-minion', 'play-cards'], // R006
  ['one-action', 'play-cards'], // R006
  ['play-any-order', 'play-cards'], // R006
  ['play-from-hand', 'play-cards'],
  ['minion-needs-base', 'minions'],
  ['minion-effect', 'minions'],
  ['action-effect', 'actions'],
  ['score-phase', 'score-bases'], // R035
  ['score-compulsory', 'score-bases'], // R035
  ['draw-two', 'draw'], // R005
  ['reshuffle', 'draw'], // R008
  ['hand-limit', 'draw'], // R007
  ['end-effects', 'end-of-turn'], // R005
  ['resolve-card-first', 'resolution'], // R013
  ['resolve-in-play', 'resolution'], // R013
  ['resolve-hands', 'resolution'], // R013
  ['resolve-discard-last', 'resolution'], // R013
  ['card-numbers', 'cards'],
  ['on-play-once', 'on-play'], // R012
  ['breakpoint-reached', 'scoring'], // R035
  ['score-check', 'scoring'], // R037
  ['score-choose', 'scoring'], // R036, R037
  ['score-before', 'scoring'], // R037, R046
  ['score-when', 'scoring'], // R037, R046
  ['score-after', 'scoring'], // R037, R046
  ['score-discard-cards', 'scoring'], // R037, R044
  ['score-discard-base', 'scoring'], // R037
  ['score-replace', 'scoring'], // R037
  ['score-again', 'scoring'], // R036, R037
  ['score-goes-on', 'scoring'], // R038
  ['unicrave-goes-on', 'scoring'], // R088
  ['specials-in-play-first', 'specials'], // R039
  ['react-in-turn', 'specials'], // R039
  ['react-all-pass', 'specials'], // R039
  ['points-total', 'points'], // R041
  ['points-places', 'points'], // R041
  ['points-unfilled', 'points'], // R041
  ['points-need-minion', 'points'], // R041
  ['aftermath-reacts', 'aftermath'], // R044
  ['base-reshuffle', 'aftermath'],
  ['tie-share', 'ties'], // R042
  ['tie-skip', 'ties'], // R042
  ['tie-ability', 'ties'], // R043
  ['game-end', 'game-end'], // R011
  ['winner', 'game-end'], // R011
  ['tie-goes-on', 'game-end'], // R011
  ['affected', 'terms'], // R047
  ['cancel', 'terms'], // R026
  ['after', 'terms'], // R025
  ['action-target', 'terms'],
  ['attach-adds', 'terms'],
  ['on-your-turn', 'terms'], // R068
  ['control-taken', 'terms'], // R055
  ['control-attached', 'terms'], // R055
  ['directly', 'terms'], // R049
  ['destroy', 'terms'], // R063
  ['discard', 'terms'], // R063
  ['move', 'terms'], // R060
  ['in-play', 'terms'],
  ['ongoing', 'terms'], // R033
  ['to-do', 'terms'], // R017
  ['power-current', 'terms'], // R052
  ['play', 'terms'], // R012
  ['owner', 'terms'], // R058
  ['return', 'terms'], // R063
  ['place', 'terms'], // R063
  ['special-timing', 'terms'], // R032
  ['special-on-top', 'terms'], // R031
  ['extra-optional', 'terms'], // R016, R030
  ['extra-keep', 'terms'], // R027, R029
  ['extra-limits', 'terms'],
  ['talent-once', 'terms'], // R006, R030
  ['talent-yours', 'terms'], // R030
  ['transfer', 'terms'], // R066
  ['owned-minions', 'clarifications'], // R069
  ['alien-guru', 'clarifications'], // R070
  ['betrothed', 'clarifications'], // R071
  ['talent-lost', 'clarifications'], // R072
  ['talent-lost-kept', 'clarifications'], // R072
  ['changing-room', 'clarifications'], // R073
  ['changing-room-arrival', 'clarifications'], // R074
  ['ensign-source', 'clarifications'], // R075
  ['ensign-several', 'clarifications'], // R076
  ['ensign-action', 'clarifications'], // R077
  ['ensign-control', 'clarifications'], // R078
  ['ensign-second', 'clarifications'], // R079
  ['ensign-condition', 'clarifications'], // R080
  ['return-not-owned', 'clarifications'], // R081
  ['scoundrel', 'clarifications'], // R083
  ['instead-not-owned', 'clarifications'], // R082
  ['solarshout', 'clarifications'], // R084
  ['direct-increase', 'clarifications'], // R051
  ['direct-increase-not', 'clarifications'], // R051
  ['spikey-chair-room', 'clarifications'], // R085
  ['overflow-title', 'clarifications'], // R086
  ['weird-new-worlds', 'clarifications'], // R087
  ['card-beats-rules', 'conflicts'], // R021
  ['never-below-zero', 'conflicts'], // R021
  ['cannot-beats-can', 'conflicts'], // R021
  ['cannot-play-here', 'conflicts'], // R021
  ['simultaneous', 'conflicts'], // R009, R020
  ['play-in-vain', 'conflicts'], // R015, R019
  ['must-resolve', 'conflicts'], // R016
  ['any-number', 'conflicts'], // R019
  ['extra-now-or-never', 'conflicts'], // R027
  ['discards-open', 'conflicts'], // R065
  ['pick-what-fits', 'conflicts'],
  ['owner-piles', 'conflicts'], // R058, R059
  ['leaving-attached', 'conflicts'], // R060
  ['effect-duration', 'conflicts'], // R022
  ['control-lasts', 'conflicts'], // R022, R056
  ['you-controller', 'conflicts'], // R057
  ['you-on-base', 'conflicts'], // R057
  ['look-and-reveal', 'conflicts'], // R064
  ['two-boxes', 'factions'],
  ['one-set-of-bases', 'factions'], // R002
  ['boxes-by-seats', 'decided'],
  ['sets-in-play', 'decided'], // R101
  ['draft-ways', 'decided'],
  ['one-printing', 'decided'],
  ['tied-is-winning', 'decided'],
  ['unicrave-before', 'decided'],
  ['each-player-chooses', 'decided'], // R020
  ['instead-choice', 'decided'],
  ['all-not-direct', 'decided'],
  ['annoying-alien-names', 'decided'],
  ['no-base-left', 'decided'],
  ['overflow-extras', 'decided'], // R086
  ['standing-pass', 'decided'],
  ['end-turn-order', 'rulings'], // R010
  ['nested-play', 'rulings'], // R014
  ['do-what-you-can', 'rulings'], // R016
  ['cost-whole', 'rulings'], // R017
  ['independent-parts', 'rulings'], // R018
  ['immune-spared', 'rulings'], // R023
  ['react-needs-play', 'rulings'], // R024
  ['extra-specific', 'rulings'], // R028
  ['labels', 'rulings'], // R034
  ['specials-revised', 'rulings'], // R040
  ['scoring-base-gone', 'rulings'], // R045
  ['detach-not-affect', 'rulings'], // R048
  ['credit', 'rulings'], // R050
  ['power-order', 'rulings'], // R053
  ['counters-stay', 'rulings'], // R054
  ['on-minion-not-base', 'rulings'], // R061
  ['attach-protected', 'rulings'], // R062
  ['indestructible-leaves', 'rulings'], // R063
  ['search', 'rulings'], // R064
  ['same-name', 'rulings'], // R067
  ['direct-increase-actions', 'card-rulings'], // R089
  ['direct-increase-in-play', 'card-rulings'], // R090
  ['walking-carpet', 'card-rulings'], // R091
  ['block-the-probe', 'card-rulings'], // R092
  ['port-me-up', 'card-rulings'], // R093
  ['pupoks', 'card-rulings'], // R094
  ['owned-or-controlled', 'card-rulings'], // R095
  ['medical-officer', 'card-rulings'], // R096
  ['matrix-of-bossiness', 'card-rulings'], // R097
  ['neutral-space', 'card-rulings'], // R098
  ['wintersquashed', 'card-rulings'], // R099
  ['no-moon', 'card-rulings'], // R100
  ['invader', 'card-rulings'], // R102
  ['rampage', 'card-rulings'], // R103
  ['return-and-play', 'card-rulings'], // R104
  ['ninja-acolyte', 'card-rulings'], // R105
  ['infiltrate', 'card-rulings'], // R106
  ['sail-apart', 'card-rulings'], // R107
  ['sea-dogs', 'card-rulings'], // R108
  ['special-limit', 'card-rulings'], // R109, R119
  ['revealed-now', 'card-rulings'], // R110
  ['microbot-alpha', 'card-rulings'], // R111
  ['microbot-fixers', 'card-rulings'], // R111
  ['brownie', 'card-rulings'], // R112
  ['trap-still-there', 'card-rulings'], // R113
  ['hideout', 'card-rulings'], // R114
  ['mark-of-sleep', 'card-rulings'], // R115
  ['mass-enchantment', 'card-rulings'], // R116
  ['wizard-extra-stays', 'card-rulings'], // R117
  ['lend-a-hand', 'card-rulings'], // R118
  ['zombie-lord', 'card-rulings'], // R120
  ['theyre-coming', 'card-rulings'], // R121
  ['terraforming', 'card-rulings'], // R122
] as const satisfies readonly (readonly [string, SmashUpSection])[];
export type SmashUpRule = (typeof RULES)[number][0];
