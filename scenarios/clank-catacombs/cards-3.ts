import { catacombs } from '../scenario.ts';
import { arriving, buying, DRAWN, holding, rowOf } from './given.ts';

export default [
  catacombs('Brave Hero, Expert Guide, Expensive Taste: what is printed on them', ['resources', 'gold-gain'], {
    given: { players: [{ hand: ['brave-hero', 'expert-guide', 'expensive-taste'] }] },
    do: ['play brave-hero', 'play expert-guide', 'play expensive-taste'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { skill: 7, swords: 1, boots: 3 } } },
  }),
  catacombs('Curator: a card for each artifact, also for one taken later', ['order-of-plays', 'backpack'], {
    ...holding('curator', { room: 'd01/a', tokens: ['artifact-7', 'backpack'], ...DRAWN }, { laid: ['d01 1,0'] }),
    do: ['play curator', { expect: { state: { players: [{ hand: ['burgle'] }, {}] } } }, 'take artifact'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}], turn: { skill: 2, boots: 1 } } },
  }),
  catacombs('Diversion: on acquiring a prisoner comes free', ['acquire-effect-once'], {
    ...buying('diversion', 5, {}, { chance: { tokens: ['golden-monkey-bot'] } }),
    expect: { state: { players: [{ tokens: ['golden-monkey-bot'] }, {}] } },
  }),
  catacombs('Diversion: on arriving three black cubes go back to the bag', ['shrine-arrive', 'spent-cubes-aside'], {
    given: {
      ...arriving('diversion'),
      aside: { black: 5 },
    },
    do: ['end turn'],
    expect: { state: { bag: { black: 22 }, aside: { black: 2 } }, events: [{ type: 'cubes-returned', count: 3 }] },
  }),
  catacombs('Diversion: of fewer black cubes set aside all go back', ['shrine-arrive'], {
    given: {
      ...arriving('diversion'),
      aside: { black: 1 },
    },
    do: ['end turn'],
    expect: { state: { bag: { black: 24 }, aside: { black: 0 } }, events: [{ type: 'cubes-returned', count: 1 }] },
  }),
  catacombs('Robbery: out of a market room by teleport', ['teleport-named', 'teleport-free'], {
    ...holding('robbery', { room: 's2/a' }, { laid: ['s2 1,0'] }),
    do: [
      'play robbery',
      'offer robbery',
      { expect: { options: ['go start-a/c', 'go s2/b', 'decline'] } },
      'go start-a/c',
    ],
    expect: { state: { players: [{ room: 'start-a/c', gold: 2 }, {}], turn: { swords: 2 } } },
  }),
  catacombs('Robbery: the teleport may discover a tile', ['teleport-discovers'], {
    ...holding('robbery', { room: 's2/a' }, { laid: ['s2 1,0'], tiles: ['s1', '...'] }),
    do: ['play robbery', 'offer robbery', 'explore 1,-1 s1 by teleport', 'place 0 to s1/c'],
    expect: {
      state: { players: [{ room: 's1/c', gold: 3 }, {}], laid: ['s2 1,0', 's1 1,-1'], turn: { teleports: 0 } },
    },
  }),
  catacombs(
    'Robbery: nowhere but in a market, and on acquiring maybe on top',
    ['teleport-named', 'acquired-to-discard'],
    {
      ...buying('robbery', 5, { hand: ['robbery'], room: 'start-a/c' }),
      do: ['play robbery', { expect: { refused: { 'offer robbery': 'teleport-named' } } }, 'acquire robbery', 'accept'],
      expect: {
        state: { players: [{ onTop: 1, discard: [] }, {}] },
        events: [{ type: 'put-on-deck', card: 'robbery' }],
      },
    },
  ),
  catacombs('Crystal Compass: two cards, and caves do not stop its owner', ['crystal-cave-card-after'], {
    ...holding('crystal-compass', { room: 'start-a/c', ...DRAWN }, { turn: { boots: 2 } }),
    do: [
      'walk start-a/d',
      { expect: { refused: { 'walk start-a/c': 'crystal-cave-stops-boots' } } },
      'play crystal-compass',
      'walk start-a/c',
    ],
    expect: { state: { players: [{ room: 'start-a/c', hand: ['burgle', 'stumble'] }, {}] } },
  }),
  catacombs('Double Cross: clank for all others on acquiring it', ['acquire-effect-once', 'clank-add'], {
    seats: 3,
    ...buying('double-cross', 6),
    expect: { state: { clank: { red: 0, yellow: 2, green: 2 } } },
  }),
  catacombs('Double Cross: played it quiets its owner', ['clank-remove', 'acquire-effect-once'], {
    ...holding('double-cross', {}, { clank: { red: 3 } }),
    expect: { state: { clank: { red: 1, yellow: 0 }, turn: { skill: 2 } } },
  }),
  catacombs('Floating Skull: a teleport on acquiring it', ['acquire-effect-once', 'teleport-not-immediate'], {
    ...buying('floating-skull', 6, { room: 'start-a/c' }),
    do: ['acquire floating-skull', 'teleport start-a/e'],
    expect: { state: { players: [{ room: 'start-a/e' }, {}] } },
  }),
  catacombs('Floating Skull: a teleport for one who has a crown', ['have-once'], {
    ...holding('floating-skull', { tokens: ['crown-10', 'crown-9'] }),
    expect: { state: { turn: { skill: 2, swords: 1, teleports: 1 } } },
  }),
  catacombs('Grand Theft: a lockpick buys any card of the row', ['choice-possible', 'acquired-to-discard'], {
    ...holding('grand-theft', { lockpicks: 1 }, { row: rowOf('blink-spell') }),
    do: ['play grand-theft', 'choose 2', { expect: { asked: { ask: 'free-row-card' } } }, 'free slot 1'],
    expect: { state: { players: [{ lockpicks: 0, discard: ['blink-spell'] }, {}], turn: { skill: 0 } } },
  }),
  catacombs('Grand Theft: or the use of a device, but no monster', ['choice-possible', 'device-immediate'], {
    ...holding(
      'grand-theft',
      { lockpicks: 2 },
      { row: ['darkened-alcove', 'keymaster', null, null, null, null], clank: { red: 2 } },
    ),
    do: ['play grand-theft', 'choose 2'],
    expect: {
      state: { players: [{ lockpicks: 1 }, {}], clank: { red: 0 }, dungeonDiscard: ['darkened-alcove'] },
      events: [{ type: 'used', card: 'darkened-alcove' }],
    },
  }),
  catacombs('Grand Theft: a lockpick is the other choice; it may be acquired on top', ['choice-possible'], {
    ...buying('grand-theft', 6, { lockpicks: 0 }),
    do: [
      'acquire grand-theft',
      'accept',
      { expect: { state: { players: [{ onTop: 1 }, {}] } } },
      'end turn',
      'yellow: end turn',
      'play grand-theft',
    ],
    expect: { state: { players: [{ lockpicks: 1 }, {}] } },
  }),
  catacombs('Lute: gold for every clank of the turn, its own included', ['clank-made-counts'], {
    given: { players: [{ hand: ['stumble', 'lute', 'lightstick'], ...DRAWN }] },
    do: ['play stumble', 'play lute', 'play lightstick'],
    expect: { state: { players: [{ gold: 3, hand: ['burgle', 'stumble'] }, {}], clank: { red: 3 } } },
  }),
  catacombs('Souldrinker: heals once a monster of the row is defeated', ['fight-reward', 'order-of-plays'], {
    ...holding('souldrinker', { damage: 2, lockpicks: 0 }, { row: rowOf('keymaster') }),
    do: [
      'play souldrinker',
      'fight goblin',
      { expect: { state: { players: [{ damage: 2 }, {}] } } },
      'fight keymaster',
    ],
    expect: { state: { players: [{ damage: 1, gold: 1, lockpicks: 1 }, {}], turn: { swords: 0 } } },
  }),
  catacombs('Thirst for Adventure: three boots, on acquiring and on playing', ['acquire-effect-once', 'resources'], {
    ...buying('thirst-for-adventure', 7),
    expect: { state: { turn: { boots: 3 } } },
  }),
  catacombs('Thirst for Adventure: played, three boots', ['resources'], {
    ...holding('thirst-for-adventure'),
    expect: { state: { turn: { boots: 3 } } },
  }),
  catacombs('Blink Spell: to a neighbour, or to a player in the depths', ['teleport-named', 'teleport-arrival'], {
    seats: 4,
    given: {
      players: [
        { room: 'start-a/c', hand: ['blink-spell'] },
        { room: 'd01/b' },
        { room: 's1/a' },
        { room: 'start-a/e' },
      ],
      laid: ['s1 -1,0', 'd01 1,0'],
    },
    do: [
      'play blink-spell',
      'choose 2',
      { expect: { onlyOptions: ['go d01/b', 'go start-a/e', 'decline'] } },
      'go start-a/e',
    ],
    expect: { state: { players: [{ room: 'start-a/e', gold: 1 }, {}, {}, {}], turn: { skill: 3, teleports: 0 } } },
  }),
  catacombs('Blink Spell: with nobody in the depths it leads next door', ['choice-possible', 'teleport-free'], {
    ...holding('blink-spell', { room: 'start-a/c' }),
    do: ['play blink-spell', 'teleport start-a/d'],
    expect: { state: { players: [{ room: 'start-a/d' }, {}] } },
  }),
  catacombs('Grand Theft: the last Lockpick does not open what needs another', ['choice-possible', 'device-price'], {
    given: {
      players: [{ hand: ['grand-theft'], lockpicks: 1 }],
      row: ['locked-trunk', null, null, null, null, null],
    },
    do: ['play grand-theft'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ lockpicks: 2 }, {}] } },
  }),
  catacombs('Waystone: not trashed while there is no other wayshrine to go to', ['choice-possible'], {
    given: { players: [{ room: 'start-a/b', hand: ['waystone'] }] },
    do: ['play waystone'],
    expect: { without: ['offer waystone'], refused: { 'offer waystone': 'choice-possible' } },
  }),
];
