import { listPriceDrops } from '@pricehunt/api-contract';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { origins } from '../running-product';
import { refuseStatistics } from '../steady-page';

/** A product of the demo catalog of which there are other colours. */
const product = '/product/demo-sony-wh-1000xm5-black';

/** A page from the server is to be seen before it is alive; nobody is that quick but a test. */
const untilAlive = { waitUntil: 'networkidle' } as const;

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => watched.context.close());

async function open(path: string, size: 'phone' | 'desk'): Promise<Page> {
  watched = await openPage(browser, { size });
  await refuseStatistics(watched.context);
  await watched.page.goto(`${origins.shopper}${path}`, untilAlive);
  await watched.page.getByRole('heading', { name: 'Similar products' }).waitFor();
  return watched.page;
}

describe.each(['phone', 'desk'] as const)('a shopper at a product, on a %s', (size) => {
  it('sees offers, evidence and versions, and goes out by a tagged 302', async () => {
    const page = await open(product, size);
    const evidence = await page.getByLabel('What the verdict rests on').innerText();
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
    expect(evidence).toMatch(/90-day median[\s\S]*Lowest of 30 days[\s\S]*Trend over 90 days/);
    expect(watched.troubles).toEqual([]);
  });

  it('goes to another colour and back', async () => {
    const page = await open(product, size);
    const versions = page.getByRole('region', { name: 'Other versions' });

    await versions.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/product/') && url.pathname !== product);
    await page.getByRole('heading', { name: 'Similar products' }).waitFor();
    await page.goBack();

    await page.getByRole('heading', { level: 1, name: 'Sony WH-1000XM5, Black' }).waitFor();
  });

  it('looks at another stretch of its past, which the address keeps', async () => {
    const page = await open(product, size);

    await page.getByText('30 days', { exact: true }).click();
    await page.waitForURL(/\?days=30$/);
    await page.reload();

    await page.getByText('Lowest price of each day, 30 days').waitFor();
  });

  it('reports a wrong price and is told what happens', async () => {
    const page = await open(product, size);

    await page
      .getByRole('button', { name: /^Report a wrong price/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /The price at the shop/ }).fill('279.50');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/reports/wrong-price'));
    await page.getByRole('button', { name: 'Send report' }).click();

    expect((await answered).status()).toBe(201);
    await page.getByText('Thank you, the report has arrived').waitFor();
    await page.getByRole('button', { name: 'Back to the offers' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it('is reached from a price drop on the landing page', async () => {
  watched = await openPage(browser, { size: 'desk' });
  await refuseStatistics(watched.context);
  const answer = await fetch(`${origins.api}/api/price-drops`);
  const [drop] = listPriceDrops.answers[200].parse(await answer.json()).items;
  if (drop === undefined) throw new Error('the demo has no price drops');

  await watched.page.goto(origins.shopper, untilAlive);
  await watched.page.getByRole('link', { name: drop.product.title }).first().click();

  await watched.page.getByRole('heading', { level: 1, name: drop.product.title }).waitFor();
});
