import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Every test loads games anew. */
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.resetModules();
});

test('what every game shares is there by itself, without a card or token of another', async () => {
  const { CARDS, CLASSIC_TOKENS, cardNo, FIRST, soldToken, TOKENS } = await import('./catalogue.ts');
  expect(CARDS).toHaveLength(FIRST.dungeon.cards);
  expect(TOKENS).toHaveLength(CLASSIC_TOKENS);
  expect(cardNo('rebel-scribe')).toBe(-1);
  expect(soldToken([], 'blood-amulet')).toBe(-1);
});

test('a box has the same numbers whatever was loaded before', async () => {
  const { BOARDS } = await import('./catalogue.ts');
  await import('./catacombs/enlist.ts');
  expect(BOARDS.map(({ id }) => id)).toEqual(['', '', 'catacombs-a', 'catacombs-b']);
  await import('./classic/enlist.ts');
  expect(BOARDS.map(({ id }) => id)).toEqual(['day', 'dusk', 'catacombs-a', 'catacombs-b']);
});

test('the dungeon deck of the first game ends where Catacombs begins', async () => {
  await import('./classic/enlist-dungeon.ts');
  const { CARDS, FIRST } = await import('./catalogue.ts');
  expect(CARDS).toHaveLength(FIRST.catacombs.cards);
});

test('boxes follow one another without a gap', async () => {
  await import('./family.ts');
  const { CARDS, FIRST, TOKENS } = await import('./catalogue.ts');
  for (const box of ['classic', 'catacombs', 'party', 'space', 'station', 'apocalypse'] as const) {
    expect(CARDS.findIndex(({ set }) => set === box)).toBe(FIRST[box].cards);
  }
  expect(new Set([...CARDS, ...TOKENS].map(({ id }) => id)).size).toBe(CARDS.length + TOKENS.length);
  expect(TOKENS.findIndex(({ kind }) => kind === 'command-code')).toBe(FIRST.space.tokens + 17);
  expect(TOKENS).toHaveLength(FIRST.station.tokens);
});

test('ships are built for those who load them alone', async () => {
  const { boardAt, boardCalled } = await import('./catalogue.ts');
  expect(() => boardCalled('ship/hydroponics/doomsday-cannon/med-lab')).toThrow('no board is called');
  await import('./space/enlist.ts');
  const ship = boardCalled('ship/hydroponics/doomsday-cannon/med-lab');
  const { FIRST } = await import('./catalogue.ts');
  const { shipNo } = await import('./space/ships.ts');
  const no = FIRST.space.boards + shipNo('ship', ['hydroponics', 'doomsday-cannon', 'med-lab']);
  expect(boardAt(no)).toBe(ship);
});

test('a number is never given twice', async () => {
  await import('./family.ts');
  const { CARDS, enlist } = await import('./catalogue.ts');
  expect(() => enlist('party', { cards: CARDS.slice(0, 1) })).toThrow('would take the number of');
});

test('tokens that rules ask for by number are those', async () => {
  await import('./family.ts');
  const {
    CATACOMBS_MAP,
    CLOAK,
    COMMAND_CODE,
    CONTRABAND,
    COUPON,
    CROWNS,
    PUZZLE_BOX,
    SIXTH_CRYSTAL,
    TELEPASS,
    tokenNo,
  } = await import('./catalogue.ts');
  expect([CATACOMBS_MAP, PUZZLE_BOX, CLOAK, COUPON]).toEqual(
    ['catacombs-map', 'puzzle-box', 'invisibility-cloak', 'discount-coupon'].map(tokenNo),
  );
  expect([SIXTH_CRYSTAL, TELEPASS, CONTRABAND, COMMAND_CODE]).toEqual(
    ['major-sixth-crystal', 'market-telepass', 'market-contraband', 'command-code'].map(tokenNo),
  );
  expect(CROWNS).toEqual(['crown-10', 'crown-9', 'crown-8', 'crown-7'].map(tokenNo));
});

test('cards count the same whether the rules or their box was loaded first', async () => {
  const { tally, total } = await import('./core/score.ts');
  await import('./space/game.ts');
  const { cardNo } = await import('./catalogue.ts');
  const { inSpace } = await import('./space/game.ts');
  const { tableOptions } = await import('../../engine/game.ts');
  const [player] = inSpace.setup(2, tableOptions(inSpace, {}), '5'.repeat(64)).players;
  const owner = { ...player!, discard: [cardNo('doctor-of-everything-else'), cardNo('memory-core')] };
  expect(total(tally(owner, null)) - total(tally(player!, null))).toBe(9);
});
