import { catacombs } from '../scenario.ts';
import { buying, DRAWN, holding } from './given.ts';

export default [
  catacombs('Empurror: without an artifact one of three things', ['choice-possible', 'clank-remove'], {
    ...holding('empurror', {}, { clank: { red: 3 } }),
    do: ['play empurror', { expect: { onlyOptions: ['choose 1', 'choose 2', 'choose 3'] } }, 'choose 1'],
    expect: { state: { players: [{ gold: 0 }, {}], clank: { red: 1 }, turn: { cavesOpen: false } } },
  }),
  catacombs('Empurror: gold is another choice', ['choice-possible', 'gold-gain'], {
    ...holding('empurror'),
    do: ['play empurror', 'choose 2'],
    expect: { state: { players: [{ gold: 1 }, {}], turn: { cavesOpen: false, cancel: 0 } } },
  }),
  catacombs('Empurror: the third choice opens the crystal caves', ['crystal-cave-stops-boots'], {
    ...holding('empurror', { room: 'start-a/c' }, { turn: { boots: 2 } }),
    do: ['play empurror', 'choose 3', 'walk start-a/d', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] }, noEvents: [{ type: 'exhausted' }] },
  }),
  catacombs('Empurror: an artifact taken later in the turn brings the rest', ['order-of-plays'], {
    given: {
      players: [{ room: 'd07/b', hand: ['empurror'] }],
      laid: ['d07 1,0'],
      rooms: { 'd07/b': ['artifact-5'] },
      clank: { red: 3 },
    },
    do: [
      'play empurror',
      'choose 2',
      { expect: { state: { turn: { bonuses: ['empurror after 2'] } } } },
      'take artifact',
    ],
    expect: {
      state: { players: [{ gold: 1 }, {}], clank: { red: 1 }, turn: { cavesOpen: true, bonuses: [] } },
      events: [{ type: 'bonus-claimed', source: 'empurror' }],
    },
  }),
  catacombs('Empurror: with an artifact all three at once, unasked', ['have-once', 'clank-remove'], {
    ...holding('empurror', { tokens: ['artifact-5'] }, { clank: { red: 3 } }),
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ gold: 1 }, {}], clank: { red: 1 }, turn: { cavesOpen: true } },
    },
  }),
  catacombs('Golden Flute: a gold and a clank besides the purchase', ['gold-gain', 'clank-add'], {
    ...holding('golden-flute'),
    expect: { state: { players: [{ gold: 1 }, {}], clank: { red: 1 }, turn: { flutes: 1 } } },
  }),
  catacombs('Payoff: three skill once, then it is gone for good', ['trash-for-good', 'trashed-still-counts'], {
    ...holding('payoff'),
    expect: { state: { players: [{ play: [], discard: [] }, {}], trashed: ['payoff'], turn: { skill: 3 } } },
  }),
  catacombs('Rebel Scribe: a card for another companion, played before or after', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-scribe', 'mercenary'], deck: ['stumble', 'burgle'] }] },
    do: ['play rebel-scribe', { expect: { state: { players: [{ hand: ['mercenary'] }, {}] } } }, 'play mercenary'],
    expect: {
      state: { players: [{ hand: ['stumble'] }, {}], turn: { skill: 2 } },
      events: [{ type: 'bonus-claimed', source: 'rebel-scribe' }],
    },
  }),
  catacombs('Rebel Thief and Rebel General: each draws for the other', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-thief', 'rebel-general'], lockpicks: 0, ...DRAWN }] },
    do: ['play rebel-thief', 'play rebel-general'],
    expect: {
      state: {
        players: [{ hand: ['burgle', 'stumble'], lockpicks: 1 }, {}],
        turn: { skill: 2, swords: 1, boots: 1 },
      },
    },
  }),
  catacombs('Rebel Paladin: one card for a companion and one for an artifact', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-paladin', 'bandit'], tokens: ['artifact-7'], ...DRAWN }] },
    do: ['play rebel-paladin', 'play bandit'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}], turn: { skill: 2, swords: 2, boots: 1 } } },
  }),
  catacombs('Waystone: from one wayshrine to another, at the price of the card', ['teleport-named', 'trash-for-good'], {
    ...holding('waystone', { room: 'start-a/b' }, { laid: ['s3 -1,0', 's6 1,0'] }),
    do: ['play waystone', 'offer waystone', { expect: { onlyOptions: ['go s3/a', 'go s6/b', 'decline'] } }, 'go s6/b'],
    expect: {
      state: { players: [{ room: 's6/b', play: [] }, {}], trashed: ['waystone'], turn: { boots: 1 } },
      events: [{ type: 'teleported', from: 'start-a/b', to: 's6/b' }],
    },
  }),
  catacombs('Waystone: outside a wayshrine it is a boot, which may lead to one', ['teleport-named'], {
    ...holding('waystone', { room: 'start-a/c' }, { laid: ['s3 -1,0'] }),
    do: [
      'play waystone',
      { expect: { without: ['offer waystone'] } },
      'walk start-a/b',
      { expect: { options: ['offer waystone'] } },
      'offer waystone',
      'go s3/a',
    ],
    expect: { state: { players: [{ room: 's3/a' }, {}] } },
  }),
  catacombs('Flamboyance: a card, and skill once two clank were made', ['clank-made-counts', 'order-of-plays'], {
    given: { players: [{ hand: ['flamboyance', 'stumble'], deck: ['stumble', 'burgle'] }] },
    do: ['play flamboyance', 'play stumble', { expect: { state: { turn: { skill: 0 } } } }, 'play stumble'],
    expect: { state: { turn: { skill: 2, clankMade: 2 } } },
  }),
  catacombs('Imp Familiar: a lockpick, or two cards for one', ['choice-possible'], {
    ...holding('imp-familiar', { lockpicks: 1, ...DRAWN }),
    do: ['play imp-familiar', 'choose 2'],
    expect: { state: { players: [{ lockpicks: 0, hand: ['burgle', 'stumble'] }, {}] } },
  }),
  catacombs('Imp Familiar: without a lockpick to spend it gives one', ['choice-possible'], {
    ...holding('imp-familiar', { lockpicks: 0 }),
    expect: { asked: { ask: 'turn' }, state: { players: [{ lockpicks: 1 }, {}] } },
  }),
  catacombs('Pillage: a card once three gold were gained', ['order-of-plays', 'gold-gain'], {
    given: { players: [{ hand: ['pillage', 'swindle'], deck: ['stumble', 'burgle'] }] },
    do: ['play pillage', 'play swindle'],
    expect: { state: { players: [{ gold: 3, hand: ['stumble'] }, {}], turn: { swords: 2, boots: 1 } } },
  }),
  catacombs('Remove Traps: a dragon that comes with the replacement does not attack', ['replacement-arrives'], {
    ...holding('remove-traps', {}, { dungeonDeck: ['rose-quartz', '...'] }),
    do: ['play remove-traps', 'replace slot 1', 'end turn'],
    expect: { state: { active: 'yellow' }, noEvents: [{ type: 'attacked' }] },
  }),
  catacombs('Shadow Walk: a Burgle is trashed from play or the discard pile', ['trash-zones', 'trash-for-good'], {
    given: { players: [{ hand: ['burgle', 'shadow-walk'], discard: ['burgle', 'stumble'] }] },
    do: [
      'play burgle',
      'play shadow-walk',
      { expect: { onlyOptions: ['trash burgle from play', 'trash burgle from discard'] } },
      'trash burgle from discard',
    ],
    expect: {
      state: { players: [{ play: ['burgle', 'shadow-walk'], discard: ['stumble'] }, {}], trashed: ['burgle'] },
    },
  }),
  catacombs('Shadow Walk: with no Burgle about it is just a boot', ['trash-zones'], {
    ...holding('shadow-walk', { discard: ['stumble'] }),
    expect: { asked: { ask: 'turn' }, state: { trashed: [], turn: { boots: 1 } } },
  }),
  catacombs('Astral Projection: with six skill an offering from afar', ['wayshrine-offering', 'order-of-plays'], {
    given: {
      players: [{ room: 'start-a/c', hand: ['astral-projection', 'lightstick', 'burgle'], marks: ['s3/a'] }],
      laid: ['s3 -1,0', 's6 1,0'],
    },
    do: [
      'play astral-projection',
      'play lightstick',
      { expect: { asked: { ask: 'turn' } } },
      'play burgle',
      { expect: { asked: { ask: 'mark-anywhere' }, onlyOptions: ['mark start-a/b', 'mark s6/b'] } },
      'mark s6/b',
    ],
    expect: { state: { players: [{ room: 'start-a/c', gold: 2, marks: ['s3/a', 's6/b'], cubes: 27 }, {}] } },
  }),
  catacombs('Astral Projection: skill already spent counts', ['order-of-plays', 'wayshrine-offering'], {
    ...holding('astral-projection', { room: 'start-a/c' }, { turn: { skill: 0, skillGained: 4 } }),
    expect: { state: { players: [{ marks: ['start-a/b'], gold: 1 }, {}] } },
  }),
  catacombs('Boots of the Ape Lord: three boots at three clank', ['clank-add', 'resources'], {
    ...holding('boots-of-the-ape-lord'),
    expect: { state: { clank: { red: 3 }, turn: { boots: 3, cavesOpen: false } } },
  }),
  catacombs('Boots of the Ape Lord: the golden bot too opens the caves', ['golden-monkey-bot'], {
    ...holding('boots-of-the-ape-lord', { tokens: ['golden-monkey-bot'], room: 'start-a/c' }),
    do: ['play boots-of-the-ape-lord', 'walk start-a/d', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}], turn: { boots: 1 } } },
  }),
  catacombs('Boots of the Ape Lord: an idol found on the way is in time', ['order-of-plays', 'reward-idol'], {
    ...holding('boots-of-the-ape-lord', { room: 'start-a/e' }),
    do: [
      'play boots-of-the-ape-lord',
      'walk start-a/m',
      { expect: { events: [{ type: 'bonus-claimed', source: 'boots-of-the-ape-lord' }] } },
      'walk start-a/d',
      'walk start-a/c',
    ],
    expect: { state: { players: [{ room: 'start-a/c', tokens: ['monkey-idol'] }, {}] } },
  }),
  catacombs('Bard: heals two once two clank were made', ['clank-made-counts', 'heal-cubes'], {
    given: { players: [{ hand: ['bard', 'stumble'], damage: 3 }] },
    do: ['play bard', { expect: { state: { players: [{ damage: 3 }, {}] } } }, 'play stumble'],
    expect: { state: { players: [{ damage: 1 }, {}], clank: { red: 2 }, turn: { skill: 2 } } },
  }),
  catacombs('Lie in Wait: quieter for one who was in a crystal cave this turn', ['order-of-plays', 'clank-remove'], {
    ...holding('lie-in-wait', { room: 'start-a/c' }, { clank: { red: 3 }, turn: { boots: 1 } }),
    do: ['play lie-in-wait', { expect: { state: { clank: { red: 3 } } } }, 'walk start-a/d'],
    expect: { state: { clank: { red: 1 }, turn: { skill: 2, swords: 1 } } },
  }),
  catacombs('Lie in Wait: one who starts the turn in a cave counts as there', ['order-of-plays'], {
    ...holding('lie-in-wait', { room: 'start-a/d' }, { clank: { red: 3 } }),
    expect: { state: { clank: { red: 1 } } },
  }),
  catacombs('Lie in Wait: on acquiring it may go on top of the deck', ['acquire-effect-once'], {
    ...buying('lie-in-wait', 3, { deck: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle'] }),
    do: ['acquire lie-in-wait', { expect: { asked: { ask: 'may' } } }, 'accept', 'end turn'],
    expect: {
      state: { players: [{ hand: ['lie-in-wait', 'burgle', 'burgle', 'burgle', 'burgle'], discard: [] }, {}] },
    },
  }),
  catacombs('Lie in Wait: or lie in the discard pile as usual', ['acquired-to-discard'], {
    ...buying('lie-in-wait', 3),
    do: ['acquire lie-in-wait', 'decline'],
    expect: { state: { players: [{ discard: ['lie-in-wait'] }, {}] }, noEvents: [{ type: 'put-on-deck' }] },
  }),
];
