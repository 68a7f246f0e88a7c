import { tableIdIn } from '../protocol/table-id.ts';
import { Store } from './store.ts';

/** Where the page is; the address after the # says it, so that any static server serves it. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
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

function routeIn(address: string): Route {
  const [page, first, second] = address
    .replace(/^[^#]*#?\/?/, '')
    .split('/')
    .map(decoded);
  if (!first) return { page: 'home' };
  if (page === 'table') return { page, id: first };
  if (page === 'at') return { page, id: tableIdIn(first) ?? first };
  return page === 'rules' ? { page, game: first, rule: second ?? null } : { page: 'home' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'table':
    case 'at':
      return `#/${route.page}/${route.id}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
  }
}

export const route = new Store(routeIn(location.href));

/** The address may be another already when the browser tells of this one: a page that was passed through is left as well. */
addEventListener('hashchange', ({ newURL }) => route.set(routeIn(newURL)));

export function go(to: Route): void {
  location.hash = addressOf(to);
}
