import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { rounded, Times } from './numbers.ts';

const INSERT_SECONDS = 2;
const ROWS_OF_A_GROUP = 10;

/** What the machine does at most, with nothing of ours: so many answers a second told to all at tables of so many seats. */
export async function bareFanOut(tables: number, seats: number, bytes: number, seconds: number) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(seats), String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface(child.stdout), 'line');
  const times = new Times();
  let answers = 0;
  const groups = await Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      const sockets = Array.from({ length: seats }, () => {
        return new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false, skipUTF8Validation: true });
      });
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      const sent: number[] = [];
      const send = (seat: number) => {
        sent.push(performance.now());
        sockets[seat]!.send(`{"say":"ask","table":"${table}","ask":{"ask":"answer","step":1,"index":0}}`);
      };
      for (const [seat, socket] of sockets.entries()) {
        let heard = 0;
        socket.on('message', () => {
          const by = heard % seats;
          if (by === seat) answers += 1;
          else times.add(performance.now() - sent[heard]!);
          heard += 1;
          if (heard % seats === seat) send(seat);
        });
      }
      send(0);
      return sockets;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1000));
  times.clear();
  answers = 0;
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const taken = (performance.now() - start) / 1000;
  const { p50, p99 } = times.spread;
  for (const socket of groups.flat()) socket.terminate();
  child.kill();
  return {
    tables,
    seats,
    bytes,
    answersPerSecond: Math.round(answers / taken),
    p50Milliseconds: p50,
    p99Milliseconds: p99,
  };
}

/** Rows a second that are on disk before the next ones are begun: one at a time, and so many together. */
export function durableInserts(folder: string) {
  const place = mkdtempSync(join(folder, 'inserts-'));
  const database = new DatabaseSync(join(place, 'inserts.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(
    'create table entries (id text, seq integer, at integer, entry text, primary key (id, seq)) without rowid',
  );
  const insert = database.prepare('insert into entries values (?, ?, ?, ?)');
  let seq = 0;
  const rate = (rows: number): number => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < INSERT_SECONDS * 1000) {
      database.exec('begin immediate');
      for (let row = 0; row < rows; row++)
        insert.run(
          '0123456789abcdef',
          ++seq,
          1_790_000_000_000,
          '{"kind":"answered","seat":0,"index":3,"by":"player","lag":12}',
        );
      database.exec('commit');
      count += 1;
    }
    return (count * 1000) / (performance.now() - start);
  };
  const [alone, grouped] = [rate(1), rate(ROWS_OF_A_GROUP)];
  database.close();
  rmSync(place, { recursive: true });
  return {
    commitsPerSecond: Math.round(alone),
    millisecondsPerCommit: rounded(1000 / alone, 3),
    rowsOfAGroup: ROWS_OF_A_GROUP,
    rowsPerSecondInGroups: Math.round(grouped * ROWS_OF_A_GROUP),
  };
}

// A child of the run: a server that tells everybody at a table what one of them said, and does nothing else.
if (import.meta.main) {
  const bytes = Number(process.argv[3]);
  const text = JSON.stringify({ say: 'news', view: 'x'.repeat(Math.max(0, bytes - 30)) });
  const tables = new Map<string, Set<WebSocket>>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
    const address = server.address();
    console.log(typeof address === 'object' ? address?.port : '');
  });
  server.on('connection', (socket, { url = '' }) => {
    const table = tables.get(url) ?? new Set();
    tables.set(url, table.add(socket));
    socket.on('message', () => {
      for (const each of table) each.send(text);
    });
  });
}
