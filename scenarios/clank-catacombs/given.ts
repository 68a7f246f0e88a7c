/** What many scenarios of the catacombs begin with. */

/** A row of quiet cards behind the one that matters; null leaves its place empty. */
export const rowOf = (card: string | null) => [card, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'];

/** The card comes into the row when the turn ends. */
export const arriving = (card: string) => ({ row: rowOf(null), dungeonDeck: [card, '...'] });

/** A single card in hand, and played. */
export const holding = (card: string, player: object = {}, more: object = {}) => ({
  given: { players: [{ hand: [card], ...player }], ...more },
  do: [`play ${card}`],
});

/** A card of the row that is bought with just the skill for it. */
export const buying = (card: string, skill: number, player: object = {}, more: object = {}) => ({
  given: { players: [player], row: rowOf(card), turn: { skill }, ...more },
  do: [`acquire ${card}`],
});

/** A deck whose cards are told apart as they are drawn. */
export const DRAWN = { deck: ['burgle', 'stumble', 'scramble', 'sidestep'] };

export const WITH_PARTY = { deck: 'with-party' };
