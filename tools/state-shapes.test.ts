import { expect, test } from 'vitest';
import { KITS } from '../src/games/index.ts';
import { readShapes, readTableShape, shapeOf, tableShape } from './state-shapes.ts';

const recorded = readShapes();

const changesIn = (before: readonly string[], now: readonly string[]) => ({
  added: now.filter((path) => !before.includes(path)),
  removed: before.filter((path) => !now.includes(path)),
});
const NONE = { added: [], removed: [] };

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  'states and events of %s keep their shape until the rules get a new version and an upgrade',
  (id, kit) => {
    const before = recorded[id]!;
    const now = shapeOf(kit);
    const advice =
      now.rules === before.rules
        ? `Stored tables of ${id} have states and events of the old shape. Raise \`rules\`, say in \`upgrades\` how an old one becomes a new one`
        : `The rules of ${id} have a new version`;
    expect(changesIn(before.paths, now.paths), `${advice}, then run \`npm run fixtures\`.`).toEqual(NONE);
    expect(changesIn(before.events, now.events), `${advice}, then run \`npm run fixtures\`.`).toEqual(NONE);
    expect(now.rules, `${advice}: run \`npm run fixtures\`.`).toBe(before.rules);
  },
);

test('a table keeps the shape in which it is stored, or knows what older ones mean', () => {
  const advice =
    'Stored tables lack what is new: make it optional in src/match/kept.ts and say what it means where it is missing. ' +
    'What was removed is still in stored tables. Then run `npm run fixtures`.';
  expect(changesIn(readTableShape(), tableShape()), advice).toEqual(NONE);
});
