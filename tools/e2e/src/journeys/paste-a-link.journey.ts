import { listExampleLinks } from '@pricehunt/api-contract/browsing';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { forgetLayoutShift, layoutShiftOf, shiftMax, watchLayoutShift } from '../steady-page';

/** The installation's own example: a product in many demo shops. */
async function exampleLink({ origins }: RunningProduct): Promise<string> {
  const response = await fetch(`${origins.api}/api/example-links`);
  const [example] = listExampleLinks.answers[200].parse(await response.json()).items;
  if (example === undefined) throw new Error('the demo has no example links');
  return example.link;
}

async function untilOffered(page: Page, count: number): Promise<void> {
  await page
    .locator('a[href*="/api/redirect"]')
    .nth(count - 1)
    .waitFor();
}

for (const size of ['phone', 'desk'] as const)
  test.describe(`a shopper with a link, on a ${size}`, () => {
    test('pastes it, sees at least three other shops with totals and reasons, and follows a tagged 302', async ({
      product,
      openPage,
    }) => {
      const { page, context, troubles } = await openPage({ size });
      await watchLayoutShift(context);

      await page.goto(product.origins.shopper);
      await page
        .getByRole('textbox', { name: /paste|link|search/i })
        .first()
        .fill(await exampleLink(product));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/new-search\/[0-9a-f-]{36}\/[a-z0-9-]+$/);
      await page.getByRole('progressbar', { name: 'Sources searched' }).waitFor();
      await forgetLayoutShift(page);
      const goToShop = page.getByRole('link', { name: /go to/i });
      await untilOffered(page, 4);
      const body = await page.locator('main').innerText();
      const shift = await layoutShiftOf(page);
      const popup = context.waitForEvent('page');
      const redirected = context.waitForEvent('response', (response) =>
        response.url().includes('/api/redirect'),
      );
      await goToShop.first().click();
      const redirect = await redirected;
      await (await popup).waitForLoadState('domcontentloaded');

      expect(body).toMatch(/same (barcode|brand|model)/i);
      expect(shift.score, shift.what.join('\n')).toBeLessThan(shiftMax);
      expect(redirect.status()).toBe(302);
      expect(new URL(redirect.headers()['location'] ?? '').hostname).toBe('127.0.0.1');
      expect((await popup).url()).toContain('127.0.0.1:');
      expect(troubles).toEqual([]);
    });
  });

test.describe('a shopper with a link in the address bar', () => {
  for (const [how, spelling] of [
    ['as it is', (link: string) => link],
    ['with one slash, as proxies make it', (link: string) => link.replace('://', ':/')],
    ['percent-encoded', (link: string) => encodeURIComponent(link)],
  ] as const)
    test(`gets the same comparison, ${how}`, async ({ product, openPage }) => {
      const { page } = await openPage();
      const link = await exampleLink(product);

      await page.goto(`${product.origins.shopper}/${spelling(link)}`);
      await page.waitForURL(/\/new-search\//);
      await untilOffered(page, 4);

      await page.reload();
      await untilOffered(page, 4);
      expect(page.url()).toMatch(/\/new-search\/[0-9a-f-]{36}\/127-0-0-1/);
    });

  test('sees the same results as a friend who opens them', async ({ product, openPage }) => {
    const { page } = await openPage();
    await page.goto(`${product.origins.shopper}/${await exampleLink(product)}`);
    await page.waitForURL(/\/new-search\//);
    await untilOffered(page, 4);

    const friend = await openPage({ size: 'phone' });
    await friend.page.goto(page.url());
    await untilOffered(friend.page, 4);
    const heading = await friend.page.getByRole('heading', { level: 1 }).innerText();

    expect(heading).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  });
});

test.describe('a shopper with an invalid input', () => {
  for (const [what, path, address] of [
    ['a link that does not parse', 'http://', /invalid-url/],
    ['a file', 'file:///etc/passwd', /this page doesn’t exist/i],
  ] as const)
    test(`sees an error for ${what}`, async ({ product, openPage }) => {
      const { page } = await openPage({ size: 'phone' });

      await page.goto(`${product.origins.shopper}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();

      expect(`${page.url()} ${await page.locator('main').innerText()}`).toMatch(address);
    });

  for (const [what, linkOf] of [
    ['a page that is no product', ({ demoShop }: RunningProduct) => `${demoShop('brandt')}/ueber-uns`],
    ['a host that does not exist', () => 'https://no-such-shop.invalid/p/1'],
    ['a private address', () => 'http://127.0.0.1:4000/api/categories'],
    ['a host on the local network', () => 'http://192.168.1.1/admin'],
    ['a shop that does not answer', () => 'http://127.0.0.1:9/p/1'],
  ] as const)
    test(`sees a plain error without network details for ${what}`, async ({ product, openPage }) => {
      const { page } = await openPage();

      await page.goto(`${product.origins.shopper}/${linkOf(product)}`);
      await page.waitForURL(/\/new-search\//);
      await page
        .getByText(/couldn’t (open|read|reach|be opened|be read)|isn’t a product page/i)
        .first()
        .waitFor();

      const body = await page.locator('body').innerText();
      expect(body).not.toMatch(/ECONNREFUSED|ENOTFOUND|private|timeout|undefined|null|NaN/);
    });
});
