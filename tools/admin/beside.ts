import { dice } from '../../src/engine/random.ts';
import { ownRules } from '../../src/server/rules.ts';
import { openBeside, type Whereabouts } from '../../src/server/store/open.ts';
import { openToRead } from '../../src/server/store/reading.ts';
import { Tables } from '../../src/server/tables.ts';
import type { Asked } from './asked.ts';
import { carryOut, type Outcome } from './commands.ts';
import type { Say } from './words.ts';

const STORE_MILLISECONDS = 10_000;

/** Does it as one more node of the server would, so that tables stay whole while others play at them. */
export async function doneBeside(where: Whereabouts, botPace: number, asked: Asked, say: Say): Promise<Outcome> {
  // So that nothing is made where nothing is kept.
  await (await openToRead(where)).close();
  const { store, bus } = await openBeside(where);
  const trouble = (error: unknown) => console.error(error);
  const tables = new Tables({
    store,
    bus,
    now: Date.now,
    setByWall() {},
    // Nothing happens here by itself: the server plays for bots and stops clocks.
    after: () => () => {},
    choose: () => Promise.reject(new Error('no bot plays here')),
    random: dice(1),
    storeTimeout: STORE_MILLISECONDS,
    botPace,
    idle: STORE_MILLISECONDS,
    crowd: 0,
    moved() {},
    recovered() {},
    trouble,
    ...ownRules(),
  });
  const forgetTable = (id: string) => tables.forget(id);
  try {
    return await carryOut(asked, { store, bus, tables, now: Date.now, forgetTable, playerChanged() {} }, say);
  } finally {
    await tables.close();
    await bus.close();
    await store.close();
  }
}
