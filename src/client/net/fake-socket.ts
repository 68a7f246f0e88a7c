import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';

/** The server's end of a socket that the page opened. */
export class FakeSocket extends EventTarget {
  /** All that were opened, the newest at the end. */
  static opened: FakeSocket[] = [];
  readonly sent: ClientMessage[] = [];
  closed = false;
  private opened = false;

  constructor() {
    super();
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: ServerMessage): Promise<unknown> {
    if (!this.opened) this.dispatchEvent(new Event('open'));
    this.opened = true;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    return vi.advanceTimersByTimeAsync(0);
  }

  /** The line breaks, or never opened; the page notices at once. */
  cut(): Promise<unknown> {
    this.dispatchEvent(new Event('close'));
    return vi.advanceTimersByTimeAsync(0);
  }
}

/** A page as far as sockets need one, with a clock that stands until it is moved; what its window is told goes to `told`. */
export function fakePage(): { readonly told: EventTarget; readonly document: EventTarget & { hidden: boolean } } {
  const told = new EventTarget();
  const document = Object.assign(new EventTarget(), { baseURI: 'http://127.0.0.1/', hidden: false });
  FakeSocket.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));
  vi.stubGlobal('addEventListener', told.addEventListener.bind(told));
  vi.stubGlobal('removeEventListener', told.removeEventListener.bind(told));
  return { told, document };
}

export function endPage(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

export const WELCOME: Extract<ServerMessage, { say: 'welcome' }> = { say: 'welcome', you: null, time: 0 };
