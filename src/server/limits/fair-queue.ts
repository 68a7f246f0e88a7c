import { Refusal } from '../../protocol/asks.ts';

/** What of one address may be begun in one turn of the event loop, and be under way at once. */
export interface Shares {
  readonly perTurn: number;
  readonly underWay: number;
}

interface Line {
  readonly waiting: (() => void)[];
  begun: number;
  underWay: number;
}

const MOST_WAITING = 2000;

/**
 * Lets each address do a little at a time, so that it waits behind what it asked for itself and others do not. Between
 * two turns of the event loop everybody else is served. What need not wait begins at once.
 */
export class FairQueue {
  private readonly shares: Shares;
  private readonly nextTurn: (act: () => void) => void;
  private readonly lines = new Map<string, Line>();
  private isTurnAwaited = false;

  constructor(shares: Shares, nextTurn: (act: () => void) => void = setImmediate) {
    this.shares = shares;
    this.nextTurn = nextTurn;
  }

  /** Does it when its turn has come. */
  async run<Value>(address: string, act: () => Promise<Value>): Promise<Value> {
    const line = this.lines.get(address) ?? { waiting: [], begun: 0, underWay: 0 };
    this.lines.set(address, line);
    if (line.waiting.length >= MOST_WAITING) throw new Refusal('too-much');
    if (line.waiting.length > 0 || !this.hasRoom(line)) {
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else this.begin(line);
    try {
      return await act();
    } finally {
      line.underWay -= 1;
      this.awaitTurn();
    }
  }

  /** Addresses of which something waits or is under way, or was until a moment ago. */
  get size(): number {
    return this.lines.size;
  }

  private hasRoom({ begun, underWay }: Line): boolean {
    return begun < this.shares.perTurn && underWay < this.shares.underWay;
  }

  private begin(line: Line): void {
    line.begun += 1;
    line.underWay += 1;
    this.awaitTurn();
  }

  private awaitTurn(): void {
    if (this.isTurnAwaited) return;
    this.isTurnAwaited = true;
    this.nextTurn(() => {
      this.isTurnAwaited = false;
      this.turn();
    });
  }

  private turn(): void {
    for (const [address, line] of this.lines) {
      line.begun = 0;
      while (this.hasRoom(line)) {
        const next = line.waiting.shift();
        if (next === undefined) break;
        this.begin(line);
        next();
      }
      if (line.underWay === 0) this.lines.delete(address);
    }
  }
}
