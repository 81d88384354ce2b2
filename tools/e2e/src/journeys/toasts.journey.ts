import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { refuseStatistics } from '../steady-page';

const whole = { waitUntil: 'networkidle' } as const;

const toasts = (page: Page): Locator => page.locator('[data-toasts] > li').filter({ visible: true });

test('the shopper site shows a toast for five seconds', async ({ product, openPage }) => {
  const { page, context } = await openPage();
  await refuseStatistics(context);
  await page.goto(`${product.origins.shopper}/product/demo-sony-wh-1000xm5-black`, whole);

  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await toasts(page).first().waitFor();
  const shownAt = Date.now();
  await page.mouse.move(0, 0);
  await expect(toasts(page)).toHaveCount(0, { timeout: 15_000 });

  // The browser's clock and ours may differ by the time of a call.
  expect(Date.now() - shownAt).toBeGreaterThan(4_500);
});

test('the merchant dashboard stacks three toasts, 356 px wide and 14 px apart', async ({
  product,
  openPage,
  signedInDemoMerchant,
}) => {
  const { page } = await openPage({ storageState: signedInDemoMerchant });
  await page.goto(`${product.origins.merchant}/business/dashboard/orders`, whole);

  for (let each = 0; each < 4; each += 1) {
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
  }
  await toasts(page).nth(2).waitFor();
  const boxes = await toasts(page).evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom, width } = item.getBoundingClientRect();
      return { top, bottom, width };
    }),
  );

  expect(boxes).toHaveLength(3);
  for (const { width } of boxes) expect(width).toBe(356);
  for (const [place, { top }] of boxes.slice(1).entries())
    expect(Math.abs(top - (boxes[place]?.bottom ?? 0))).toBe(14);
});

test('the admin console shows one toast at a time', async ({ product, openPage, signedInAdmin }) => {
  const { page } = await openPage({ storageState: signedInAdmin });
  await page.goto(`${product.origins.admin}/admin/sources/web-search`, whole);
  const form = page.getByRole('form', { name: 'Limits' });

  for (let each = 0; each < 2; each += 1) {
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).filter({ hasText: 'Limits saved' }).first().waitFor();
  }

  await expect(toasts(page)).toHaveCount(1);
});
