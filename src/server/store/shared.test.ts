import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Shared } from './shared.ts';

/** Nodes whose lines arrive in order, or not at all. */
class Network {
  time = 0;
  readonly nodes = new Map<string, Shared>();
  /** Whether the next line reaches that node. */
  arrives = (_to: string): boolean => true;
  readonly changes: string[] = [];
  gone = 0;
  private sent = 0;
  private readonly underWay: { from: string; line: string }[] = [];

  join(name: string): Shared {
    const node = new Shared(
      name,
      (line) => this.underWay.push({ from: name, line }),
      () => this.time,
    );
    node.listen({
      changed: (key) => this.changes.push(`${name} ${key}`),
      gone: () => {
        this.gone += 1;
      },
    });
    this.nodes.set(name, node);
    return node;
  }

  settle(): void {
    for (let sent = this.underWay.shift(); sent !== undefined; sent = this.underWay.shift()) {
      this.sent += 1;
      if (this.sent > 10_000) throw new Error('nodes ask one another without end');
      const { from, line } = sent;
      for (const [name, node] of this.nodes) if (name !== from && this.arrives(name)) node.hear(from, line);
    }
  }

  /** Three seconds go by. */
  beat(): void {
    this.time += 3000;
    for (const node of this.nodes.values()) node.beat();
    this.settle();
  }
}

function pair() {
  const net = new Network();
  return { net, a: net.join('a'), b: net.join('b') };
}

test('whoever comes later learns what was shared before', () => {
  const { net, a, b } = pair();
  a.share('table', 'ada');
  net.settle();
  const c = net.join('c');
  expect(c.of('table')).toEqual([]);
  net.beat();
  expect([b.of('table'), c.of('table'), a.of('table')]).toEqual([['ada'], ['ada'], []]);
});

test('each node speaks for itself', () => {
  const { net, a, b } = pair();
  const c = net.join('c');
  a.share('table', 'ada');
  b.share('table', 'bo');
  net.settle();
  expect(c.of('table')).toEqual(['ada', 'bo']);
  a.share('table', null);
  net.settle();
  expect(c.of('table')).toEqual(['bo']);
});

test('a node that is silent for ten seconds is forgotten, one that leaves at once', () => {
  const { net, a, b } = pair();
  const c = net.join('c');
  a.share('table', 'ada');
  c.share('table', 'zoe');
  net.settle();
  net.nodes.delete('a');
  for (let i = 0; i < 3; i++) net.beat();
  expect(b.of('table')).toEqual(['ada', 'zoe']);
  net.beat();
  expect(b.of('table')).toEqual(['zoe']);
  c.leave();
  net.settle();
  expect(b.of('table')).toEqual([]);
  expect(net.gone).toBe(3);
});

test('telling everything anew changes nothing that still holds', () => {
  const { net, a, b } = pair();
  a.share('stays', 'ada');
  a.share('goes', 'ada');
  net.settle();
  net.beat();
  net.arrives = () => false;
  a.share('goes', null);
  net.settle();
  net.arrives = () => true;
  net.changes.length = 0;
  net.beat();
  net.beat();
  expect(net.changes).toEqual(['b goes']);
  expect([b.of('stays'), b.of('goes')]).toEqual([['ada'], []]);
});

test('a node whose words keep getting lost is asked again, but not over and over', () => {
  const { net, a } = pair();
  let count = 0;
  net.arrives = (to) => to === 'a' || count++ % 2 === 1;
  a.share('x', '1');
  a.share('y', '2');
  for (let i = 0; i < 5; i++) net.beat();
  expect(count).toBeLessThan(60);
});

test('whatever is lost on the way, all know the same once lines arrive again', () => {
  const key = fc.constantFrom('x', 'y', 'z');
  const node = fc.constantFrom('a', 'b', 'c');
  const act = fc.oneof(
    fc.record({ node, key, value: fc.option(fc.constantFrom('1', '2 3')) }),
    fc.record({ beat: fc.constant(true), lost: fc.boolean() }),
    fc.record({ lost: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const net = new Network();
      const own = new Map(['a', 'b', 'c'].map((name) => [name, new Map<string, string>()]));
      for (const name of own.keys()) net.join(name);
      for (const each of acts) {
        if ('node' in each) {
          net.nodes.get(each.node)!.share(each.key, each.value);
          if (each.value === null) own.get(each.node)!.delete(each.key);
          else own.get(each.node)!.set(each.key, each.value);
          net.settle();
        } else if ('beat' in each) {
          net.arrives = () => !each.lost;
          net.beat();
        } else {
          const { lost } = each;
          let count = 0;
          net.arrives = () => !lost[count++ % lost.length];
        }
      }
      net.arrives = () => true;
      for (let i = 0; i < 3; i++) net.beat();
      for (const [name, shared] of net.nodes) {
        for (const each of ['x', 'y', 'z']) {
          const others = [...own].filter(([other]) => other !== name).flatMap(([, values]) => values.get(each) ?? []);
          expect([...shared.of(each)].sort()).toEqual(others.sort());
        }
      }
    }),
  );
});
