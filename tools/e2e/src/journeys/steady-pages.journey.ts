import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { shopperScreens } from '../shopper-screens';
import {
  accessibilityFaults,
  layoutShiftOf,
  refuseStatistics,
  shiftMax,
  sidewaysOverflow,
  watchLayoutShift,
} from '../steady-page';

/** Only a test is quick enough to act before hydration. */
const untilAlive = { waitUntil: 'networkidle' } as const;
/** A page whose fonts are held back never finishes loading. */
const untilRead = { waitUntil: 'domcontentloaded' } as const;

/** Holds back all fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

for (const [size, colorScheme, areFontsLate] of [
  ['phone', 'light', true],
  ['desk', 'dark', false],
] as const)
  test.describe(`on a ${size} in ${colorScheme} mode${areFontsLate ? ', whose fonts come last' : ''}`, () => {
    for (const [name, path, whole] of shopperScreens)
      test(`${name} does not shift and is accessible`, async ({ product, openPage }) => {
        const { page, context } = await openPage({ size, colorScheme });
        await refuseStatistics(context);
        await watchLayoutShift(context);
        const releaseFonts = areFontsLate ? await holdFonts(page) : () => {};

        await page.goto(`${product.origins.shopper}${path}`, areFontsLate ? untilRead : untilAlive);
        await whole(page);
        releaseFonts();
        await page.waitForLoadState('networkidle');

        const { score, what } = await layoutShiftOf(page);
        expect({ isSteady: score < shiftMax, what: score < shiftMax ? [] : what }).toEqual({
          isSteady: true,
          what: [],
        });
        expect(await sidewaysOverflow(page)).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
  });

test('a search suggestion list is accessible', async ({ product, openPage }) => {
  const { page, context } = await openPage();
  await refuseStatistics(context);
  await page.goto(`${product.origins.shopper}/browse`, untilAlive);
  await page.locator('main li a[href^="/product/"]').first().waitFor();

  await page.getByRole('combobox', { name: 'Product link or name' }).fill('sony');
  await page
    .getByRole('option', { name: /Brand$/ })
    .first()
    .waitFor();

  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a filter sheet is accessible', async ({ product, openPage }) => {
  const { page, context } = await openPage({ size: 'phone' });
  await refuseStatistics(context);
  await page.goto(`${product.origins.shopper}/browse`, untilAlive);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();

  expect(await accessibilityFaults(page)).toEqual([]);
});
