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

/** Text at 200 % (WCAG 1.4.4) and reflow at 400 % (1.4.10) of a window of 1280 × 800. */
const wholeWindow = { width: 1280, height: 800 };
const enlarged = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

/** The widths at which the page is wider than the window, also with text of twice the size. */
async function overflowsWhenEnlarged(page: Page): Promise<readonly string[]> {
  const overflows: string[] = [];
  // The app lays some parts out anew once it is told of the new width.
  const look = async (how: string) => {
    const fits = async () => (await sidewaysOverflow(page)) === 0;
    await expect
      .poll(fits, { timeout: 2_000 })
      .toBe(true)
      .catch(() => overflows.push(how));
  };
  for (const viewport of enlarged) {
    await page.setViewportSize(viewport);
    await look(`${viewport.width} px`);
  }
  await page.setViewportSize(wholeWindow);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await look('text of twice the size');
  return overflows;
}

for (const [size, colorScheme, areFontsLate] of [
  ['phone', 'light', true],
  ['desk', 'dark', false],
] as const)
  test.describe(`on a ${size} in ${colorScheme} mode${areFontsLate ? ', whose fonts come last' : ''}`, () => {
    for (const [name, path, whole] of shopperScreens)
      test(`${name} does not shift, is accessible and needs no horizontal scrolling, enlarged or with large text either`, async ({
        product,
        openPage,
      }) => {
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
        expect(await overflowsWhenEnlarged(page)).toEqual([]);
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
