import { once } from 'node:events';
import { createServer } from 'node:net';

/** For tests: the environment of a host with settings of its own, none of which a test may use. */
export interface Poison {
  readonly variables: Readonly<Record<string, string>>;
  /** How often somebody connected to the database that the variables name. */
  readonly connections: number;
  close(): void;
}

/** `data` names a folder that nobody may make. */
export async function poison(data: string): Promise<Poison> {
  let connections = 0;
  const database = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(database.listen(0, '127.0.0.1'), 'listening');
  const address = database.address();
  const port = typeof address === 'object' && address !== null ? `${address.port}` : '';
  return {
    variables: {
      DATABASE_URL: `postgres://host:secret@127.0.0.1:${port}/real`,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGDATABASE: 'real',
      PGUSER: 'host',
      PGPASSWORD: 'secret',
      PGSSLMODE: 'require',
      PGOPTIONS: '-c nonsense=1',
      PGDATA: data,
      PORT: 'nonsense',
      HOST: 'nonsense',
      TINTAMARRE_DATA: data,
      TINTAMARRE_SETTINGS: `${data}/settings.json`,
      TINTAMARRE_PORT: 'nonsense',
      TINTAMARRE_LOG: 'nonsense',
      TINTAMARRE_LANG: 'fr',
    },
    get connections() {
      return connections;
    },
    close() {
      database.close();
    },
  };
}
