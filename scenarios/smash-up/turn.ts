import { smashUp } from '../scenario.ts';

const dinosaurs = { factions: ['dinosaurs', 'robots'] };
const aliens = { factions: ['aliens', 'zombies'] };
/** 14 of red on a base that scores at 12 and gives 2 points. */
const conquered = { base: 'jungle-oasis', minions: { red: ['king-rex', 'laseratops', 'war-raptor'] } };

export default [
  smashUp('the points of a base bring the fifteenth', ['goal', 'game-end', 'winner'], {
    given: { players: [{ ...dinosaurs, points: 13 }, aliens], bases: [conquered] },
    do: ['end plays'],
    expect: {
      events: [{ type: 'points', seat: 'red', amount: 2, total: 15 }, { type: 'game-ended' }],
      result: { scores: [15, 0], winners: ['red'] },
      refused: { 'end plays': 'game-end' },
    },
  }),
  smashUp('fourteen points end nothing', ['goal', 'game-end'], {
    given: { players: [{ ...dinosaurs, points: 12 }, aliens], bases: [conquered] },
    do: ['end plays'],
    expect: { result: null, asked: { seat: 'yellow', ask: 'play' }, state: { players: [{ points: 14 }, {}] } },
  }),
  smashUp('fifteen points in mid-turn stop nothing before the end of the turn', ['game-end'], {
    given: { players: [{ hand: ['invader', 'howl'], points: 14 }] },
    do: [
      'play invader on jungle-oasis',
      { expect: { result: null, asked: { seat: 'red', ask: 'play' }, state: { players: [{ points: 15 }, {}] } } },
      'play howl',
      'end plays',
    ],
    expect: { result: { winners: ['red'] } },
  }),
  smashUp('whoever has most points wins, also in another player’s turn', ['winner', 'game-end'], {
    given: {
      players: [
        { ...dinosaurs, points: 15 },
        { ...aliens, points: 17 },
      ],
    },
    do: ['end plays'],
    expect: { result: { scores: [15, 17], places: [2, 1], winners: ['yellow'] } },
  }),
  smashUp('a shared lead goes on until one is ahead at the end of a turn', ['tie-goes-on'], {
    given: {
      players: [
        { ...dinosaurs, points: 15 },
        { ...aliens, points: 15, hand: ['invader'] },
      ],
    },
    do: [
      'end plays',
      { expect: { result: null, asked: { seat: 'yellow', ask: 'play' }, noEvents: [{ type: 'game-ended' }] } },
      'play invader on jungle-oasis',
      'end plays',
    ],
    expect: { result: { scores: [15, 16], winners: ['yellow'] } },
  }),

  smashUp('a turn goes through its five phases, then the next player begins', ['turn-phases', 'end-effects'], {
    given: { players: [dinosaurs, aliens] },
    do: [{ expect: { state: { phase: 'play' } } }, 'end plays'],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      events: [
        { type: 'phase-began', phase: 'score' },
        { type: 'phase-began', phase: 'draw' },
        { type: 'phase-began', phase: 'end' },
        { type: 'turn-ended', seat: 'red' },
        { type: 'turn-started', seat: 'yellow' },
        { type: 'phase-began', phase: 'start' },
        { type: 'phase-began', phase: 'play' },
      ],
    },
  }),
  smashUp('nobody plays in another player’s turn', ['not-your-turn'], {
    given: { players: [dinosaurs, { ...aliens, hand: ['invader'] }] },
    expect: {
      asked: { seat: 'red', ask: 'play' },
      refused: { 'yellow: play invader on jungle-oasis': 'not-your-turn', 'yellow: end plays': 'not-your-turn' },
    },
  }),
  smashUp('another player answers in one’s turn where a card asks', ['not-your-turn'], {
    given: {
      players: [{ hand: ['mass-teleport'] }, { factions: ['changerbots', 'ignobles'] }],
      bases: [{ base: 'hive-of-scum-and-villainy', minions: { yellow: ['huffie', 'bruiser'] } }],
    },
    do: ['play mass-teleport'],
    expect: { asked: { seat: 'yellow', ask: 'pick' }, refused: { 'red: end plays': 'not-your-turn' } },
  }),
  smashUp('a question is answered before anything else', ['answer-first'], {
    given: {
      players: [{ hand: ['saucy-wench', 'howl'] }, { factions: ['zombies'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['walker'] } }],
    },
    do: ['play saucy-wench on tortuga'],
    expect: {
      onlyOptions: ['pick walker at tortuga', 'done'],
      refused: { 'play howl': 'answer-first', 'end plays': 'answer-first' },
    },
  }),
  smashUp('a choice is made only when an effect asks for it', ['when-asked'], {
    given: {
      players: [{ hand: ['saucy-wench'] }, { factions: ['zombies'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['walker'] } }],
    },
    expect: { refused: { 'pick walker at tortuga': 'when-asked', yes: 'when-asked', 'pick tortuga': 'when-asked' } },
  }),

  smashUp('effects of the start of the turn come before playing cards', ['start-effects'], {
    given: {
      players: [{}, { factions: ['astroknights', 'changerbots'], deck: ['huffie', '...'] }],
      bases: [
        { base: 'hive-of-scum-and-villainy', minions: { yellow: ['bruiser'] }, actions: { yellow: ['hidden-base'] } },
      ],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'turn-started', seat: 'yellow' },
        { type: 'triggered', seat: 'yellow', card: 'hidden-base' },
        { type: 'drew', seat: 'yellow', count: 1, cards: ['huffie'] },
        { type: 'phase-began', phase: 'play' },
      ],
      state: { players: [{}, { hand: ['huffie'] }] },
    },
  }),
  smashUp('a choice of the start of the turn is made before anything is played', ['start-effects'], {
    given: {
      players: [{}, { factions: ['astroknights', 'changerbots'], hand: ['bruiser'] }],
      bases: [{ base: 'uss-undertaking', minions: { yellow: ['huffie'] } }],
    },
    do: ['end plays'],
    expect: {
      asked: { seat: 'yellow', ask: 'may' },
      onlyOptions: ['yes', 'no'],
      refused: { 'play bruiser on uss-undertaking': 'answer-first' },
    },
  }),

  smashUp('two cards are drawn after the bases', ['draw-two', 'turn-phases'], {
    given: { players: [{ ...dinosaurs, deck: ['howl', 'zapbot', 'upgrade', '...'] }, aliens], bases: [conquered] },
    do: ['end plays'],
    expect: {
      events: [{ type: 'base-scored' }, { type: 'drew', seat: 'red', count: 2, cards: ['howl', 'zapbot'] }],
      state: { players: [{ hand: ['howl', 'zapbot'] }, { hand: [] }] },
    },
  }),
  smashUp('an empty deck is made anew from the discard pile for the second card', ['reshuffle'], {
    given: { players: [{ ...dinosaurs, deck: ['king-rex'] }, aliens] },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'shuffled', seat: 'red', count: 39 },
        { type: 'drew', seat: 'red', count: 2 },
      ],
      state: { players: [{ discard: [] }, {}] },
    },
  }),
  smashUp('a deck that has just run out is left alone until a card is needed', ['reshuffle'], {
    given: { players: [{ ...dinosaurs, deck: ['king-rex', 'howl'] }, aliens] },
    do: ['end plays'],
    expect: { state: { players: [{ deck: [], hand: ['king-rex', 'howl'] }, {}] }, noEvents: [{ type: 'shuffled' }] },
  }),
  smashUp('a card revealed from an empty deck comes out of the discard pile', ['reshuffle'], {
    given: { players: [{ ...dinosaurs, hand: ['hoverbot'], deck: [] }, aliens] },
    do: ['play hoverbot on jungle-oasis'],
    expect: {
      events: [
        { type: 'shuffled', seat: 'red', count: 39 },
        { type: 'card-revealed', seat: 'red' },
      ],
    },
  }),
  smashUp('a card looked at in an empty deck comes out of the discard pile', ['reshuffle'], {
    given: { players: [{ ...aliens, hand: ['walker'], deck: [] }, dinosaurs] },
    do: ['play walker on jungle-oasis'],
    expect: {
      events: [
        { type: 'shuffled', seat: 'red', count: 39 },
        { type: 'looked', seat: 'red' },
      ],
    },
  }),

  smashUp('more than ten cards after drawing are discarded down to ten, by choice', ['hand-limit'], {
    given: {
      players: [
        {
          ...dinosaurs,
          hand: ['king-rex', 'howl', 'howl', 'upgrade', 'rampage', 'nukebot', 'warbot', 'warbot', 'zapbot', 'zapbot'],
          deck: ['laseratops', 'laseratops', '...'],
        },
        aliens,
      ],
    },
    do: [
      'end plays',
      {
        expect: {
          asked: { seat: 'red', ask: 'hand-limit' },
          options: ['pick card king-rex', 'pick card laseratops'],
          refused: { 'pick card hoverbot': { rule: 'hand-limit', need: 10, have: 12 }, done: 'must-resolve' },
        },
      },
      'pick card rampage',
      'pick card laseratops',
    ],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      state: { players: [{ discard: ['rampage', 'laseratops'] }, {}] },
      events: [
        { type: 'discarded', seat: 'red', cards: ['laseratops'] },
        { type: 'phase-began', phase: 'end' },
      ],
    },
  }),
  smashUp('a hand of more than ten is fine before the draw', ['hand-limit'], {
    given: {
      players: [
        {
          factions: ['wizards', 'robots'],
          hand: [
            'mystic-studies',
            'summon',
            'summon',
            'scry',
            'portal',
            'zapbot',
            'zapbot',
            'zapbot',
            'warbot',
            'warbot',
          ],
        },
        aliens,
      ],
    },
    do: ['play mystic-studies'],
    expect: { asked: { seat: 'red', ask: 'play' }, noEvents: [{ type: 'discarded' }] },
  }),

  smashUp('effects of the end of the turn come before the next turn', ['end-effects'], {
    given: {
      players: [{ factions: ['ninjas', 'pirates'] }, aliens],
      bases: [
        { base: 'tortuga', minions: { yellow: [{ card: 'invader', on: [{ card: 'assassination', owner: 'red' }] }] } },
      ],
    },
    do: [{ expect: { noEvents: [{ type: 'destroyed' }] } }, 'end plays'],
    expect: {
      events: [
        { type: 'drew', seat: 'red' },
        { type: 'destroyed', card: 'invader', owner: 'yellow' },
        { type: 'turn-ended', seat: 'red' },
        { type: 'turn-started', seat: 'yellow' },
      ],
      state: { players: [{ discard: ['assassination'] }, { discard: ['invader'] }] },
    },
  }),
  smashUp('a point of the end of the turn still counts for this turn', ['end-effects', 'game-end'], {
    given: {
      players: [{ factions: ['ninjas', 'pirates'], points: 14 }, aliens],
      bases: [{ base: 'cave-of-shinies', minions: { red: [{ card: 'shinobi', on: ['assassination'] }] } }],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'destroyed', card: 'shinobi' },
        { type: 'points', seat: 'red', total: 15 },
        { type: 'game-ended' },
      ],
      result: { winners: ['red'] },
    },
  }),
  smashUp('a base that is ready waits for the end of the plays', ['score-phase'], {
    given: {
      players: [{ ...dinosaurs, hand: ['king-rex', 'howl'] }, aliens],
      bases: [{ base: 'jungle-oasis', minions: { red: ['nukebot'] } }],
    },
    do: [
      'play king-rex on jungle-oasis',
      'play howl',
      { expect: { asked: { ask: 'play' }, noEvents: [{ type: 'base-chosen' }, { type: 'base-scored' }] } },
      'end plays',
    ],
    expect: {
      events: [
        { type: 'phase-began', phase: 'score' },
        { type: 'base-scored', base: 'jungle-oasis' },
      ],
    },
  }),
  smashUp('a base is scored even if the active player gains nothing by it', ['score-compulsory'], {
    given: { players: [dinosaurs, aliens], active: 'yellow', bases: [conquered] },
    do: ['end plays'],
    expect: { state: { players: [{ points: 2 }, { points: 0 }] }, events: [{ type: 'base-scored' }] },
  }),
  smashUp('of two ready bases none can be held back', ['score-compulsory', 'score-choose'], {
    given: {
      players: [dinosaurs, aliens],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'nukebot'] } },
        { base: 'tar-pits', minions: { red: ['laseratops', 'laseratops', 'warbot', 'warbot'] } },
        'tortuga',
      ],
    },
    do: [
      'end plays',
      {
        expect: {
          asked: { seat: 'red', ask: 'score' },
          onlyOptions: ['pick jungle-oasis', 'pick tar-pits'],
          refused: { done: 'must-resolve', 'pick tortuga': 'pick-what-fits' },
        },
      },
      'pick tar-pits',
    ],
    expect: {
      events: [
        { type: 'base-scored', base: 'tar-pits' },
        { type: 'base-replaced', base: 'tar-pits' },
        { type: 'base-scored', base: 'jungle-oasis' },
        { type: 'phase-began', phase: 'draw' },
      ],
    },
  }),
  smashUp('the power of all players together reaches the breakpoint', ['breakpoint-reached'], {
    given: {
      players: [dinosaurs, aliens],
      bases: [{ base: 'jungle-oasis', minions: { red: ['king-rex'], yellow: ['zombie-lord'] } }],
    },
    do: ['end plays'],
    expect: { events: [{ type: 'base-scored', base: 'jungle-oasis', powers: [7, 5] }] },
  }),
  smashUp('one short of the breakpoint is not enough', ['breakpoint-reached', 'score-check'], {
    given: {
      players: [dinosaurs, aliens],
      bases: [{ base: 'jungle-oasis', minions: { red: ['king-rex'], yellow: ['grave-digger'] } }],
    },
    do: ['end plays'],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      events: [
        { type: 'phase-began', phase: 'score' },
        { type: 'phase-began', phase: 'draw' },
      ],
      noEvents: [{ type: 'base-chosen' }, { type: 'base-scored' }],
    },
  }),
  smashUp('a search in an empty deck makes it anew from the discard pile', ['reshuffle'], {
    given: { players: [{ factions: ['wizards', 'robots'], hand: ['scry'], deck: [] }, aliens] },
    do: ['play scry', 'pick card portal'],
    expect: {
      events: [{ type: 'shuffled', seat: 'red', count: 39 }],
      state: { players: [{ hand: ['portal'], discard: ['scry'] }, {}] },
    },
  }),
];
