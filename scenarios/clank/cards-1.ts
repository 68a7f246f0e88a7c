import { both, clank } from '../scenario.ts';

/** Cards without a type. */
export default [
  ...both('Amulet of Vigor: heals one damage when acquired', [], {
    given: { players: [{ damage: 2 }], row: ['amulet-of-vigor', null, null, null, null, null], turn: { skill: 7 } },
    do: ['acquire amulet-of-vigor'],
    expect: { state: { players: [{ discard: ['amulet-of-vigor'], damage: 1, cubes: 29 }, {}], turn: { skill: 0 } } },
  }),
  ...both('Amulet of Vigor: heals nothing when played', ['acquire-effect-once'], {
    given: { players: [{ hand: ['amulet-of-vigor'], damage: 2 }] },
    do: ['play amulet-of-vigor'],
    expect: { state: { players: [{ damage: 2, cubes: 28 }, {}], turn: { skill: 4 } } },
  }),
  ...both('Boots of Swiftness: give a boot when acquired', [], {
    given: { row: ['boots-of-swiftness', null, null, null, null, null], turn: { skill: 5 } },
    do: ['acquire boots-of-swiftness'],
    expect: { state: { players: [{ discard: ['boots-of-swiftness'] }, {}], turn: { skill: 0, boots: 1 } } },
  }),
  ...both('Bracers of Agility: draw two cards to be played in the same turn', [], {
    given: { players: [{ hand: ['bracers-of-agility'], deck: ['explore', 'mercenary', '...'] }] },
    do: ['play bracers-of-agility', 'play mercenary'],
    expect: { state: { players: [{ hand: ['explore'] }, {}], turn: { skill: 1, swords: 2 } } },
  }),
  ...both('Brilliance: draws three cards, shuffling the discard pile but not itself', ['reshuffle', 'play-area'], {
    given: {
      players: [{ hand: ['brilliance'], deck: ['sidestep'], discard: ['explore', 'mercenary'] }],
      chance: { shuffled: ['mercenary', 'explore'] },
    },
    do: ['play brilliance'],
    expect: {
      state: { players: [{ hand: ['sidestep', 'mercenary', 'explore'], play: ['brilliance'], deck: [] }, {}] },
    },
  }),
  clank('Dead Run: its boots go on through a crystal cave', [], {
    given: { players: [{ hand: ['dead-run'], room: '03' }] },
    do: ['play dead-run', 'walk 08', { expect: { state: { turn: { exhausted: true } } } }, 'walk 03'],
    expect: { state: { players: [{ room: '03' }, {}], turn: { boots: 0 }, clank: { red: 2 } } },
  }),
  clank('Dead Run: played in a crystal cave it sets the boots free', ['crystal-cave-stops-boots'], {
    given: { players: [{ hand: ['dead-run'], room: '03' }], turn: { boots: 2 } },
    do: ['walk 08', { expect: { refused: { 'walk 03': 'crystal-cave-stops-boots' } } }, 'play dead-run', 'walk 03'],
    expect: { state: { players: [{ room: '03' }, {}], turn: { boots: 2 } } },
  }),
  clank('Dead Run: does nothing against monsters in tunnels', [], {
    given: { players: [{ hand: ['dead-run'], room: '14' }], rooms: { '19': [] } },
    do: ['play dead-run', 'walk 19 swords 0'],
    expect: { state: { players: [{ room: '19', damage: 2 }, {}] } },
  }),
  ...both('Elven Boots: give one skill, one boot and a card', [], {
    given: { players: [{ hand: ['elven-boots'], deck: ['explore', '...'] }] },
    do: ['play elven-boots'],
    expect: { state: { players: [{ hand: ['explore'] }, {}], turn: { skill: 1, boots: 1 } } },
  }),
  ...both('Elven Cloak: takes two clank back and draws a card', ['clank-remove'], {
    given: { players: [{ hand: ['elven-cloak'], deck: ['explore', '...'] }], clank: { red: 3, yellow: 3 } },
    do: ['play elven-cloak'],
    expect: {
      state: { players: [{ hand: ['explore'], cubes: 29 }, {}], clank: { red: 1, yellow: 3 }, turn: { skill: 1 } },
    },
  }),
  ...both('Elven Dagger: gives one skill, one sword and a card', [], {
    given: { players: [{ hand: ['elven-dagger'], deck: ['explore', '...'] }] },
    do: ['play elven-dagger'],
    expect: { state: { players: [{ hand: ['explore'] }, {}], turn: { skill: 1, swords: 1 } } },
  }),
  clank('Flying Carpet: passes monsters unhurt and crystal caves without a stop', [], {
    given: { players: [{ hand: ['flying-carpet'], room: '03' }] },
    do: ['play flying-carpet', 'walk 08', { expect: { options: ['walk 14'] } }, 'walk 14'],
    expect: { state: { players: [{ room: '14', damage: 0, cubes: 30 }, {}], turn: { boots: 0 } } },
  }),
  clank('Flying Carpet: saves swords in a tunnel, and opens no lock', ['lock-needs-key'], {
    given: { players: [{ hand: ['flying-carpet'], room: '14' }], rooms: { '19': [] }, turn: { swords: 2 } },
    do: ['play flying-carpet', { expect: { refused: { 'walk 09': 'lock-needs-key' } } }, 'walk 19'],
    expect: { state: { players: [{ room: '19', damage: 0 }, {}], turn: { swords: 2, boots: 1 } } },
  }),
  clank('Flying Carpet: wears off with the turn', ['monster-tunnel-choice'], {
    given: { players: [{ hand: ['flying-carpet'] }, { hand: ['sidestep'], room: '08' }] },
    do: ['play flying-carpet', 'end turn', 'play sidestep', { expect: { options: ['walk 14 swords 0'] } }, 'walk 14'],
    expect: { state: { players: [{}, { room: '14', damage: 1 }], turn: { monstersIgnored: false, cavesOpen: false } } },
  }),
  ...both('Lucky Coin: makes one clank for its skill and its card', [], {
    given: { players: [{ hand: ['lucky-coin'], deck: ['explore', '...'] }] },
    do: ['play lucky-coin'],
    expect: { state: { players: [{ hand: ['explore'] }, {}], clank: { red: 1 }, turn: { skill: 1 } } },
  }),
  ...both('Move Silently: takes back a clank and cancels a later one', ['clank-remove', 'negative-clank-carry'], {
    given: { players: [{ hand: ['stumble', 'stumble', 'move-silently'] }] },
    do: [
      'play stumble',
      'play move-silently',
      { expect: { state: { clank: { red: 0 }, turn: { cancel: 1 } } } },
      'play stumble',
    ],
    expect: { state: { clank: { red: 0 }, turn: { boots: 2, cancel: 0 } } },
  }),
  ...both('Scepter of the Ape Lord: makes no more clank than there are cubes', ['empty-supply-clank'], {
    given: { players: [{ hand: ['scepter-of-the-ape-lord'], cubes: 2 }] },
    do: ['play scepter-of-the-ape-lord'],
    expect: { state: { players: [{ cubes: 0 }, {}], clank: { red: 2 }, turn: { skill: 3 } } },
  }),
  ...both('Search: each gain of gold after it brings one more', [], {
    given: { players: [{ hand: ['search', 'treasure-map', 'rebel-miner'] }], turn: { swords: 2 } },
    do: ['play search', 'play treasure-map', 'play rebel-miner', 'fight goblin'],
    expect: { state: { players: [{ gold: 11 }, {}], turn: { skill: 2, boots: 1 } } },
  }),
  clank('Search: each gain of gold before it brings one more as well', ['search-retroactive'], {
    given: { players: [{ hand: ['search', 'treasure-map', 'pickaxe'], gold: 3 }] },
    do: ['play treasure-map', 'play pickaxe', { expect: { state: { players: [{ gold: 10 }, {}] } } }, 'play search'],
    expect: { state: { players: [{ gold: 12 }, {}] } },
  }),
  ...both('Search: two of them bring two more for each gain', [], {
    given: { players: [{ hand: ['search', 'search', 'treasure-map'] }] },
    do: ['play search', 'play treasure-map', { expect: { state: { players: [{ gold: 6 }, {}] } } }, 'play search'],
    expect: { state: { players: [{ gold: 7 }, {}] } },
  }),
  clank('Search: a treasure token is gold but no gain', ['treasure-token-not-gain'], {
    given: { players: [{ hand: ['search'], room: '03' }], rooms: { '04': ['treasure'] }, turn: { boots: 1 } },
    do: ['play search', 'walk 04', 'take minor-secret'],
    expect: { state: { players: [{ gold: 2 }, {}] } },
  }),
  clank('Search: a treasure token taken before it is not raised', ['treasure-token-not-gain'], {
    given: { players: [{ hand: ['search'], room: '03' }], rooms: { '04': ['treasure'] }, turn: { boots: 2 } },
    do: ['walk 04', 'take minor-secret', 'play search'],
    expect: { state: { players: [{ gold: 2 }, {}] } },
  }),
  ...both('Silver Spear: gives a sword when acquired', [], {
    given: { row: ['silver-spear', null, null, null, null, null], turn: { skill: 3 } },
    do: ['acquire silver-spear'],
    expect: { state: { players: [{ discard: ['silver-spear'] }, {}], turn: { skill: 0, swords: 1 } } },
  }),
  ...both('Singing Sword: its dragon symbol attacks when it comes up', ['dragon-attack-trigger'], {
    given: { dungeonDeck: ['singing-sword', '...'], row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'] },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'arrived', card: 'singing-sword', slot: 1 },
        { type: 'attacked', extra: 0, danger: 0 },
      ],
    },
  }),
  ...both('Sleight of Hand: a card discarded from hand draws two', ['discard-no-effect'], {
    given: { players: [{ hand: ['sleight-of-hand', 'stumble', 'burgle'], deck: ['explore', 'mercenary', '...'] }] },
    do: [
      'play sleight-of-hand',
      { expect: { asked: { seat: 'red', ask: 'discard' }, options: ['discard stumble', 'discard burgle', 'decline'] } },
      { expect: { reveals: { 'discard stumble': true, decline: false } } },
      'discard stumble',
    ],
    expect: {
      state: { players: [{ hand: ['burgle', 'explore', 'mercenary'], discard: ['stumble'] }, {}], clank: { red: 0 } },
    },
  }),
  ...both('Sleight of Hand: the discard may be declined, and nothing is drawn', [], {
    given: { players: [{ hand: ['sleight-of-hand', 'stumble'] }] },
    do: ['play sleight-of-hand', 'decline'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ hand: ['stumble'], discard: [] }, {}] } },
  }),
  ...both('Sleight of Hand: played last it draws nothing', ['discard-to-do'], {
    given: { players: [{ hand: ['sleight-of-hand'] }] },
    do: ['play sleight-of-hand'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ hand: [] }, {}] }, noEvents: [{ type: 'drew' }] },
  }),
  ...both('Sleight of Hand: a played card cannot be discarded', ['discard-from-hand'], {
    given: { players: [{ hand: ['burgle', 'sleight-of-hand', 'secret-tome'] }] },
    do: ['play burgle', 'play sleight-of-hand'],
    expect: { options: ['discard secret-tome'], refused: { 'discard burgle': 'discard-from-hand' } },
  }),
  ...both('Sneak: takes two clank back', ['clank-remove'], {
    given: { players: [{ hand: ['sneak'] }], clank: { red: 2 } },
    do: ['play sneak'],
    expect: { state: { players: [{ cubes: 30 }, {}], clank: { red: 0 }, turn: { skill: 1, boots: 1, cancel: 0 } } },
  }),
  ...both('Swagger: gives no skill in a turn without clank', [], {
    given: { players: [{ hand: ['swagger'] }], clank: { red: 3 } },
    do: ['play swagger'],
    expect: { state: { turn: { skill: 0, boots: 1 } } },
  }),
  clank('Swagger: clank made before and after it gives skill', ['swagger-any-order'], {
    given: { players: [{ hand: ['dead-run', 'swagger', 'stumble'] }] },
    do: ['play dead-run', 'play swagger', { expect: { state: { turn: { skill: 2 } } } }, 'play stumble'],
    expect: { state: { turn: { skill: 3 }, clank: { red: 3 } } },
  }),
  ...both('Swagger: two of them give two skill for each clank', [], {
    given: { players: [{ hand: ['swagger', 'stumble', 'swagger'] }] },
    do: ['play swagger', 'play stumble', { expect: { state: { turn: { skill: 1 } } } }, 'play swagger'],
    expect: { state: { turn: { skill: 2, boots: 2 } } },
  }),
  clank('Swagger: clank that is taken back still gave its skill', ['swagger-removed-clank'], {
    given: { players: [{ hand: ['dead-run', 'move-silently', 'swagger'] }] },
    do: ['play dead-run', 'play move-silently', 'play swagger'],
    expect: { state: { turn: { skill: 2 }, clank: { red: 0 } } },
  }),
  clank('Swagger: clank that is cancelled or finds no cube gives no skill', ['swagger-not-placed'], {
    given: { players: [{ hand: ['move-silently', 'swagger', 'scepter-of-the-ape-lord', 'stumble'], cubes: 1 }] },
    do: ['play move-silently', 'play swagger', 'play scepter-of-the-ape-lord', 'play stumble'],
    expect: { state: { turn: { skill: 4 }, clank: { red: 1 } } },
  }),
  ...both('Swagger: the clank of others gives no skill', [], {
    given: { players: [{ hand: ['swagger', 'tattle'] }] },
    do: ['play swagger', 'play tattle'],
    expect: { state: { turn: { skill: 2 }, clank: { red: 0, yellow: 1 } } },
  }),
  ...both('Tattle: every other player still inside makes a clank', ['out-unaffected'], {
    seats: 4,
    given: {
      players: [{ hand: ['tattle'] }, {}, { status: 'left', tokens: ['artifact-5', 'mastery-token'] }, { cubes: 0 }],
    },
    do: ['play tattle'],
    expect: { state: { clank: { red: 0, yellow: 1, green: 0, blue: 0 }, turn: { skill: 2 } } },
  }),
  ...both('Underworld Dealing: with less than 7 gold it gives 1 gold without a question', ['choice-possible'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 6 }] },
    do: ['play underworld-dealing'],
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ gold: 7, discard: [] }, {}], reserve: { 'secret-tome': 12 } },
      refused: { 'choose 2': 'when-asked' },
    },
  }),
  ...both('Underworld Dealing: with 7 gold, 1 gold may still be chosen', [], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 7 }] },
    do: ['play underworld-dealing', { expect: { options: ['choose 1', 'choose 2'] } }, 'choose 1'],
    expect: { state: { players: [{ gold: 8, discard: [] }, {}] } },
  }),
  ...both('Underworld Dealing: 7 gold buys two Secret Tomes for the discard pile', ['acquired-to-discard'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 8 }] },
    do: ['play underworld-dealing', 'choose 2'],
    expect: {
      state: { players: [{ gold: 1, discard: ['secret-tome', 'secret-tome'] }, {}], reserve: { 'secret-tome': 10 } },
    },
  }),
  clank('Underworld Dealing: of a single Secret Tome left, one is gained', ['last-tome'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 7 }], reserve: { 'secret-tome': 1 } },
    do: ['play underworld-dealing', 'choose 2'],
    expect: { state: { players: [{ gold: 0, discard: ['secret-tome'] }, {}], reserve: { 'secret-tome': 0 } } },
  }),
  ...both('Underworld Dealing: without a Secret Tome left there is nothing to pay for', ['choice-possible'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 9 }], reserve: { 'secret-tome': 0 } },
    do: ['play underworld-dealing'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 10 }, {}] } },
  }),
  ...both('Wand of Recall: gives no teleport without an artifact', [], {
    given: { players: [{ hand: ['wand-of-recall'], tokens: ['chalice', 'monkey-idol'] }] },
    do: ['play wand-of-recall'],
    expect: { state: { turn: { skill: 2, teleports: 0, bonuses: ['wand-of-recall'] } } },
  }),
  ...both('Wand of Recall: gives a teleport with an artifact', [], {
    given: { players: [{ hand: ['wand-of-recall'], tokens: ['artifact-5', 'artifact-7', 'backpack'] }] },
    do: ['play wand-of-recall'],
    expect: { state: { turn: { skill: 2, teleports: 1, bonuses: [] } } },
  }),
  clank('Wand of Recall: gives its teleport once an artifact is taken later in the turn', ['order-of-plays'], {
    given: { players: [{ hand: ['wand-of-recall'], room: '17' }], turn: { boots: 1 } },
    do: [
      'play wand-of-recall',
      'walk 18',
      { expect: { state: { turn: { teleports: 0 } } } },
      'take artifact',
      'teleport 26',
    ],
    expect: { state: { players: [{ room: '26', tokens: ['artifact-5'] }, {}], turn: { teleports: 0 } } },
  }),
  clank('Wand of Wind: one choice is a teleport', ['teleport-free'], {
    given: { players: [{ hand: ['wand-of-wind'], room: '04' }], rooms: { '09': [] } },
    do: ['play wand-of-wind', { expect: { options: ['choose 1', 'choose 2'] } }, 'choose 1', 'teleport 09'],
    expect: { state: { players: [{ room: '09' }, {}], turn: { teleports: 0 } } },
  }),
  clank('Wand of Wind: the other choice is a secret from any room a tunnel leads to', [], {
    given: { players: [{ hand: ['wand-of-wind'], room: '04' }], rooms: { '09': ['chalice'] } },
    do: [
      'play wand-of-wind',
      'choose 2',
      { expect: { options: ['reach 05 major-secret', 'reach 09 major-secret', 'reach 10 minor-secret'] } },
      'reach 09 major-secret',
    ],
    expect: {
      state: { players: [{ room: '04', tokens: ['chalice'] }, {}], rooms: { '09': [] }, turn: { teleports: 0 } },
    },
  }),
  clank('Wand of Wind: cannot reach the secrets of the room one stands in', ['take-what-lies-here'], {
    given: { players: [{ hand: ['wand-of-wind'], room: '04' }] },
    do: ['play wand-of-wind', 'choose 2'],
    expect: { refused: { 'reach 04 minor-secret': 'take-what-lies-here', decline: 'decline-only-optional' } },
  }),
  clank(
    'Wand of Wind: artifacts and idols are no secrets, so only the teleport is left',
    ['idol-not-secret', 'choice-possible'],
    {
      given: { players: [{ hand: ['wand-of-wind'], room: '17' }], rooms: { '13': [], '22': [] } },
      do: ['play wand-of-wind'],
      expect: {
        asked: { ask: 'turn' },
        state: { turn: { teleports: 1 }, rooms: { '24': ['monkey-idol', 'monkey-idol', 'monkey-idol'] } },
      },
    },
  ),
];
