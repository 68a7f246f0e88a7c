/** What a player may own or do that turns a card's bonus on, in whatever order it comes about during the turn. */
export const CONDITIONS = ['artifact', 'crown', 'monkey-idol', 'another-companion'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const RESOURCES = ['skill', 'swords', 'boots', 'teleports'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Rules that a card changes until the end of the turn. */
export const CHANGES = [
  'gold-gains-plus-one',
  'skill-for-clank',
  'gems-cheaper',
  'caves-do-not-stop',
  'tunnel-monsters-ignored',
] as const;
export type Change = (typeof CHANGES)[number];

/**
 * What cards and tokens do, as data. Effects are carried out for the player whose turn it is.
 * `source` is the id of the card or token that asks or waits; the catalogue fills it in.
 */
export type Effect =
  | { readonly do: 'gain'; readonly what: Resource; readonly amount: number }
  | { readonly do: 'gold'; readonly amount: number }
  /** Below zero it is taken back, or held to cancel what comes later in the turn. */
  | { readonly do: 'clank'; readonly amount: number }
  | { readonly do: 'clank-others'; readonly amount: number }
  | { readonly do: 'clank-all'; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'rage' }
  | { readonly do: 'attack' }
  | { readonly do: 'return-dragon-cubes'; readonly count: number }
  | { readonly do: 'this-turn'; readonly change: Change }
  | { readonly do: 'take-tomes'; readonly count: number }
  | { readonly do: 'treasure'; readonly gold: number }
  | { readonly do: 'spring' }
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  | { readonly do: 'choose'; readonly source: string; readonly of: readonly Effect[] }
  | { readonly do: 'pay'; readonly gold: number; readonly then: Effect }
  | { readonly do: 'discard'; readonly source: string; readonly then: Effect }
  /** One card from the play area or the discard pile; `only` is a card's id, or null for any. */
  | { readonly do: 'trash'; readonly source: string; readonly only: string | null }
  | { readonly do: 'bonus'; readonly source: string; readonly when: Condition; readonly then: Effect }
  | { readonly do: 'replace-row-card'; readonly source: string }
  | { readonly do: 'nearby-secret'; readonly source: string };

export const skill = (amount: number): Effect => ({ do: 'gain', what: 'skill', amount });
export const swords = (amount: number): Effect => ({ do: 'gain', what: 'swords', amount });
export const boots = (amount: number): Effect => ({ do: 'gain', what: 'boots', amount });
export const teleport = (amount: number): Effect => ({ do: 'gain', what: 'teleports', amount });
export const gold = (amount: number): Effect => ({ do: 'gold', amount });
export const clank = (amount: number): Effect => ({ do: 'clank', amount });
export const clankOthers = (amount: number): Effect => ({ do: 'clank-others', amount });
export const clankAll = (amount: number): Effect => ({ do: 'clank-all', amount });
export const draw = (count: number): Effect => ({ do: 'draw', count });
export const heal = (amount: number): Effect => ({ do: 'heal', amount });
export const rage: Effect = { do: 'rage' };
export const attack: Effect = { do: 'attack' };
export const returnDragonCubes = (count: number): Effect => ({ do: 'return-dragon-cubes', count });
export const thisTurn = (change: Change): Effect => ({ do: 'this-turn', change });
export const takeTomes = (count: number): Effect => ({ do: 'take-tomes', count });
export const treasure = (coins: number): Effect => ({ do: 'treasure', gold: coins });
export const spring: Effect = { do: 'spring' };
export const all = (...of: readonly Effect[]): Effect => ({ do: 'all', of });
export const choose = (...of: readonly Effect[]): Effect => ({ do: 'choose', source: '', of });
export const pay = (coins: number, then: Effect): Effect => ({ do: 'pay', gold: coins, then });
export const discardTo = (then: Effect): Effect => ({ do: 'discard', source: '', then });
export const trash = (only: string | null = null): Effect => ({ do: 'trash', source: '', only });
export const bonus = (when: Condition, then: Effect): Effect => ({ do: 'bonus', source: '', when, then });
export const replaceRowCard: Effect = { do: 'replace-row-card', source: '' };
export const nearbySecret: Effect = { do: 'nearby-secret', source: '' };

/** The same effect with its source filled in, all the way down. */
export function sourced(effect: Effect, source: string): Effect {
  const inner = (e: Effect) => sourced(e, source);
  switch (effect.do) {
    case 'all':
      return { ...effect, of: effect.of.map(inner) };
    case 'choose':
      return { ...effect, source, of: effect.of.map(inner) };
    case 'pay':
      return { ...effect, then: inner(effect.then) };
    case 'discard':
    case 'bonus':
      return { ...effect, source, then: inner(effect.then) };
    case 'trash':
    case 'replace-row-card':
    case 'nearby-secret':
      return { ...effect, source };
    default:
      return effect;
  }
}
