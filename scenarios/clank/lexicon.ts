import { both, clank } from '../scenario.ts';

export default [
  ...both('an acquire effect happens at once', ['acquire-effect-once'], {
    given: { row: ['silver-spear', 'ladder', 'ladder', 'search', 'search', 'sneak'], turn: { skill: 3 } },
    do: ['acquire silver-spear'],
    expect: { state: { players: [{ discard: ['silver-spear'] }, {}], turn: { skill: 0, swords: 1 } } },
  }),
  ...both('an acquire effect does not happen again when the card is played', ['acquire-effect-once'], {
    given: { players: [{ hand: ['silver-spear', 'sapphire'] }] },
    do: ['play silver-spear', 'play sapphire'],
    expect: { state: { turn: { swords: 3 }, clank: { red: 0 } }, noEvents: [{ type: 'clank-added' }] },
  }),
  ...both('clank of an arrive effect is in the bag for the attack of the same refill', ['arrive-before-attack'], {
    given: {
      row: [null, null, 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', 'overlord', '...'],
      rage: 1,
      chance: { cubes: ['red', 'yellow'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ damage: 1 }, { damage: 1 }], clank: { red: 0, yellow: 0 } },
      events: [
        { type: 'arrived', card: 'ogre' },
        { type: 'arrived', card: 'overlord' },
        { type: 'clank-added', seat: 'red' },
        { type: 'clank-added', seat: 'yellow' },
        { type: 'attacked', cubes: ['red', 'yellow'] },
      ],
    },
  }),
  ...both('a card already lying in the row does not arrive again', ['arrive-before-attack'], {
    given: { row: ['overlord', null, 'ladder', 'search', 'search', 'sneak'], dungeonDeck: ['ladder', '...'] },
    do: ['end turn'],
    expect: { state: { clank: { red: 0, yellow: 0 } }, events: [{ type: 'arrived', card: 'ladder' }] },
  }),
  ...both('a card to trash comes from the play area or the discard pile, not from the hand', ['trash-zones'], {
    given: {
      players: [{ hand: ['sidestep'], play: ['stumble'], discard: ['burgle'] }],
      row: ['dragon-shrine', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 4 },
    },
    do: [
      'use dragon-shrine',
      'choose 2',
      {
        expect: {
          asked: { seat: 'red', ask: 'trash' },
          options: ['trash stumble from play', 'trash burgle from discard'],
          without: ['trash sidestep from play', 'trash sidestep from discard'],
          refused: { 'trash sidestep': 'trash-zones', 'trash scramble': 'trash-zones' },
        },
      },
      'trash stumble',
    ],
    expect: { state: { players: [{ hand: ['sidestep'], play: [], discard: ['burgle'] }, {}] } },
  }),
  ...both('without an effect that says so no card is trashed', ['trash-effect-only'], {
    given: { players: [{ play: ['burgle'], discard: ['stumble'] }] },
    expect: { refused: { 'trash burgle': 'trash-effect-only', 'trash stumble': 'trash-effect-only' } },
  }),
  ...both('the Master Burglar trashes a Burgle and nothing else', ['trash-effect-only'], {
    given: { players: [{ hand: ['master-burglar'], play: ['burgle', 'stumble'], discard: ['burgle', 'scramble'] }] },
    do: [
      'play master-burglar',
      {
        expect: {
          options: ['trash burgle from play', 'trash burgle from discard'],
          without: ['trash stumble from play', 'trash scramble from discard', 'trash master-burglar from play'],
        },
      },
      'trash burgle from play',
    ],
    expect: { state: { players: [{ play: ['stumble', 'master-burglar'], discard: ['burgle', 'scramble'] }, {}] } },
  }),
  ...both('without a Burgle to trash the Master Burglar just gives skill', ['trash-effect-only'], {
    given: { players: [{ hand: ['master-burglar', 'burgle'], play: ['stumble'] }] },
    do: ['play master-burglar'],
    expect: { asked: { ask: 'turn' }, state: { turn: { skill: 2 } }, noEvents: [{ type: 'trashed' }] },
  }),
  ...both('a trashed card is not shuffled in again', ['trash-for-good'], {
    given: { players: [{ hand: ['master-burglar'], deck: [], discard: ['burgle', 'stumble'] }] },
    do: ['play master-burglar', 'end turn'],
    expect: {
      state: { players: [{ deck: [], discard: [] }, {}] },
      events: [
        { type: 'trashed', seat: 'red', card: 'burgle', from: 'discard' },
        { type: 'shuffled', seat: 'red', count: 2 },
        { type: 'drew', seat: 'red', count: 2 },
      ],
    },
  }),
  ...both('each card with a danger icon in the row adds a cube to an attack, one just arrived too', ['danger'], {
    given: {
      row: [null, 'dragon-shrine', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['kobold', '...'],
      rage: 1,
    },
    do: ['end turn'],
    expect: { events: [{ type: 'attacked', danger: 2, extra: 0, cubes: ['black', 'black', 'black', 'black'] }] },
  }),
  clank('danger adds to the attack that Mister Whiskers calls', ['danger', 'mister-whiskers-attack'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      rage: 1,
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { events: [{ type: 'attacked', danger: 1, cubes: ['black', 'black', 'black'] }] },
  }),
  clank('danger adds to an attack of the countdown', ['danger', 'countdown-attack'], {
    given: {
      players: [{}, { status: 'lost', damage: 10 }],
      row: ['kobold', 'kobold', 'ladder', 'search', 'search', 'sneak'],
      rage: 1,
    },
    do: ['end turn'],
    expect: {
      events: [{ type: 'attacked', danger: 2, extra: 1, cubes: ['black', 'black', 'black', 'black', 'black'] }],
    },
  }),
  ...both('a danger that has left the row adds nothing', ['danger'], {
    given: {
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      turn: { swords: 1 },
    },
    do: ['fight kobold', 'end turn'],
    expect: { events: [{ type: 'attacked', danger: 0, cubes: ['black', 'black'] }] },
  }),
  ...both('only cards still in the hand can be discarded', ['discard-from-hand'], {
    given: { players: [{ hand: ['sleight-of-hand', 'stumble'], play: ['burgle'], discard: ['scramble'] }] },
    do: ['play sleight-of-hand'],
    expect: {
      asked: { seat: 'red', ask: 'discard' },
      options: ['discard stumble'],
      without: ['discard burgle', 'discard scramble', 'discard sleight-of-hand'],
      refused: {
        'discard burgle': 'discard-from-hand',
        'discard scramble': 'discard-from-hand',
        'discard sleight-of-hand': 'discard-from-hand',
      },
    },
  }),
  ...both('a discarded Stumble makes no clank', ['discard-no-effect'], {
    given: { players: [{ hand: ['sleight-of-hand', 'stumble'] }] },
    do: ['play sleight-of-hand', 'discard stumble'],
    expect: {
      state: { players: [{ hand: ['burgle', 'burgle'], discard: ['stumble'] }, {}], clank: { red: 0 } },
      noEvents: [{ type: 'clank-added' }, { type: 'played', card: 'stumble' }],
    },
  }),
  ...both('a Secret Tome can pay for an effect that asks for a discard', ['discard-no-effect', 'discard-to-do'], {
    given: { players: [{ hand: ['apothecary', 'secret-tome'] }] },
    do: ['play apothecary', 'discard secret-tome', 'choose 1'],
    expect: { state: { players: [{ hand: [], discard: ['secret-tome'] }, {}], turn: { swords: 3 } } },
  }),
  ...both('whoever declines to discard goes without the effect', ['discard-to-do'], {
    given: { players: [{ hand: ['apothecary', 'burgle'] }] },
    do: ['play apothecary', 'decline'],
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ hand: ['burgle'], gold: 0 }, {}], turn: { swords: 0 } },
      refused: { 'discard burgle': 'discard-to-do' },
    },
  }),
  clank('entering a fountain heals one damage, every time', ['fountain'], {
    given: { players: [{ room: '17', damage: 3 }], turn: { boots: 6 } },
    do: ['walk 12', { expect: { state: { players: [{ damage: 2, cubes: 28 }, {}] } } }, 'walk 17', 'walk 12'],
    expect: { state: { players: [{ damage: 1, cubes: 29 }, {}] }, events: [{ type: 'healed', amount: 1 }] },
  }),
  clank('a turn that starts at a fountain heals nothing', ['fountain'], {
    given: { active: 'yellow', players: [{ room: '12', damage: 3 }, {}] },
    do: ['end turn'],
    expect: { state: { active: 'red', players: [{ damage: 3 }, {}] }, noEvents: [{ type: 'healed' }] },
  }),
  clank('on the day side a tunnel joins the edges of the board for one boot', ['wrap-tunnel'], {
    given: { players: [{ room: '17' }], rooms: { '22': [] }, turn: { boots: 1 } },
    do: ['walk 22'],
    expect: { state: { players: [{ room: '22' }, {}], turn: { boots: 0 } }, events: [{ type: 'walked', boots: 1 }] },
  }),
  clank('the tunnel round the day side works both ways', ['wrap-tunnel'], {
    given: { players: [{ room: '22' }], turn: { boots: 1 } },
    do: ['walk 17'],
    expect: { state: { players: [{ room: '17' }, {}], turn: { boots: 0 } } },
  }),
  clank('on the dusk side too, there and back', ['wrap-tunnel'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '06' }], rooms: { '05': [], '06': [] }, turn: { boots: 2, cavesOpen: true } },
    do: ['walk 05', { expect: { state: { players: [{ room: '05' }, {}], turn: { boots: 1 } } } }, 'walk 06'],
    expect: { state: { players: [{ room: '06' }, {}], turn: { boots: 0 } } },
  }),
  clank('a tunnel round the board still takes its boot', ['wrap-tunnel'], {
    given: { players: [{ room: '17' }] },
    expect: { without: ['walk 22'], refused: { 'walk 22': 'boots-needed' } },
  }),
  clank('on the dusk side merchants are met far apart, even near the surface', ['market-dusk'], {
    options: { board: 'dusk' },
    given: {
      players: [
        { room: '19', gold: 7 },
        { room: '34', gold: 7 },
      ],
    },
    do: ['buy crown', 'end turn', 'buy master-key'],
    expect: { state: { players: [{ tokens: ['crown-10'] }, { tokens: ['master-key'] }] } },
  }),
  clank('a room that is a market on the day side is none on the dusk side', ['market-dusk'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '20', gold: 7 }] },
    expect: { without: ['buy crown'], refused: { 'buy crown': 'market-room' } },
  }),
  clank('with an empty supply nobody passes a monster without a sword', ['empty-supply-tunnel'], {
    given: { players: [{ room: '10', cubes: 0 }], turn: { boots: 1 } },
    expect: { without: ['walk 15 swords 0'], refused: { 'walk 15': 'empty-supply-tunnel' } },
  }),
  clank('with one cube left only one monster can be endured', ['empty-supply-tunnel'], {
    given: { players: [{ room: '14', cubes: 1 }], rooms: { '19': [] }, turn: { boots: 1, swords: 1 } },
    do: [{ expect: { refused: { 'walk 19 swords 0': 'empty-supply-tunnel' } } }, 'walk 19 swords 1'],
    expect: { state: { players: [{ room: '19', damage: 1, cubes: 0 }, {}] } },
  }),
  clank('a heart refills the supply and opens the way past a monster', ['empty-supply-tunnel', 'heal-cubes'], {
    given: { players: [{ room: '10', damage: 4, cubes: 0, tokens: ['potion-of-healing'] }], turn: { boots: 1 } },
    do: [{ expect: { without: ['walk 15 swords 0'] } }, 'drink potion-of-healing', 'walk 15'],
    expect: { state: { players: [{ room: '15', damage: 4, cubes: 0 }, {}] } },
  }),
  ...both('clank that an empty supply could not pay is not made up for later', ['empty-supply-clank'], {
    given: { players: [{ hand: ['stumble'], damage: 3, cubes: 0, tokens: ['potion-of-healing'] }] },
    do: ['play stumble', 'drink potion-of-healing'],
    expect: { state: { players: [{ cubes: 1 }, {}], clank: { red: 0 } } },
  }),
  ...both('a Rebel draws a card for a companion played before it', ['order-of-plays'], {
    given: { players: [{ hand: ['mercenary', 'rebel-scout'] }] },
    do: ['play mercenary', { expect: { noEvents: [{ type: 'drew' }] } }, 'play rebel-scout'],
    expect: { state: { players: [{ hand: ['burgle'] }, {}] }, events: [{ type: 'drew', count: 1 }] },
  }),
  ...both('a Rebel draws its card for a companion played after it, once', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-scout', 'mercenary', 'mercenary'] }] },
    do: [
      'play rebel-scout',
      { expect: { state: { players: [{ hand: ['mercenary', 'mercenary'] }, {}] } } },
      'play mercenary',
      { expect: { state: { players: [{ hand: ['mercenary', 'burgle'] }, {}] } } },
      'play mercenary',
    ],
    expect: { state: { players: [{ hand: ['burgle'] }, {}] }, noEvents: [{ type: 'drew' }] },
  }),
  clank('the Mountain King gives his bonus for a crown bought later, from then on', ['order-of-plays'], {
    given: { players: [{ room: '26', gold: 14, hand: ['the-mountain-king'] }] },
    do: [
      'play the-mountain-king',
      { expect: { state: { turn: { skill: 2, swords: 1, boots: 1 } } } },
      'buy crown',
      { expect: { state: { turn: { skill: 2, swords: 2, boots: 2 } } } },
      'buy crown',
    ],
    expect: { state: { turn: { swords: 2, boots: 2 } } },
  }),
  clank('an artifact taken later still brings the bonus', ['order-of-plays'], {
    given: { players: [{ room: '20', hand: ['wand-of-recall', 'kobold-merchant'] }], turn: { boots: 1 } },
    do: [
      'play wand-of-recall',
      'play kobold-merchant',
      { expect: { state: { turn: { skill: 2, teleports: 0 } } } },
      'walk 21',
      'take artifact',
    ],
    expect: { state: { turn: { skill: 4, teleports: 1 } } },
  }),
  clank('a monkey idol taken later still pays the Archaeologist', ['order-of-plays'], {
    given: { players: [{ room: '17', hand: ['archaeologist'] }], turn: { boots: 1, swords: 1 } },
    do: ['play archaeologist', { expect: { state: { turn: { skill: 0 } } } }, 'walk 24 swords 1', 'take monkey-idol'],
    expect: { state: { turn: { skill: 2 } } },
  }),
  clank('Swagger gives skill for clank added before and after it', ['swagger-any-order'], {
    given: { players: [{ hand: ['stumble', 'swagger', 'stumble'] }] },
    do: ['play stumble', 'play swagger', { expect: { state: { turn: { skill: 1 } } } }, 'play stumble'],
    expect: { state: { turn: { skill: 2, boots: 1 }, clank: { red: 2 } } },
  }),
  clank('Swagger gives nothing for clank of an earlier turn or of the others', ['swagger-any-order'], {
    given: { players: [{ hand: ['swagger', 'tattle'] }], clank: { red: 3 } },
    do: ['play swagger', 'play tattle'],
    expect: { state: { turn: { skill: 2 }, clank: { yellow: 1 } } },
  }),
  clank('Swagger gives nothing for clank that came with the refill before the turn', ['swagger-any-order'], {
    given: {
      players: [{}, { hand: ['swagger'] }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['end turn', 'play swagger'],
    expect: { state: { active: 'yellow', clank: { red: 1, yellow: 1 }, turn: { skill: 0, clankMade: 0 } } },
  }),
  ...both('an empty pile of the reserve gives no more cards', ['reserve-limited'], {
    given: { reserve: { mercenary: 1 }, turn: { skill: 6 } },
    do: ['acquire mercenary'],
    expect: {
      state: { reserve: { mercenary: 0 } },
      options: ['acquire explore'],
      without: ['acquire mercenary'],
      refused: { 'acquire mercenary': 'reserve-limited' },
    },
  }),
  clank('a teleport takes an effect that gives one', ['teleport-needed'], {
    given: { players: [{ room: '03', hand: ['invoker-of-the-ancients'] }], turn: { boots: 2 } },
    do: [
      { expect: { without: ['teleport 02'], refused: { 'teleport 02': 'teleport-needed' } } },
      'play invoker-of-the-ancients',
      'teleport 02',
    ],
    expect: {
      state: { players: [{ room: '02' }, {}], turn: { boots: 2, teleports: 0 } },
      refused: { 'teleport 03': 'teleport-needed' },
    },
  }),
  clank('a teleport not used is gone with the turn', ['teleport-needed'], {
    given: { players: [{ room: '03' }], turn: { teleports: 1 } },
    do: [{ expect: { options: ['teleport 02'] } }, 'end turn', 'end turn'],
    expect: { state: { active: 'red', turn: { teleports: 0 } }, refused: { 'teleport 02': 'teleport-needed' } },
  }),
  clank('a teleport leads to a room at the other end of a tunnel, no further', ['teleport-connected'], {
    given: { players: [{ room: '03' }], turn: { teleports: 1 } },
    expect: {
      options: ['teleport 02', 'teleport 04', 'teleport 07', 'teleport 08'],
      without: ['teleport 09', 'teleport 13'],
      refused: { 'teleport 09': 'teleport-connected', 'teleport 13': 'teleport-connected' },
    },
  }),
  clank('a teleport goes through a lock without a key', ['teleport-free'], {
    given: { players: [{ room: '04' }], rooms: { '09': [] }, turn: { teleports: 1 } },
    do: ['teleport 09'],
    expect: { state: { players: [{ room: '09' }, {}] } },
  }),
  clank('a teleport goes against the arrow', ['teleport-free'], {
    given: { players: [{ room: '05' }], rooms: { '06': [] }, turn: { boots: 1, teleports: 1 } },
    do: [{ expect: { refused: { 'walk 06': 'one-way' } } }, 'teleport 06'],
    expect: { state: { players: [{ room: '06' }, {}], turn: { boots: 1 } } },
  }),
  clank('a teleport passes footprints and monsters free of charge', ['teleport-free'], {
    given: { players: [{ room: '18' }], rooms: { '25': [] }, turn: { teleports: 1, swords: 1 } },
    do: ['teleport 25'],
    expect: { state: { players: [{ room: '25', damage: 0, cubes: 30 }, {}], turn: { swords: 1 } } },
  }),
  clank(
    'teleporting into a crystal cave stops boots, and teleporting out does not lift it',
    ['crystal-cave-any-entry'],
    {
      given: { players: [{ room: '03' }], turn: { boots: 2, teleports: 2 } },
      do: [
        'teleport 08',
        { expect: { without: ['walk 03'], refused: { 'walk 03': 'crystal-cave-stops-boots' } } },
        'teleport 03',
      ],
      expect: { without: ['walk 02'], refused: { 'walk 02': 'crystal-cave-stops-boots' } },
    },
  ),
  clank('whoever starts the turn in a crystal cave walks on freely', ['crystal-cave-any-entry'], {
    given: { players: [{ room: '08' }], turn: { boots: 1 } },
    do: ['walk 03'],
    expect: { state: { players: [{ room: '03' }, {}] } },
  }),
  ...both('a shuffle in mid-turn leaves out the cards in play and takes those acquired', ['play-area'], {
    given: {
      players: [{ hand: ['lucky-coin'], play: ['burgle', 'stumble'], deck: [] }],
      turn: { skill: 3 },
    },
    do: ['acquire explore', 'play lucky-coin'],
    expect: {
      state: { players: [{ hand: ['explore'], play: ['burgle', 'stumble', 'lucky-coin'], deck: [], discard: [] }, {}] },
      events: [{ type: 'shuffled', seat: 'red', count: 1 }],
    },
  }),
  ...both('a card that the trashing effect does not allow is refused for that reason', ['trash-effect-only'], {
    given: { players: [{ hand: ['master-burglar'], play: ['burgle', 'stumble'], discard: ['burgle'] }] },
    do: ['play master-burglar'],
    expect: { refused: { 'trash stumble': 'trash-effect-only' } },
  }),
];
