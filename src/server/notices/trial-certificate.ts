import { generateKeyPairSync, sign } from 'node:crypto';

/** A value with its tag and length, as certificates are written (DER). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const SEQUENCE = 0x30;
const sequence = (...parts: readonly Uint8Array[]) => der(SEQUENCE, ...parts);
const idOf = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const COMMON_NAME = idOf('550403');
const OTHER_NAMES = idOf('551d11');
const CONSTRAINTS = idOf('551d13');
const SIGNED_BY = sequence(idOf('2a8648ce3d040302'));
const YES = Buffer.from([0x01, 0x01, 0xff]);

/** For tests: a key and a certificate of this machine that it has signed itself, for a hundred years. */
export function ownCertificate(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(OTHER_NAMES, der(0x04, names)),
    sequence(CONSTRAINTS, YES, der(0x04, sequence(YES))),
  );
  const times = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x18, Buffer.from('21200101000000Z')));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SIGNED_BY,
    name,
    times,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const body = sequence(signed, SIGNED_BY, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
