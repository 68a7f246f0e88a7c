/** What many scenarios aboard begin with. */

/** A row of quiet cards behind the one that matters; null leaves its place empty. */
export const rowOf = (card: string | null) => [
  card,
  'prisoner',
  'photon-scooter',
  'skeleton-script',
  'admiral-obvious',
  'space-skunk',
];

/** The card comes into the row when the turn ends. */
export const arriving = (card: string) => ({ row: rowOf(null), dungeonDeck: [card, '...'] });

/** The boss attacks at the end of the turn. */
export const BOSS = arriving('killer-robot');

/** One who may enter Command, and one who has stolen. */
export const coded = (more: object = {}) => ({ ports: ['hyd-01', 'dc-01'], tokens: ['command-code'], ...more });
export const thief = (more: object = {}) => ({
  ports: ['hyd-01', 'dc-01'],
  tokens: ['command-code', 'artifact-5'],
  ...more,
});

/** One who is out of the ship. */
export const escaped = (more: object = {}) => ({
  ...thief({ status: 'left', room: 'space', tokens: ['command-code', 'artifact-5', 'escape-pod'] }),
  ...more,
});

export const STATION = { expansions: 'station' };
export const APOCALYPSE = { expansions: 'apocalypse', scheme: 'interdimensional-monsters' };
export const LATER = { expansions: 'apocalypse', scheme: 'later' };
