import type { App } from '../app.ts';
import type { House } from '../house.ts';
import { Refused } from '../refusals.ts';
import { addressOf } from '../requests.ts';
import { requestPrice } from './request-price.ts';

/** Charges every request to its address, and lets it wait behind what the address asked for before. */
export function limitRequests(app: App, { budget, queue }: House): void {
  app.addHook('onRequest', async (request) => {
    const price = requestPrice(request);
    if (price === 0) return;
    const address = addressOf(request);
    const payer = { address, player: null };
    if (!budget.admits(payer)) throw new Refused('too-much');
    budget.charge(payer, price);
    await queue.run(address, async () => {});
  });
}
