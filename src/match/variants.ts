import type { Decision, Game } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';

/** Other rules made of a game's own, for tests of what becomes of tables when the rules change. */

const reversed = (asked: Decision<unknown>): Decision<unknown> => ({ ...asked, options: asked.options.toReversed() });

const isAsked = (value: unknown): value is Decision<unknown> =>
  typeof value === 'object' && value !== null && 'options' in value;

const turned = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'decision' in view && isAsked(view.decision)
    ? { ...view, decision: reversed(view.decision) }
    : view;

/** The same game with every list of options the other way round: an index no longer means the same. */
export function turnedRound(kit: PlayKit, rules = kit.game.rules + 1): PlayKit {
  const { game } = kit;
  return {
    ...kit,
    game: {
      ...game,
      rules,
      decision(state) {
        const asked = game.decision(state);
        return asked === null ? null : reversed(asked);
      },
      answer(state, index, emit) {
        game.answer(state, game.decision(state)!.options.length - 1 - index, emit);
      },
      view: (state, viewer) => turned(game.view(state, viewer)),
      explain(state, seat, intent) {
        const found = game.explain(state, seat, intent);
        if ('refused' in found) return found;
        const last = (game.decision(state)?.options.length ?? 0) - 1;
        return { options: found.options.map((index) => last - index) };
      },
    },
    appraise: (view) => kit.appraise(turned(view)).toReversed(),
    towardsEndOfTurn(view) {
      const rest = kit.towardsEndOfTurn(turned(view));
      if (rest === null || typeof view !== 'object' || view === null || !('decision' in view)) return null;
      return isAsked(view.decision) ? view.decision.options.length - 1 - rest : null;
    },
  };
}

interface Box {
  readonly box: unknown;
}

const isBox = (state: unknown): state is Box => typeof state === 'object' && state !== null && 'box' in state;

function inBox(state: unknown): unknown {
  if (!isBox(state)) throw new TypeError('this state is of another shape');
  return state.box;
}

/** The same game with states of another shape; `way` whether those of before can be brought to it. */
export function boxed(kit: PlayKit, way: 'leads' | 'missing' | 'forgotten'): PlayKit {
  const { game, forecast } = kit;
  const rules = game.rules + 1;
  const upgrade = way === 'leads' ? { state: (old: unknown): unknown => ({ box: old }) } : null;
  const boxedGame: Game = {
    ...game,
    rules,
    ...(way !== 'forgotten' && { upgrades: { [rules]: upgrade } }),
    setup: (...given) => ({ box: game.setup(...given) }),
    decision: (state) => game.decision(inBox(state)),
    answer: (state, index, emit) => game.answer(inBox(state), index, emit),
    clone: (state) => ({ box: game.clone(inBox(state)) }),
    view: (state, viewer) => game.view(inBox(state), viewer),
    imagine: (state, viewer, random) => ({ box: game.imagine(inBox(state), viewer, random) }),
    revealed: (state) => game.revealed(inBox(state)),
    explain: (state, seat, intent) => game.explain(inBox(state), seat, intent),
    result: (state) => game.result(inBox(state)),
  };
  return {
    ...kit,
    game: boxedGame,
    turn: (state) => kit.turn(inBox(state)),
    ...(forecast !== undefined && {
      forecast: (state: unknown, about: number, index: number | null) => forecast(inBox(state), about, index),
    }),
  };
}
