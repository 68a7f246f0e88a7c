import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { Fields } from '../../engine/stage.ts';
import { BASES, CARDS, FACTIONS } from '../../games/smash-up/catalogue.ts';
import { type Forecast, forecast } from '../../games/smash-up/core/forecast.ts';
import { smashUpKit } from '../../games/smash-up/kit.ts';
import type { Face } from '../wording.ts';
import { smashUpWording } from './index.ts';

/** A base that changes no power. */
const QUIET = 'the-homeworld';

function faceOf(id: string): Face {
  const face = smashUpWording.face(id, 'en');
  if (face === null) throw new Error(`no face for ${id}`);
  return face;
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** How a base with these minions of the first player would score. */
function scoring(base: string, faction: string, minions: readonly string[]): Forecast {
  // Two of each box, so that all bases are in the game.
  const others = ['ignobles', 'changerbots', 'aliens', 'zombies'].filter((id) => id !== faction);
  const given = {
    players: [{ factions: [faction, others[0]] }, { factions: others.slice(-2) }],
    bases: [{ base, minions: { red: minions } }],
  };
  const options = tableOptions(smashUpKit.game, { core: 'on' });
  const state = smashUpKit.stage.build(2, options, new Fields(given, 'given'));
  return forecast(state, state.sites[0]!.base, null)!;
}

test('a minion alone has the power on its face, unless it says how that changes', () => {
  const ofFixedPower = CARDS.first.filter(
    ({ id, minion }) =>
      minion && !faceOf(id).lines.some((line) => line.startsWith('Ongoing') && line.includes('power')),
  );
  expect(ofFixedPower.length).toBeGreaterThan(40);
  for (const { id, faction } of ofFixedPower) {
    expect(scoring(QUIET, FACTIONS[faction]!.id, [id]).powers[0], id).toBe(numbersIn(faceOf(id).kind)[0]);
  }
});

test('a base breaks and pays as its face says', () => {
  for (const { id } of BASES.first) {
    const [breakpoint, ...points] = numbersIn(faceOf(id).kind);
    const told = scoring(id, 'robots', ['warbot']);
    expect([told.breakpoint, told.points[0]], id).toEqual([breakpoint, points[0]]);
  }
});
