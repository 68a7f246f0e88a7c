/** Whether a server of ours serves this page; a copy of the page elsewhere says of itself that none does. */
export async function serverIsHere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(new URL('server.json', document.baseURI));
    const { server }: { readonly server?: boolean } = await response.json();
    return server === true;
  } catch {
    return false;
  }
}
