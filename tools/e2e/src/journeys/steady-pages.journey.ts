import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { origins } from '../running-product';
import {
  accessibilityFaults,
  layoutShiftOf,
  refuseStatistics,
  sidewaysOverflow,
  watchLayoutShift,
} from '../steady-page';

/** Each screen with what it has when it is whole. */
const screens: readonly (readonly [name: string, path: string, whole: (page: Page) => Promise<void>])[] = [
  ['browse', '/browse', (page) => page.locator('main li a[href^="/product/"]').first().waitFor()],
  [
    'a narrowed category',
    '/browse/kitchen?stock=1&brand=Smeg&sort=price',
    (page) => page.locator('main li a[href^="/product/"]').first().waitFor(),
  ],
  [
    'nothing that fits',
    '/browse?q=zzzzqqqq&stock=1',
    (page) => page.getByRole('heading', { name: 'No product fits' }).waitFor(),
  ],
  [
    'a product',
    '/product/demo-sony-wh-1000xm5-black',
    (page) => page.getByRole('heading', { name: 'Similar products' }).waitFor(),
  ],
  [
    'a product that is not there',
    '/product/none',
    (page) => page.getByRole('heading', { name: 'We do not have this product' }).waitFor(),
  ],
  [
    'the alternate landing page',
    '/landing2',
    (page) => page.locator('main a[href^="/browse?brand="]').first().waitFor(),
  ],
  ['privacy', '/privacy', (page) => page.getByRole('heading', { name: 'Privacy' }).waitFor()],
  [
    'ranking explained',
    '/how-ranking-works',
    (page) => page.getByRole('heading', { name: 'How ranking works' }).waitFor(),
  ],
  [
    'a page that is not there',
    '/no/such/page',
    (page) => page.getByRole('heading', { name: 'There is no page at this address' }).waitFor(),
  ],
];

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
  it.each(screens)('%s stays where it was painted and shuts nobody out', async (_name, path, whole) => {
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
  });
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
