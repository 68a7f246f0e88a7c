import type { Seat } from '../../engine/game.ts';
import { PHRASES } from '../../protocol/hosted.ts';
import type { Intent } from '../../protocol/messages.ts';
import { alike } from './knowing.ts';
import { BOT_PACE, FRIEND } from './twins.ts';
import type { Walk } from './walk.ts';

/** Something that happens at both tables. */
type Act = (walk: Walk) => Promise<void>;

const oneOf = <Item>(walk: Walk, items: readonly Item[]): Item => items[walk.random.below(items.length)]!;

const isIntent = (value: unknown): value is Intent => typeof value === 'object' && value !== null;

async function stepOf(walk: Walk): Promise<number> {
  return (await walk.answers())[0].length;
}

/** Somebody besides the viewer; the viewer where there is nobody else. */
function another(walk: Walk): Seat {
  const others = walk.people.filter((seat) => seat !== walk.table.viewer);
  return others.length === 0 ? walk.people[0]! : oneOf(walk, others);
}

/** The one who is asked answers so that the viewer sees the same, if that can be; a bot when it has thought enough. */
export async function answer(walk: Walk): Promise<void> {
  const { kit, viewer, bots } = walk.table;
  const states = await walk.states();
  const { seat } = kit.game.decision(states[0])!;
  if (bots.includes(seat)) {
    await walk.pass(BOT_PACE);
    return;
  }
  const [one, other] = alike(kit, states, viewer, walk.random);
  const step = await stepOf(walk);
  await walk.ask(seat, { ask: 'answer', step, index: one }, { ask: 'answer', step, index: other });
}

async function consent(walk: Walk): Promise<void> {
  const step = await stepOf(walk);
  if (step === 0) return;
  const seat = oneOf(walk, walk.people);
  const motion = { what: 'undo', seat, step: Math.max(0, step - 1 - walk.random.below(3)) } as const;
  await walk.ask(seat, { ask: 'agree', motion });
  for (const other of walk.people) {
    if (other === seat) continue;
    if (walk.random.below(4) === 0) await walk.ask(other, { ask: 'decline' });
    else await walk.ask(other, { ask: 'agree', motion });
  }
}

async function handOver(walk: Walk): Promise<void> {
  const seat = oneOf(walk, walk.people);
  await walk.ask(seat, { ask: 'go-away', why: oneOf(walk, ['handed', 'resigned']) });
  await walk.pass(walk.random.below(BOT_PACE));
  if (!walk.done) await walk.ask(seat, { ask: 'come-back' });
}

/** A bot plays for someone until it has answered once. */
async function standIn(walk: Walk): Promise<void> {
  const seat = another(walk);
  await walk.ask(0, seat === 0 ? { ask: 'go-away', why: 'handed' } : { ask: 'send-away', seat });
  await walk.pass(BOT_PACE);
  if (!walk.done) await walk.ask(seat, { ask: 'come-back' });
}

/** A friend takes the seat of someone else, once. */
async function giveToFriend(walk: Walk): Promise<void> {
  const seat = another(walk);
  if (seat === walk.table.viewer || walk.did.includes('give to a friend')) return;
  await walk.ask(seat, { ask: 'go-away', why: 'handed' });
  await walk.replace(seat, FRIEND);
  await walk.ask(seat, { ask: 'sit', seat, salt: '' });
}

async function reconnect(walk: Walk): Promise<void> {
  const { table } = walk.table;
  const shown = await walk.say({ say: 'look', table });
  const seq = shown.say === 'table' ? shown.seq : 0;
  await walk.check();
  walk.cut();
  const seat = another(walk);
  if (!walk.done && seat !== walk.table.viewer) await walk.ask(seat, { ask: 'say', phrase: 'sorry' });
  await walk.connect(oneOf(walk, [undefined, seq, Math.max(0, seq - 3)]));
}

/** Everything that can be done at a table over the net, by whoever may. */
export const ACTS: Readonly<Record<string, Act>> = {
  answer,
  'answer after a while': async (walk) => {
    await walk.pass(walk.random.below(2500));
    if (!walk.done) await answer(walk);
  },
  undo: (walk) => walk.ask(oneOf(walk, walk.people), { ask: 'undo' }),
  redo: (walk) => walk.ask(oneOf(walk, walk.people), { ask: 'redo' }),
  consent,
  'propose to end': async (walk) => {
    const seat = oneOf(walk, walk.people);
    await walk.ask(seat, { ask: 'agree', motion: { what: 'end' } });
    if (walk.people.length > 1) await walk.ask(another(walk), { ask: 'decline' });
  },
  'hand over': handOver,
  'stand in': standIn,
  'give to a friend': giveToFriend,
  say: (walk) => walk.ask(oneOf(walk, walk.people), { ask: 'say', phrase: oneOf(walk, PHRASES) }),
  write: (walk) => walk.ask(oneOf(walk, walk.people), { ask: 'write', text: `« ${walk.random.below(100)} » <b>` }),
  look: async (walk) => void (await walk.say({ say: 'look', table: walk.table.table })),
  'watch anew': async (walk) => {
    const { table } = walk.table;
    const seq = walk.random.below(20);
    await walk.say({ say: 'watch', table, seq, message: seq % 4, changes: walk.random.below(2) === 0 });
  },
  leave: async (walk) => {
    const { table } = walk.table;
    await walk.say({ say: 'leave', table });
    await walk.say({ say: 'watch', table, changes: true });
  },
  at: async (walk) =>
    void (await walk.say({ say: 'at', table: walk.table.table, step: walk.random.below((await stepOf(walk)) + 2) })),
  explain: async (walk) => {
    const { table, kit } = walk.table;
    const intents = Array.from({ length: 40 }, () => oneOf(walk, kit.intents)).filter(isIntent);
    await walk.say({ say: 'explain', table, intents });
  },
  forecast: async (walk) => {
    const { table } = walk.table;
    const index = walk.random.below(2) === 0 ? null : walk.random.below(4);
    await walk.say({ say: 'forecast', table, about: walk.random.below(8), index });
  },
  story: async (walk) => void (await walk.say({ say: 'story', table: walk.table.table })),
  cards: async (walk) => {
    const { table } = walk.table;
    for (const path of ['', `/${table}`, `/${table}/record`, '/mine']) await walk.fetch(`/api/tables${path}`);
  },
  'another device': (walk) => walk.connect(),
  reconnect,
  wait: (walk) => walk.pass(walk.random.below(25_000)),
  'run out of time': (walk) => walk.pass(walk.table.clock.kind === 'none' ? 1 : 40_000),
};
