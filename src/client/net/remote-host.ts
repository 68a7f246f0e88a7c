import type { Explanation, Seat } from '../../engine/game.ts';
import type { Intent, ServerMessage } from '../../protocol/messages.ts';
import type { Sitter } from '../../protocol/table.ts';
import type { TableHost } from '../table/host.ts';
import type { Seen } from '../worker/calls.ts';
import { call } from '../worker/remote.ts';
import { api } from './api.ts';
import type { Feed } from './feed.ts';
import { heardIn, sittersIn } from './heard.ts';

type Says<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>;

function answerOf<Say extends ServerMessage['say']>(reply: ServerMessage, say: Say): Says<Say> {
  const isSuch = (message: ServerMessage): message is Says<Say> => message.say === say;
  if (!isSuch(reply)) throw new Error(`the server said ${reply.say} instead of ${say}`);
  return reply;
}

const isIntent = (value: unknown): value is Intent => typeof value === 'object' && value !== null;

/** Intents that one message may bring. */
const MOST_INTENTS = 64;

async function explained(feed: Feed, intents: readonly Intent[]): Promise<readonly Explanation[]> {
  const rest = intents.slice(MOST_INTENTS);
  const first = feed.query({ say: 'explain', intents: intents.slice(0, MOST_INTENTS) });
  const { explanations } = answerOf(await first, 'explained');
  return rest.length === 0 ? explanations : [...explanations, ...(await explained(feed, rest))];
}

/** Asks for one step at a time; of those wanted meanwhile only the last one is asked for, the others never come. */
function newestOnly<Reply>(ask: (step: number) => Promise<Reply>): (step: number) => Promise<Reply> {
  let wanted = -1;
  let underWay: Promise<unknown> | null = null;
  return async (step) => {
    wanted = step;
    while (underWay !== null) await underWay;
    if (wanted !== step) return new Promise<Reply>(() => {});
    const asked = ask(step);
    underWay = asked.then(
      () => (underWay = null),
      () => (underWay = null),
    );
    return asked;
  };
}

/** Of a game that goes on here, the viewer plays on and bots the others. */
const alone = (sitters: readonly Sitter[], viewer: Seat): Sitter[] =>
  sitters.map(({ name }, seat) =>
    seat === viewer ? { kind: 'person', name } : { kind: 'bot', name: name || `Bot ${seat}`, bot: 'greedy' },
  );

/** A table on the server: what is done there is told to all by the feed. */
export function remoteHost<Option, Event, View>(feed: Feed): TableHost<Option, Event, View> {
  const { id } = feed;
  const now = () => heardIn(feed.table.get())!;
  const viewAt = newestOnly(async (step) => {
    const { view } = answerOf(await feed.query({ say: 'at', step }), 'view');
    return new Promise((resolve: (view: View) => void) => show({ resolve }, view));
  });
  return {
    look: () => new Promise((resolve: (seen: Seen<Option, Event, View>) => void) => show({ resolve }, now())),
    answer: async (_, step, index) => {
      await feed.ask({ ask: 'answer', step, index });
      return null;
    },
    goOn: null,
    refresh: null,
    undo: async () => {
      await feed.ask({ ask: 'undo' });
      return null;
    },
    redo: async () => {
      await feed.ask({ ask: 'redo' });
      return null;
    },
    explain: (_, intents) => explained(feed, intents.filter(isIntent)),
    forecast: async (about, index) =>
      answerOf(await feed.query({ say: 'forecast', about, index }), 'forecast').forecast,
    viewAt: (_, step) => viewAt(step),
    story: async () => answerOf(await feed.query({ say: 'story' }), 'story').story,
    write: () => api.record(id),
    playOn: async (viewer, step) => {
      const sitters = alone(sittersIn(feed.table.get()!.now.places), viewer);
      const at = { viewer, step: step - now().present.replaysFrom, sitters };
      return { page: 'table', id: await call('playOnFrom', { text: await api.record(id), ...at }) };
    },
    rematch: async () => ({ page: 'at', id: await api.rematch(id) }),
  };
}

/** What the server sends is of the kinds that the game has. */
const show = ({ resolve }: { resolve(value: unknown): void }, value: unknown): void => resolve(value);
