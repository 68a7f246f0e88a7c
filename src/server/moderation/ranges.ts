import { BlockList, isIP } from 'node:net';

/** Addresses that begin alike: `203.0.113.0/24`, `2001:db8::/32`; a single one has all its bits. */
export interface AddressRange {
  readonly family: 'ipv4' | 'ipv6';
  /** The first of them, as it is written. */
  readonly address: string;
  readonly prefix: number;
  /** The one way in which the range is written. */
  readonly text: string;
}

const BITS = { ipv4: 32, ipv6: 128 } as const;
/** A range that is wider would ban a good part of the world, most likely by mistake. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const MAPPED = '::ffff:';

function numberOf(family: AddressRange['family'], address: string): bigint {
  if (family === 'ipv4') return address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
  const [front = '', back] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(front), groups(back ?? '')];
  const zeros = back === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

/** As browsers write the newer addresses: in small letters, without needless zeros, and none of it as an old one. */
const tidySixth = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

function addressOf(family: AddressRange['family'], value: bigint): string {
  const parts = family === 'ipv4' ? { count: 4, bits: 8n } : { count: 8, bits: 16n };
  const each = Array.from({ length: parts.count }, (_, at) => {
    const part = (value >> (BigInt(parts.count - 1 - at) * parts.bits)) & ((1n << parts.bits) - 1n);
    return part.toString(family === 'ipv4' ? 10 : 16);
  });
  return family === 'ipv4' ? each.join('.') : tidySixth(each.join(':'));
}

/** The range that a text names; null for none, `too-wide` for one that nobody can mean. */
export function rangeOf(text: string): AddressRange | null | 'too-wide' {
  const [typed = '', bits, ...more] = text.trim().split('/');
  const address = typed.toLowerCase().startsWith(MAPPED) && isIP(typed.slice(7)) === 4 ? typed.slice(7) : typed;
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const prefix = bits === undefined ? BITS[family] : Number(bits);
  if (prefix > BITS[family]) return null;
  if (prefix < WIDEST[family]) return 'too-wide';
  const rest = BigInt(BITS[family] - prefix);
  const first = numberOf(family, family === 'ipv4' ? address : tidySixth(address));
  const begins = addressOf(family, (first >> rest) << rest);
  return { family, address: begins, prefix, text: prefix === BITS[family] ? begins : `${begins}/${prefix}` };
}

/** Addresses that are banned, each until some time. */
export class AddressBans {
  private readonly bans: { readonly list: BlockList; readonly until: number }[] = [];

  constructor(bans: readonly { readonly range: string; readonly until: number }[]) {
    for (const { range, until } of bans) {
      const parsed = rangeOf(range);
      if (parsed === null || parsed === 'too-wide') continue;
      const list = new BlockList();
      list.addSubnet(parsed.address, parsed.prefix, parsed.family);
      this.bans.push({ list, until });
    }
  }

  has(ip: string, now: number): boolean {
    if (this.bans.length === 0) return false;
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    return this.bans.some(({ list, until }) => until > now && list.check(ip, family));
  }
}
