import type { Game } from '../../src/engine/game.ts';
import { dice } from '../../src/engine/random.ts';

/** The option tree of a game from one position. */
export interface Tree {
  /** How many positions there are after so many answers, from 0 on. */
  readonly positions: readonly number[];
  /** Changes with any question on the way: who is asked, what, and the options in their order. */
  readonly digest: string;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits, over the characters of a text. */
function hash(text: string, from: number): number {
  let value = from;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), FNV_PRIME);
  return value >>> 0;
}

/** Takes every answer to every question down to a depth. Positions that are reached twice count twice. */
export function countTree<State>(
  game: Pick<Game<State>, 'decision' | 'clone' | 'answer'>,
  state: State,
  depth: number,
): Tree {
  const positions = Array.from({ length: depth + 1 }, () => 0);
  let digest = FNV_OFFSET;
  const visit = (position: State, at: number): void => {
    positions[at]!++;
    const asked = game.decision(position);
    digest = hash(JSON.stringify(asked), digest);
    if (asked === null || at === depth) return;
    for (let index = 0; index < asked.options.length; index++) {
      const next = game.clone(position);
      game.answer(next, index);
      visit(next, at + 1);
    }
  };
  visit(state, 0);
  return { positions, digest: digest.toString(16).padStart(8, '0') };
}

/** The position after so many answers, each any option; fewer where the game ends before. The seed draws them as well. */
export function positionAfter<State>(
  game: Pick<Game<State>, 'decision' | 'answer'>,
  state: State,
  answers: number,
  seed: string,
): State {
  const random = dice(Number.parseInt(seed.slice(-6), 16));
  for (let no = 0; no < answers; no++) {
    const asked = game.decision(state);
    if (asked === null) break;
    game.answer(state, random.below(asked.options.length));
  }
  return state;
}
