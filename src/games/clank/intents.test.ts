import { expect, test } from 'vitest';
import type { Option } from './core/option.ts';
import { CATACOMBS_INTENTS, CLASSIC_INTENTS, SPACE_INTENTS } from './intents.ts';

type SpaceTake = 'ride' | 'hack' | 'rescue' | 'copy' | 'bonus' | 'install' | 'thwart' | 'use-room';

/** Every kind of option, and whether the first game and the catacombs have it. */
const TAKES: Record<Exclude<Option['take'], SpaceTake>, boolean> = {
  play: true,
  acquire: true,
  'acquire-reserve': true,
  use: true,
  fight: true,
  'fight-goblin': true,
  walk: true,
  teleport: true,
  buy: true,
  drink: true,
  token: true,
  nearby: true,
  choose: true,
  discard: true,
  trash: true,
  replace: true,
  decline: true,
  'end-turn': true,
  explore: false,
  place: false,
  lay: false,
  turn: false,
  pick: false,
  mark: false,
  offer: false,
  item: false,
  go: false,
  free: false,
  ward: false,
  react: false,
  reveal: false,
  accept: false,
};

test.each([
  ['the first game', CLASSIC_INTENTS, ([, classic]: readonly [string, boolean]) => classic],
  ['the catacombs', CATACOMBS_INTENTS, () => true],
])('the list of intents of %s is closed: every kind of option is in it, each intent once', (_, intents, has) => {
  const kinds = Object.entries(TAKES).filter(has);
  expect(new Set(intents.map(({ take }) => take))).toEqual(new Set(kinds.map(([take]) => take)));
  expect(new Set(intents.map((intent) => JSON.stringify(intent))).size).toBe(intents.length);
});

test('aboard the ship, where there are no devices, one may want all else of the first game, to ride, hack, rescue, copy and switch bonuses on', () => {
  const own: readonly SpaceTake[] = ['ride', 'hack', 'rescue', 'copy', 'bonus', 'install', 'thwart', 'use-room'];
  const shared = Object.entries(TAKES).flatMap(([take, classic]) => (classic && take !== 'use' ? [take] : []));
  expect(new Set(SPACE_INTENTS.map(({ take }) => take))).toEqual(
    new Set([...shared, ...own, 'go', 'offer', 'free', 'accept']),
  );
  expect(new Set(SPACE_INTENTS.map((intent) => JSON.stringify(intent))).size).toBe(SPACE_INTENTS.length);
});
