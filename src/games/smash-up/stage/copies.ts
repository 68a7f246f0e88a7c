import { InputError, type Seat } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import { type Copy, DECK, type State } from '../core/state.ts';
import type { Wish } from './factions.ts';
import { cardName, colourOf } from './names.ts';

/** The 40 cards of each seat, from which every zone takes its own. */
export class Copies {
  private readonly state: State;
  private readonly free: Copy[][];

  constructor(state: State) {
    this.state = state;
    this.free = state.players.map(({ factions }, seat) => {
      const cards = factions.flatMap((faction) =>
        CARDS.first.flatMap((card, no) =>
          card.faction === faction ? Array.from({ length: card.count }, () => no) : [],
        ),
      );
      for (const [i, card] of cards.entries()) state.cards[seat * DECK + i] = card;
      return cards.map((_, i) => seat * DECK + i);
    });
  }

  take({ seat, card, where }: Wish): Copy {
    const free = this.free[seat]!;
    const at = free.findIndex((copy) => this.state.cards[copy] === card);
    if (at >= 0) return free.splice(at, 1)[0]!;
    const { count } = CARDS.first[card]!;
    throw new InputError(where, `${colourOf(seat)} has no more than ${count} of ${cardName(card)}`);
  }

  takeAll(wishes: readonly Wish[]): Copy[] {
    return wishes.map((wish) => this.take(wish));
  }

  /** Everything not yet taken, in catalogue order; it is taken. */
  rest(seat: Seat): Copy[] {
    return this.free[seat]!.splice(0);
  }
}
