import { databaseIn } from '../../src/server/store/folder.ts';
import type { Whereabouts } from '../../src/server/store/open.ts';
import { TRIALS } from '../../src/server/store/testing.ts';
import { removeFolders, trialFolder } from '../../src/server/testing.ts';
import { startProcess, type TrialProcess } from '../../src/server/trial-process.ts';
import { Balancer } from './balancer.ts';

const portOf = (base: string): number => Number(new URL(base).port);

/** Servers that are killed and started again: one on SQLite, or several on PostgreSQL behind a balancer. */
export class Cluster {
  readonly where: Whereabouts;
  private readonly data = trialFolder();
  private nodes: TrialProcess[] = [];
  private balancer: Balancer | null = null;
  private readonly endStore: () => Promise<void>;

  private constructor(where: Whereabouts | null, endStore: () => Promise<void>) {
    this.where = where ?? { file: databaseIn(this.data) };
    this.endStore = endStore;
  }

  static async start(nodes: number): Promise<Cluster> {
    const trial = nodes === 1 ? null : await TRIALS.PostgreSQL();
    const cluster = new Cluster((await trial?.fresh()) ?? null, async () => trial?.stop());
    try {
      for (let node = 0; node < nodes; node++) cluster.nodes.push(await cluster.startNode(0));
      if (nodes > 1) cluster.balancer = await Balancer.start(cluster.nodes.map(({ base }) => portOf(base)));
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  private startNode(port: number): Promise<TrialProcess> {
    const databaseUrl = 'url' in this.where ? this.where.url : null;
    return startProcess(this.data, { port, databaseUrl, socketsPerAddress: 10_000 });
  }

  get base(): string {
    return this.balancer?.base ?? this.nodes[0]!.base;
  }

  /** Kills a node without a word; it is gone when this resolves. */
  async kill(node: number): Promise<void> {
    await this.nodes[node]!.kill();
  }

  /** Starts the node again where it was; it listens when this resolves. */
  async revive(node: number): Promise<void> {
    this.nodes[node] = await this.startNode(portOf(this.nodes[node]!.base));
  }

  /** Ends the servers in good order; what is kept can still be read. */
  async stopNodes(): Promise<void> {
    this.balancer?.close();
    for (const node of this.nodes) await node.stop();
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await this.endStore();
    removeFolders();
  }
}
