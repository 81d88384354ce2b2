import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { launchOptions, openWatchedPage } from '../browser';
import { expect, test } from '../journey';
import { shopperScreens } from '../shopper-screens';
import * as z from 'zod/mini';
import { refuseStatistics, sidewaysOverflow } from '../steady-page';

const dashboard = '/business/dashboard';

/** A name of one line with its button, and a line of chips. */
const twoLinesMax = 98;

test('lists of the console have rows of two lines on a phone', async ({
  product,
  openPage,
  signedInAdmin,
}) => {
  const { page } = await openPage({ size: 'phone', storageState: signedInAdmin });
  for (const path of [
    '/admin/sources',
    '/admin/switches',
    '/admin/jobs?state=done',
    '/admin/business',
    '/admin/set-up',
    '/admin/catalog/products/demo-sony-wh-1000xm5-black',
  ]) {
    await page.goto(`${product.origins.admin}${path}`);
    await page.locator('tbody tr').first().waitFor();
    await page.waitForLoadState('networkidle');

    for (const table of await page.getByRole('table').all()) {
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.slice(0, 10).map((row) => row.getBoundingClientRect().height));
      const usual = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
      expect(usual, `${path}: ${heights.join()}`).toBeLessThan(twoLinesMax);
    }
  }
});

test('no page scrolls sideways on a phone whose text is enlarged to 200%', async ({
  product,
  signedInAdmin,
  signedInDemoMerchant,
}) => {
  const { origins } = product;
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  const tooWide: string[] = [];
  try {
    for (const [origin, storageState, paths] of [
      [origins.merchant, signedInDemoMerchant, merchantPaths],
      [origins.admin, signedInAdmin, adminPaths],
      [origins.shopper, undefined, shopperPaths],
    ] as const) {
      const { page } = await openWatchedPage(browser, {
        size: 'phone',
        ...(storageState === undefined ? {} : { storageState }),
      });
      const look = async () => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        if ((await sidewaysOverflow(page)) > 0) tooWide.push(page.url());
      };
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        await look();
        if (!listsWithPages.includes(path)) continue;
        await page.locator(`main a[href^="${path}/"]`).first().click();
        await page.waitForURL((url) => !url.href.endsWith(path));
        await look();
      }
    }
  } finally {
    await browser.close();
  }

  expect(tooWide).toEqual([]);
});

/** Their first page is looked at too. */
const listsWithPages = [
  ...['/products', '/orders', '/commission', '/sources'].map((path) => `${dashboard}${path}`),
  ...['/admin/business', '/admin/retailers', '/admin/sources', '/admin/catalog'],
];

const merchantPaths = [
  ...['', '/activity', '/analytics', '/analytics?view=prices', '/analytics?view=wanted'],
  ...['/attribution', '/attribution?tab=ledger', '/attribution?tab=settings'],
  ...['/products', '/sources', '/orders', '/commission', '/connect-shopify'],
  ...['domain', 'catalog', 'orders', 'test'].map((step) => `/integrate?step=${step}`),
  ...['profile', 'security', 'shipping', 'team', 'notices', 'keys', 'webhooks', 'data'].map(
    (tab) => `/settings?tab=${tab}`,
  ),
  '/nowhere',
].map((path) => `${dashboard}${path}`);

const adminPaths = [
  ...['', '/set-up', '/business', '/retailers', '/retailers/ebay', '/retailers/example.com/shipping'],
  ...['/sources', '/sources/web-search', '/sources/add-shop', '/sources/feeds', '/sources/feeds/add'],
  ...['/price-tracking', '/catalog', '/catalog/merges', '/catalog/reports', '/catalog/compare'],
  ...['/catalog/items?state=all', '/feeds', '/feeds?show=feeds', '/jobs?state=done', '/held-webhooks'],
  ...['/admins', '/audit', '/switches', '/account', '/nowhere'],
].map((path) => `/admin${path}`);

const shopperPaths = [
  ...['/', '/landing2', '/history', '/favorites', '/alerts', '/basket', '/compare', '/import', '/login'],
  ...['/account', '/reset-password', '/bookmarklet', '/tracking-test'],
  ...shopperScreens.map(([, path]) => path),
];

test('orders are a table with its main columns on a tablet, and rows of a few lines on a phone', async ({
  product,
  openPage,
  signedInDemoMerchant,
}) => {
  const { page } = await openPage({
    viewport: { width: 768, height: 800 },
    storageState: signedInDemoMerchant,
  });
  await page.goto(`${product.origins.merchant}${dashboard}/orders`);
  const row = page.getByRole('row').nth(1);
  await row.waitFor();

  for (const name of ['Order', 'Date', 'Attribution', 'Total'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });

  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(twoLinesMax);
});

for (const [guarantee, reducedMotion, moves] of [
  ['moves nothing for those who asked for less motion', 'reduce', false],
  ['moves a little for everybody else', 'no-preference', true],
] as const)
  test(`a loading page ${guarantee}`, async ({ product, openPage }) => {
    const { page, context } = await openPage({ reducedMotion });
    await refuseStatistics(context);
    await page.route('**/api/**', () => {});

    await page.goto(`${product.origins.shopper}/history`);
    await page.goto(`${product.origins.shopper}/new-search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/waiting`);
    await page.locator('[aria-busy="true"]').first().waitFor();

    // Ignores what ends with the next frame; a pulsing skeleton never ends.
    await expect.poll(async () => (await runningAnimations(page)) > 0).toBe(moves);
  });

async function runningAnimations(page: Page): Promise<number> {
  return z
    .number()
    .parse(
      await page.evaluate(
        "document.getAnimations().filter(({ playState }) => playState === 'running').length",
      ),
    );
}
