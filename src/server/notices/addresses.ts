import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What of the older addresses leads to a machine itself, to a network of its own, to many, or nowhere. */
const CLOSED_4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Of the newer ones only these are public, but for some that stand for older ones or for examples. */
const OPEN_6 = '2000::/3';
const CLOSED_6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function listOf(networks: string, type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

const closed4 = listOf(CLOSED_4, 'ipv4');
const open6 = listOf(OPEN_6, 'ipv6');
const closed6 = listOf(CLOSED_6, 'ipv6');

/** Whether the address is one that anybody on the internet could call as well. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Where the server was asked to call an address that it may not. */
export class Forbidden extends Error {}

/** Finds the addresses of a name, and refuses those that are not public: what was checked is what is called. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) callback(error ?? new Error(`no address of ${host}`), []);
    else if (!found.every(({ address }) => isPublic(address))) callback(new Forbidden(host), []);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Who may be told where: at public addresses, anywhere, or nobody. */
export const NOTICE_PLACES = ['public', 'all', 'off'] as const;
export type NoticePlaces = (typeof NOTICE_PLACES)[number];

/** The address as it can be called; null where the server may not. What a name stands for is seen when it is called. */
export function callable(text: string, places: NoticePlaces): URL | null {
  const url = URL.parse(text);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  if (places === 'all') return ['https:', 'http:'].includes(url.protocol) ? url : null;
  if (places === 'off' || url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host) ? url : null;
}
