import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { origins } from '../running-product';
import { shopperScreens } from '../shopper-screens';
import {
  accessibilityFaults,
  layoutShiftOf,
  refuseStatistics,
  sidewaysOverflow,
  watchLayoutShift,
} from '../steady-page';

/** How much may move in all (CLS). */
const shiftMax = 0.02;

/** A page from the server is to be seen before it is alive; nobody is that quick but a test. */
const untilAlive = { waitUntil: 'networkidle' } as const;

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => watched.context.close());

describe.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desk', 'light'],
  ['desk', 'dark'],
] as const)('on a %s in the %s', (size, colorScheme) => {
  it.each(shopperScreens)(
    '%s stays where it was painted and shuts nobody out',
    async (_name, path, whole) => {
      watched = await openPage(browser, { size, colorScheme });
      await refuseStatistics(watched.context);
      await watchLayoutShift(watched.context);

      await watched.page.goto(`${origins.shopper}${path}`, untilAlive);
      await whole(watched.page);
      await watched.page.waitForLoadState('networkidle');

      const { score, what } = await layoutShiftOf(watched.page);
      expect({ isSteady: score < shiftMax, what: score < shiftMax ? [] : what }).toEqual({
        isSteady: true,
        what: [],
      });
      expect(await accessibilityFaults(watched.page)).toEqual([]);
      expect(await sidewaysOverflow(watched.page)).toBe(0);
    },
  );
});

it('a search suggestion list shuts nobody out', async () => {
  watched = await openPage(browser, { size: 'desk' });
  await refuseStatistics(watched.context);
  await watched.page.goto(`${origins.shopper}/browse`, untilAlive);
  await watched.page.locator('main li a[href^="/product/"]').first().waitFor();

  await watched.page.getByRole('combobox', { name: 'Product link or name' }).fill('sony');
  await watched.page
    .getByRole('option', { name: /Brand$/ })
    .first()
    .waitFor();

  expect(await accessibilityFaults(watched.page)).toEqual([]);
});

it('a sheet of filters shuts nobody out', async () => {
  watched = await openPage(browser, { size: 'phone' });
  await refuseStatistics(watched.context);
  await watched.page.goto(`${origins.shopper}/browse`, untilAlive);
  await watched.page.getByRole('button', { name: 'Filters' }).click();
  await watched.page.getByRole('dialog', { name: 'Filters' }).waitFor();

  expect(await accessibilityFaults(watched.page)).toEqual([]);
});
