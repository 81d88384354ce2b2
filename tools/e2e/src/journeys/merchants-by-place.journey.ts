import { listOrders, changeBusinessProfile } from '@pricehunt/api-contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';

const dashboardOf = ({ origins }: RunningProduct) => `${origins.merchant}/business/dashboard`;
const whole = { waitUntil: 'networkidle' } as const;

/** The merchant moves the business to a time zone. */
async function moveTo({ origins }: RunningProduct, page: Page, timeZone: string): Promise<void> {
  const answer = await page.request.put(`${origins.merchant}${changeBusinessProfile.path}`, {
    headers: { 'sec-fetch-site': 'same-origin', origin: origins.merchant },
    data: { timeZone },
  });
  expect(answer.status()).toBe(200);
}

/** The calendar day of a moment in a time zone, such as 2026-11-22. */
function dayIn(timeZone: string, moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
}

/** What is written after a label on the page, such as the number of a figure. */
async function after(page: Page, label: string, value: RegExp): Promise<string> {
  const text = await page.locator('main').innerText();
  const found = new RegExp(`^${label}\\s+(${value.source})`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing is written after ${label}: ${text.slice(0, 2_000)}`);
  return found;
}

const minor = (amount: string) => Number(amount.replace(/[^\d-]/g, ''));
const euros = /€[\d,]+\.\d\d/;

for (const [place, timeZone, elsewhere] of [
  ['New York', 'America/New_York', 'Europe/Berlin'],
  ['Berlin', 'Europe/Berlin', 'America/New_York'],
] as const)
  test.describe(`a merchant in ${place}`, () => {
    test('reads one number of orders on the overview, in analytics, in the list and in its file, by days that begin there', async ({
      product,
      openPage,
      signedInDemoMerchant,
    }) => {
      const { page } = await openPage({ storageState: signedInDemoMerchant, timezoneId: timeZone });
      const dashboard = dashboardOf(product);
      await moveTo(product, page, timeZone);

      await page.goto(`${dashboard}?days=30`, whole);
      await page.getByRole('link', { name: 'View orders' }).first().waitFor();
      const orders = await after(page, 'Orders', /\d+/);
      const revenue = await after(page, 'Revenue', euros);
      await page.goto(`${dashboard}/analytics?days=30`, whole);
      const inAnalytics = await after(page, 'Orders', /\d+/);
      await page.goto(`${dashboard}?days=30`, whole);
      await page.getByRole('link', { name: 'View orders' }).first().click();
      await page.getByText(`${orders} orders · ${revenue}`).waitFor();
      const file = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
      const lines = (await (await page.request.get(`${product.origins.merchant}${file}`)).text()).trim();

      expect(Number(orders)).toBeGreaterThan(20);
      expect(inAnalytics).toBe(orders);
      expect(lines.split('\n')).toHaveLength(Number(orders) + 1);
    });

    test('finds an order from around midnight on the day of its time zone, and not on that of another', async ({
      product,
      openPage,
      signedInDemoMerchant,
    }) => {
      const { page } = await openPage({ storageState: signedInDemoMerchant });
      await moveTo(product, page, timeZone);
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

    test('owes what the lines of the statement add up to, as the operator reads it', async ({
      product,
      openPage,
      signedInDemoMerchant,
      signedInAdmin,
    }) => {
      const { page } = await openPage({ storageState: signedInDemoMerchant });
      const { page: operator } = await openPage({ storageState: signedInAdmin });
      await moveTo(product, page, timeZone);

      await page.goto(`${dashboardOf(product)}/commission`, whole);
      const statement = page.getByRole('row').filter({ hasText: 'EUR' }).first();
      const due = (await statement.innerText()).match(new RegExp(euros.source, 'g'))?.at(-1) ?? '';
      await statement.getByRole('link').first().click();
      await page.getByRole('link', { name: /CSV/ }).waitFor();
      const file = await page.getByRole('link', { name: /CSV/ }).getAttribute('href');
      const text = (await (await page.request.get(`${product.origins.merchant}${file}`)).text()).trim();
      const lines = text.split('\r\n').map((line) => minor(line.split(',').at(-1) ?? ''));
      await operator.goto(`${product.origins.admin}/admin/business?q=Klotz`, whole);
      await operator.getByRole('link', { name: 'Klotz & Kegel' }).click();
      await operator.getByRole('link', { name: 'Commission due' }).click();
      await operator.getByRole('row').filter({ hasText: due }).first().waitFor();

      expect(lines.length).toBeGreaterThan(20);
      expect(lines.at(-1)).toBe(minor(due));
      expect(lines.slice(1, -1).reduce((sum, line) => sum + line, 0)).toBe(minor(due));
    });

    test('sees in the price position what separates an offer from the cheapest, and the price that wins', async ({
      product,
      openPage,
      signedInDemoMerchant,
    }) => {
      const { page } = await openPage({ storageState: signedInDemoMerchant });
      await moveTo(product, page, timeZone);

      await page.goto(`${dashboardOf(product)}/analytics?view=prices`, whole);
      const beaten = page.getByRole('row').filter({ hasText: /\+\d/ }).first();
      const [own = '', cheapest = '', gap = '', toWin = ''] =
        (await beaten.innerText()).match(new RegExp(euros.source, 'g')) ?? [];

      expect(minor(own) - minor(cheapest)).toBe(minor(gap));
      expect(minor(toWin)).toBe(minor(cheapest) - 1);
    });
  });
