import { both, clank } from '../scenario.ts';

export default [
  ...both('only a card in the hand can be played', ['play-from-hand'], {
    given: { players: [{ hand: ['burgle'], play: ['scramble'], deck: ['sidestep', '...'], discard: ['stumble'] }] },
    expect: {
      options: ['play burgle'],
      without: ['play scramble', 'play sidestep', 'play stumble'],
      refused: {
        'play scramble': 'play-from-hand',
        'play sidestep': 'play-from-hand',
        'play stumble': 'play-from-hand',
      },
    },
  }),
  ...both('a card in the hand is played once, and a second copy once more', ['play-from-hand'], {
    given: { players: [{ hand: ['burgle', 'burgle'] }] },
    do: ['play burgle', 'play burgle'],
    expect: {
      state: { players: [{ hand: [], play: ['burgle', 'burgle'] }, {}], turn: { skill: 2 } },
      refused: { 'play burgle': 'play-from-hand' },
    },
  }),
  ...both('a card of another player’s hand cannot be played', ['play-from-hand'], {
    given: { players: [{ hand: ['burgle'] }, { hand: ['sidestep'] }] },
    expect: { refused: { 'play sidestep': 'play-from-hand' } },
  }),

  ...both('a turn cannot end while a card is left in the hand, even one that does nothing', ['play-all'], {
    given: { players: [{ hand: ['burgle', 'secret-tome'] }] },
    do: [
      'play burgle',
      { expect: { without: ['end turn'], refused: { 'end turn': 'play-all' } } },
      'play secret-tome',
      { expect: { options: ['end turn'], state: { turn: { skill: 1, swords: 0, boots: 0 } } } },
      'end turn',
    ],
    expect: { state: { active: 'yellow' }, events: [{ type: 'turn-ended', seat: 'red' }] },
  }),
  ...both('a card drawn during the turn must be played too', ['play-all'], {
    given: { players: [{ hand: ['lucky-coin'], deck: ['stumble', '...'] }] },
    do: ['play lucky-coin', { expect: { refused: { 'end turn': 'play-all' } } }, 'play stumble'],
    expect: { options: ['end turn'] },
  }),
  ...both('a card discarded to an effect need not be played', ['play-all', 'discard-no-effect'], {
    given: { players: [{ hand: ['sleight-of-hand', 'stumble'], deck: ['burgle', 'burgle'] }] },
    do: ['play sleight-of-hand', 'discard stumble', 'play burgle', 'play burgle'],
    expect: { options: ['end turn'], state: { clank: { red: 0 } } },
  }),

  clank('the skill, swords and boots of all cards played add up', ['resources'], {
    given: { players: [{ hand: ['explore', 'mercenary', 'scramble', 'tunnel-guide'] }] },
    do: [
      { expect: { state: { turn: { skill: 0, swords: 0, boots: 0 } }, refused: { 'walk 02': 'boots-needed' } } },
      'play explore',
      { expect: { state: { turn: { skill: 2, swords: 0, boots: 1 } } } },
      'play mercenary',
      { expect: { state: { turn: { skill: 3, swords: 2, boots: 1 } } } },
      'play scramble',
      'play tunnel-guide',
    ],
    expect: { state: { turn: { skill: 4, swords: 3, boots: 3 } } },
  }),
  clank('what is spent is taken from one kind of resource only', ['resources'], {
    given: { players: [{ hand: ['explore', 'mercenary'] }] },
    do: ['play explore', 'play mercenary', 'walk 02', 'acquire mercenary', 'fight goblin'],
    expect: { state: { turn: { skill: 1, swords: 0, boots: 0 } } },
  }),

  ...both('a card acquired goes to the discard pile and cannot be played yet', ['acquired-to-discard'], {
    given: { players: [{ hand: ['burgle'], discard: ['stumble'] }], turn: { skill: 8 } },
    do: ['acquire mercenary', 'acquire brilliance'],
    expect: {
      state: {
        players: [{ hand: ['burgle'], discard: ['stumble', 'mercenary', 'brilliance'], play: [] }, {}],
        turn: { swords: 0 },
      },
      without: ['play mercenary'],
      refused: { 'play mercenary': 'play-from-hand', 'play brilliance': 'play-from-hand' },
      noEvents: [{ type: 'drew' }, { type: 'gained' }],
    },
  }),
  ...both('a card acquired serves once it was shuffled in, drawn and played', ['acquired-to-discard', 'reshuffle'], {
    given: { players: [{ hand: ['burgle', 'scramble'], deck: [] }] },
    do: ['play burgle', 'play scramble', 'acquire mercenary', 'end turn', 'end turn', 'play mercenary'],
    expect: { state: { active: 'red', turn: { skill: 1, swords: 2 } } },
  }),

  ...both('drawing from an empty deck makes the shuffled discard pile the new deck', ['reshuffle'], {
    given: {
      players: [{ hand: ['elven-boots'], deck: [], discard: ['burgle', 'stumble'] }],
      chance: { shuffled: ['stumble', 'burgle'] },
    },
    do: ['play elven-boots'],
    expect: {
      state: { players: [{ hand: ['stumble'], deck: ['burgle'], discard: [] }, {}] },
      events: [
        { type: 'shuffled', seat: 'red', count: 2 },
        { type: 'drew', seat: 'red', count: 1, cards: ['stumble'] },
      ],
    },
  }),
  ...both('the last cards of the deck are drawn before the discard pile is shuffled', ['reshuffle'], {
    given: {
      players: [{ hand: ['brilliance'], deck: ['sidestep'], discard: ['stumble', 'burgle', 'scramble'] }],
      chance: { shuffled: ['scramble', 'burgle'] },
    },
    do: ['play brilliance'],
    expect: {
      state: { players: [{ hand: ['sidestep', 'scramble', 'burgle'], deck: ['stumble'], discard: [] }, {}] },
      events: [{ type: 'shuffled', count: 3 }],
    },
  }),
  ...both('a deck that just suffices is followed by no shuffle', ['reshuffle'], {
    given: { players: [{ hand: ['elven-boots'], deck: ['stumble'], discard: ['burgle', 'burgle'] }] },
    do: ['play elven-boots'],
    expect: {
      state: { players: [{ hand: ['stumble'], deck: [], discard: ['burgle', 'burgle'] }, {}] },
      noEvents: [{ type: 'shuffled' }],
    },
  }),
  ...both('cards in the play area are left out of a shuffle during the turn', ['reshuffle', 'play-area'], {
    given: { players: [{ hand: ['brilliance'], play: ['burgle', 'scramble'], deck: [], discard: ['stumble'] }] },
    do: ['play brilliance'],
    expect: {
      state: {
        players: [{ hand: ['stumble'], play: ['burgle', 'scramble', 'brilliance'], deck: [], discard: [] }, {}],
      },
      events: [{ type: 'shuffled', count: 1 }],
    },
  }),
  ...both('a card acquired this turn is shuffled in with the discard pile', ['reshuffle'], {
    given: { players: [{ hand: ['elven-boots'], deck: [] }], turn: { skill: 2 } },
    do: ['acquire mercenary', 'play elven-boots'],
    expect: { state: { players: [{ hand: ['mercenary'], discard: [], play: ['elven-boots'] }, {}] } },
  }),
  ...both('with deck and discard pile empty nothing is drawn', ['reshuffle'], {
    given: { players: [{ hand: ['elven-boots'], play: ['burgle'], deck: [] }] },
    do: ['play elven-boots'],
    expect: {
      state: { players: [{ hand: [], play: ['burgle', 'elven-boots'] }, {}], turn: { skill: 1, boots: 1 } },
      noEvents: [{ type: 'shuffled' }, { type: 'drew' }],
    },
  }),
  ...both('a hand held through a shuffle is known to all: nothing else can be in it', ['reshuffle'], {
    given: { players: [{ hand: ['lucky-coin', 'explore'], deck: [], discard: ['stumble', 'burgle'] }] },
    do: [{ expect: { state: { players: [{ known: 0 }, {}] } } }, 'play lucky-coin'],
    expect: { state: { players: [{ known: 1 }, {}] }, events: [{ type: 'shuffled', count: 2 }] },
  }),
  ...both('cards drawn before the shuffle are known, those drawn after it are not', ['reshuffle', 'draw-five'], {
    given: { players: [{ play: ['burgle', 'burgle', 'burgle', 'burgle'], deck: ['sidestep', 'scramble'] }] },
    do: ['end turn'],
    expect: {
      state: {
        players: [{ hand: ['sidestep', 'scramble', 'burgle', 'burgle', 'burgle'], deck: ['burgle'], known: 2 }, {}],
      },
    },
  }),
  ...both('a known card that is played is known no longer', ['reshuffle'], {
    given: { players: [{ hand: ['sidestep', 'scramble', 'burgle'], known: 2 }] },
    do: ['play scramble', { expect: { state: { players: [{ known: 1 }, {}] } } }, 'play burgle'],
    expect: { state: { players: [{ hand: ['sidestep'], known: 1 }, {}] } },
  }),
  ...both('a bonus that a card brings about comes before that card’s own effect', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-scout', 'apothecary'], deck: ['stumble', '...'] }] },
    do: ['play rebel-scout', 'play apothecary'],
    expect: {
      asked: { ask: 'discard' },
      onlyOptions: ['discard stumble', 'decline'],
      events: [
        { type: 'played', card: 'apothecary' },
        { type: 'bonus-claimed', source: 'rebel-scout' },
        { type: 'drew' },
      ],
    },
  }),
  ...both('a bonus drawn by itself marks the play that brings it about, not the answer after it', ['order-of-plays'], {
    given: { players: [{ hand: ['rebel-captain', 'mister-whiskers'] }] },
    do: [
      'play rebel-captain',
      { expect: { reveals: { 'play mister-whiskers': true } } },
      'play mister-whiskers',
      { expect: { reveals: { 'choose 1': true, 'choose 2': false } } },
    ],
  }),
];
