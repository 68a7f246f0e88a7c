import type { ClientMessage, ServerMessage, WireCode } from '../../protocol/messages.ts';
import { delayBefore } from '../../protocol/returning.ts';
import { Store } from '../store.ts';
import { api } from './api.ts';
import { Refused } from './refused.ts';

/** Where something asked for stays unanswered for so long, the line is taken for dead. */
const PATIENCE = 4000;
/** The server says something at least every twenty seconds. */
const SILENCE = 45_000;

/** So many sockets in a row that do not open are no accident: the server is asked why. */
const REFUSED_IN_A_ROW = 3;
/** Reasons that do not pass by themselves: a proxy is set up wrongly. */
const LASTING: readonly WireCode[] = ['bad-origin', 'no-upgrade'];

interface Waiting {
  resolve(reply: ServerMessage): void;
  reject(error: Error): void;
}

/** The line was cut before the answer came: whether it was done is seen when it is back. */
export class Dropped extends Error {}

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;

/** A socket to the server that comes back by itself. */
export class Line {
  readonly isOpen = new Store(false);
  /** Why no socket opens although the server answers. */
  readonly blocked = new Store<Refused | null>(null);
  /** Milliseconds to add to this device's clock to have the server's. */
  ahead = 0;
  private readonly hear: (message: ServerMessage) => void;
  private readonly waiting = new Map<number, Waiting>();
  private socket: WebSocket | null = null;
  private count = 0;
  private attempts = 0;
  private refusedInARow = 0;
  private suspected: Refused | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly wake = () => this.renew();
  private readonly doubt = () => this.heardBy(PATIENCE);

  constructor(hear: (message: ServerMessage) => void) {
    this.hear = hear;
    addEventListener('online', this.wake);
    addEventListener('offline', this.doubt);
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(new URL('api/socket', document.baseURI.replace(/^http/, 'ws')));
    this.socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.take(JSON.parse(data));
    });
    socket.addEventListener('close', () => {
      if (socket !== this.socket) return;
      if (!opened) void this.noteRefusal();
      this.lost();
    });
    this.heardBy(PATIENCE);
  }

  /** Asks the server why sockets are refused. What it says holds once a socket is refused that was tried afterwards. */
  private async noteRefusal(): Promise<void> {
    this.refusedInARow += 1;
    if (this.suspected !== null) this.blocked.set(this.suspected);
    if (this.refusedInARow !== REFUSED_IN_A_ROW) return;
    const why = await api.socketRefusal();
    if (this.refusedInARow < REFUSED_IN_A_ROW) return;
    if (why !== null && LASTING.includes(why.code)) this.suspected = why;
    else this.refusedInARow = 0;
  }

  /** Unless something is heard until then, the line is given up. */
  private heardBy(milliseconds: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lost(), milliseconds);
  }

  private take(message: ServerMessage): void {
    this.settle(message);
    this.heardBy(this.waiting.size > 0 ? PATIENCE : SILENCE);
    if (message.say === 'welcome' || message.say === 'lag') this.ahead = message.time - Date.now();
    if (message.say === 'welcome') {
      this.attempts = 0;
      this.refusedInARow = 0;
      this.suspected = null;
      this.blocked.set(null);
      this.isOpen.set(true);
    }
    this.hear(message);
  }

  private settle(message: ServerMessage): void {
    const id = 're' in message ? message.re : undefined;
    const call = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || call === undefined) return;
    this.waiting.delete(id);
    if (message.say === 'refused') call.reject(new Refused(message.code));
    else call.resolve(message);
  }

  private lost(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    clearTimeout(this.watchdog);
    clearTimeout(this.retry);
    this.isOpen.set(false);
    for (const call of this.waiting.values()) call.reject(new Dropped());
    this.waiting.clear();
    if (this.closed) return;
    this.retry = setTimeout(() => this.connect(), delayBefore(this.attempts, Math.random()));
    this.attempts += 1;
  }

  /** Connects anew: at once, as whoever this device is now. */
  renew(): void {
    if (this.closed) return;
    this.attempts = 0;
    this.lost();
  }

  tell(message: ClientMessage): void {
    if (this.isOpen.get()) this.socket?.send(JSON.stringify(message));
  }

  /** What the server says to it; a line that is cut meanwhile is told as such. */
  ask(message: Without<ClientMessage, 'id'>): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen.get()) {
        reject(new Dropped());
        return;
      }
      this.count += 1;
      this.waiting.set(this.count, { resolve, reject });
      this.heardBy(PATIENCE);
      this.socket?.send(JSON.stringify({ ...message, id: this.count }));
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.doubt);
    this.lost();
  }
}
