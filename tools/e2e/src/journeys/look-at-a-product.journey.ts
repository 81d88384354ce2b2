import { listPriceDrops } from '@pricehunt/api-contract/browsing';
import type { Page } from '@playwright/test';
import type { WatchedPage } from '../browser';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { refuseStatistics } from '../steady-page';

const productPath = '/product/demo-sony-wh-1000xm5-black';

/** Only a test is quick enough to act before hydration. */
const untilAlive = { waitUntil: 'networkidle' } as const;

async function open({ page, context }: WatchedPage, { origins }: RunningProduct): Promise<void> {
  await refuseStatistics(context);
  await page.goto(`${origins.shopper}${productPath}`, untilAlive);
  await page.getByRole('heading', { name: 'Similar products' }).waitFor();
}

/** How many pixels of the footer are behind the bar with the best offer when the page is scrolled to its end. */
async function coveredAtTheEnd(page: Page): Promise<number> {
  const bar = await page.getByRole('region', { name: 'Best offer' }).boundingBox();
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  const footer = await lastLink.boundingBox();
  if (bar === null || footer === null) throw new Error('The page has no bar or no footer.');
  return footer.y + footer.height - bar.y;
}

for (const size of ['phone', 'desk'] as const)
  test.describe(`a shopper on a product page, on a ${size}`, () => {
    test('sees offers, matches and variants, and follows a tagged 302', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, product);
      if (size === 'phone') expect(await coveredAtTheEnd(page)).toBeLessThanOrEqual(0);
      const evidence = await page.getByLabel('How we rate this price').innerText();
      const redirected = watched.context.waitForEvent('response', (response) =>
        response.url().includes('/api/redirect'),
      );
      const popup = watched.context.waitForEvent('page');
      await page
        .getByRole('link', { name: /^Go to shop/ })
        .first()
        .click();

      expect((await redirected).status()).toBe(302);
      expect((await redirected).url()).toContain('source=product_page');
      await (await popup).waitForLoadState('domcontentloaded');
      expect(evidence).toMatch(/90-day median[\s\S]*Lowest in 30 days[\s\S]*90-day trend/);
      expect(watched.troubles).toEqual([]);
    });

    test('opens another colour and goes back', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, product);
      const versions = page.getByRole('region', { name: 'Variants' });

      await versions.getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname.startsWith('/product/') && url.pathname !== productPath);
      await page.getByRole('heading', { name: 'Similar products' }).waitFor();
      await page.goBack();

      await page.getByRole('heading', { level: 1, name: 'Sony WH-1000XM5, Black' }).waitFor();
    });

    test('shows another period of its price history, stored in the URL', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, product);

      await page.getByText('30 days', { exact: true }).click();
      await page.waitForURL(/\?days=30$/);
      await page.reload();

      await page
        .getByText(/Lowest (item )?price per day.*, last 30 days/)
        .first()
        .waitFor();
    });

    test('reports a wrong price and sees what happens next', async ({ product, openPage }) => {
      const watched = await openPage({ size });
      const { page } = watched;
      await open(watched, product);

      await page
        .getByRole('button', { name: /^Report a problem with/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: /Price at the shop/ }).fill('279.50');
      const answered = page.waitForResponse((response) =>
        response.url().endsWith('/api/reports/wrong-price'),
      );
      await page.getByRole('button', { name: 'Send report' }).click();

      expect((await answered).status()).toBe(201);
      await page.getByText('Thanks, we’ve received your report').waitFor();
      await page.getByRole('button', { name: 'Back to offers' }).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

test('is reached from a price drop on the landing page', async ({ product, openPage }) => {
  const { page, context } = await openPage();
  await refuseStatistics(context);
  const answer = await fetch(`${product.origins.api}/api/price-drops?country=US`);
  const [drop] = listPriceDrops.answers[200].parse(await answer.json()).items;
  if (drop === undefined) throw new Error('the demo has no price drops');

  await page.goto(product.origins.shopper, untilAlive);
  await page.getByRole('link', { name: drop.product.title }).first().click();

  await page.getByRole('heading', { level: 1, name: drop.product.title }).waitFor();
});
