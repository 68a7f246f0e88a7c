import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnGroup, temporaryFolder } from './cleanup.ts';
import { CORNER, type Driver } from './driver.ts';

export interface WebKitPrograms {
  /** The WebDriver server of WebKitGTK. */
  readonly driver: string;
  readonly browser: string;
  /** The X server without a screen. */
  readonly display: string;
}

/** Milliseconds to wait for a program to answer. */
const START_TIMEOUT = 30_000;

/** Characters of what the browser prints that are kept. */
const MOST_COMPLAINTS = 2000;

/** The code points that stand for named keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
};

/** Asks the system for a free port; the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts an X server on a display number that it chooses itself. */
async function startDisplay(program: string): Promise<{ name: string; kill: () => void }> {
  const typed = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { child, kill } = spawnGroup(program, typed, { stdio: ['ignore', 'pipe', 'ignore'] });
  const said = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit'), sleep(START_TIMEOUT)]);
  const number = /^\d+/.exec(String(said))?.[0];
  if (number !== undefined && child.exitCode === null) return { name: `:${number}`, kill };
  kill();
  throw new Error(`${program} did not start`);
}

type Method = 'GET' | 'POST' | 'DELETE';

/** A client of the WebDriver protocol. */
class Session {
  private readonly address: string;
  /** What the browser complained of last: a crash shows nowhere else. */
  private readonly complaints: () => string;

  constructor(address: string, complaints: () => string) {
    this.address = address;
    this.complaints = complaints;
  }

  async send<Value>(method: Method, path: string, body?: object): Promise<Value> {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${this.address}${path}`, request);
    const { value } = await response.json();
    if (response.ok) return value;
    throw new Error(`WebDriver ${method} ${path}: ${value?.error}, ${value?.message}\n${this.complaints()}`.trim());
  }
}

async function connect(server: Session): Promise<Session> {
  for (const start = Date.now(); ; await sleep(50)) {
    try {
      await server.send('GET', '/status');
      return server;
    } catch (error) {
      if (Date.now() - start > START_TIMEOUT) throw error;
    }
  }
}

interface NewSession {
  readonly sessionId: string;
}

interface Result<Value> {
  readonly value: Value;
  readonly error?: string;
}

/** Hands the value or the error of an expression to the callback that WebDriver passes last. */
const awaited = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => done({ value: value ?? null }),
    (error) => done({ value: null, error: String(error) }),
  );`;

function driverOf(session: Session, end: () => void): Driver {
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    session.send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  return {
    async open(address) {
      await session.send('POST', '/url', { url: address });
    },
    async reload() {
      await session.send('POST', '/refresh', {});
    },
    async evaluate<Value>(expression: string): Promise<Value> {
      const body = { script: awaited(expression), args: [] };
      const { value, error } = await session.send<Result<Value>>('POST', '/execute/async', body);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press(key) {
      const value = KEYS[key] ?? key;
      await act('key', [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    },
    async click(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
        { type: 'pointerMove', ...CORNER },
      ]);
    },
    async resize(width, height) {
      await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    async screenshot() {
      return Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64');
    },
    async close() {
      await session.send('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

/** Starts WebKitGTK's MiniBrowser on an X server of its own. */
export async function launchWebKit(programs: WebKitPrograms): Promise<Driver> {
  const home = temporaryFolder();
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const { path } = home;
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
    HOME: path,
    TMPDIR: path,
    XDG_CACHE_HOME: path,
    XDG_CONFIG_HOME: path,
    XDG_DATA_HOME: path,
    XDG_RUNTIME_DIR: path,
  };
  const server = spawnGroup(programs.driver, [`--port=${port}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  server.child.stderr?.on('data', (said) => (complaints = `${complaints}${said}`.slice(-MOST_COMPLAINTS)));
  const sessionAt = (path: string) => new Session(`http://127.0.0.1:${port}${path}`, () => complaints);
  const end = () => {
    server.kill();
    display.kill();
    home.remove();
  };
  try {
    const client = await connect(sessionAt(''));
    // Full screen has no toolbar, which would keep the window wider than a phone.
    const options = { binary: programs.browser, args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await client.send<NewSession>('POST', '/session', { capabilities });
    return driverOf(sessionAt(`/session/${sessionId}`), end);
  } catch (error) {
    end();
    throw error;
  }
}
