import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn } from '../../src/server/store/folder.ts';
import type { Whereabouts } from '../../src/server/store/open.ts';
import { removeFolder } from '../../src/server/test-environment.ts';
import { trialFolder } from '../../src/server/testing.ts';
import { startProcess, type TrialProcess } from '../../src/server/trial-process.ts';
import { Balancer } from './balancer.ts';
import { Disk, type DiskKind } from './disk.ts';
import type { DatabaseKind } from './faults.ts';
import { Postgres } from './postgres.ts';
import { DatabaseProxy } from './proxy.ts';

const portOf = (base: string): number => Number(new URL(base).port);

interface Plan {
  readonly nodes: number;
  readonly database: DatabaseKind;
  readonly disks: readonly DiskKind[];
}

/** The address of the database behind the proxy. */
function through({ port }: DatabaseProxy, url: string): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

/** Servers and their database: one on SQLite, or several on PostgreSQL, each behind a proxy, all behind a balancer. */
export class Cluster {
  readonly disk: Disk;
  readonly proxies: DatabaseProxy[] = [];
  postgres: Postgres | null = null;
  private readonly data = trialFolder();
  private readonly postgresFolder = mkdtempSync(join(tmpdir(), 'tintamarre-chaos-'));
  private url: string | null = null;
  private readonly nodes: TrialProcess[] = [];
  private balancer: Balancer | null = null;

  /** PostgreSQL ends for good where its files may not grow: only a file system of its own is full as a real one is. */
  private constructor(database: DatabaseKind, disks: readonly DiskKind[]) {
    const kinds = database === 'sqlite' ? disks : disks.filter((kind) => kind === 'tmpfs');
    this.disk = new Disk(database === 'sqlite' ? this.data : this.postgresFolder, kinds);
  }

  static async start({ nodes, database, disks }: Plan): Promise<Cluster> {
    const cluster = new Cluster(database, disks);
    try {
      if (database === 'postgresql') await cluster.startPostgres(nodes);
      for (let node = 0; node < nodes; node++) cluster.nodes.push(await cluster.startNode(node, 0));
      if (nodes > 1) cluster.balancer = await Balancer.start(cluster.nodes.map(({ base }) => portOf(base)));
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  private async startPostgres(nodes: number): Promise<void> {
    this.postgres = await Postgres.start(this.disk.kind === null ? undefined : this.postgresFolder);
    const where = await this.postgres.fresh();
    this.url = 'url' in where ? where.url : null;
    for (let node = 0; node < nodes; node++) this.proxies.push(await DatabaseProxy.start(this.postgres.port));
  }

  private startNode(node: number, port: number): Promise<TrialProcess> {
    const proxy = this.proxies[node];
    const databaseUrl = this.url === null || proxy === undefined ? null : through(proxy, this.url);
    return startProcess(this.data, { port, databaseUrl, socketsPerAddress: 10_000 });
  }

  /** The database itself, past the proxies. */
  get where(): Whereabouts {
    return this.url === null ? { file: this.file } : { url: this.url };
  }

  get file(): string {
    return databaseIn(this.data);
  }

  get size(): number {
    return this.nodes.length;
  }

  /** Where players go. */
  get base(): string {
    return this.balancer?.base ?? this.nodes[0]!.base;
  }

  /** Where each node is. */
  get bases(): readonly string[] {
    return this.nodes.map(({ base }) => base);
  }

  pidOf(node: number): number {
    return this.nodes[node]!.pid;
  }

  /** Kills a node without a word; it is gone when this resolves. */
  async kill(node: number): Promise<void> {
    await this.nodes[node]!.kill();
  }

  /** Tells a node to end in good order; it is gone when this resolves. */
  async terminate(node: number): Promise<void> {
    await this.nodes[node]!.terminate();
  }

  /** Starts the node again where it was; it listens when this resolves. */
  async revive(node: number): Promise<void> {
    this.nodes[node] = await this.startNode(node, portOf(this.nodes[node]!.base));
  }

  /** Lets all nodes have their share of the players. */
  spread(): void {
    this.balancer?.spread();
  }

  /** Ends the servers in good order; what is kept can still be read. */
  async stopNodes(): Promise<void> {
    this.balancer?.close();
    for (const node of this.nodes) await node.stop();
  }

  async end(): Promise<void> {
    this.balancer?.close();
    await Promise.all(this.nodes.map((node) => node.kill()));
    for (const proxy of this.proxies) proxy.close();
    await this.postgres?.end();
    this.disk.remove();
    // Its own folders alone: another cluster may be at work in the same process.
    removeFolder(this.postgresFolder);
    removeFolder(this.data);
  }
}
