import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Zombies. */
export default [
  smashUp('Zombie Lord: a minion of power 2 or less from the discard pile to each base without yours', [], {
    given: {
      players: [{ hand: ['zombie-lord'], discard: ['tenacious-z', 'tenacious-z', 'grave-digger'] }],
      bases: ['tortuga', 'the-mothership', at('ninja-dojo', [], ['king-rex'])],
    },
    do: [
      'play zombie-lord on tortuga',
      { expect: { onlyOptions: ['play tenacious-z on the-mothership', 'done'] } },
      ...['play tenacious-z on the-mothership', 'play tenacious-z on ninja-dojo'],
    ],
    expect: {
      asked: { ask: 'play' },
      state: {
        players: [{ discard: ['grave-digger'] }, {}],
        bases: [
          { minions: { red: ['zombie-lord'] } },
          { minions: { red: ['tenacious-z'] } },
          { minions: { red: ['tenacious-z'] } },
        ],
      },
    },
  }),
  smashUp('Grave Digger: may take a minion from the discard pile', [], {
    given: {
      players: [{ hand: ['grave-digger'], discard: ['zombie-lord', 'overrun'] }],
      bases: ['tortuga'],
    },
    do: [
      'play grave-digger on tortuga',
      { expect: { onlyOptions: ['pick card zombie-lord', 'done'] } },
      'pick card zombie-lord',
    ],
    expect: { state: { players: [{ hand: ['zombie-lord'], discard: ['overrun'] }, {}] } },
  }),
  smashUp('Tenacious Z: is played from the discard pile as an extra minion, one in a turn', [], {
    given: { players: [{ discard: ['tenacious-z', 'tenacious-z'] }], bases: ['tortuga'] },
    do: ['special tenacious-z', 'play tenacious-z on tortuga'],
    expect: {
      refused: { 'special tenacious-z': 'special-limit' },
      state: {
        players: [{ discard: ['tenacious-z'] }, {}],
        bases: [{ minions: { red: ['tenacious-z'] } }, {}, {}],
        turn: { minions: 1 },
      },
    },
  }),
  smashUp('Walker: the top card of the deck may be discarded', [], {
    given: { players: [{ hand: ['walker'], deck: ['overrun', 'outbreak', '...'] }], bases: ['tortuga'] },
    do: ['play walker on tortuga', 'choose 1'],
    expect: { state: { players: [{ discard: ['overrun'] }, {}] } },
  }),
  smashUp('Walker: or the top card of the deck stays', [], {
    given: { players: [{ hand: ['walker'], deck: ['overrun', 'outbreak'] }], bases: ['tortuga'] },
    do: ['play walker on tortuga', 'choose 2'],
    expect: { state: { players: [{ deck: ['overrun', 'outbreak'] }, {}] } },
  }),
  smashUp('Grave Robbing: takes a card from the discard pile', [], {
    given: { players: [{ hand: ['grave-robbing'], discard: ['zombie-lord', 'overrun'] }] },
    do: ['play grave-robbing', 'pick card overrun'],
    expect: { state: { players: [{ hand: ['overrun'], discard: ['zombie-lord', 'grave-robbing'] }, {}] } },
  }),
  smashUp('Lend a Hand: shuffles any number of cards from the discard pile in', [], {
    given: { players: [{ hand: ['lend-a-hand'], discard: ['zombie-lord', 'overrun', 'walker'] }] },
    do: ['play lend-a-hand', 'pick card zombie-lord', 'pick card overrun', 'done'],
    expect: { state: { players: [{ discard: ['walker', 'lend-a-hand'] }, {}] } },
  }),
  smashUp('Mall Crawl: any number of cards of one title go from the deck to the discard pile', [], {
    given: { players: [{ hand: ['mall-crawl'], deck: ['walker', 'outbreak', 'walker'] }] },
    do: [
      ...['play mall-crawl', 'pick card walker'],
      { expect: { without: ['pick card outbreak'] } },
      ...['pick card walker', 'done'],
    ],
    expect: {
      events: [{ type: 'put', where: 'discard', cards: ['walker', 'walker'] }],
      state: { players: [{ deck: ['outbreak'] }, {}] },
    },
  }),
  smashUp('Not Enough Bullets: takes any number of minions of one title from the discard pile', [], {
    given: { players: [{ hand: ['not-enough-bullets'], discard: ['walker', 'walker', 'zombie-lord'] }] },
    do: ['play not-enough-bullets', 'pick card walker', 'pick card walker'],
    expect: {
      asked: { ask: 'play' },
      state: { players: [{ hand: ['walker', 'walker'], discard: ['zombie-lord', 'not-enough-bullets'] }, {}] },
    },
  }),
  smashUp('Outbreak: allows one more minion on a base without yours', [], {
    given: {
      players: [{ hand: ['outbreak', 'tenacious-z'] }],
      bases: [at('tortuga', ['walker']), 'the-mothership'],
      turn: { minions: 0 },
    },
    do: ['play outbreak'],
    expect: { options: ['play tenacious-z on the-mothership'], without: ['play tenacious-z on tortuga'] },
  }),
  smashUp('Overrun: other players play no minions here; it is destroyed at the start of your turn', [], {
    given: {
      players: [{ hand: ['overrun'] }, { hand: ['king-rex'] }],
      bases: ['tortuga', 'the-mothership'],
    },
    do: [
      ...['play overrun on tortuga', 'end plays'],
      {
        expect: {
          refused: { 'play king-rex on tortuga': 'cannot-play-here' },
          options: ['play king-rex on the-mothership'],
        },
      },
      'end plays',
    ],
    expect: { state: { players: [{ discard: ['overrun'] }, {}], bases: [{ actions: { red: [] } }, {}, {}] } },
  }),
  smashUp('They Keep Coming: a minion is played from the discard pile as an extra one', [], {
    given: { players: [{ hand: ['they-keep-coming'], discard: ['tenacious-z', 'overrun'] }], bases: ['tortuga'] },
    do: ['play they-keep-coming', 'play tenacious-z on tortuga'],
    expect: {
      state: {
        players: [{ discard: ['overrun', 'they-keep-coming'] }, {}],
        bases: [{ minions: { red: ['tenacious-z'] } }, {}, {}],
        turn: { minions: 1 },
      },
    },
  }),
  smashUp("They're Coming To Get You: minions may be played here from the discard pile in place of the hand", [], {
    given: {
      players: [{ discard: ['zombie-lord', 'grave-digger'] }],
      bases: [{ ...at('tortuga', []), actions: { red: ['theyre-coming-to-get-you'] } }, 'the-mothership'],
    },
    do: [
      { expect: { without: ['play grave-digger on the-mothership from discard'] } },
      ...['play grave-digger on tortuga from discard', 'done'],
    ],
    expect: {
      without: ['play zombie-lord on tortuga from discard'],
      state: { bases: [{ minions: { red: ['grave-digger'] } }, {}, {}], turn: { minions: 0 } },
    },
  }),
];
