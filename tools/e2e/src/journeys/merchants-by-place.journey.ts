import { changeBusinessProfile, getBusinessProfile } from '@pricehunt/api-contract/business-account';
import { listOrders } from '@pricehunt/api-contract/orders';
import type { Page } from '@playwright/test';
import { actAsAdmin, giveReason } from '../act-as-admin';
import { expect, test as journey } from '../journey';
import { registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { uploadCatalog } from '../upload-catalog';

const dashboardOf = ({ origins }: RunningProduct) => `${origins.merchant}/business/dashboard`;
const whole = { waitUntil: 'networkidle' } as const;

async function moveTo({ origins }: RunningProduct, page: Page, timeZone: string): Promise<void> {
  const answer = await page.request.put(`${origins.merchant}${changeBusinessProfile.path}`, {
    headers: { 'sec-fetch-site': 'same-origin', origin: origins.merchant },
    data: { timeZone },
  });
  expect(answer.status()).toBe(200);
}

const test = journey.extend<{ readonly merchantIn: (timeZone: string) => Promise<Page> }>({
  merchantIn: async ({ product, openPage, signedInDemoMerchant }, use) => {
    const { page: restoring } = await openPage({ storageState: signedInDemoMerchant });
    const answer = await restoring.request.get(`${product.origins.merchant}${getBusinessProfile.path}`);
    const { profile } = getBusinessProfile.answers[200].parse(await answer.json());
    await use(async (timeZone) => {
      const { page } = await openPage({ storageState: signedInDemoMerchant, timezoneId: timeZone });
      await moveTo(product, page, timeZone);
      return page;
    });
    await moveTo(product, restoring, profile.timeZone);
  },
});

/** The calendar day of an instant in a time zone, such as 2026-11-22. */
function dayIn(timeZone: string, moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
}

/** The text after a label, such as the number of a figure. */
async function after(page: Page, label: string, value: RegExp): Promise<string> {
  const labelled = new RegExp(`^${label}\\s+(${value.source})`, 'm');
  const read = async () => labelled.exec(await page.locator('main').innerText())?.[1] ?? '';
  await expect.poll(read, `what is written after ${label}`).not.toBe('');
  return read();
}

const minor = (amount: string) => Number(amount.replace(/[^\d-]/g, ''));
const euros = /€[\d,]+\.\d\d/;
const signedEuros = /-?€[\d,]+\.\d\d/;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** In milliseconds, for results of a job. */
const arrivesMsMax = 90_000;

for (const [place, timeZone, elsewhere] of [
  ['New York', 'America/New_York', 'Europe/Berlin'],
  ['Berlin', 'Europe/Berlin', 'America/New_York'],
] as const)
  test.describe(`a merchant in ${place}`, () => {
    test('sees the same number of orders on the overview, in analytics, in the list and in its file, by local days', async ({
      product,
      merchantIn,
    }) => {
      const page = await merchantIn(timeZone);
      const dashboard = dashboardOf(product);

      await page.goto(`${dashboard}?days=30`, whole);
      await page.getByRole('link', { name: 'View orders' }).first().waitFor();
      const orders = await after(page, 'Orders', /\d+/);
      const revenue = await after(page, 'Revenue', euros);
      await page.goto(`${dashboard}/analytics?days=30`, whole);
      const inAnalytics = await after(page, 'Orders', /\d+/);
      await page.goto(`${dashboard}?days=30`, whole);
      await page.getByRole('link', { name: 'View orders' }).first().click();
      await page.getByText(`${orders} orders · ${revenue}`).waitFor();
      const file = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
      const lines = (await (await page.request.get(`${product.origins.merchant}${file}`)).text()).trim();

      expect(Number(orders)).toBeGreaterThan(20);
      expect(inAnalytics).toBe(orders);
      expect(lines.split('\n')).toHaveLength(Number(orders) + 1);
    });

    test('finds an order around midnight on the day of its own time zone only', async ({
      product,
      merchantIn,
    }) => {
      const page = await merchantIn(timeZone);
      const answer = await page.request.get(`${product.origins.merchant}${listOrders.path}`);
      const { items } = listOrders.answers[200].parse(await answer.json());
      const order = items.find(({ placedAt }) => dayIn(timeZone, placedAt) !== dayIn(elsewhere, placedAt));
      if (order === undefined) throw new Error('No order was placed around midnight.');
      const listed = page.getByRole('rowheader', { name: order.name });

      for (const [zone, count] of [
        [timeZone, 1],
        [elsewhere, 0],
      ] as const) {
        const day = dayIn(zone, order.placedAt);
        await page.goto(`${dashboardOf(product)}/orders?from=${day}&to=${day}`, whole);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await listed.count()).toBe(count);
      }
    });

    test('owes the sum of the statement’s lines, and the console shows the same orders, revenue and amount', async ({
      product,
      openPage,
      merchantIn,
      signedInAdmin,
    }) => {
      const page = await merchantIn(timeZone);
      const { page: operator } = await openPage({ storageState: signedInAdmin });

      await page.goto(`${dashboardOf(product)}/commission`, whole);
      const statement = page.getByRole('row').filter({ hasText: 'EUR' }).first();
      const row = await statement.innerText();
      const due = row.match(new RegExp(euros.source, 'g'))?.at(-1) ?? '';
      await statement.getByRole('link').first().click();
      await page.getByRole('link', { name: /CSV/ }).waitFor();
      const file = await page.getByRole('link', { name: /CSV/ }).getAttribute('href');
      const text = (await (await page.request.get(`${product.origins.merchant}${file}`)).text()).trim();
      const lines = text.split('\r\n').map((line) => minor(line.split(',').at(-1) ?? ''));
      await operator.goto(`${product.origins.admin}/admin/business?q=Klotz`, whole);
      await operator.getByRole('link', { name: 'Klotz & Kegel' }).click();
      await operator.getByRole('link', { name: 'Commission due' }).click();
      const inConsole = await operator.getByRole('row').filter({ hasText: 'EUR' }).first().innerText();

      expect(inConsole.split(/\s+/)).toEqual(row.split(/\s+/));
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.at(-1)).toBe(minor(due));
      expect(sumOf(lines.slice(1, -1))).toBe(minor(due));
    });

    test('sees on the statement, in its file and in print which commissions were approved, denied and adjusted, and why', async ({
      product,
      openPage,
      merchantIn,
      signedInAdmin,
    }) => {
      const page = await merchantIn(timeZone);
      const { page: operator } = await openPage({ storageState: signedInAdmin });

      await operator.goto(`${product.origins.admin}/admin/business?q=Klotz`, whole);
      await operator.getByRole('link', { name: 'Klotz & Kegel' }).click();
      await operator.getByRole('link', { name: 'Commission due' }).click();
      await operator
        .getByRole('row')
        .filter({ hasText: 'to review' })
        .first()
        .getByRole('link')
        .first()
        .click();
      const pending = operator.getByRole('row').filter({ hasText: 'Pending' });
      await pending.first().waitFor();
      const month = new URL(operator.url()).pathname.split('/').at(-1) ?? '';
      const orders: string[] = [];
      for (const act of ['Approve', 'Deny', 'Adjust']) {
        const name = /#\d+/.exec((await pending.first().textContent()) ?? '')?.[0] ?? '';
        await pending.first().getByRole('checkbox').click();
        await operator.getByRole('button', { name: act, exact: true }).click();
        if (act === 'Adjust') await operator.getByLabel('Amount in EUR').fill('0.50');
        await giveReason(operator, act, `${act} after a call`);
        await operator
          .getByRole('row')
          .filter({ hasText: `${act} after a call` })
          .filter({ hasText: name })
          .waitFor();
        orders.push(name);
      }
      await operator.goto(`${product.origins.admin}/admin/audit`, whole);
      for (const [place, did] of ['approved', 'denied', 'adjusted'].entries())
        await operator.getByText(`${did} the commission of order ${orders[place]}`).first().waitFor();

      await page.goto(`${dashboardOf(product)}/commission/${month}`, whole);
      const file = await page.getByRole('link', { name: /CSV/ }).getAttribute('href');
      const text = await (await page.request.get(`${product.origins.merchant}${file}`)).text();
      await page.emulateMedia({ media: 'print' });
      const print = await page.locator('main').innerText();
      for (const [place, act] of ['Approve', 'Deny', 'Adjust'].entries()) {
        const reason = `${act} after a call`;
        expect(text).toMatch(new RegExp(`,${orders[place]},.*,${reason},`));
        expect(print).toMatch(new RegExp(`${orders[place]}\\s[^#]*${reason}`));
      }
      expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
      const styleOf = (selector: string, property: string) =>
        page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
      expect(await styleOf('thead', 'display')).toBe('table-header-group');
      expect(await styleOf('tbody tr', 'breakInside')).toBe('avoid');
      await page.emulateMedia({ media: null });
    });

    test('sees in the price position the gap to the cheapest offer and the winning price', async ({
      product,
      merchantIn,
    }) => {
      const page = await merchantIn(timeZone);

      await page.goto(`${dashboardOf(product)}/analytics?view=prices`, whole);
      const beaten = page.getByRole('row').filter({ hasText: /\+\d/ }).first();
      const [own = '', cheapest = '', gap = '', toWin = ''] =
        (await beaten.innerText()).match(new RegExp(euros.source, 'g')) ?? [];

      expect(minor(own) - minor(cheapest)).toBe(minor(gap));
      expect(minor(toWin)).toBe(minor(cheapest) - 1);
    });

    test('sees receipts whose lines, discount, delivery and tax add up to the total', async ({
      product,
      merchantIn,
    }) => {
      const page = await merchantIn(timeZone);

      await page.goto(`${dashboardOf(product)}/orders`, whole);
      await page.getByRole('rowheader').getByRole('link').first().click();
      const lines = page.getByRole('table', { name: 'Items' }).getByRole('row');
      await lines.first().waitFor();
      const amounts = (await lines.allInnerTexts()).flatMap((line) => line.match(euros)?.[0] ?? []);
      const part = async (name: string) => minor(await after(page, name, signedEuros));

      const parts = [
        await part('Subtotal'),
        await part('Discount'),
        await part('Shipping'),
        await part('Tax'),
      ];
      expect(amounts.length).toBeGreaterThan(0);
      expect(sumOf(amounts.map(minor))).toBe(parts[0]);
      expect(sumOf(parts)).toBe(await part('Total'));
    });
  });

test('a merchant is never shown as visible while pending, sees its domain as verified everywhere, and why it is suspended', async ({
  product,
  openPage,
  signedInAdmin,
}) => {
  const mark = Date.now().toString(36);
  const name = `Heron ${mark}`;
  const title = `Heron kettle ${mark}`;
  const shop = product.demoShop('lumen');
  const domain = new URL(shop).host;
  const dashboard = dashboardOf(product);
  const timezoneId = 'America/New_York';
  const { page } = await openPage({ timezoneId });
  const { page: operator } = await openPage({ storageState: signedInAdmin });
  const { page: shopper } = await openPage({ timezoneId });
  const found = shopper.locator('main li').filter({ hasText: title });

  await registerMerchant(product, page, newAddress(), name);
  await verifyDomain(product, page, shop);
  await page.getByText(domain, { exact: true }).first().waitFor();
  await page.goto(`${dashboard}/settings`, whole);
  await page.getByText(domain, { exact: true }).waitFor();
  await page.getByText(domain, { exact: true }).locator('..').getByText('Verified').waitFor();
  await operator.goto(`${product.origins.admin}/admin/business?q=${mark}`, whole);
  await operator.getByRole('link', { name }).click();
  await operator.getByRole('row', { name: domain }).getByText('Verified', { exact: true }).waitFor();

  await uploadCatalog(product, page, {
    name: 'Kettles',
    rows: [`K1,${title},Boils water.,${shop}/kettles/1,${shop}/kettles/1.jpg,49.00 EUR,in_stock,new,Heron`],
  });
  await page.goto(`${dashboard}/products`, whole);
  await page.getByText('Visible while pending').waitFor();
  for (const path of ['', '/products', '/settings', '/integrate', '/analytics']) {
    await page.goto(`${dashboard}${path}`, whole);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('Visible (');
  }
  await page.goto(`${dashboard}/products`, whole);
  await page.getByRole('rowheader').getByRole('link', { name: title }).click();
  await page
    .getByText(/Not checked yet|^Checked /)
    .first()
    .waitFor();
  expect(await page.locator('body').textContent()).not.toContain('Visible (');
  await page.getByRole('button', { name: 'Recheck page' }).click();
  await page.getByText(/^Checked /).waitFor({ timeout: arrivesMsMax });

  await shopper.goto(`${product.origins.shopper}/browse?q=${encodeURIComponent(title)}`, whole);
  await found.first().waitFor();
  await actAsAdmin(operator, 'Approve', 'Approve', 'a known shop');
  await actAsAdmin(operator, 'Suspend', 'Suspend', 'sells what it does not have');
  await shopper.reload(whole);
  await shopper.getByRole('heading', { level: 1 }).waitFor();
  expect(await found.count()).toBe(0);
  await page.goto(dashboard, whole);
  await page.getByText('This business is suspended').first().waitFor();
  await page.getByText('Reason: sells what it does not have').first().waitFor();
});
