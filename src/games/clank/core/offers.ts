import { editionOf } from './editions.ts';
import type { Place } from './effects.ts';
import { isAnywhere, standsIn } from './holds.ts';
import type { Option } from './option.ts';
import { possible } from './questions.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Emit, type State } from './state.ts';
import { takeAt } from './take-at.ts';

function refusePlace(state: State, where: Place): Refusal {
  if (isAnywhere(where)) return 'cs-cube-needed';
  return activePlayer(state).status === 'inside' ? editionOf(state).says.named : 'left-no-moves';
}

/** Why what a card in play offers cannot be taken now. */
export function refuseOffer(state: State, wanted: string): Refusal | null {
  const offer = state.turn.offers.find(({ source }) => source === wanted);
  if (offer === undefined) return 'when-asked';
  if (!standsIn(state, offer.where)) return refusePlace(state, offer.where);
  if (state.pending !== null) return 'place-before-moving';
  return possible(state, offer.then) ? null : 'choice-possible';
}

/** Offers of equal cards are one. */
export function listOffers(state: State, options: Option[]): void {
  const { offers } = state.turn;
  for (const [i, { source }] of offers.entries()) {
    const isFirst = offers.findIndex((each) => each.source === source) === i;
    if (isFirst && refuseOffer(state, source) === null) options.push({ take: 'offer', source });
  }
}

export function takeOffer(state: State, wanted: string, emit: Emit): void {
  const { offers } = state.turn;
  const { then } = takeAt(
    offers,
    offers.findIndex(({ source }) => source === wanted),
  );
  emit?.({ type: 'offer-taken', seat: state.active, source: wanted });
  state.agenda.push(then);
}
