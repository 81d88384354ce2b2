import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import * as z from 'zod/mini';
import { refuseStatistics, sidewaysOverflow } from '../steady-page';

const wholeWindow = { width: 1280, height: 800 };
const dashboard = '/business/dashboard';

const consoleScreens = {
  merchant: [
    ...['', '/activity', '/analytics', '/analytics?view=prices', '/attribution', '/products', '/orders'],
    ...['/commission', '/sources', '/integrate', '/settings?tab=team', '/settings?tab=webhooks'],
  ].map((path) => `${dashboard}${path}`),
  admin: [
    ...['', '/business', '/retailers', '/sources', '/sources/ebay', '/price-tracking', '/catalog', '/feeds'],
    ...['/jobs?state=done', '/audit', '/admins', '/switches', '/account', '/set-up'],
  ].map((path) => `/admin${path}`),
} as const;

for (const app of ['merchant', 'admin'] as const)
  test(`every ${app} screen needs no horizontal scrolling on a phone, a tablet and a desk, nor with text of twice the size`, async ({
    product,
    openPage,
    signedInAdmin,
    signedInDemoMerchant,
  }) => {
    const storageState = app === 'admin' ? signedInAdmin : signedInDemoMerchant;
    const { page } = await openPage({ viewport: wholeWindow, storageState });
    const tooWide: string[] = [];
    const look = async (at: string) => {
      if ((await sidewaysOverflow(page)) > 0) tooWide.push(at);
    };

    for (const path of consoleScreens[app]) {
      await page.setViewportSize(wholeWindow);
      await page.goto(`${product.origins[app]}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[role="status"][aria-busy="true"]').first().waitFor({ state: 'detached' });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await look(`${path} at ${width}`);
        await page.evaluate("document.documentElement.style.fontSize = '200%'");
        await look(`${path} at ${width}, text at 200 %`);
        await page.evaluate("document.documentElement.style.fontSize = ''");
      }
    }

    expect(tooWide).toEqual([]);
  });

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

  expect((await row.boundingBox())?.height).toBeLessThan(110);
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
