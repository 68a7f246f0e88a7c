import { both, clank } from '../scenario.ts';

interface Gives {
  readonly skill?: number;
  readonly swords?: number;
  readonly boots?: number;
  readonly gold?: number;
  readonly clank?: number;
  readonly draw?: number;
  readonly teleports?: number;
}

/** What a card gives when played by itself (null: it offers a choice instead), its cost in skill, its points, its symbol. */
type Row = readonly [name: string, gives: Gives | null, cost: number, points: number, dragon?: 'dragon'];

const STARTERS: readonly Row[] = [
  ['Burgle', { skill: 1 }, 0, 0],
  ['Stumble', { clank: 1 }, 0, 0],
  ['Sidestep', { boots: 1 }, 0, 0],
  ['Scramble', { skill: 1, boots: 1 }, 0, 0],
];

const RESERVE: readonly Row[] = [
  ['Mercenary', { skill: 1, swords: 2 }, 2, 0],
  ['Explore', { skill: 2, boots: 1 }, 3, 0],
  ['Secret Tome', {}, 7, 7],
];

const UNTYPED: readonly Row[] = [
  ['Amulet of Vigor', { skill: 4 }, 7, 3],
  ['Boots of Swiftness', { boots: 3 }, 5, 3],
  ['Bracers of Agility', { draw: 2 }, 5, 2],
  ['Brilliance', { draw: 3 }, 6, 0],
  ['Dead Run', { boots: 2, clank: 2 }, 3, 0],
  ['Elven Boots', { skill: 1, boots: 1, draw: 1 }, 4, 2],
  ['Elven Cloak', { skill: 1, clank: -2, draw: 1 }, 4, 2],
  ['Elven Dagger', { skill: 1, swords: 1, draw: 1 }, 4, 2],
  ['Flying Carpet', { boots: 2 }, 6, 2],
  ['Lucky Coin', { skill: 1, clank: 1, draw: 1 }, 1, 1],
  ['Move Silently', { boots: 2, clank: -2 }, 3, 0],
  ['Pickaxe', { swords: 2, gold: 2 }, 4, 2],
  ['Scepter of the Ape Lord', { skill: 3, clank: 3 }, 3, 3],
  ['Search', { skill: 2, boots: 1 }, 4, 0],
  ['Silver Spear', { swords: 3 }, 3, 2],
  ['Singing Sword', { skill: 3, swords: 2, clank: 1 }, 5, 2, 'dragon'],
  ['Sleight of Hand', {}, 2, 0],
  ['Sneak', { skill: 1, boots: 1, clank: -2 }, 2, 0],
  ['Swagger', { boots: 1 }, 2, 0],
  ['Tattle', { skill: 2 }, 3, 0],
  ['Treasure Map', { gold: 5 }, 6, 0],
  ['Underworld Dealing', null, 1, 0],
  ['Wand of Recall', { skill: 2 }, 5, 1],
  ['Wand of Wind', null, 6, 3],
];

const COMPANIONS: readonly Row[] = [
  ['Apothecary', {}, 3, 2],
  ['Archaeologist', { draw: 1 }, 2, 1],
  ['Cleric of the Sun', { skill: 2, swords: 1 }, 3, 1],
  ['Dwarven Peddler', { boots: 1, gold: 2 }, 4, 0],
  ['Gem Collector', { skill: 2, clank: -2 }, 4, 2],
  ['Invoker of the Ancients', { clank: 1, teleports: 1 }, 4, 1],
  ['Kobold Merchant', { gold: 2 }, 3, 1],
  ['Master Burglar', { skill: 2 }, 3, 2],
  ['Mister Whiskers', null, 1, 1, 'dragon'],
  ['MonkeyBot 3000', { clank: 3, draw: 3 }, 5, 1, 'dragon'],
  ['Rebel Captain', { skill: 2 }, 3, 1],
  ['Rebel Miner', { gold: 2 }, 2, 1],
  ['Rebel Scout', { boots: 2 }, 3, 1],
  ['Rebel Soldier', { swords: 2 }, 2, 1],
  ['The Duke', { skill: 2, swords: 2 }, 5, 0],
  ['The Mountain King', { skill: 2, swords: 1, boots: 1 }, 6, 3],
  ['The Queen of Hearts', { skill: 3, swords: 1 }, 6, 3],
  ['Treasure Hunter', { skill: 2, swords: 2 }, 3, 1],
  ['Tunnel Guide', { swords: 1, boots: 1 }, 1, 1],
  ['Wizard', { skill: 3 }, 6, 0],
];

const GEMS: readonly Row[] = [
  ['Sapphire', { draw: 1 }, 4, 4, 'dragon'],
  ['Emerald', { draw: 1 }, 5, 5, 'dragon'],
  ['Ruby', { draw: 1 }, 6, 6, 'dragon'],
  ['Diamond', { draw: 1 }, 8, 8, 'dragon'],
  ["Dragon's Eye", { draw: 1 }, 5, 0, 'dragon'],
];

const DUNGEON = [...UNTYPED, ...COMPANIONS, ...GEMS];

/** A card of the row that is not acquired, its price in skill or in swords, its symbol. */
type Priced = readonly [name: string, price: number, dragon?: 'dragon'];

const DEVICES: readonly Priced[] = [
  ['Dragon Shrine', 4],
  ['Ladder', 3],
  ['Shrine', 2],
  ['Teleporter', 4],
  ['The Vault', 3, 'dragon'],
];

const MONSTERS: readonly Priced[] = [
  ['Animated Door', 1, 'dragon'],
  ['Belcher', 2, 'dragon'],
  ['Cave Troll', 4, 'dragon'],
  ['Crystal Golem', 3],
  ['Kobold', 1, 'dragon'],
  ['Ogre', 3, 'dragon'],
  ['Orc Grunt', 2, 'dragon'],
  ['Overlord', 2],
  ['Watcher', 3],
];

const idOf = (name: string): string => name.toLowerCase().replace("'", '').replaceAll(' ', '-');

/** A crystal cave in the depths, where every card can be had. */
const DEEP_CAVE = '18';

const WORDS = {
  skill: 'skill',
  swords: 'sword',
  boots: 'boot',
  gold: 'gold',
  clank: 'clank',
  draw: 'card',
  teleports: 'teleport',
};
const UNCOUNTED = ['skill', 'gold', 'clank'];
const count = (amount: number, word: string): string =>
  `${amount} ${word}${Math.abs(amount) === 1 || UNCOUNTED.includes(word) ? '' : 's'}`;

const inWords = (gives: Gives): string =>
  Object.entries(WORDS)
    .flatMap(([what, word]) => (what in gives ? [count(gives[what as keyof Gives] ?? 0, word)] : []))
    .join(', ') || 'nothing';

const played = [...STARTERS, ...RESERVE, ...DUNGEON].flatMap(([name, gives]) => {
  if (gives === null) return [];
  const { skill = 0, swords = 0, boots = 0, gold = 0, clank: noise = 0, draw = 0, teleports = 0 } = gives;
  const companions = name === 'Mercenary' || COMPANIONS.some(([companion]) => companion === name) ? 1 : 0;
  const hand = Array.from({ length: draw }, () => 'burgle');
  return both(`${name}: played alone it gives ${inWords(gives)}`, [], {
    given: { players: [{ hand: [idOf(name)], damage: 1 }], clank: { red: 4 } },
    do: [`play ${idOf(name)}`],
    expect: {
      state: {
        players: [
          { hand, play: [idOf(name)], discard: [], gold, damage: 1, cubes: 25 - noise, tokens: [] },
          { gold: 0, damage: 0 },
        ],
        turn: { skill, swords, boots, teleports, cancel: 0, companions },
        clank: { red: 4 + noise },
        trashed: [],
      },
    },
  });
});

/** What a card gives at the moment it is acquired; without damage there is nothing to heal. */
const onAcquiring = (name: string): Gives => {
  if (name === 'Boots of Swiftness') return { boots: 1 };
  if (name === 'Silver Spear') return { swords: 1 };
  return GEMS.some(([gem]) => gem === name) ? { clank: 2 } : {};
};

const acquired = ([name, , cost, points]: Row, row: Readonly<Record<string, unknown>>) => {
  const { swords = 0, boots = 0, clank: noise = 0 } = onAcquiring(name);
  return clank(`${name}: costs ${cost} skill and counts ${count(points, 'point')}`, ['acquire-cost', 'score-cards'], {
    given: {
      players: [{ hand: ['burgle'], room: '02', tokens: ['artifact-5'] }, { status: 'lost' }],
      countdown: { seat: 'yellow', space: 4 },
      turn: { skill: cost - 1 },
      ...row,
    },
    do: [
      { expect: { refused: { [`acquire ${idOf(name)}`]: 'acquire-cost' } } },
      ...['play burgle', `acquire ${idOf(name)}`],
      {
        expect: {
          asked: { ask: 'turn' },
          state: {
            players: [{ hand: [], discard: [idOf(name)], gold: 0 }, {}],
            turn: { skill: 0, swords, boots, teleports: 0, cancel: 0, cavesOpen: false, monstersIgnored: false },
            clank: { red: noise },
          },
        },
      },
      'end turn',
    ],
    expect: { result: { scores: [5 + points, 0] } },
  });
};

/** Dragon's Eye, which is acquired where no one is rescued, is shown with the gems. */
const bought = [
  ...RESERVE.map((card) => acquired(card, {})),
  ...DUNGEON.filter(([name]) => name !== "Dragon's Eye").map((card) =>
    acquired(card, { row: [idOf(card[0]), null, null, null, null, null] }),
  ),
];

const used = DEVICES.map(([name, price]) =>
  clank(`${name}: costs ${price} skill to use`, ['use-cost'], {
    given: {
      players: [{ hand: ['burgle'], room: DEEP_CAVE }],
      row: [idOf(name), null, null, null, null, null],
      turn: { skill: price - 1 },
    },
    do: [{ expect: { refused: { [`use ${idOf(name)}`]: 'use-cost' } } }, 'play burgle', `use ${idOf(name)}`],
    expect: { events: [{ type: 'used', card: idOf(name) }], state: { turn: { skill: 0 } } },
  }),
);

const fought = MONSTERS.map(([name, price]) =>
  clank(`${name}: takes ${count(price, 'sword')} to defeat`, ['fight-swords'], {
    given: {
      players: [{ hand: ['tunnel-guide'], room: DEEP_CAVE }],
      row: [idOf(name), null, null, null, null, null],
      turn: { swords: price - 1 },
    },
    do: [
      { expect: { refused: { [`fight ${idOf(name)}`]: 'fight-swords' } } },
      'play tunnel-guide',
      `fight ${idOf(name)}`,
    ],
    expect: { events: [{ type: 'defeated', card: idOf(name) }], state: { turn: { swords: 0 } } },
  }),
);

const SYMBOLS = [
  ...DUNGEON.map(([name, , , , dragon]) => [name, dragon] as const),
  ...[...DEVICES, ...MONSTERS].map(([name, , dragon]) => [name, dragon] as const),
];

const arriving = SYMBOLS.flatMap(([name, dragon]) => {
  const arrived = { type: 'arrived', card: idOf(name) };
  const attacked = { type: 'attacked', extra: 0, danger: name === 'Kobold' ? 1 : 0 };
  return both(`${name}: ${dragon ? 'its dragon symbol attacks' : 'no dragon attacks'} when it comes up`, [], {
    given: { dungeonDeck: [idOf(name), '...'], turn: { skill: 3 } },
    do: ['acquire dead-run', 'end turn'],
    expect: dragon ? { events: [arrived, attacked] } : { events: [arrived], noEvents: [{ type: 'attacked' }] },
  });
});

/** The plain numbers of every card. */
export default [...played, ...bought, ...used, ...fought, ...arriving];
