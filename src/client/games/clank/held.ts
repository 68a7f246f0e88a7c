import type { CardNo } from '../../../games/clank/core/card.ts';
import { KEY } from './things.ts';

export interface Held {
  readonly card: CardNo;
  readonly name: string;
}

/** A card that left the hand, and where it was. */
interface Gone {
  readonly held: Held;
  readonly at: number;
}

/**
 * The hand with a name for each card that it keeps while it is held, so that of two equal cards the one that was
 * clicked is the one that goes; taken back, it is the same again at its old place.
 */
export class HeldCards {
  private held: readonly Held[] = [];
  private gone: readonly Gone[] = [];
  private made = 0;
  /** The card that was clicked last. */
  leaving: string | null = null;

  of(hand: readonly CardNo[]): readonly Held[] {
    const left = this.held.toSorted((a, b) => Number(a.name === this.leaving) - Number(b.name === this.leaving));
    const fresh = hand.filter((card) => {
      const at = left.findIndex((each) => each.card === card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (left.length + fresh.length === 0) return this.held;
    this.gone = [...this.gone, ...left.map((held) => ({ held, at: this.held.indexOf(held) }))];
    const kept = this.held.filter((each) => !left.includes(each));
    const [only] = fresh;
    this.held = only !== undefined && fresh.length === 1 ? this.with(only, kept) : this.dealt(fresh, kept);
    return this.held;
  }

  /** One card more: where it was if it was there before, or at the end. */
  private with(card: CardNo, kept: readonly Held[]): readonly Held[] {
    const back = this.gone.findLast(({ held }) => held.card === card);
    if (back === undefined) return [...kept, this.named(card)];
    this.gone = this.gone.filter((each) => each !== back);
    return kept.toSpliced(back.at, 0, back.held);
  }

  private dealt(fresh: readonly CardNo[], kept: readonly Held[]): readonly Held[] {
    if (fresh.length > 0) this.gone = [];
    return [...kept, ...fresh.map((card) => this.named(card))];
  }

  private named(card: CardNo): Held {
    this.made += 1;
    return { card, name: KEY.hand(card, this.made) };
  }
}
