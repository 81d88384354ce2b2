import { createApiKey } from '@pricehunt/api-contract/api-keys';
import type { Page } from '@playwright/test';
import { giveReason } from '../act-as-admin';
import { confirmAddress } from '../confirm-address';
import { expect, test } from '../journey';
import { registerMerchant } from '../merchant-account';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { refuseStatistics } from '../steady-page';
import { verifyDomain } from '../verify-domain';

/** The product whose barcode the merchants claim. */
const headphones = '/product/demo-sony-wh-1000xm4-black';
const barcode = '4548736112353';
const whole = { waitUntil: 'networkidle' } as const;

/** Pushes a garden gnome with the headphones' barcode through the API. */
async function pushLie(page: Page, { origins }: RunningProduct, shop: string, title: string): Promise<void> {
  const made = await page.request.post(`${origins.merchant}${createApiKey.path}`, {
    headers: { 'sec-fetch-site': 'same-origin', origin: origins.merchant },
    data: { name: 'Shop', kind: 'secret', scopes: ['products.write'] },
  });
  const { key } = createApiKey.answers[201].parse(await made.json());
  const item = { link: `${shop}/gnome`, price: '5.00 GBP', availability: 'in_stock', condition: 'new' };
  const pushed = await fetch(`${origins.api}/api/v1/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      upserts: [{ ...item, id: 'G1', title, brand: 'Gnomeworks', gtin: barcode }],
    }),
  });
  expect(pushed.status).toBe(200);
}

for (const { place, timezoneId, shopId, act, isShown } of [
  {
    place: 'New York',
    timezoneId: 'America/New_York',
    shopId: 'lumen',
    act: 'Disapprove',
    isShown: false,
  },
  {
    place: 'Berlin',
    timezoneId: 'Europe/Berlin',
    shopId: 'kettle',
    act: 'Release',
    isShown: true,
  },
] as const)
  test(`an admin sees why the false barcode of a merchant in ${place} is on hold, and ${isShown ? 'releases the item as a product of its own' : 'rejects it'}`, async ({
    product,
    openPage,
    signedInAdmin,
  }) => {
    const title = `Garden Gnome ${Date.now().toString(36)}`;
    const shop = product.demoShop(shopId);
    const email = newAddress();
    const { page } = await openPage({ timezoneId });
    const { page: operator } = await openPage({ storageState: signedInAdmin });
    const { page: shopper, context } = await openPage({ locale: 'en-US' });
    await refuseStatistics(context);
    const headline = () => shopper.locator('main p', { has: shopper.locator('.text-accent') }).first();
    const found = shopper.locator('main li').filter({ hasText: title });

    await shopper.goto(`${product.origins.shopper}${headphones}`, whole);
    const before = await headline().innerText();
    await registerMerchant(product, page, email, `Gnomes of ${place}`);
    await confirmAddress(product, page, email);
    await verifyDomain(product, page, shop);
    await pushLie(page, product, shop, title);

    await page.goto(`${product.origins.merchant}/business/dashboard/products`, whole);
    await page.getByRole('rowheader').getByRole('link', { name: title }).click();
    await page.getByText('Held for review').first().waitFor();
    await page
      .getByText(/Sony WH-1000XM4/)
      .first()
      .waitFor();
    await operator.goto(`${product.origins.admin}/admin/catalog/items?state=held`, whole);
    await operator
      .getByText(/Sony WH-1000XM4/)
      .first()
      .waitFor();
    await operator.getByRole('button', { name: `${act} ${title}` }).click();
    await giveReason(operator, act, 'looked at the shop’s page');

    await shopper.goto(`${product.origins.shopper}${headphones}`, whole);
    expect(await headline().innerText()).toBe(before);
    expect(await shopper.locator('main').innerText()).not.toContain(title);
    await shopper.goto(`${product.origins.shopper}/browse?q=${encodeURIComponent(title)}`, whole);
    expect(await found.count()).toBe(isShown ? 1 : 0);
    await shopper.goto(`${product.origins.shopper}/how-ranking-works`, whole);
    await shopper.getByText(/describes a different product, it’s on hold/).waitFor();
  });
