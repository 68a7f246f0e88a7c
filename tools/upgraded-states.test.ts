import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dice } from '../src/engine/random.ts';
import { bringerFrom } from '../src/engine/upgrade.ts';
import { kitOf } from '../src/games/index.ts';

/** States of games under way, one for each kind of question, as earlier versions of the rules left them. */
const FOLDER = resolve(import.meta.dirname, '../fixtures/states');

interface OldState {
  readonly game: string;
  readonly rules: number;
  readonly step: number;
  readonly state: { readonly asked: { readonly ask: string } };
}

const read = (file: string): OldState[] =>
  readFileSync(resolve(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const MOST_ANSWERS = 20_000;

describe.each(readdirSync(FOLDER).sort())('states of %s', (file) => {
  const states = read(file).map((old) => [`${old.game} at step ${old.step}, ${old.state.asked.ask}`, old] as const);

  test.each(states)('%s: is brought to the rules of today and played to its end', (_, old) => {
    const kit = kitOf(old.game)!;
    const { game } = kit;
    const state = bringerFrom(game, old.rules)!.state(old.state);
    const census = kit.census(state);
    const random = dice(old.step);
    let answers = 0;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state), answers++) {
      expect(answers).toBeLessThan(MOST_ANSWERS);
      expect(JSON.stringify(game.clone(state))).toBe(JSON.stringify(state));
      for (let viewer = 0; viewer < 2; viewer++) game.view(state, viewer);
      game.answer(state, random.below(asked.options.length));
      expect(kit.census(state)).toEqual(census);
    }
    expect(game.result(state)).not.toBeNull();
  });
});
