import type { Browser } from 'playwright-core';
import * as z from 'zod/mini';
import { launchBrowser, openPage } from '../browser';
import { demoShop, origins } from '../running-product';

const manifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })).check(z.minLength(3)) });
const shopifyProducts = z.object({
  products: z.array(z.object({ handle: z.string() })).check(z.minLength(1)),
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('can be installed: the manifest names what phones ask for, and the files are there', async () => {
  const answer = await fetch(`${origins.shopper}/manifest.webmanifest`);
  const manifest = manifestSchema.parse(await answer.json());

  const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(`${origins.shopper}${src}`)));

  expect(manifest).toMatchObject({
    start_url: '/',
    display: 'standalone',
    share_target: { action: '/share' },
  });
  expect(icons.map((icon) => icon.headers.get('content-type'))).toEqual(icons.map(() => 'image/png'));
});

it('opens without a network once it was visited, and says that it is offline', async () => {
  const { page, context } = await openPage(browser, { size: 'phone' });
  await page.goto(`${origins.shopper}/`);
  await page.evaluate(untilKept);

  await context.setOffline(true);
  await page.goto(`${origins.shopper}/favorites`);

  await page.getByText('You are offline').waitFor();
  await context.setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });
  await context.close();
});

/** Runs in the page: resolves once the service worker stands between the page and the network. */
const untilKept = `new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) resolve(true);
  else serviceWorker.addEventListener('controllerchange', () => resolve(true));
})`;

it('compares what a phone shares with it', async () => {
  const { page, context, troubles } = await openPage(browser, { size: 'phone' });
  const answer = await fetch(`${demoShop('lumen')}/products.json`);
  const [product] = shopifyProducts.parse(await answer.json()).products;
  const link = `${demoShop('lumen')}/products/${product?.handle}`;

  await page.goto(
    `${origins.shopper}/share?${new URLSearchParams({ title: 'A thing', text: `Look: ${link}` }).toString()}`,
  );

  await page.waitForURL('**/new-search/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
