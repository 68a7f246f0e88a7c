import { lazy } from '../../app/lazy.tsx';
import { Later } from '../../later.ts';
import type { Desk } from './desk.ts';
import { oddsSign } from './odds-sign.ts';

const RiskNow = lazy(async () => (await import('./odds.tsx')).Risk);
export const RiskChip = lazy(async () => (await import('./odds.tsx')).RiskChip);

/** How likely the dragon attacks at the end of the turn, and what that would do. */
export function Risk({ desk }: { readonly desk: Desk }) {
  const { view, language, names, state } = desk;
  return (
    <Later at=".risk" sign={() => [oddsSign(view), language, names, state.viewer]}>
      <RiskNow desk={desk} />
    </Later>
  );
}
