import type { ServerHere } from '../net/here.ts';

/** Names that lead every machine to itself. */
const isOwnMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Where a link of a table leads others. */
export interface Invitation {
  readonly link: string;
  /** The server's other addresses on the network, of which the first is taken unless another one is chosen. */
  readonly network: readonly string[];
  /** Nobody else gets there. */
  readonly isOwnMachine: boolean;
}

/**
 * The link to a place of this page for others: with the address that the host names, or, where the page was opened by a
 * name that means this machine alone, with the machine's address on the network.
 */
export function invitation(page: URL, place: string, here: ServerHere | null, chosen: string | null): Invitation {
  const at = (site: string, network: readonly string[] = [], path = page.pathname): Invitation => {
    const link = new URL(place, new URL(path, site));
    return { link: link.href, network, isOwnMachine: isOwnMachine(link.hostname) };
  };
  const { publicUrl = null, network = [] } = here ?? {};
  if (publicUrl !== null) {
    const { pathname } = new URL(publicUrl);
    // A host that names no path may still have a proxy that adds one.
    return at(publicUrl, [], pathname === '/' ? page.pathname : `${pathname}/`);
  }
  const first = network[0];
  if (!isOwnMachine(page.hostname) || first === undefined) return at(page.origin);
  return at(network.find((site) => site === chosen) ?? first, network);
}
