import { CARDS } from '../catalogue.ts';
import type { CardNo } from '../core/card.ts';
import { type Condition, type Effect, within } from '../core/effects.ts';
import type { BonusEffect } from '../core/ledger.ts';
import type { View } from '../core/view.ts';
import { isDoomNear } from '../space/unfolding.ts';
import { conditions } from './in-hand.ts';

/** A bonus is had, or will be with another card of the hand, or nothing in hand brings it. */
export type Light = 'lit' | 'reach' | 'unlit';

/** Effects that may bring a condition about, though the player decides whether they do. */
const BRINGERS: Partial<Record<Condition, readonly Effect['do'][]>> = {
  trashed: ['trash', 'trash-self'],
  hacked: ['hack-nearby'],
  'secret-taken': ['nearby-secret'],
  'another-outlaw': ['count-as', 'copy'],
  'another-resistance': ['count-as', 'copy'],
  'another-science': ['count-as', 'copy'],
};

const mayBring = (card: CardNo, when: Condition): boolean =>
  within(CARDS[card]!.play).some((effect) => BRINGERS[when]?.includes(effect.do));

const bonusesOf = (effects: readonly Effect[]): readonly BonusEffect[] =>
  effects.filter((effect) => effect.do === 'bonus');

const holdsWith =
  (view: View, cards: readonly CardNo[]) =>
  (when: Condition): boolean =>
    when === 'doom-near' ? view.turn.doomSeen || isDoomNear(view) : conditions(view, cards)(when);

function light(when: Condition, isHad: boolean, view: View, hand: readonly CardNo[], rest: readonly CardNo[]): Light {
  if (isHad) return 'lit';
  return holdsWith(view, hand)(when) || rest.some((card) => mayBring(card, when)) ? 'reach' : 'unlit';
}

/** The hand that is being played, as far as the viewer knows it. */
const handOf = ({ viewer, active, players }: View): readonly CardNo[] =>
  viewer === active ? (players[active]!.hand ?? []) : [];

/** How the bonuses of a card in hand would stand if it were played now, in their order; none while others play. */
export function lightsInHand(view: View, card: CardNo): readonly Light[] {
  const hand = handOf(view);
  if (!hand.includes(card)) return [];
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  const now = holdsWith(view, [card]);
  return bonusesOf(CARDS[card]!.play).map(({ when }) => light(when, now(when), view, hand, rest));
}

/** How the bonuses of a card in play stand: what no longer waits was had. */
export function lightsInPlay(view: View, card: CardNo, zone: 'play' | 'installed' = 'play'): readonly Light[] {
  const hand = handOf(view);
  return bonusesOf(CARDS[card]![zone] ?? []).map(({ when, source }) => {
    const waits = view.turn.bonuses.some((bonus) => bonus.source === source && bonus.when === when);
    return light(when, !waits, view, hand, hand);
  });
}
