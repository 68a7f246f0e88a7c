import type { BaseNo } from './core/card.ts';
import type { Event } from './core/event.ts';
import { type Forecast, forecast } from './core/forecast.ts';
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

/** One step in so many is looked at: the forecast after an option takes the answer anew. */
const LOOKED_AT = 6;

/** How the forecast of a base after an option differs from how the base then stands. */
export function brokenAhead(state: State, index: number, base: BaseNo, after: State): readonly string[] {
  const told = forecast(state, base, index);
  const shows = after.revealed !== state.revealed;
  const came = shows ? null : forecast(after, base, null);
  if (JSON.stringify(told) === JSON.stringify(came)) return [];
  return [`base ${base} after option ${index}: ${JSON.stringify(came)}, not ${JSON.stringify(told)}`];
}

/** The first ability told after the award has to be one that was foreseen for the moment of scoring or after it. */
function unforeseen(told: Forecast, events: readonly Event[]): readonly string[] {
  const next = events.find(({ type }) => type !== 'points');
  if (next?.type !== 'triggered' || next.base !== told.base) return [];
  const card = next.card < 0 ? null : next.card;
  const isForeseen = told.triggers.some((each) => each.window !== 'before' && each.card === card);
  return isForeseen ? [] : [`card ${next.card} has its say at base ${told.base}, which was not foreseen`];
}

/** How the forecast of a base differs from how it then scored, where nothing came between. */
function brokenScoring(state: State, events: readonly Event[]): readonly string[] {
  const at = events.findIndex(({ type }) => type === 'base-scored');
  const scored = events[at];
  if (scored?.type !== 'base-scored') return [];
  if (!events.slice(0, at).every(({ type }) => QUIET.includes(type))) return [];
  const told = forecast(state, scored.base, null)!;
  const points = awarded(events.slice(at + 1), state.players.length);
  const broken = [...unforeseen(told, events.slice(at + 1))];
  const compare = (what: string, foretold: readonly number[], came: readonly number[]) => {
    if (foretold.join() !== came.join()) broken.push(`${what} of base ${scored.base}: ${came}, not ${foretold}`);
  };
  compare('powers', told.powers, scored.powers);
  compare('places', told.places, scored.places);
  // Abilities that fire as the base scores may give points right after the award.
  if (!told.triggers.some(({ window }) => window === 'when')) compare('points', told.points, points);
  return broken;
}

/** What the forecasts told otherwise than it then came. */
export function brokenForecasts(
  state: State,
  index: number,
  events: readonly Event[],
  after: State,
): readonly string[] {
  const scoring = brokenScoring(state, events);
  const { sites } = state;
  if (sites.length === 0 || (state.turnNo + index + events.length) % LOOKED_AT !== 0) return scoring;
  const { base } = sites[(index + events.length) % sites.length]!;
  return [...scoring, ...brokenAhead(state, index, base, after)];
}
