/** Milliseconds after which a node that was not heard of is taken for dead. */
const SILENCE = 10_000;
/** Milliseconds that a node gets to tell everything before it is asked again. */
const PATIENCE = 1000;
/** How often a node has to be heard of, whether it has something to say or not. */
export const BEAT = 3000;

/** What another node lets know. */
interface Peer {
  /** The number of its last line. */
  last: number;
  heard: number;
  /** Whether nothing that it lets know was missed. */
  whole: boolean;
  /** When it was last asked for everything. */
  asked: number;
  readonly values: Map<string, string>;
  /** While it tells everything anew: the keys that it has not told yet, whose values still stand. */
  readonly untold: Set<string>;
}

export interface SharedListener {
  /** What the others let know under the key is no longer what it was. */
  changed(key: string): void;
  /** A node has left, or died. */
  gone(): void;
}

/**
 * A little that every node lets the others know for as long as it lives. Lines may get lost: they are numbered, and
 * whoever misses one asks the node for everything anew. Nodes say a line every few seconds; one that says none is
 * forgotten, with all that it let know.
 */
export class Shared {
  private readonly node: string;
  private readonly say: (line: string) => void;
  private readonly now: () => number;
  private readonly own = new Map<string, string>();
  private readonly peers = new Map<string, Peer>();
  private readonly listeners: SharedListener[] = [];
  private count = 0;

  /** Lines have no line breaks; keys and the names of nodes no spaces. */
  constructor(node: string, say: (line: string) => void, now: () => number) {
    this.node = node;
    this.say = say;
    this.now = now;
  }

  listen(listener: SharedListener): void {
    this.listeners.push(listener);
  }

  /** Lets the others know the value; null takes it back. */
  share(key: string, value: string | null): void {
    if (value === null) {
      if (this.own.delete(key)) this.tell('drop', key);
    } else if (this.own.get(key) !== value) {
      this.own.set(key, value);
      this.tell('set', `${key} ${value}`);
    }
  }

  /** What the others let know under the key. */
  of(key: string): readonly string[] {
    return [...this.peers.values()].flatMap(({ values }) => values.get(key) ?? []);
  }

  /** Every few seconds: shows that this node lives, and forgets those that do not. */
  beat(): void {
    this.tell('beat', '');
    for (const [node, { heard }] of this.peers) if (this.now() - heard > SILENCE) this.forget(node);
  }

  /** The last word of a node. */
  leave(): void {
    this.tell('bye', '');
  }

  hear(node: string, line: string): void {
    const [number = '', what = '', ...words] = line.split(' ');
    if (what === 'bye') {
      this.forget(node);
      return;
    }
    const peer: Peer = this.peers.get(node) ?? {
      last: Number.NaN,
      heard: 0,
      whole: false,
      asked: Number.NEGATIVE_INFINITY,
      values: new Map(),
      untold: new Set(),
    };
    this.peers.set(node, peer);
    const follows = Number(number) === peer.last + 1;
    peer.last = Number(number);
    peer.heard = this.now();
    peer.whole &&= follows;
    this.take(peer, what, words);
    if (peer.whole || peer.heard - peer.asked < PATIENCE) return;
    peer.asked = peer.heard;
    this.tell('ask', node);
  }

  private take(peer: Peer, what: string, [key = '', ...rest]: readonly string[]): void {
    const { values, untold } = peer;
    if (what === 'set') {
      untold.delete(key);
      this.put(values, key, rest.join(' '));
      return;
    }
    for (const each of untold) this.put(values, each, null);
    untold.clear();
    if (what === 'drop') this.put(values, key, null);
    else if (what === 'anew') {
      peer.whole = true;
      for (const each of values.keys()) untold.add(each);
    } else if (what === 'ask' && key === this.node) this.tellAll();
  }

  private put(values: Map<string, string>, key: string, value: string | null): void {
    if (value === null ? !values.delete(key) : values.get(key) === value) return;
    if (value !== null) values.set(key, value);
    this.changed(key);
  }

  private tellAll(): void {
    this.tell('anew', '');
    for (const [key, value] of this.own) this.tell('set', `${key} ${value}`);
  }

  private tell(what: string, words: string): void {
    this.count += 1;
    this.say(`${this.count} ${what} ${words}`.trimEnd());
  }

  private forget(node: string): void {
    const { values } = this.peers.get(node) ?? {};
    this.peers.delete(node);
    for (const key of values?.keys() ?? []) this.changed(key);
    if (values !== undefined) for (const listener of this.listeners) listener.gone();
  }

  private changed(key: string): void {
    for (const listener of this.listeners) listener.changed(key);
  }
}
