import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanEnvironment, type Host, NODE_PACKAGE } from './host.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const START_MILLISECONDS = 180_000;
const STOP_MILLISECONDS = 10_000;

/** What the two README commands meet on a machine, apart from its versions. */
export interface Conditions {
  readonly installFlags?: readonly string[];
  /** Changes the checkout after `npm ci`. */
  readonly damage?: (checkout: string) => void;
  /** The launcher's message is the right answer; it must contain this. */
  readonly message?: string;
}

/** As the dynamic linker fails on a system without libatomic. */
export function removeLibatomic(checkout: string): void {
  const script = '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n';
  const path = join(checkout, 'node_modules', NODE_PACKAGE, 'bin/node');
  rmSync(path);
  writeFileSync(path, script, { mode: 0o755 });
}

/** As on a platform that no package has a Node.js for. */
export function removeBundledNode(checkout: string): void {
  const path = join(checkout, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  delete manifest.optionalDependencies[NODE_PACKAGE];
  writeFileSync(path, JSON.stringify(manifest));
  rmSync(join(checkout, 'node_modules', NODE_PACKAGE), { recursive: true });
}

export interface Outcome {
  readonly install: string;
  readonly start: string;
  readonly stores: string;
}

/** The line of an output that most likely says what went wrong. */
const complaintIn = (output: string): string =>
  /^.*(?:Error: |FAIL |ERR!).*$/m.exec(output)?.[0].trim().slice(0, 120) ?? 'failed without an error message';

export class Trial {
  private readonly host: Host;
  private readonly checkout: string;
  private readonly conditions: Conditions;

  constructor(host: Host, checkout: string, conditions: Conditions) {
    this.host = host;
    this.checkout = checkout;
    this.conditions = conditions;
  }

  private npm(...args: string[]) {
    const { host, checkout } = this;
    return spawnSync(host.node, [host.npm, ...args], { cwd: checkout, env: cleanEnvironment(host), encoding: 'utf8' });
  }

  private install(): string {
    const cloned = spawnSync('git', ['clone', '--quiet', ROOT, this.checkout], { encoding: 'utf8' });
    if (cloned.status !== 0) return complaintIn(cloned.stderr);
    const { status, stderr } = this.npm('ci', '--prefer-offline', ...(this.conditions.installFlags ?? []));
    if (status !== 0) return complaintIn(stderr);
    this.conditions.damage?.(this.checkout);
    return 'ok';
  }

  /** Starts the server, reads its page and ends it by a signal to npm, or else to its group, as a terminal would. */
  private async start(): Promise<string> {
    const { host, checkout } = this;
    const options = ['--port', '0', '--host', '127.0.0.1', '--lang', 'en', '--data', join(checkout, 'data')];
    const child = spawn(host.node, [host.npm, 'start', '--', ...options], {
      cwd: checkout,
      env: cleanEnvironment(host),
      detached: true,
    });
    const stop = () => process.kill(host.passesSignals ? child.pid! : -child.pid!, 'SIGTERM');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const closed = once(child, 'close');
    const deadline = AbortSignal.timeout(START_MILLISECONDS);
    let address: string | undefined;
    while (address === undefined && child.exitCode === null && !deadline.aborted) {
      await wait(100);
      address = /Tintamarre \S+ is at (http:\S+)/.exec(output)?.[1];
    }
    const { message } = this.conditions;
    if (address === undefined) {
      if (child.exitCode === null) stop();
      await closed;
      return message !== undefined && output.includes(message) ? 'message' : complaintIn(output);
    }
    const page = await (await fetch(address)).text();
    stop();
    const stopped = await Promise.race([closed.then(() => true), wait(STOP_MILLISECONDS, false)]);
    if (!page.includes('<title>Tintamarre</title>')) return 'served another page';
    if (!stopped) return `still ran ${STOP_MILLISECONDS / 1000} s after SIGTERM`;
    return message === undefined ? 'ok' : 'started, though a message was due';
  }

  private testStores(): string {
    if (this.conditions.message !== undefined) return '-';
    const { status, stdout, stderr } = this.npm('run', 'unit', '--', 'src/server/store');
    return status === 0 ? 'ok' : complaintIn(stdout + stderr);
  }

  async run(): Promise<Outcome> {
    const install = this.install();
    if (install !== 'ok') return { install, start: '-', stores: '-' };
    return { install, start: await this.start(), stores: this.testStores() };
  }
}
