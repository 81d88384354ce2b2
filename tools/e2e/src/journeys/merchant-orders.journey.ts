import type { Page } from '@playwright/test';
import { buyHere, goToShop, personsBrowser } from '../buy-at-shop';
import { expect, test } from '../journey';
import { confirmAddress } from '../confirm-address';
import { registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';

const dashboardOf = ({ origins }: RunningProduct) => `${origins.merchant}/business/dashboard`;

/** In milliseconds, for results of a job or a stream. */
const arrivesMsMax = 60_000;

/** Installs the app of the demo's operator, as its owner does in Shopify. */
async function connectStore(product: RunningProduct, page: Page): Promise<void> {
  const shop = product.demoShop('kettle');
  await page.goto(`${dashboardOf(product)}/integrate?step=catalog`);
  await page.getByRole('radio', { name: /^Shopify store \(real-time sync\)/ }).check();
  await page.getByLabel('Store', { exact: true }).first().fill(new URL(shop).host);
  await page.getByRole('button', { name: 'Continue to Shopify' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kettle & Crumb' }).waitFor();
  await page.getByText('Imported', { exact: true }).waitFor({ timeout: arrivesMsMax });
}

/** Removes it there, and returns to its source. */
async function uninstallApp({ demoShop, origins }: RunningProduct, page: Page): Promise<void> {
  await page.goto(`${demoShop('kettle')}/office`);
  const uninstall = page.getByRole('button', { name: 'Uninstall PriceHunt' });
  await Promise.all([page.waitForEvent('load'), uninstall.click()]);
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
}

async function disconnectStore({ origins }: RunningProduct, page: Page, host: string): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('main').getByRole('link', { name: host }).first().click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Store disconnected').first().waitFor();
}

async function firstProduct(product: RunningProduct, page: Page): Promise<string> {
  await page.goto(`${dashboardOf(product)}/products`);
  const link = page.getByRole('rowheader').getByRole('link').first();
  for (const until = Date.now() + arrivesMsMax; Date.now() < until && !(await link.isVisible());) {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  return (await link.innerText()).trim();
}

/** Sets 5 % commission after viewing the estimate. */
async function payCommission(product: RunningProduct, page: Page): Promise<void> {
  await page.goto(`${dashboardOf(product)}/attribution?tab=settings`);
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('textbox', { name: 'Percentage' }).fill('5');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved', { exact: true }).waitFor();
}

async function refundLatest({ demoShop }: RunningProduct, page: Page): Promise<void> {
  await page.goto(`${demoShop('kettle')}/office`);
  const refund = page.getByRole('button', { name: /^Refund/ }).first();
  await Promise.all([page.waitForEvent('load'), refund.click()]);
}

test('a merchant connects a store, a shopper buys there, and the order appears live with its receipt, until it is refunded', async ({
  product,
  openPage,
}) => {
  const dashboard = dashboardOf(product);
  const { page } = await openPage();
  const email = newAddress();

  await registerMerchant(product, page, email, 'Kettle & Crumb');
  await confirmAddress(product, page, email);
  await verifyDomain(product, page, product.demoShop('kettle'));
  await connectStore(product, page);
  const title = await firstProduct(product, page);
  await payCommission(product, page);

  await page.goto(`${dashboard}/activity`);
  await page.getByText('Live', { exact: true }).waitFor();
  const { page: shopper } = await openPage({ size: 'phone', userAgent: personsBrowser });
  await buyHere(await goToShop(product, shopper, { title, shop: 'Kettle & Crumb' }));
  await page
    .getByRole('rowheader', { name: /^Click/ })
    .first()
    .waitFor({ timeout: arrivesMsMax });
  const order = page.getByRole('rowheader', { name: /^Order.* Attributed$/ });
  await order.waitFor({ timeout: arrivesMsMax });

  await order.getByRole('link').last().click();
  await page.getByText(/: 100%, £/).waitFor();
  const commission = page.getByRole('list', { name: 'Order totals' }).getByText(/^£/).last();
  const before = await commission.innerText();
  const { page: owner } = await openPage();
  await refundLatest(product, owner);
  await page.getByText(/^Refunded £.* on /).waitFor({ timeout: arrivesMsMax });
  const left = await commission.innerText();

  expect(before).not.toBe('£0.00');
  expect(left).toBe('£0.00');
  expect(await page.getByRole('row', { name: /Refund.*-£/ }).count()).toBe(1);
  await page.goto(dashboard);
  await page.getByRole('list', { name: 'Selected 30 days' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Set up your store' }).count()).toBe(0);

  await uninstallApp(product, page);
  await page.getByRole('main').getByRole('link', { name: 'Kettle & Crumb' }).first().click();
  await expect(async () => {
    await page.reload();
    await page.getByText('The app was removed from the store').waitFor({ timeout: 3_000 });
  }).toPass({ timeout: arrivesMsMax });
});

for (const [size, colorScheme] of [
  ['phone', 'dark'],
  ['desk', 'light'],
] as const)
  test(`every analytics screen passes axe and fits a ${size}, in the ${colorScheme} theme`, async ({
    product,
    openPage,
    signedInDemoMerchant,
  }) => {
    const dashboard = dashboardOf(product);
    const { page } = await openPage({ size, colorScheme, storageState: signedInDemoMerchant });
    const findings: string[] = [];
    const look = async (ready: string) => {
      await page.getByText(ready).first().waitFor();
      await page.waitForLoadState('load');
      for (const fault of await accessibilityFaults(page)) findings.push(`${page.url()}: ${fault}`);
      if ((await sidewaysOverflow(page)) > 0) findings.push(`wider than the window: ${page.url()}`);
    };

    for (const [path, ready] of [
      ['', 'Recent orders'],
      ['?metric=revenue&days=7', 'Revenue by day'],
      ['/activity', 'Load older'],
      ['/orders', 'Load more'],
      ['/analytics', 'Billable'],
      ['/analytics?by=source&compare=year&interval=week', 'Product page'],
      ['/analytics?view=prices', 'Products by price difference'],
      ['/analytics?view=wanted', 'In demand, but not in your catalog'],
      ['/commission', 'Commissionable amount'],
      ['/attribution', 'How the models work'],
      ['/attribution?tab=ledger', 'Commission due'],
      ['/attribution?tab=settings', 'Attribution window (days)'],
    ] as const) {
      await page.goto(`${dashboard}${path}`);
      await look(ready);
    }
    await page.goto(`${dashboard}/orders`);
    await page.getByRole('rowheader').first().getByRole('link').click();
    await look('Customer journey');

    expect(findings).toEqual([]);
  });

test('a merchant connects a WooCommerce store by approving it there, an order that followed a click arrives attributed, and shoppers lose its offers when it is disconnected', async ({
  product,
  openPage,
}) => {
  const { page } = await openPage();
  const email = newAddress();
  await registerMerchant(product, page, email, 'Hafenklang');
  await confirmAddress(product, page, email);
  await verifyDomain(product, page, product.demoShop('hafen'));

  await page.goto(`${dashboardOf(product)}/integrate?step=catalog`);
  await page.getByRole('radio', { name: /^WooCommerce store/ }).check();
  await page.getByLabel('Store URL').first().fill(product.demoShop('hafen'));
  await page.getByRole('button', { name: 'Continue to your store' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/\/business\/dashboard\/sources/);
  const title = await firstProduct(product, page);

  const { page: shopper } = await openPage({ size: 'phone', userAgent: personsBrowser });
  await page.goto(`${dashboardOf(product)}/activity`);
  const store = await goToShop(product, shopper, { title, shop: 'Hafenklang' });
  await store.getByRole('button', { name: 'Buy now' }).click();
  await store.waitForURL(/order-received/);
  const order = page.getByRole('rowheader', { name: /^Order.* Attributed$/ });
  await order.waitFor({ timeout: arrivesMsMax });
  await disconnectStore(product, page, new URL(product.demoShop('hafen')).host);

  await expect(async () => {
    await shopper.reload();
    await shopper.getByRole('heading', { level: 1 }).waitFor();
    expect(await shopper.getByRole('row').filter({ hasText: 'Hafenklang' }).count()).toBe(0);
  }).toPass();
});
