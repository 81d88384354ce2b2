import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import * as z from 'zod/mini';
import { refuseStatistics } from '../steady-page';

const dashboard = '/business/dashboard';

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
