import { axe, expect, settings, test } from './fixtures.ts';
import { somebody } from './others.ts';
import { OwnHouse } from './own-house.ts';
import { TrialProxy } from './proxy.ts';

/** Opens a table at the server itself; its id. */
async function openTable(address: string): Promise<string> {
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const [cookie = ''] = (await call('me', { name: 'Ada' })).headers.getSetCookie();
  const opened = await call('tables', { game: 'clank', seats: 2 }, { Cookie: cookie.split(';')[0]! });
  const { id }: { readonly id: string } = await opened.json();
  return id;
}

test.describe('behind a proxy that is set up wrongly', () => {
  const house = new OwnHouse();
  test.beforeAll(() => house.start());
  test.afterAll(() => house.stop());
  // The browser writes what was refused into its console.
  test.use({ failing: /\/api\/(?:socket|me)$|\/assets\/visit-[\w-]+\.js$/ });

  for (const [fault, language, sentence] of [
    ['drops-upgrade', 'fr', /le proxy doit transmettre les en-têtes Upgrade et Connection/],
    ['changes-host', 'en', /make the proxy forward the Host header/],
  ] as const) {
    test(`a table says what to change: ${fault}`, { tag: '@once' }, async ({ page }) => {
      const proxy = await TrialProxy.start({ fault });
      proxy.forwardTo(house.address);
      await settings(page, { language });
      await page.goto(`${proxy.address}/#/at/${await openTable(house.address)}`);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await axe(page);
      proxy.close();
    });
  }
});

test.describe('below a path', () => {
  let proxy: TrialProxy;
  let house: OwnHouse;
  test.beforeAll(async () => {
    proxy = await TrialProxy.start({ path: '/games' });
    house = new OwnHouse({ 'public-url': proxy.address, proxies: '1' });
    await house.start();
    proxy.forwardTo(house.address);
  });
  test.afterAll(async () => {
    proxy.close();
    await house.stop();
  });

  test('page, tables, invitations and installed page work', { tag: '@once' }, async ({
    browser,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const screen = { viewport, isMobile, hasTouch, serviceWorkers: 'allow' } as const;
    const page = await somebody(browser, `${proxy.address}/`, screen, { language: 'en' });
    await page.goto(`./#/at/${await openTable(house.address)}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Noah');
    await page.getByRole('button', { name: 'Take seat A' }).click();
    await expect(page.locator('.seated li').first()).toContainText('Noah');
    const cookies = await page.context().cookies(`${proxy.address}/`);
    expect(cookies).toMatchObject([{ name: 'tintamarre', path: '/games', httpOnly: true, secure: false }]);
    await page.reload();
    await expect(page.locator('.seated li').first()).toContainText('you');
    const scope = await page.evaluate(`navigator.serviceWorker.ready.then(({ scope }) => scope)`);
    expect(scope).toBe(`${proxy.address}/`);
    // At home, past the proxy, links for others still lead to the public address.
    const own = await somebody(browser, house.address, { viewport, isMobile, hasTouch }, { language: 'en' });
    await own.goto(`./#/at/${await openTable(house.address)}`);
    await expect(own.locator('.share__link input')).toHaveValue(new RegExp(`^${proxy.address}/#/at/`));
  });
});
