import { Store } from './store.ts';

/** Where the page is; the address after the # says it, so that any static server serves it. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** A table of the server, shared with others. */
  | { readonly page: 'at'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null };

/** What nobody could have encoded means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function routeIn(hash: string): Route {
  const [page, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === 'table' && first) return { page, id: first };
  if (page === 'replay' && first) return { page, id: first };
  if (page === 'at' && first) return { page, id: first };
  if (page === 'rules' && first) return { page, game: first, rule: second ?? null };
  return { page: 'home' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'table':
    case 'replay':
    case 'at':
      return `#/${route.page}/${route.id}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
  }
}

export const route = new Store(routeIn(location.hash));

/** The address may be another already when the browser tells of this one: a page that was passed through is left as well. */
addEventListener('hashchange', ({ newURL }) => route.set(routeIn(new URL(newURL).hash)));

export function go(to: Route): void {
  location.hash = addressOf(to);
}
