import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Balancer } from './chaos/balancer.ts';

/** A port where somebody says hello, or where nobody is any more. */
async function portOf(alive: boolean): Promise<{ port: number; close: () => void }> {
  const server = createServer((caller) => caller.on('error', () => {}).end('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  if (!alive) server.close();
  return { port: address.port, close: () => server.close() };
}

test('many who call at once all reach the node that is left', async () => {
  const nodes = [await portOf(true), await portOf(false)];
  const balancer = await Balancer.start(nodes.map(({ port }) => port));
  const call = async () => {
    let heard = '';
    const socket = connect(Number(new URL(balancer.base).port), '127.0.0.1');
    socket.on('data', (data) => {
      heard += data;
    });
    await once(socket, 'close');
    return heard;
  };
  const heard = await Promise.all(Array.from({ length: 40 }, call));
  expect(heard.filter((each) => each === 'hello')).toHaveLength(40);
  balancer.close();
  nodes[0]!.close();
});
