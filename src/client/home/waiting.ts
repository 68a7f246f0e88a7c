import type { TableCard } from '../net/api.ts';
import { Store } from '../store.ts';

/** The tables of the server that wait for whoever plays here; null until that is known. */
export const waitingOnline = new Store<readonly TableCard[] | null>(null);
