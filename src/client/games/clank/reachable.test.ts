import { expect, test } from 'vitest';
import { type Game, type Options, optionsMeant, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { catacombs } from '../../../games/clank/catacombs/game.ts';
import { clank } from '../../../games/clank/classic/game.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { State } from '../../../games/clank/core/state.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { inSpace } from '../../../games/clank/space/game.ts';
import { Aboard } from '../../../games/clank/space/staged.ts';
import { handIntent, placed, rowIntent } from './targets.ts';

type FamilyGame = Game<State, Option, Event, View>;

const TABLES: readonly (readonly [string, FamilyGame, Options])[] = [
  ['Clank!', clank, {}],
  ['Catacombs', catacombs, {}],
  ['In! Space!', inSpace, { expansions: 'both', modules: 'random', scheme: 'atmosphere-theft' }],
];

/** What a click on the card that an option is about means. */
function clicked(view: View, option: Option): Option | null {
  if (placed(option) === 'hand' && 'card' in option) return handIntent(view, option.card);
  if (placed(option) === 'row' && 'slot' in option) return rowIntent(view, option.slot);
  return null;
}

function unreachable(game: FamilyGame, options: Options, no: number): readonly string[] {
  const random = dice(no);
  const missed = new Set<string>();
  const state = game.setup(2, tableOptions(game, options), seedFrom(random));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const view = game.view(state, asked.seat);
    for (const [index, option] of asked.options.entries()) {
      const intent = clicked(view, option);
      if (intent !== null && !optionsMeant(asked, intent).includes(index)) missed.add(`${asked.ask} ${option.take}`);
    }
    game.answer(state, random.below(asked.options.length));
  }
  return [...missed];
}

test.each(TABLES)('whatever is asked of cards in hand or in the row of %s is answered there', (_, game, options) => {
  const missed = new Set<string>();
  for (let no = 1; no <= 12; no++) for (const each of unreachable(game, options, no)) missed.add(each);
  expect([...missed]).toEqual([]);
});

test('a prisoner of the row is taken by a click on the card', () => {
  const table = new Aboard({
    players: [{ room: 'cor-01' }],
    row: ['warden-of-block-zero', 'prisoner', 'pocket-moon', null, null, null],
    dungeonDiscard: ['escaped-lab-rat'],
    turn: { swords: 3 },
  });
  table.act('fight warden-of-block-zero');
  const view = inSpace.view(table.state, 0);
  expect(view.decision?.options).toContainEqual(rowIntent(view, 1));
});
