import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** As simple as balancers come: whoever calls is passed on to the next node that answers. */
export class Balancer {
  private readonly server: Server;
  private readonly ports: number[];
  private readonly open = new Set<Socket>();
  /** Those passed on to each node. */
  private readonly passed: readonly Set<Socket>[];
  private next = 0;

  private constructor(ports: readonly number[]) {
    this.ports = [...ports];
    this.passed = ports.map(() => new Set());
    this.server = createServer((caller) => {
      this.open.add(caller);
      caller.on('error', () => {}).once('close', () => this.open.delete(caller));
      this.next = (this.next + 1) % this.ports.length;
      this.pass(caller, this.next, this.ports.length);
    });
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get base(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the balancer does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  private pass(caller: Socket, to: number, tries: number): void {
    const node = connect(this.ports[to]!, '127.0.0.1');
    caller.once('close', () => node.destroy());
    let answered = false;
    node.on('error', () => {});
    node.once('connect', () => {
      answered = true;
      this.passed[to]?.add(caller);
      caller.once('close', () => this.passed[to]?.delete(caller));
      node.pipe(caller).pipe(node);
    });
    node.once('close', () => {
      if (answered || tries === 1 || caller.destroyed) caller.destroy();
      else this.pass(caller, (to + 1) % this.ports.length, tries - 1);
    });
  }

  /** Cuts off those whom one node serves beyond its share: after a node was killed the others serve all. */
  spread(): void {
    const share = Math.ceil(this.passed.reduce((sum, { size }) => sum + size, 0) / this.ports.length);
    for (const callers of this.passed) for (const caller of [...callers].slice(share)) caller.destroy();
  }

  close(): void {
    this.server.close();
    for (const caller of this.open) caller.destroy();
  }
}
