import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { baseNo, cardNo } from '../catalogue.ts';
import { smashUp } from '../game.ts';
import { intent } from '../stage/action.ts';
import { build } from '../stage/build.ts';
import { forecast } from './forecast.ts';

const stage = (given: object) => build(2, tableOptions(smashUp, { core: 'on' }), new Fields(given, 'given'));

const table = () =>
  stage({
    players: [{ factions: ['dinosaurs', 'pirates'], hand: ['king-rex', 'howl'] }, { factions: ['robots', 'wizards'] }],
    bases: [
      { base: 'tar-pits', minions: { red: ['first-mate', 'armor-stego'], yellow: ['nukebot', 'warbot'] } },
      'jungle-oasis',
      'the-central-brain',
    ],
  });

function indexOf(state: ReturnType<typeof table>, action: string): number {
  const wanted = intent(state, action, 'test');
  const answer = smashUp.explain(state, wanted.seat, wanted.intent);
  return 'options' in answer ? answer.options[0]! : -1;
}

test('a base as it stands: powers, places, points, and what would have its say', () => {
  expect(forecast(table(), baseNo('tar-pits'), null)).toEqual({
    base: baseNo('tar-pits'),
    breakpoint: 16,
    powers: [5, 9],
    scores: false,
    places: [2, 1],
    points: [3, 4],
    triggers: [{ window: 'after', card: cardNo('first-mate'), seat: 0 }],
  });
});

test('a base as it would stand after an option', () => {
  const state = table();
  const after = forecast(state, baseNo('tar-pits'), indexOf(state, 'play king-rex on tar-pits'));
  expect(after).toMatchObject({ powers: [12, 9], scores: true, places: [1, 2], points: [4, 3] });
  expect(forecast(state, baseNo('tar-pits'), indexOf(state, 'play howl'))).toMatchObject({ powers: [7, 9] });
  expect(forecast(state, baseNo('tar-pits'), null)).toMatchObject({ powers: [5, 9] });
});

test('what nobody can know is not foretold, nor a base that is not there', () => {
  const state = table();
  expect(forecast(state, baseNo('tar-pits'), indexOf(state, 'end plays'))).toBeNull();
  expect(forecast(state, baseNo('tortuga'), null)).toBeNull();
});
