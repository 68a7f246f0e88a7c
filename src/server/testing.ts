import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitOf } from '../games/index.ts';
import type { Ask } from '../protocol/asks.ts';
import type { ChatMessage } from '../protocol/chat.ts';
import { type Followed, followed } from '../protocol/following.ts';
import type { ClientMessage, Now, ServerMessage } from '../protocol/messages.ts';
import { readFiles } from './files.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { type Running, start } from './start.ts';
import { removeFolder } from './test-environment.ts';
import { sayer } from './words.ts';
import { SameThread } from './workers/threads.ts';

/** For tests: as much as can be, and nothing on the screen. */
export const LAVISH = {
  port: 0,
  host: '127.0.0.1',
  log: 'silent',
  botPace: 0,
  tablesPerHour: 10_000,
  lobbyTablesPerPlayer: 10_000,
  lobbyTablesPerAddress: 10_000,
  requestsPerMinute: 100_000,
  messagesPerSecond: 10_000,
  cpuPerPlayer: 1_000_000,
  cpuPerAddress: 1_000_000,
} as const satisfies Partial<Settings>;

export type Said<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>;
type Question = ClientMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never;

const LONGEST_WAIT = 10_000;

function late(what: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`no ${what} came`)), LONGEST_WAIT).unref());
}

/** A real socket, with everything it was told. */
export class TrialSocket {
  readonly told: ServerMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly socket: WebSocket;
  private readonly opened: Promise<void>;
  private readonly followed = new Map<string, Followed>();
  private waiting: (() => void)[] = [];
  private last = 0;

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, { headers });
    this.opened = new Promise((resolve) => this.socket.addEventListener('open', () => resolve()));
    this.closed = new Promise((resolve) => {
      this.socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
    });
    this.socket.addEventListener('message', ({ data }) => {
      this.hear(JSON.parse(data));
      for (const look of this.waiting.splice(0)) look();
    });
  }

  private hear(message: ServerMessage): void {
    this.told.push(message);
    if (message.say !== 'table' && message.say !== 'news' && message.say !== 'chat') return;
    const after = followed(this.followed.get(message.table) ?? null, message);
    if (after === null) throw new Error(`a gap before ${JSON.stringify(message)}`);
    this.followed.set(message.table, after);
  }

  /** The table once it is as wanted. */
  async until(table: string, wanted: (now: Now) => boolean): Promise<Followed> {
    for (;;) {
      const known = this.followed.get(table);
      if (known !== undefined && wanted(known.now)) return known;
      await this.anything();
    }
  }

  /** The chat once it has so many messages. */
  async untilChat(table: string, count: number): Promise<readonly ChatMessage[]> {
    for (;;) {
      const { messages = [] } = this.followed.get(table) ?? {};
      if (messages.length >= count) return messages;
      await this.anything();
    }
  }

  private async anything(): Promise<void> {
    const heard = new Promise<void>((resolve) => this.waiting.push(resolve));
    await Promise.race([heard, late('message')]);
  }

  /** The first message from `from` on that is as wanted. */
  async find<Message extends ServerMessage>(
    wanted: (message: ServerMessage) => message is Message,
    from = 0,
  ): Promise<Message> {
    for (;;) {
      const found = this.told.slice(from).find(wanted);
      if (found !== undefined) return found;
      await this.anything();
    }
  }

  raw(text: string | Uint8Array<ArrayBuffer>): void {
    this.socket.send(text);
  }

  /** Says something; the answer to it. */
  async say(question: Question): Promise<ServerMessage> {
    await Promise.race([this.opened, late('opening')]);
    this.last += 1;
    const id = this.last;
    const from = this.told.length;
    this.raw(JSON.stringify({ ...question, id }));
    return this.find((message): message is ServerMessage => 're' in message && message.re === id, from);
  }

  /** Says something and expects that kind of answer. */
  async get<Say extends ServerMessage['say']>(say: Say, question: Question): Promise<Said<Say>> {
    const answer = await this.say(question);
    const isWanted = (message: ServerMessage): message is Said<Say> => message.say === say;
    if (isWanted(answer)) return answer;
    throw new Error(`${say} was expected: ${JSON.stringify(answer)}`);
  }

  ask(table: string, ask: Ask): Promise<ServerMessage> {
    return this.say({ say: 'ask', table, ask });
  }

  close(): void {
    this.socket.close();
  }
}

/** Answers whenever it is asked, by resting where it may, until so many answers were given or the game is over. */
export async function playTo(socket: TrialSocket, table: string, steps = Number.POSITIVE_INFINITY): Promise<Followed> {
  for (let answered = -1; ; ) {
    const seen = await socket.until(
      table,
      ({ present, you, status }) =>
        status === 'over' || (present !== null && present.asked === you && present.step > answered),
    );
    const { status, present } = seen.now;
    if (status === 'over' || present!.step >= steps) return seen;
    answered = present!.step;
    await socket.ask(table, { ask: 'answer', step: answered, index: present!.rest ?? 0 });
  }
}

/** Someone with a device: what it keeps is what it sends. */
export class Guest {
  readonly base: string;
  headers: Record<string, string> = {};

  constructor(base: string) {
    this.base = base;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const sent = { ...this.headers, ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(`${this.base}${path}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.headers = { ...this.headers, Cookie: cookie.split(';')[0]! };
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
  }

  socket(headers: Record<string, string> = {}): TrialSocket {
    return new TrialSocket(`${this.base.replace('http', 'ws')}/api/socket`, { ...this.headers, ...headers });
  }
}

export interface TrialServer extends Running {
  readonly base: string;
  readonly settings: Settings;
  guest(name: string): Promise<Guest>;
}

/** Bytes that the code of this thread holds. The memory of the process grows with what other test files do meanwhile. */
export function memoryHeld(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const folders: string[] = [];

export function trialFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-server-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) removeFolder(folder);
}

/** The real server, on a database and a port of its own. */
export async function trialServer(
  settings: Partial<Settings> = {},
  world: Parameters<typeof start>[4] = {},
): Promise<TrialServer> {
  const data = settings.data ?? trialFolder();
  const all = { ...DEFAULTS, ...LAVISH, data, ...settings };
  // Threads of their own would take longer to start than most tests run.
  const compute = new SameThread(world.rules ?? { kitOf });
  const running = await start(all, readFiles(trialFolder()), 'en', sayer('en'), { compute, ...world });
  const base = `http://127.0.0.1:${running.port}`;
  return {
    ...running,
    base,
    settings: all,
    async guest(name) {
      const guest = new Guest(base);
      await guest.call('POST', '/api/me', { name });
      return guest;
    },
  };
}
