import type { PushedAlert } from '@pricehunt/api-contract';
import type { CDPSession } from '@playwright/test';
import { launchOptions } from '../browser';
import { expect, test } from '../journey';
import * as z from 'zod/mini';

// The headless shell shows no notifications.
test.use({ launchOptions: launchOptions() });

const manifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })).check(z.minLength(3)) });
const shopifyProducts = z.object({
  products: z.array(z.object({ handle: z.string() })).check(z.minLength(1)),
});

const productPath = '/product/demo-sony-wh-1000xm5-black';

const phone = { size: 'phone', serviceWorkers: 'allow' } as const;

test('can be installed: the manifest has what phones require, and the files exist', async ({ product }) => {
  const { origins } = product;
  const answer = await fetch(`${origins.shopper}/manifest.webmanifest`);
  const manifest = manifestSchema.parse(await answer.json());

  const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(`${origins.shopper}${src}`)));

  expect(manifest).toMatchObject({
    start_url: '/',
    display: 'standalone',
    share_target: { action: '/add' },
  });
  expect(icons.map((icon) => icon.headers.get('content-type'))).toEqual(icons.map(() => 'image/png'));
});

test('opens offline after a visit, and shows that it is offline', async ({ product, openPage }) => {
  const { origins } = product;
  const { page, context } = await openPage(phone);
  await page.goto(`${origins.shopper}/`);
  await page.evaluate(untilCached);

  await context.setOffline(true);
  await page.goto(`${origins.shopper}/favorites`);

  await page.getByText('No connection').waitFor();
  await context.setOffline(false);
  await page.getByText('No connection').waitFor({ state: 'detached' });
});

/** Runs in the page: resolves when the service worker controls it. */
const untilCached = `new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) resolve(true);
  else serviceWorker.addEventListener('controllerchange', () => resolve(true));
})`;

test('opens a visited product offline, and shows its date', async ({ product, openPage }) => {
  const { origins } = product;
  const { page, context } = await openPage(phone);
  await page.goto(`${origins.shopper}${productPath}`);
  await page.evaluate(untilCached);
  await page.evaluate(untilPageCached);

  await context.setOffline(true);
  await page.goto(`${origins.shopper}${productPath}`);

  await page.getByText(/^As of /).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Sony WH-1000XM5, Black' }).waitFor();
  await page.getByRole('table', { name: 'Offers, lowest total price first' }).waitFor();
  await context.setOffline(false);
  await page.getByText(/^As of /).waitFor({ state: 'detached' });
});

/** Runs in the page: resolves when its content is cached. */
const untilPageCached = `(async () => {
  const pages = await caches.open('kept-pages-1');
  while ((await pages.match(location.pathname)) === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;

test('shows a pushed alert that opens its product', async ({ product, openPage }) => {
  const { origins } = product;
  const { page, context, troubles } = await openPage(phone);
  await context.grantPermissions(['notifications'], { origin: origins.shopper });
  await page.goto(`${origins.shopper}/`);
  await page.evaluate(untilCached);
  const devtools = await context.newCDPSession(page);
  const { title, body, path, tag }: PushedAlert = {
    title: 'Headphones: now €249.00',
    body: 'It was €299.00.',
    path: '/product/p1',
    tag: 'alert-1',
  };

  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: origins.shopper,
    registrationId: await registrationOf(devtools),
    data: JSON.stringify({ title, body, path, tag }),
  });
  const shown: unknown = await page.evaluate(untilNotified);
  const opened: unknown = await context.serviceWorkers()[0]?.evaluate(clickNotification);

  expect(shown).toEqual([{ title, body, tag }]);
  expect(opened).toEqual(['/product/p1']);
  expect(troubles).toEqual([]);
});

/** The browser's id of the site's service worker. */
async function registrationOf(devtools: CDPSession): Promise<string> {
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registrationId;
}

/** Runs in the page: resolves with the notifications once there are any. */
const untilNotified = `navigator.serviceWorker.ready.then(async (registration) => {
  for (;;) {
    const shown = await registration.getNotifications();
    if (shown.length > 0) return shown.map(({ title, body, tag }) => ({ title, body, tag }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})`;

/** Runs in the service worker: clicks the notification and returns the pages it would open. */
const clickNotification = `(async () => {
  const opened = [];
  Object.defineProperty(clients, 'openWindow', { value: async (path) => void opened.push(path) });
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent('notificationclick', { notification });
  const awaited = [];
  click.waitUntil = (part) => awaited.push(part);
  dispatchEvent(click);
  await Promise.all(awaited);
  return opened;
})()`;

test('compares a link shared from a phone', async ({ product, openPage }) => {
  const { origins, demoShop } = product;
  const { page, troubles } = await openPage(phone);
  const answer = await fetch(`${demoShop('lumen')}/products.json`);
  const [shared] = shopifyProducts.parse(await answer.json()).products;
  const link = `${demoShop('lumen')}/products/${shared?.handle}`;

  await page.goto(
    `${origins.shopper}/share?${new URLSearchParams({ title: 'A thing', text: `Look: ${link}` }).toString()}`,
  );

  await page.waitForURL('**/new-search/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(troubles).toEqual([]);
});
