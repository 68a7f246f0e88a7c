import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ownCertificate } from '../src/server/notices/trial-certificate.ts';
import { Device, Receiver } from '../src/server/notices/trial-push.ts';
import { removeFolder } from '../src/server/test-environment.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts';
import { axe, expect, settings, test } from './fixtures.ts';
import { hearTones, openAtSecond, playTurn, type Screen, somebody, somebodySits } from './others.ts';
import { OwnHouse } from './own-house.ts';

const house = new OwnHouse({ notices: 'all' });
const own = ownCertificate();
const pushes = new Receiver(own);
const hooks = new Receiver(null);
let folder: string;
const PATIENCE = { timeout: 30_000 };

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-push-'));
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, own.cert);
  house.env = { NODE_EXTRA_CA_CERTS: trusted };
  await Promise.all([house.start(), pushes.start(), hooks.start()]);
});
test.afterAll(async () => {
  await Promise.all([house.stop(), pushes.stop(), hooks.stop()]);
  removeFolder(folder);
});
test.describe.configure({ timeout: 240_000 });

test('everybody sees who is there, and an address of one’s own is told', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen = { viewport, isMobile, hasTouch };
  const maelle = await somebody(browser, house.address, screen, { language: 'fr', theme: 'dark', volume: 0.5 });
  await hearTones(maelle);
  await openAtSecond(maelle, 'Maëlle');
  const noah = await somebodySits(browser, screen, maelle.url());
  const place = maelle.locator('.seated li').first();
  await expect(place).toContainText('en ligne');
  await expect(noah.locator('.seated li').nth(1)).toContainText('here · host');
  await noah.goto('/');
  await expect(place).toContainText('hors ligne');

  await maelle.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  const dialog = maelle.getByRole('dialog', { name: 'Quand c’est à vous' });
  const field = dialog.getByRole('textbox', { name: 'Webhook' });
  await field.fill('https://me:word@example.org/');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Ce serveur ne peut pas appeler cette adresse')).toBeVisible();
  await field.fill(hooks.at('/maelle'));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Enregistré.')).toBeVisible();
  hooks.answer = () => ({ status: 500 });
  await dialog.getByRole('button', { name: 'Essayer le webhook' }).click();
  await expect(dialog.getByText('L’adresse répond par une erreur (500).')).toBeVisible();
  await axe(maelle, 'dialog');
  hooks.answer = () => ({ status: 204 });
  await dialog.getByRole('button', { name: 'Essayer le webhook' }).click();
  await expect(dialog.getByText('Ça marche.')).toBeVisible();
  await maelle.keyboard.press('Escape');
  await axe(maelle);

  await maelle.getByRole('button', { name: 'Commencer la partie' }).click();
  await noah.goto(maelle.url());
  await expect(maelle.locator('.turn .here--yes')).toHaveText('en ligne');
  await maelle.goto('/#/');
  await expect(maelle.getByRole('link', { name: /Noah et Maëlle/ })).toBeVisible();
  await maelle.evaluate('tones.length = 0');
  await playTurn(noah);
  const told = () => hooks.to('/maelle').map(({ body }) => JSON.parse(body.toString()));
  await expect.poll(() => told().filter(({ kind }) => kind === 'your-turn'), PATIENCE).toHaveLength(1);
  expect(told().at(-1)).toMatchObject({ name: 'Maëlle', others: ['Noah'] });
  await expect(noah.locator('.turn .here')).toHaveText('not here');
  await expect(maelle).toHaveTitle(/^\(1\) /);
  await expect.poll(() => maelle.evaluate('tones')).toEqual([660, 880]);
});

/**
 * The browser signs up with a service of its maker, which no test can reach: ours stands in for it. Everything else is
 * as it is: the page, the server, the seal, and the worker that shows what was sealed.
 */
async function signUpHere(page: Page, device: Device): Promise<void> {
  await page.addInitScript(`
    const given = ${JSON.stringify(device.subscription)};
    const isOn = () => localStorage.getItem('trial-push') !== null;
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => { localStorage.removeItem('trial-push'); return true; },
    };
    PushManager.prototype.getSubscription = async () => (isOn() ? subscription : null);
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || !/^[\\w-]{87}$/.test(applicationServerKey)) throw new Error('not as a browser wants it');
      localStorage.setItem('trial-push', 'yes');
      return subscription;
    };`);
}

/** Hands the message to the worker of the page as the browser's own service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate<{ title: string; body: string; lang: string }[]>(`
    navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, lang }) => ({ title, body, lang })))`);

test('a device is told by its service, and leads to the table', { tag: '@once' }, async ({
  playwright,
  viewport,
  isMobile,
  hasTouch,
}) => {
  // The headless shell that runs the other tests never allows notifications.
  const browser = await playwright.chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  const screen: Screen = { viewport, isMobile, hasTouch, serviceWorkers: 'allow' };
  const page = await somebody(browser, house.address, screen, { language: 'fr', theme: 'light' });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: house.address });
  const device = new Device(pushes.at('/device'));
  await signUpHere(page, device);
  await openAtSecond(page, 'Aya');
  const link = page.url();
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.getByRole('button', { name: 'Réglages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Réglages' });
  const toggle = dialog.getByRole('switch', { name: 'Notifications sur cet appareil' });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await dialog.getByRole('button', { name: 'Essayer la notification' }).click();
  await expect(dialog.getByText('Ça marche.')).toBeVisible();
  await axe(page, 'dialog');
  await page.keyboard.press('Escape');

  const noah = await somebodySits(browser, screen, link);
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(noah).toHaveTitle(/^● Your turn/);
  await page.goto('/#/');
  await playTurn(noah);
  const told = () => pushes.to('/device').map(({ body }) => JSON.stringify(device.open(body)));
  const turns = () => told().filter((text) => text.includes('À vous de jouer'));
  await expect.poll(turns, PATIENCE).toHaveLength(1);
  const [message = ''] = turns();
  expect(JSON.parse(message)).toMatchObject({ title: 'À vous de jouer : Clank!', table: link.slice(-20) });

  // A browser on a busy machine may drop what it is handed; services hand it over again.
  await expect(async () => {
    await deliver(page, message);
    const about = expect.stringMatching(/^Avec Noah · tour [12]$/);
    const notice = { title: 'À vous de jouer : Clank!', body: about, lang: 'fr' };
    await expect.poll(() => shown(page), { timeout: 5000 }).toEqual([notice]);
  }).toPass(PATIENCE);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
  await expect(page).toHaveURL(link);
  await expect.poll(() => shown(page)).toEqual([]);
  await noah.context().close();

  await page.getByRole('button', { name: 'Réglages' }).click();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Essayer la notification' })).toHaveCount(0);
  await browser.close();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a browser that may not show notifications says so', async ({ page, context }) => {
    await context.clearPermissions();
    await settings(page, { language: 'en' });
    await page.addInitScript(`
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });`);
    await page.goto(house.address);
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByText('Choose a name under “Play with others”')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Name and devices' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoe');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog').getByText('You play as Zoe')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(dialog.getByText('Blocked: allow notifications from this site')).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled();
  });
});
