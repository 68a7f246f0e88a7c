import { expect, test } from 'vitest';
import { KITS } from '../src/games/index.ts';
import { readShapes, shapeOf } from './state-shapes.ts';

const recorded = readShapes();

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  'states of %s keep their shape until the rules get a new version and an upgrade',
  (id, kit) => {
    const before = recorded[id]!;
    const now = shapeOf(kit);
    const advice =
      now.rules === before.rules
        ? `Stored tables of ${id} have states of the old shape. Raise \`rules\`, say in \`upgrades\` how an old state becomes a new one`
        : `The rules of ${id} have a new version`;
    const changes = {
      added: now.paths.filter((path) => !before.paths.includes(path)),
      removed: before.paths.filter((path) => !now.paths.includes(path)),
    };
    expect(changes, `${advice}, then run \`npm run fixtures\`.`).toEqual({ added: [], removed: [] });
    expect(now.rules, `${advice}: run \`npm run fixtures\`.`).toBe(before.rules);
  },
);
