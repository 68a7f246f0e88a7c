import type { Event } from './core/event.ts';
import { forecast } from './core/forecast.ts';
import type { State } from './core/state.ts';

/** Events that leave every power on the table as it is. */
const QUIET: readonly Event['type'][] = ['passed', 'phase-began', 'base-chosen'];

/** The points that each seat gets for its place. */
function awarded(events: readonly Event[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.type !== 'points') break;
    points[event.seat]! += event.amount;
  }
  return points;
}

/** How the forecast of a base differs from how it then scored, where nothing came between. */
export function brokenForecasts(state: State, _index: number, events: readonly Event[]): readonly string[] {
  const at = events.findIndex(({ type }) => type === 'base-scored');
  const scored = events[at];
  if (scored?.type !== 'base-scored') return [];
  if (!events.slice(0, at).every(({ type }) => QUIET.includes(type))) return [];
  const told = forecast(state, scored.base, null)!;
  const points = awarded(events.slice(at + 1), state.players.length);
  const broken: string[] = [];
  const compare = (what: string, foretold: readonly number[], came: readonly number[]) => {
    if (foretold.join() !== came.join()) broken.push(`${what} of base ${scored.base}: ${came}, not ${foretold}`);
  };
  compare('powers', told.powers, scored.powers);
  compare('places', told.places, scored.places);
  // Abilities that fire as the base scores may give points right after the award.
  if (!told.triggers.some(({ window }) => window === 'when')) compare('points', told.points, points);
  return broken;
}
