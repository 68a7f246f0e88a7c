import { smashUp } from '../scenario.ts';

const core = { core: 'on' };
const withYellow = (card: string, on: readonly string[] = []) => ({ card, controller: 'yellow', on });

/** Control that changes hands, and what depends on who has it. */
export default [
  smashUp('one Ensign takes one change of control of an event, not two', ['ensign-control'], {
    given: {
      players: [{ hand: ['banner-call'] }],
      bases: [
        {
          base: 'no-moon',
          minions: { red: [withYellow('betrothed'), withYellow('sneaky-squire')], yellow: ['ensign'] },
        },
      ],
    },
    do: ['play banner-call', 'pick betrothed', 'pick sneaky-squire', 'yellow: instead ensign'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ power: { red: 4, yellow: 3 } }, {}, {}] } },
  }),
  smashUp('a minion given away already cannot be given on', ['wintersquashed'], {
    seats: 3,
    given: { players: [{ hand: ['sneaky-squire'] }], bases: ['wintersquashed'] },
    do: ['play sneaky-squire on wintersquashed', 'pick yellow'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ power: { yellow: 2, green: 0 } }, {}, {}, {}] },
    },
  }),
  smashUp('a minion that is gone cannot be given', ['wintersquashed'], {
    options: core,
    given: {
      players: [{ hand: ['invader'] }],
      bases: [{ base: 'wintersquashed', minions: {}, actions: { yellow: ['flame-trap'] } }],
    },
    do: ['play invader on wintersquashed', 'choose 1'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ power: { red: 0 } }, {}, {}] } },
  }),
  smashUp('nobody is asked to take back what is not away', ['look-and-reveal'], {
    given: { bases: [{ base: 'no-moon', minions: { red: ['foot-of-the-king', 'betrothed'] } }] },
    do: ['end plays'],
    expect: { asked: { seat: 'yellow', ask: 'play' } },
  }),
  smashUp('with one minion away, one still held may be picked too', ['look-and-reveal'], {
    given: { bases: [{ base: 'no-moon', minions: { red: ['foot-of-the-king', withYellow('betrothed')] } }] },
    do: ['end plays'],
    expect: { options: ['pick foot-of-the-king at no-moon', 'pick betrothed at no-moon', 'done'] },
  }),
  smashUp('a granted talent is an ability of the minion, not of the action', ['control-attached', 'talent-yours'], {
    options: core,
    given: {
      active: 'yellow',
      bases: [{ base: 'no-moon', minions: { red: [withYellow('huffie', ['smoke-bomb', 'the-touch'])] } }],
    },
    do: ['talent the-touch'],
    expect: { state: { bases: [{ power: { yellow: 6 } }, {}, {}] } },
  }),
  smashUp('protection from minions covers a granted talent', ['control-attached', 'talent-yours'], {
    given: {
      active: 'yellow',
      bases: [
        { base: 'no-moon', minions: { red: [withYellow('huffie', ['laser-sword', 'flighterizer'])] } },
        'unicrave',
      ],
    },
    do: ['talent flighterizer', 'pick unicrave'],
    expect: { state: { bases: [{ power: { yellow: 4 } }, {}, {}] } },
  }),
  smashUp('a special ability that comes to fit in the round has its say', ['special-timing'], {
    options: core,
    given: {
      players: [{ hand: ['shinobi'] }, { hand: ['use-the-fours'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { red: ['king-rex', 'laseratops'], yellow: ['walking-carpet', 'scoundrel', 'space-knight'] },
        },
      ],
    },
    do: ['end plays', 'react shinobi', 'play shinobi on jungle-oasis', 'yellow: yes', 'play use-the-fours'],
    expect: { events: [{ type: 'base-scored', powers: [14, 17] }] },
  }),
  smashUp('a special ability declined once is not offered again', ['special-timing'], {
    options: core,
    given: {
      players: [{ hand: ['shinobi'] }, { hand: ['use-the-fours'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { red: ['king-rex', 'laseratops', 'armor-stego'], yellow: ['walking-carpet'] },
        },
      ],
    },
    do: ['end plays', 'yellow: no', 'react shinobi', 'play shinobi on jungle-oasis'],
    expect: { asked: { ask: 'before-scoring' } },
  }),
  smashUp('whoever takes control of a card has its special ability', ['control-taken', 'special-timing'], {
    options: core,
    given: {
      players: [{ hand: ['inevitable-betrayal', 'use-the-fours'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { red: [withYellow('walking-carpet')], yellow: ['king-rex', 'laseratops', 'laseratops'] },
        },
      ],
    },
    do: ['end plays', 'react inevitable-betrayal', 'yes', 'play use-the-fours'],
    expect: { events: [{ type: 'base-scored', powers: [8, 15] }] },
  }),
];
