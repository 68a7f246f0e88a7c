/** What the server tells of itself. */
export interface ServerHere {
  /** Where its host says that players find it; null where the host says nothing. */
  readonly publicUrl: string | null;
  /** Where others of the network find it, told only to a page on the server's own machine. */
  readonly network: readonly string[];
}

/** The server of ours that serves this page; null for none: a copy of the page elsewhere says so of itself. */
export async function serverHere(): Promise<ServerHere | null> {
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(new URL('server.json', document.baseURI));
    const {
      server,
      publicUrl = null,
      network = [],
    }: Partial<ServerHere> & { readonly server?: boolean } = await response.json();
    return server === true ? { publicUrl, network } : null;
  } catch {
    return null;
  }
}

/** Where the source of what runs here is, as the host says in `server.json`; null where the host says nothing. */
export async function sourceHere(): Promise<string | null> {
  try {
    const response = await fetch(new URL('server.json', document.baseURI));
    const { sourceUrl = null }: { readonly sourceUrl?: string | null } = await response.json();
    return sourceUrl;
  } catch {
    return null;
  }
}
