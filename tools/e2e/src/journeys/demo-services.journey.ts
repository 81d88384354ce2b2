import { listProductOffers, searchProducts } from '@pricehunt/api-contract/browsing';
import type { ProductHit } from '@pricehunt/api-contract/browsing';
import { followRedirect } from '@pricehunt/api-contract/redirects';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { createAdmin } from '../admin-account';
import { buyHere, followOffer, personsBrowser } from '../buy-at-shop';
import { demoMerchantEmail, demoMerchantPassword } from '../demo-merchant';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { newAddress, register } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';
import { uploadCatalog, uploadCatalogAgain } from '../upload-catalog';

const productsSchema = z.object({ products: z.array(z.object({ handle: z.string() })) });

/** In milliseconds, for what a job sends; alerts are judged every minute. */
const arrivesMsMax = 120_000;

/** As a shopper's browser, whose click leads to the demo merchant's shop. */
async function clickOffer({ origins, demoShop }: RunningProduct): Promise<void> {
  const listed: unknown = await (await fetch(`${demoShop('klotz')}/products.json?limit=1`)).json();
  const { products } = productsSchema.parse(listed);
  const to = `${demoShop('klotz')}/products/${products[0]?.handle}`;
  const query = new URLSearchParams({ to, source: 'product_page', timestamp: String(Date.now()) });
  await fetch(`${origins.shopper}${followRedirect.path}?${query.toString()}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  });
}

async function arrivedAt(receiver: Page, type: string, text = ''): Promise<string> {
  const arrived = receiver.getByRole('article').filter({ hasText: type }).filter({ hasText: text }).first();
  for (const until = Date.now() + arrivesMsMax; Date.now() < until && !(await arrived.isVisible());) {
    await receiver.getByRole('button', { name: 'Refresh' }).click();
    await receiver.getByRole('heading', { level: 1 }).waitFor();
  }
  return arrived.innerText();
}

test('a click and the demo merchant’s test webhook arrive at the receiver, signed with the secret that it was given', async ({
  product,
  openPage,
  signedInDemoMerchant,
}) => {
  const { page } = await openPage({ storageState: signedInDemoMerchant });
  await page.goto(`${product.origins.merchant}/business/dashboard/settings?tab=webhooks`);

  await page.getByRole('link', { name: `${product.demoShop('receiver')}/webhooks` }).click();
  await clickOffer(product);
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('Test sent', { exact: true }).waitFor();
  const { page: receiver } = await openPage({ size: 'phone' });
  await receiver.goto(product.demoShop('receiver'));

  expect(await arrivedAt(receiver, 'webhook.test')).toMatch(
    /Signature verified[^]*"text": "This is a test event\."/,
  );
  expect(await arrivedAt(receiver, 'click.recorded')).toMatch(/Signature verified/);
  expect(await accessibilityFaults(receiver)).toEqual([]);
  expect(await sidewaysOverflow(receiver)).toBe(0);
});

const place = { currency: 'EUR', country: 'DE' };

/** Found in the catalog as a shopper in Germany sees it. */
async function productsOf({ origins }: RunningProduct, retailer: string): Promise<readonly ProductHit[]> {
  const query = new URLSearchParams({ ...place, retailer, limit: '20', inStock: 'true' });
  const found = await fetch(`${origins.shopper}${searchProducts.path}?${query.toString()}`);
  return searchProducts.answers[200].parse(await found.json()).items;
}

/** A new product with a barcode that the other shop sells and the demo merchant doesn't, with its lowest total in cents. */
async function findRivalsProduct(product: RunningProduct, own: string, rival: string) {
  for (const hit of await productsOf(product, rival)) {
    const { id, title, brand, gtins } = hit.product;
    const path = listProductOffers.path.replace(':id', id);
    const query = new URLSearchParams(place).toString();
    const listed = await fetch(`${product.origins.shopper}${path}?${query}`);
    const { items } = listProductOffers.answers[200].parse(await listed.json());
    const [gtin] = gtins;
    const isSoldByOwn = items.some(({ offer }) => offer.retailer.domain === own);
    if (gtin === undefined || isSoldByOwn || hit.condition !== 'new' || hit.lowestPrice === null) continue;
    return { id, title, brand: brand ?? '', gtin, lowestMinor: hit.lowestPrice.amountMinor };
  }
  throw new Error('The other shop has no product that the demo merchant doesn’t sell.');
}

/** As the shopper who is signed in on the page. */
async function alertOfAnyChange({ origins }: RunningProduct, page: Page, id: string): Promise<void> {
  await page.goto(`${origins.shopper}/product/${id}`);
  await page.getByRole('button', { name: 'Set price alert' }).first().click();
  const box = page.getByRole('dialog', { name: 'Price alert' });
  await box.getByLabel('Notify me when').selectOption('any-change');
  await box.getByRole('button', { name: 'Set alert', exact: true }).click();
  await box.getByText('Price alert set').waitFor();
}

test('an order, an imported catalog, a fired alert and a beaten price arrive at the receiver, signed', async ({
  product,
  openPage,
  signedInDemoMerchant,
}) => {
  const [own, rival] = [product.demoShop('klotz'), product.demoShop('brandt')];
  const found = await findRivalsProduct(product, new URL(own).host, new URL(rival).host);
  const name = `Window ${Date.now()}`;
  const { page: merchant } = await openPage({ storageState: signedInDemoMerchant });
  const catalogAt = (share: number) => {
    const price = `${((found.lowestMinor * share) / 100).toFixed(2)} EUR`;
    const row = [
      ...['window-1', `"${found.title.replaceAll('"', '""')}"`, 'As in our window.'],
      ...[`${own}/products/window-1`, `${own}/window-1.jpg`, price, 'in_stock', 'new'],
      ...[found.brand, found.gtin],
    ];
    return { name, more: 'gtin', rows: [row.join(',')] };
  };
  const { page: shopper } = await openPage({ userAgent: personsBrowser });
  const { page: receiver } = await openPage();
  await receiver.goto(product.demoShop('receiver'));

  await register(product, shopper, newAddress());
  await alertOfAnyChange(product, shopper, found.id);
  await uploadCatalog(product, merchant, catalogAt(0.9));
  const imported = await arrivedAt(receiver, 'feed.imported', name);
  const sold = (await productsOf(product, new URL(own).host)).find((hit) => hit.product.id !== found.id);
  await shopper.goto(`${product.origins.shopper}/product/${sold?.product.id}`);
  await buyHere(await followOffer(shopper, 'Klotz & Kegel'));
  const ordered = await arrivedAt(receiver, 'order.attributed');
  const fired = await arrivedAt(receiver, 'alert.fired', found.id);
  await uploadCatalogAgain(product, merchant, catalogAt(1.2));
  const beaten = await arrivedAt(receiver, 'product.beaten', found.title);

  expect(imported).toMatch(/Signature verified[^]*"createdCount": 1,/);
  expect(ordered).toMatch(/Signature verified[^]*"matchMethod": "/);
  expect(fired).toMatch(/Signature verified[^]*"kind": "any-change"/);
  expect(fired).not.toContain('@');
  expect(beaten).toMatch(/Signature verified[^]*"position": [2-9]/);
});

async function signInByDemoId(page: Page, signInPage: string, email: string): Promise<void> {
  await page.goto(signInPage);
  await page.getByRole('button', { name: 'Sign in with Demo ID' }).click();
  await page.getByRole('heading', { level: 1, name: 'Demo ID' }).waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const door of ['business', 'admin'] as const)
  test(`${door === 'admin' ? 'an admin' : 'a merchant'} links an account to Demo ID once, then signs in by it alone`, async ({
    product,
    openPage,
  }) => {
    const { origins, dataFolder } = product;
    const address = newAddress();
    const { email, password, signInPage, home } = {
      business: {
        email: demoMerchantEmail,
        password: () => demoMerchantPassword(dataFolder),
        signInPage: `${origins.merchant}/business-login`,
        home: `${origins.merchant}/business/dashboard`,
      },
      admin: {
        email: address,
        password: () => createAdmin(address, dataFolder),
        signInPage: `${origins.admin}/admin-login`,
        home: `${origins.admin}/admin`,
      },
    }[door];
    const secret = password();

    const { page } = await openPage();
    await signInByDemoId(page, signInPage, email);
    await page.getByRole('heading', { name: 'Link your account' }).waitFor();
    await page.getByLabel('Enter your password to confirm').fill(secret);
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL(home);
    const { page: another } = await openPage();
    await signInByDemoId(another, signInPage, email);
    await another.waitForURL(home);
  });
