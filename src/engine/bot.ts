import type { Decision, Game, Random, Seat } from './game.ts';

/** All that a bot may see: its seat's view and question, and worlds it cannot tell from the true one. */
export interface Sight<State = unknown, Option = unknown, View = unknown> {
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision<Option>;
  readonly random: Random;
  imagine(): State;
}

export interface Bot {
  readonly name: string;
  choose(sight: Sight): number;
}

/** What the seat that is asked may see of a state. The bot gets this, never the state. */
export function sightOf<State, Option, View>(
  game: Game<State, Option, unknown, View>,
  state: State,
  decision: Decision<Option>,
  random: Random,
): Sight<State, Option, View> {
  const { seat } = decision;
  return { seat, view: game.view(state, seat), decision, random, imagine: () => game.imagine(state, seat, random) };
}
