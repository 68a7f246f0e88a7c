import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { Fields } from '../../engine/stage.ts';
import type { Standing } from './core/state.ts';
import { smashUp } from './game.ts';
import { intent } from './stage/action.ts';
import { build } from './stage/build.ts';
import { standingAnswer } from './standing.ts';

/** Yellow, a pirate and ninja, is asked before red's base scores. */
function askedWith(standing: Standing, hand: readonly string[]) {
  const state = build(
    2,
    tableOptions(smashUp, { core: 'on' }),
    new Fields(
      {
        players: [{ factions: ['dinosaurs', 'robots'] }, { factions: ['pirates', 'ninjas'], hand, standing }],
        bases: [{ base: 'jungle-oasis', minions: { red: ['king-rex', 'nukebot'] } }, 'tar-pits', 'ninja-dojo'],
      },
      'given',
    ),
  );
  const { seat, intent: end } = intent(state, 'end plays', 'test');
  const found = smashUp.explain(state, seat, end);
  smashUp.answer(state, 'options' in found ? found.options[0]! : -1);
  return smashUp.view(state, 1);
}

test('with nothing to play the question is put all the same, and the table passes', () => {
  const view = askedWith('when-nothing-playable', ['buccaneer']);
  expect(view.asked).toMatchObject({ seat: 1, ask: 'before-scoring' });
  expect(view.decision!.options[standingAnswer(view)!]).toEqual({ take: 'pass', until: 'when-nothing-playable' });
});

test('with something to play, or without the wish, the player answers', () => {
  expect(standingAnswer(askedWith('when-nothing-playable', ['hidden-ninja']))).toBeNull();
  expect(standingAnswer(askedWith('ask', ['buccaneer']))).toBeNull();
});

test('to the others it looks the same either way', () => {
  const [holding, empty] = [
    askedWith('when-nothing-playable', ['hidden-ninja']),
    askedWith('when-nothing-playable', ['buccaneer']),
  ];
  expect(holding.asked).toEqual(empty.asked);
});
