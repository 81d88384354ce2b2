import type { Page } from '@playwright/test';
import type { WatchedPage } from '../browser';
import { expect, test } from '../journey';
import { refuseStatistics, scrolledTo, untilScrolledTo } from '../steady-page';

/** Only a test is quick enough to act before hydration. */
const untilAlive = { waitUntil: 'networkidle' } as const;

async function open({ page, context }: WatchedPage, address: string): Promise<void> {
  await refuseStatistics(context);
  await page.goto(address, untilAlive);
}

const cards = (page: Page) => page.locator('main li a[href^="/product/"]');

async function shownPrices(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).locator('xpath=ancestor::li[1]').allInnerTexts();
  return texts.map((text) => Number(/\$([\d.]+)/.exec(text.replace(/[\s,]/g, ''))?.[1]));
}

/** Waits for more cards than these. A page has 24 products, and shows those of a family as one card. */
async function untilMoreShown(page: Page, count: number): Promise<void> {
  await cards(page).nth(count).waitFor();
}

for (const size of ['phone', 'desk'] as const)
  test.describe(`a shopper browsing, on a ${size}`, () => {
    test('loads page by page, opens a product, and returns to the same position', async ({
      product,
      openPage,
    }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, `${product.origins.shopper}/browse`);
      await untilMoreShown(page, 11);
      const shown = await cards(page).count();
      await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
      await untilMoreShown(page, shown + 3);
      const looked = cards(page).nth(shown + 3);
      const href = await looked.getAttribute('href');
      await looked.scrollIntoViewIfNeeded();
      const scrolled = await scrolledTo(page);

      await looked.click();
      await page.waitForURL(`**${href}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await untilMoreShown(page, shown + 3);

      expect(page.url()).toBe(`${product.origins.shopper}/browse?pages=2`);
      await untilScrolledTo(page, scrolled);
      expect(scrolled).toBeGreaterThan(500);
      expect(watched.troubles).toEqual([]);
    });

    test('gets the same from the URL alone', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, `${product.origins.shopper}/browse/kitchen-dining?stock=1&sort=price`);
      await cards(page).first().waitFor();
      const seen = await cards(page).allInnerTexts();

      await page.reload();
      await cards(page).first().waitFor();

      expect(await cards(page).allInnerTexts()).toEqual(seen);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Kitchen & Dining');
    });

    test('filters by brand, and removes the filter', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, `${product.origins.shopper}/browse/headphones`);
      await cards(page).first().waitFor();
      // Only a test is quick enough to act before hydration.
      await page.waitForLoadState('networkidle');
      if (size === 'phone') await page.getByRole('button', { name: 'Filters' }).click();

      await page.getByRole('checkbox', { name: /^Sony/ }).locator('visible=true').click();
      await page.waitForURL(/brand=Sony/);
      if (size === 'phone') await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
      await page.getByRole('button', { name: 'Remove filter: Sony' }).waitFor();
      await page
        .locator('main li a[href^="/product/"]:not([href*="sony"])')
        .first()
        .waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Remove filter: Sony' }).click();

      await page.waitForURL(`${product.origins.shopper}/browse/headphones`);
      expect(watched.troubles).toEqual([]);
    });

    test('filters and sorts by price in the shown currency, whatever the shops’ currencies', async ({
      product,
      openPage,
    }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, `${product.origins.shopper}/browse?sort=price-desc`);
      await cards(page).first().waitFor();
      const dearest = await shownPrices(page);
      if (size === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
      const band = page.getByRole('button', { name: /^Under \$\d+/ }).locator('visible=true');
      const most = Number(/\$(\d+)/.exec(await band.innerText())?.[1]);

      const answer = page.waitForResponse(/maxPrice=/);
      await band.click();
      const { total }: { readonly total: number } = await (await answer).json();
      await page.getByText(`${total} products`, { exact: true }).first().waitFor();
      const narrowed = await shownPrices(page);

      expect(dearest.length).toBeGreaterThan(11);
      expect(dearest).toEqual(dearest.toSorted((left, right) => right - left));
      expect(narrowed).toEqual(narrowed.toSorted((left, right) => right - left));
      expect(narrowed.length).toBeGreaterThan(5);
      expect(Math.max(...narrowed)).toBeLessThan(most);
    });

    test('sees the next step when nothing matches', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, `${product.origins.shopper}/browse?q=zzzzqqqq`);

      await page.getByRole('heading', { name: 'No matching products' }).waitFor();

      expect(await page.locator('main').innerText()).toMatch(/Check all shops, or try fewer words/);
    });
  });

test.describe('a shopper with a keyboard', () => {
  test('finds a product by the first letters of its name', async ({ product, openPage }) => {
    const watched = await openPage({ size: 'desk' });
    const { page } = watched;
    await open(watched, `${product.origins.shopper}/landing2`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('wh-1000');
    // The suggestions of the first letters alone come before.
    await expect(page.getByRole('option').nth(1)).toHaveText(/WH-1000.*from \$[\d,.]+/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/product\//);
    await page.getByRole('heading', { level: 1, name: /WH-1000/ }).waitFor();
    expect(watched.troubles).toEqual([]);
  });
});
