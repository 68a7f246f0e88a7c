import type { Random, Seat } from '../../engine/game.ts';
import { restore } from '../../engine/session.ts';
import type { GameKit } from '../../engine/stage.ts';

/** What one may know of a game: everything that happened there, and how it stands. */
export function knownBy(kit: GameKit, start: unknown, answers: readonly number[], viewer: Seat | null): string {
  const { game } = kit;
  const state = restore(start);
  const events: unknown[] = [];
  for (const index of answers) game.answer(state, index, (event) => events.push(game.redact(event, viewer)));
  return JSON.stringify([events, game.view(state, viewer)]);
}

export function stateAfter({ game }: GameKit, start: unknown, answers: readonly number[]): unknown {
  const state = restore(start);
  for (const index of answers) game.answer(state, index);
  return state;
}

/** What each answer would show the viewer. */
function shown({ game }: GameKit, state: unknown, viewer: Seat | null): string[] {
  return game.decision(state)!.options.map((_, index) => {
    const copy = game.clone(state);
    const events: unknown[] = [];
    game.answer(copy, index, (event) => events.push(game.redact(event, viewer)));
    return JSON.stringify([events, game.view(copy, viewer)]);
  });
}

/**
 * An answer in each of two worlds, such that the viewer sees the same come of both; any where there is none. The viewer
 * gives the same answer in both: the same is asked.
 */
export function alike(
  kit: GameKit,
  [one, other]: readonly [unknown, unknown],
  viewer: Seat | null,
  random: Random,
): readonly [number, number] {
  const own = kit.game.decision(one)!.seat === viewer;
  const [here, there] = [shown(kit, one, viewer), shown(kit, other, viewer)];
  const pairs = here.flatMap((text, i) =>
    there.flatMap((text2, j) => (text === text2 && (!own || i === j) ? [[i, j] as const] : [])),
  );
  if (pairs.length > 0) return pairs[random.below(pairs.length)]!;
  const any = random.below(here.length);
  return [any, own ? any : random.below(there.length)];
}
