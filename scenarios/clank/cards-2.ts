import { both, clank } from '../scenario.ts';

const REBELS = [
  ['Rebel Captain', 'rebel-captain'],
  ['Rebel Miner', 'rebel-miner'],
  ['Rebel Scout', 'rebel-scout'],
  ['Rebel Soldier', 'rebel-soldier'],
] as const;

const rebels = REBELS.flatMap(([name, id]) => [
  clank(`${name}: draws nothing alone, and one card once another companion comes`, ['order-of-plays'], {
    given: { players: [{ hand: [id, 'mercenary', 'tunnel-guide'], deck: ['sidestep', 'scramble', '...'] }] },
    do: [
      `play ${id}`,
      { expect: { state: { players: [{ hand: ['mercenary', 'tunnel-guide'] }, {}], turn: { bonuses: [id] } } } },
      'play mercenary',
      { expect: { state: { players: [{ hand: ['tunnel-guide', 'sidestep'] }, {}], turn: { bonuses: [] } } } },
      'play tunnel-guide',
    ],
    expect: { state: { players: [{ hand: ['sidestep'] }, {}] } },
  }),
  clank(`${name}: draws one card when companions are in play already`, [], {
    given: { players: [{ hand: ['mercenary', 'tunnel-guide', id], deck: ['sidestep', 'scramble', '...'] }] },
    do: ['play mercenary', 'play tunnel-guide', `play ${id}`],
    expect: { state: { players: [{ hand: ['sidestep'] }, {}], turn: { bonuses: [] } } },
  }),
]);

const RELICS = [
  ['a chalice and an egg', ['chalice', 'dragon-egg'], 7 + 3],
  ['a chalice and an idol', ['chalice', 'monkey-idol'], 7 + 5],
  ['an egg and an idol', ['dragon-egg', 'monkey-idol'], 3 + 5],
  ['all three kinds', ['chalice', 'dragon-egg', 'monkey-idol'], 7 + 3 + 5],
] as const;

/** Companions. */
export default [
  ...both('Apothecary: a card discarded from hand gives three swords', ['discard-no-effect'], {
    given: { players: [{ hand: ['apothecary', 'stumble'], damage: 2 }] },
    do: [
      'play apothecary',
      'discard stumble',
      { expect: { options: ['choose 1', 'choose 2', 'choose 3'] } },
      'choose 1',
    ],
    expect: {
      state: {
        players: [{ hand: [], discard: ['stumble'], gold: 0, damage: 2 }, {}],
        turn: { swords: 3 },
        clank: { red: 0 },
      },
    },
  }),
  ...both('Apothecary: a card discarded from hand gives 2 gold instead', [], {
    given: { players: [{ hand: ['apothecary', 'stumble'], damage: 2 }] },
    do: ['play apothecary', 'discard stumble', 'choose 2'],
    expect: { state: { players: [{ gold: 2, damage: 2 }, {}], turn: { swords: 0 } } },
  }),
  ...both('Apothecary: a card discarded from hand heals one damage instead', ['heal-cubes'], {
    given: { players: [{ hand: ['apothecary', 'stumble'], damage: 2 }] },
    do: ['play apothecary', 'discard stumble', 'choose 3'],
    expect: { state: { players: [{ gold: 0, damage: 1, cubes: 29 }, {}], turn: { swords: 0 } } },
  }),
  ...both('Apothecary: without a discard it gives nothing', ['discard-to-do'], {
    given: { players: [{ hand: ['apothecary', 'stumble'], damage: 2 }] },
    do: ['play apothecary', { expect: { asked: { ask: 'discard' }, options: ['discard stumble'] } }, 'decline'],
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ hand: ['stumble'], gold: 0, damage: 2 }, {}], turn: { swords: 0 } },
    },
  }),
  ...both('Apothecary: played last it gives nothing', ['discard-to-do'], {
    given: { players: [{ hand: ['apothecary'] }] },
    do: ['play apothecary'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 0 }, {}], turn: { swords: 0 } } },
  }),
  ...both('Archaeologist: draws a card, without skill when no idol is held', [], {
    given: { players: [{ hand: ['archaeologist'], deck: ['explore', '...'], tokens: ['dragon-egg'] }] },
    do: ['play archaeologist'],
    expect: { state: { players: [{ hand: ['explore'] }, {}], turn: { skill: 0 } } },
  }),
  ...both('Archaeologist: gives two skill with a Monkey Idol, and no more with two', [], {
    given: { players: [{ hand: ['archaeologist'], tokens: ['monkey-idol', 'monkey-idol'] }] },
    do: ['play archaeologist'],
    expect: { state: { players: [{ hand: ['burgle'] }, {}], turn: { skill: 2 } } },
  }),
  clank('Archaeologist: gives its skill once an idol is taken later in the turn', ['order-of-plays'], {
    given: { players: [{ hand: ['archaeologist'], room: '30' }], turn: { boots: 2 } },
    do: ['play archaeologist', 'walk 24', { expect: { state: { turn: { skill: 0 } } } }, 'take monkey-idol'],
    expect: { state: { players: [{ tokens: ['monkey-idol'] }, {}], turn: { skill: 2 } } },
  }),
  ...both('Cleric of the Sun: heals one damage when acquired', ['heal-cubes'], {
    given: { players: [{ damage: 3 }], row: ['cleric-of-the-sun', null, null, null, null, null], turn: { skill: 3 } },
    do: ['acquire cleric-of-the-sun'],
    expect: { state: { players: [{ damage: 2, cubes: 28 }, {}], turn: { skill: 0, swords: 0 } } },
  }),
  ...both('Cleric of the Sun: acquired unhurt it heals nothing', [], {
    given: { row: ['cleric-of-the-sun', null, null, null, null, null], turn: { skill: 3 } },
    do: ['acquire cleric-of-the-sun'],
    expect: { noEvents: [{ type: 'healed' }], state: { players: [{ damage: 0, cubes: 30 }, {}] } },
  }),
  ...RELICS.map(([kinds, tokens, points]) =>
    clank(`Dwarven Peddler: counts 4 points with ${kinds}`, ['score-cards'], {
      given: {
        players: [{ room: '02', tokens: ['artifact-5', ...tokens], discard: ['dwarven-peddler'] }, { status: 'lost' }],
        countdown: { seat: 'yellow', space: 4 },
      },
      do: ['end turn'],
      expect: { result: { scores: [5 + points + 4, 0] } },
    }),
  ),
  clank('Dwarven Peddler: counts nothing with two of one kind', [], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'monkey-idol', 'monkey-idol'], discard: ['dwarven-peddler'] },
        { status: 'lost' },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5 + 5 + 5, 0] } },
  }),
  ...both('Gem Collector: gems cost 2 skill less, other cards do not', [], {
    given: {
      players: [{ hand: ['gem-collector'] }],
      row: ['sapphire', 'sapphire', 'tattle', null, null, null],
      turn: { skill: 3 },
    },
    do: [
      { expect: { refused: { 'acquire sapphire': 'acquire-cost' } } },
      ...['play gem-collector', 'acquire sapphire', 'acquire sapphire'],
    ],
    expect: { state: { turn: { skill: 1 } }, refused: { 'acquire tattle': 'acquire-cost' } },
  }),
  ...both('Gem Collector: takes two clank back, or cancels that of a gem', ['negative-clank-carry'], {
    given: { players: [{ hand: ['gem-collector'] }], row: ['sapphire', null, null, null, null, null] },
    do: ['play gem-collector', { expect: { state: { turn: { cancel: 2 } } } }, 'acquire sapphire'],
    expect: { state: { clank: { red: 0 }, turn: { skill: 0, cancel: 0 } } },
  }),
  clank('Gem Collector: gives nothing back for a gem acquired before', ['gem-collector-no-refund'], {
    given: {
      players: [{ hand: ['gem-collector'] }],
      row: ['sapphire', null, null, null, null, null],
      turn: { skill: 4 },
    },
    do: ['acquire sapphire', 'play gem-collector'],
    expect: { state: { turn: { skill: 2 }, clank: { red: 0 } } },
  }),
  clank(
    'Invoker of the Ancients: its teleport may wait, and needs no boots',
    ['teleport-not-immediate', 'teleport-free'],
    {
      given: { players: [{ hand: ['invoker-of-the-ancients', 'burgle'], room: '14' }], rooms: { '19': [] } },
      do: [
        'play invoker-of-the-ancients',
        'play burgle',
        { expect: { state: { turn: { teleports: 1 } } } },
        'teleport 19',
      ],
      expect: { state: { players: [{ room: '19', damage: 0 }, {}], clank: { red: 1 }, turn: { teleports: 0 } } },
    },
  ),
  ...both('Kobold Merchant: gives 2 gold, without skill when no artifact is held', [], {
    given: { players: [{ hand: ['kobold-merchant'], tokens: ['crown-10'] }] },
    do: ['play kobold-merchant'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { skill: 0 } } },
  }),
  clank('Kobold Merchant: gives two skill with an artifact', [], {
    given: { players: [{ hand: ['kobold-merchant'], tokens: ['artifact-30'] }] },
    do: ['play kobold-merchant'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { skill: 2 } } },
  }),
  clank('Kobold Merchant: gives its skill once an artifact is taken later in the turn', ['order-of-plays'], {
    given: { players: [{ hand: ['kobold-merchant'], room: '17' }], turn: { boots: 1 } },
    do: ['play kobold-merchant', 'walk 18', { expect: { state: { turn: { skill: 0 } } } }, 'take artifact'],
    expect: { state: { turn: { skill: 2 } } },
  }),
  ...both(
    'Master Burglar: trashes a Burgle from the play area, whose skill stays',
    ['trash-for-good', 'trashed-still-counts'],
    {
      given: { players: [{ hand: ['burgle', 'master-burglar'] }] },
      do: ['play burgle', 'play master-burglar'],
      expect: { state: { players: [{ play: ['master-burglar'] }, {}], trashed: ['burgle'], turn: { skill: 3 } } },
    },
  ),
  ...both('Master Burglar: trashes a Burgle from the discard pile', ['trash-zones'], {
    given: { players: [{ hand: ['burgle', 'master-burglar'], discard: ['stumble', 'burgle'] }] },
    do: ['play master-burglar'],
    expect: { state: { players: [{ hand: ['burgle'], discard: ['stumble'] }, {}], trashed: ['burgle'] } },
  }),
  ...both(
    'Master Burglar: of two places one is chosen, and one Burgle must go',
    ['trash-zones', 'decline-only-optional'],
    {
      given: { players: [{ hand: ['burgle', 'stumble', 'master-burglar'], discard: ['burgle'] }] },
      do: [
        'play burgle',
        'play stumble',
        'play master-burglar',
        { expect: { refused: { 'trash stumble': 'trash-effect-only', decline: 'decline-only-optional' } } },
        'trash burgle from discard',
      ],
      expect: {
        state: { players: [{ play: ['burgle', 'stumble', 'master-burglar'], discard: [] }, {}], trashed: ['burgle'] },
      },
    },
  ),
  ...both('Master Burglar: trashes no Burgle that is still in hand or deck', [], {
    given: { players: [{ hand: ['burgle', 'master-burglar'], discard: ['stumble'] }] },
    do: ['play master-burglar'],
    expect: { asked: { ask: 'turn' }, state: { trashed: [], turn: { skill: 2 } } },
  }),
  clank('Mister Whiskers: one choice is a dragon attack at once', ['mister-whiskers-attack', 'danger'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'tattle'],
      clank: { red: 2, yellow: 1 },
      chance: { cubes: ['yellow', 'black', 'red', 'black'] },
    },
    do: ['play mister-whiskers', { expect: { reveals: { 'choose 1': true, 'choose 2': false } } }, 'choose 1'],
    expect: {
      events: [{ type: 'attacked', extra: 0, danger: 1, cubes: ['yellow', 'black', 'red', 'black'] }],
      state: {
        active: 'red',
        players: [{ damage: 1 }, { damage: 1 }],
        clank: { red: 0, yellow: 0 },
        bag: { red: 1, black: 22 },
      },
    },
  }),
  ...both('Mister Whiskers: the other choice takes two clank back', ['clank-remove'], {
    given: { players: [{ hand: ['mister-whiskers'] }], clank: { red: 3, yellow: 3 } },
    do: ['play mister-whiskers', 'choose 2'],
    expect: { noEvents: [{ type: 'attacked' }], state: { clank: { red: 1, yellow: 3 }, turn: { companions: 1 } } },
  }),
  clank('Mister Whiskers: the attack may knock out its own player, whose turn ends', ['knocked-out-own-turn'], {
    given: {
      players: [{ hand: ['mister-whiskers', 'burgle'], room: '03', tokens: ['artifact-5'], damage: 9 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      clank: { red: 1 },
      chance: { cubes: ['red', 'black', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: {
      events: [
        { type: 'knocked-out', seat: 'red', rescued: true },
        { type: 'arrived', slot: 1 },
      ],
      state: { active: 'yellow', players: [{ status: 'rescued' }, {}], countdown: { seat: 'red', space: 1 } },
    },
  }),
  ...both('MonkeyBot 3000: makes three clank and draws three cards', [], {
    given: { players: [{ hand: ['monkeybot-3000'], deck: ['explore', 'mercenary', 'sidestep', '...'] }] },
    do: ['play monkeybot-3000'],
    expect: { state: { players: [{ hand: ['explore', 'mercenary', 'sidestep'], cubes: 27 }, {}], clank: { red: 3 } } },
  }),
  ...rebels,
  ...both('Rebel Soldier: two rebels draw one card each', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-soldier', 'rebel-scout'] }] },
    do: ['play rebel-soldier', 'play rebel-scout'],
    expect: { state: { players: [{ hand: ['burgle', 'burgle'] }, {}], turn: { swords: 2, boots: 2 } } },
  }),
  ...both('Rebel Miner: cards that are no companions draw nothing', [], {
    given: { players: [{ hand: ['rebel-miner', 'explore', 'sneak'] }] },
    do: ['play rebel-miner', 'play explore', 'play sneak'],
    expect: { state: { players: [{ hand: [], gold: 2 }, {}], turn: { bonuses: ['rebel-miner'] } } },
  }),
  ...both('Rebel Captain: a companion trashed this turn still counts', ['trashed-still-counts'], {
    given: {
      players: [{ hand: ['mercenary', 'rebel-captain'] }],
      row: ['dragon-shrine', null, null, null, null, null],
      turn: { skill: 3 },
    },
    do: ['play mercenary', 'use dragon-shrine', 'choose 2', 'play rebel-captain'],
    expect: { state: { players: [{ hand: ['burgle'], play: ['rebel-captain'] }, {}], trashed: ['mercenary'] } },
  }),
  clank('The Duke: counts a point for each full 5 gold', ['score-cards'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'], gold: 10, deck: ['the-duke', '...'] },
        { status: 'rescued', tokens: ['artifact-7'], gold: 10 },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5 + 10 + 2, 7 + 10] } },
  }),
  clank('The Duke: counts nothing with less than 5 gold', [], {
    given: {
      players: [{ room: '02', tokens: ['artifact-5'], gold: 4, discard: ['the-duke'] }, { status: 'lost' }],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5 + 4, 0] } },
  }),
  clank('The Mountain King: gives one sword and one boot without a crown', [], {
    given: { players: [{ hand: ['the-mountain-king'], tokens: ['master-key'] }] },
    do: ['play the-mountain-king'],
    expect: { state: { turn: { skill: 2, swords: 1, boots: 1 } } },
  }),
  ...both('The Mountain King: gives another sword and boot with a crown, once', [], {
    given: { players: [{ hand: ['the-mountain-king'], tokens: ['crown-10', 'crown-9'] }] },
    do: ['play the-mountain-king'],
    expect: { state: { turn: { skill: 2, swords: 2, boots: 2 } } },
  }),
  clank('The Mountain King: gives them once a crown is bought later in the turn', ['order-of-plays'], {
    given: { players: [{ hand: ['the-mountain-king'], room: '26', gold: 14 }] },
    do: [
      'play the-mountain-king',
      'buy backpack',
      { expect: { state: { turn: { swords: 1, boots: 1 } } } },
      'buy crown',
    ],
    expect: { state: { players: [{ tokens: ['backpack', 'crown-10'] }, {}], turn: { swords: 2, boots: 2 } } },
  }),
  ...both('The Queen of Hearts: heals nothing without a crown', [], {
    given: { players: [{ hand: ['the-queen-of-hearts'], damage: 2 }] },
    do: ['play the-queen-of-hearts'],
    expect: { state: { players: [{ damage: 2 }, {}], turn: { skill: 3, swords: 1 } } },
  }),
  ...both('The Queen of Hearts: heals one damage with a crown', [], {
    given: { players: [{ hand: ['the-queen-of-hearts'], damage: 2, tokens: ['crown-9', 'crown-10'] }] },
    do: ['play the-queen-of-hearts'],
    expect: { state: { players: [{ damage: 1, cubes: 29 }, {}] } },
  }),
  clank('The Queen of Hearts: heals once a crown is bought later in the turn', ['order-of-plays'], {
    given: { players: [{ hand: ['the-queen-of-hearts'], damage: 2, room: '26', gold: 7 }] },
    do: ['play the-queen-of-hearts', { expect: { state: { players: [{ damage: 2 }, {}] } } }, 'buy crown'],
    expect: { state: { players: [{ damage: 1, tokens: ['crown-10'] }, {}] } },
  }),
  ...both(
    'Treasure Hunter: replaces a card of the row, and its dragon symbol is ignored',
    ['treasure-hunter-replacement'],
    {
      given: {
        players: [{ hand: ['treasure-hunter'] }],
        row: ['ladder', 'tattle', null, null, null, null],
        dungeonDeck: ['ogre', '...'],
      },
      do: [
        'play treasure-hunter',
        { expect: { options: ['replace ladder', 'replace tattle'], refused: { decline: 'decline-only-optional' } } },
        'replace tattle',
      ],
      expect: {
        noEvents: [{ type: 'attacked' }],
        state: {
          row: ['ladder', 'ogre', null, null, null, null],
          dungeonDiscard: ['tattle'],
          turn: { skill: 2, swords: 2 },
        },
      },
    },
  ),
  ...both('Treasure Hunter: the new card arrives, and may be fought at once', ['replacement-arrives'], {
    given: { players: [{ hand: ['treasure-hunter'] }], dungeonDeck: ['overlord', '...'] },
    do: [
      'play treasure-hunter',
      'replace brilliance',
      { expect: { state: { clank: { red: 1, yellow: 1 } } } },
      'fight overlord',
    ],
    expect: { state: { players: [{ hand: ['burgle', 'burgle'] }, {}], dungeonDiscard: ['brilliance', 'overlord'] } },
  }),
  ...both('Treasure Hunter: with an empty dungeon deck nothing is replaced', ['replace-needs-deck'], {
    given: { players: [{ hand: ['treasure-hunter'] }], dungeonDeck: [] },
    do: ['play treasure-hunter'],
    expect: {
      asked: { ask: 'turn' },
      refused: { 'replace brilliance': 'replace-needs-deck' },
      state: { turn: { skill: 2, swords: 2 } },
    },
  }),
  clank('Wizard: counts 2 points for each Secret Tome owned', ['score-cards'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'], deck: ['secret-tome', '...'], discard: ['wizard', 'secret-tome'] },
        { status: 'rescued', tokens: ['artifact-7'], discard: ['secret-tome'] },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5 + 14 + 4, 7 + 7] } },
  }),
  clank('Wizard: counts nothing without a Secret Tome', [], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'], discard: ['wizard'] },
        { status: 'rescued', tokens: ['artifact-7'], discard: ['secret-tome', 'secret-tome'] },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5, 7 + 14] } },
  }),
];
