import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ownCertificate } from './trial-certificate.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = { readonly status: number; readonly headers?: Record<string, string> } | 'never';

/** For tests: a real server that takes what is posted to it, and answers as it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  answer: (path: string) => Answer = () => ({ status: 201 });
  private readonly server: Server;
  private readonly scheme: string;
  private port = 0;

  constructor(secure: { key: string; cert: string } | null) {
    this.scheme = secure === null ? 'http' : 'https';
    this.server = secure === null ? createServer() : createSafeServer(secure);
    this.server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = this.answer(path);
      if (answer !== 'never') response.writeHead(answer.status, answer.headers).end();
    });
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    return this;
  }

  at(path: string): string {
    return `${this.scheme}://localhost:${this.port}${path}`;
  }

  to(path: string): readonly Received[] {
    return this.received.filter((each) => each.path === path);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

/** A receiver at a secure address, which this program trusts until it stops. */
export async function secureReceiver(own = ownCertificate()): Promise<Receiver> {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, own.cert]);
  const receiver = await new Receiver(own).start();
  const stop = receiver.stop.bind(receiver);
  receiver.stop = async () => {
    setDefaultCACertificates(before);
    await stop();
  };
  return receiver;
}

/** For tests: a device as a browser is one, with the keys that only it has. */
export class Device {
  readonly endpoint: string;
  private readonly curve = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.curve.generateKeys();
  }

  get subscription() {
    const { endpoint, curve, auth } = this;
    return { endpoint, keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  }

  /** What was sealed for this device, by RFC 8188 and 8291. */
  open(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const senderEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, senderEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.curve.computeSecret(sender), this.auth, info, 32));
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const sealed = body.subarray(senderEnd);
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** What the server says of itself to a push service, by RFC 8292; throws where its signature does not hold. */
export function signedBy(authorization: string, key: string): { readonly aud: string; readonly sub: string } {
  const [, token = '', given] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const signed = Buffer.from(`${head}.${claims}`);
  const checked = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (given !== key || !verify('sha256', signed, checked, Buffer.from(signature, 'base64url'))) {
    throw new Error('not signed by that key');
  }
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
