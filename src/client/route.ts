import { Store } from './store.ts';

/** Where the page is; the address after the # says it, so that any static server serves it. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** A table of the server, shared with others. */
  | { readonly page: 'at'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null };

function routeIn(hash: string): Route {
  const [page, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
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

addEventListener('hashchange', () => route.set(routeIn(location.hash)));

export function go(to: Route): void {
  location.hash = addressOf(to);
}
