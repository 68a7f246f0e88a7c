import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Connection } from './connection.ts';
import { Cork } from './cork.ts';
import type { House } from './house.ts';
import { type Caller, MOST_BYTES } from './incoming.ts';
import { languageWanted, Refused } from './refusals.ts';
import { addressOf, digestIn, isOwnOrigin } from './requests.ts';
import { refused } from './shapes.ts';

/** What is far too big, or comes in too many pieces, is cut off by the protocol before it is read. */
const CUT_OFF_BYTES = 4 * MOST_BYTES;
const MOST_PIECES = 64;
const MOST_CHUNKS = 1024;
const CLOSE_MILLISECONDS = 2000;

async function callerOf(request: FastifyRequest, { people }: House): Promise<Caller> {
  const digest = digestIn(request);
  const player = digest === null ? null : await people.holder(digest);
  const language = languageWanted(request.headers['accept-language']);
  return { player, digest: player === null ? null : digest, address: addressOf(request), ip: request.ip, language };
}

/** Makes sockets known to the app; before any route. */
export async function acceptSockets(app: App, house: House): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: CUT_OFF_BYTES,
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_CHUNKS,
      perMessageDeflate: false,
      clientTracking: false,
    },
    // The protocol answers a frame that it does not understand with a code of its own, and closes.
    errorHandler: (error, socket) => {
      house.metrics.refused('malformed');
      app.log.debug({ why: error.message }, 'socket');
      setTimeout(() => socket.terminate(), CLOSE_MILLISECONDS).unref();
    },
    preClose: async () => {
      await house.sockets.close();
      app.websocketServer.close();
    },
  });
}

/** Who wants a socket, where one may be opened. */
async function admit(request: FastifyRequest, house: House): Promise<Caller> {
  if (!isOwnOrigin(request, house.settings)) throw new Refused('bad-origin');
  const caller = await callerOf(request, house);
  if (!house.sockets.hasRoomFor(caller.address, caller.player?.id ?? null)) throw new Refused('too-much');
  return caller;
}

/** Browsers do not tell a page why its socket was refused. It asks here: always refused, with what stands in the way. */
function socketTrialRoute(app: App, house: House): void {
  const schema = {
    tags: ['Service'],
    summary: 'Why a socket does not open',
    description:
      'Never a success. `no-upgrade` means that the server would open one: a proxy drops the request for it.',
    response: { '4xx': refused },
  };
  app.post('/socket', { schema }, async (request) => {
    await admit(request, house);
    throw new Refused('no-upgrade');
  });
}

export function socketRoute(app: App, house: House): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  socketTrialRoute(app, house);
  app.get(
    '/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        callers.set(request, await admit(request, house));
      },
    },
    (socket, request) => {
      const caller = callers.get(request)!;
      const connection = new Connection(socket, new Cork(request.raw.socket), caller, house);
      if (house.bans.hasAddress(caller.ip) || (caller.player !== null && house.bans.hasPlayer(caller.player))) {
        connection.close('banned');
        return;
      }
      house.sockets.add(connection);
      const { player } = caller;
      const you = player === null ? null : { id: player.id, name: player.name };
      // The token may have been revoked before the connection was known.
      void connection.check();
      connection.ping();
      connection.send({ say: 'welcome', you, time: house.time() });
    },
  );
}
