import { searchProducts } from '@pricehunt/api-contract/browsing';
import { followRedirect } from '@pricehunt/api-contract/redirects';
import type { Page } from '@playwright/test';
import { actAsAdmin } from '../act-as-admin';
import type { PageOptions } from '../browser';
import { expect, test as journey } from '../journey';
import { registerMerchant } from '../merchant-account';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { accessibilityFaultsInLightAndDark, sidewaysOverflow } from '../steady-page';
import { uploadCatalog } from '../upload-catalog';
import { countSteps } from '../walk-task';

/** In milliseconds, until shoppers see an admin's change. */
const shownMsMax = 60_000;

const title = 'Zeppelin teapot Q7';

type OpenConsole = (path: string, options?: PageOptions) => Promise<Page>;

const test = journey.extend<{ readonly openConsole: OpenConsole }>({
  openConsole: ({ openPage, product, signedInAdmin }, use) =>
    use(async (path, options = {}) => {
      const { page } = await openPage({ ...options, storageState: signedInAdmin });
      await page.goto(`${product.origins.admin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    }),
});

/** Waits until a shopper finds an offer of the teapot, or finds none any more. */
async function untilShown({ origins }: RunningProduct, wanted: boolean): Promise<void> {
  await expect.poll(() => isShown(origins.api), { timeout: shownMsMax, intervals: [500] }).toBe(wanted);
}

async function isShown(apiOrigin: string): Promise<boolean> {
  const query = new URLSearchParams({ q: title });
  const answer: unknown = await (
    await fetch(`${apiOrigin}${searchProducts.path}?${query.toString()}`)
  ).json();
  const { items } = searchProducts.answers[200].parse(answer);
  return items.some(({ product, offerCount }) => product.title === title && offerCount > 0);
}

async function uploadTeapot(page: Page, product: RunningProduct): Promise<void> {
  const shop = product.demoShop('gracht');
  await uploadCatalog(product, page, {
    name: 'Teapots',
    more: 'mpn',
    rows: [
      `Q7,${title},A teapot that flies.,${shop}/teapots/q7,${shop}/teapots/q7.jpg,49.00 EUR,in_stock,new,Zeppelin,ZE-Q7`,
    ],
  });
}

/** Two keys that no platform knows, and one search with them. */
async function setKeysThatFail(page: Page): Promise<void> {
  for (const [keyName, value] of [
    ['client-id', 'PriceHun-journey-PRD-1234567890ab-12345678'],
    ['client-secret', 'PRD-1234567890ab-1234-1234-1234-1234'],
  ]) {
    await callAsAdmin(page, 'PUT', `/api/admin/sources/ebay/keys/${keyName}`, { value });
  }
  await callAsAdmin(page, 'POST', '/api/admin/sources/ebay/try', { query: 'kettle' });
}

async function callAsAdmin(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async (call) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(call.path, { method: call.method, headers, body: JSON.stringify(call.body) }))
        .status;
    },
    { method, path, body },
  );
  expect(status).toBe(200);
}

async function vouchForDomain(page: Page, domain: string): Promise<void> {
  await page.getByRole('button', { name: 'Verify a domain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Domain', { exact: true }).fill(domain);
  await dialog.getByLabel('Reason').fill('the shop is ours');
  await dialog.getByRole('button', { name: 'Verify a domain' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('by an admin').waitFor();
}

test('approves a merchant whose products then appear, and hides them again within a minute', async ({
  product,
  openPage,
  openConsole,
}) => {
  const businessName = `Grachthaus ${Date.now().toString(36)}`;
  const found = `/admin/business?q=${encodeURIComponent(businessName)}`;
  const switches = await openConsole('/admin/switches');
  await actAsAdmin(switches, 'Turn off Products of unapproved merchants', 'Turn off', 'we look first');
  const { page: merchant } = await openPage();
  await registerMerchant(product, merchant, newAddress(), businessName);
  const page = await openConsole(found);
  await page.getByRole('link', { name: businessName }).click();
  await vouchForDomain(page, new URL(product.demoShop('gracht')).host);
  await uploadTeapot(merchant, product);
  await page.goto(`${product.origins.admin}${found}&status=pending`);
  expect(await isShown(product.origins.api)).toBe(false);
  await page.getByRole('link', { name: businessName }).click();

  await actAsAdmin(page, 'Approve', 'Approve', 'a known shop');
  await untilShown(product, true);
  await actAsAdmin(page, 'Suspend', 'Suspend', 'sells what it does not have');
  await untilShown(product, false);

  await page.getByText('sells what it does not have').waitFor();
  await actAsAdmin(switches, 'Turn on Products of unapproved merchants', 'Turn on', 'as it was');
});

test('approves a merchant, sees why a source fails, and sees who did what, each in a few clicks from the overview', async ({
  product,
  openPage,
  openConsole,
}) => {
  const businessName = `Kurzweg ${Date.now().toString(36)}`;
  const { page: merchant } = await openPage();
  await registerMerchant(product, merchant, newAddress(), businessName);
  const page = await openConsole('/admin/sources/ebay');
  await setKeysThatFail(page);
  const walk = await countSteps(page);
  const overview = `${product.origins.admin}/admin`;

  await walk('Approve a business', overview, async () => {
    await page.getByRole('button', { name: `Approve: ${businessName}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'Before you approve' }).waitFor();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(`${businessName} approved`).first().waitFor();
  });

  await walk('Find out why a source fails', overview, async () => {
    await page.getByRole('table', { name: 'Failing now' }).getByRole('link', { name: 'eBay' }).click();
    await page
      .getByRole('alert')
      .getByText(/failures? in a row: /)
      .waitFor();
  });

  await walk('See who did what', overview, async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('rowheader', { name: new RegExp(`approved ${businessName}`) }).waitFor();
  });
});

test('explains why two offers are one product', async ({ openConsole }) => {
  const page = await openConsole('/admin/catalog?q=sony');
  await page.getByRole('table').getByRole('link').first().click();
  const offers = page.getByRole('table', { name: 'Offers for this product' });
  await offers.getByText('Same product').first().waitFor();
  await offers.getByRole('checkbox').nth(0).check();
  await offers.getByRole('checkbox').nth(1).check();

  await page.getByRole('link', { name: 'Compare selected' }).click();

  await page.getByText('Both offers are in one product.').waitFor();
  await page
    .getByText(/^Same (GTIN|part number) /)
    .first()
    .waitFor();
  expect(await accessibilityFaultsInLightAndDark(page)).toEqual([]);
});

test('changes an affiliate id, and the next redirect uses it', async ({ product, openConsole }) => {
  const page = await openConsole('/admin/retailers/amazon');
  const target = 'https://www.amazon.com/dp/B0CHX1W1XY';
  const query = new URLSearchParams({ to: target, source: 'journey', timestamp: String(Date.now()) });
  const tags: (string | null)[] = [];

  for (const trackingId of ['journey-20', 'journey-21']) {
    await page.getByLabel('Tracking ID for amazon.com', { exact: true }).fill(trackingId);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. New clicks use these IDs.').last().waitFor();
    const answer = await fetch(`${product.origins.api}${followRedirect.path}?${query.toString()}`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    });
    tags.push(new URL(answer.headers.get('location') ?? 'none:').searchParams.get('tag'));
    await page.reload();
  }

  expect(tags).toEqual(['journey-20', 'journey-21']);
  await page.getByLabel('Product link').fill(target);
  await page.getByRole('button', { name: 'Test link' }).click();
  await page.getByText(/tag=journey-21/).waitFor();
});

test('views a merchant dashboard read-only with a banner, and the audit log records it', async ({
  product,
  openConsole,
}) => {
  const page = await openConsole('/admin/business?q=Klotz');
  await page.getByRole('link', { name: 'Klotz & Kegel' }).click();
  await actAsAdmin(page, 'View as', 'Start viewing', 'a question about an order');

  const [rooms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open dashboard' }).click(),
  ]);
  await rooms.getByText('You’re viewing as Klotz & Kegel').waitFor();
  const refused = await rooms.evaluate(
    async () => (await fetch('/api/business/auth/password', { method: 'POST', body: '{}' })).status,
  );
  await rooms.getByRole('button', { name: 'Stop viewing' }).click();
  await rooms.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();

  expect(refused).toBeGreaterThanOrEqual(400);
  await page.goto(`${product.origins.admin}/admin/audit`);
  await page
    .getByRole('row', { name: /viewing|view-as/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Verify integrity' }).click();
  await page.getByText('The audit log is intact').waitFor();
});

test('every screen of the console passes axe in light and dark, and fits a phone', async ({
  product,
  openConsole,
}) => {
  const page = await openConsole('/admin', { size: 'phone' });
  const findings: string[] = [];

  for (const path of [
    '',
    '/business',
    '/retailers',
    '/retailers/amazon',
    '/sources',
    '/sources/add-shop',
    '/sources/catalog',
    '/catalog',
    '/catalog/reports',
    '/catalog/merges',
    '/catalog/compare',
    '/catalog/items?state=all',
    '/feeds',
    '/feeds?show=feeds',
    '/jobs',
    '/audit',
    '/admins',
    '/switches',
    '/account',
    '/nowhere',
  ]) {
    await page.goto(`${product.origins.admin}/admin${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    findings.push(...(await accessibilityFaultsInLightAndDark(page)));
    if ((await sidewaysOverflow(page)) > 0) findings.push(`wider than the window: ${page.url()}`);
  }

  expect(findings).toEqual([]);
});
