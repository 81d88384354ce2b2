import { followRedirect } from '@pricehunt/api-contract/redirects';
import { personsBrowser } from '../buy-at-shop';
import { expect, test } from '../journey';
import { newAddress, openDemoProduct, register, signIn } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

test('syncs favourites and history to a second device at sign-in, and leaves none behind', async ({
  product,
  openPage,
}) => {
  const { page, troubles } = await openPage({ size: 'phone' });
  const title = await openDemoProduct(product, page);
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  const email = newAddress();

  await register(product, page, email);
  await page.goto(`${product.origins.shopper}/favorites`);
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();
  await page.getByText('Saved to your account').waitFor();
  const second = await openPage({ size: 'desk' });
  await signIn(product, second.page, email);
  const seen: string[] = [];
  for (const path of ['/favorites', '/history']) {
    await second.page.goto(`${product.origins.shopper}${path}`);
    await second.page.getByRole('main').getByRole('link', { name: title }).waitFor();
    seen.push(path);
    expect(await accessibilityFaults(second.page)).toEqual([]);
  }
  await page.getByRole('button', { name: `Account: ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('No favourites yet').waitFor();

  expect(seen).toEqual(['/favorites', '/history']);
  expect(await page.evaluate('JSON.stringify({ ...window.localStorage })')).not.toContain(title);
  expect(troubles).toEqual([]);
});

test('stores favourites and history without an account, across reloads and tabs', async ({
  product,
  openPage,
}) => {
  const { page, context } = await openPage({ size: 'phone' });
  const title = await openDemoProduct(product, page, 1);
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  const other = await context.newPage();
  await other.goto(`${product.origins.shopper}/favorites`);
  await other.getByRole('main').getByRole('link', { name: title }).waitFor();

  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await other.getByText('No favourites yet').waitFor();
  await page.goto(`${product.origins.shopper}/history`);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByText('No history yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();

  expect(await accessibilityFaults(page)).toEqual([]);
});

test('opens the shops of a shopping list in turn, through our links', async ({ product, openPage }) => {
  const { page, context } = await openPage({ userAgent: personsBrowser });
  const items = ['sony-wh-1000xm5-black', 'lego-technic-42143-ferrari-daytona-sp3-red'];
  await page.goto(`${product.origins.shopper}/basket?items=${items.map((id) => `1*demo-${id}`).join(',')}`);
  const next = page.getByRole('link', { name: /^Open next: / });
  const links: URL[] = [];
  const arrived: string[] = [];

  for (const count of [1, 2]) {
    links.push(new URL((await next.getAttribute('href')) ?? '', product.origins.shopper));
    const opening = context.waitForEvent('page');
    await next.click();
    const shop = await opening;
    await shop.waitForLoadState();
    arrived.push(new URL(shop.url()).host);
    await page.getByText(`${count} of 2 product pages opened`).waitFor();
  }

  await expect(next).toHaveCount(0);
  expect(new Set(arrived).size).toBe(2);
  for (const [place, { pathname, searchParams }] of links.entries()) {
    expect(pathname).toBe(followRedirect.path);
    expect(searchParams.get('source')).toBe('basket');
    expect(new URL(searchParams.get('to') ?? '').host).toBe(arrived[place]);
  }
});

test('imports a table of another tracker as a favourite with its price alert', async ({
  product,
  openPage,
}) => {
  const { page } = await openPage({ size: 'desk' });
  const title = await openDemoProduct(product, page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const offers = await page.request.get(`${product.origins.shopper}/api/products/${id}/offers?currency=EUR`);
  const link: string = (await offers.json()).items[0].offer.link;
  await register(product, page, newAddress());
  await page.goto(`${product.origins.shopper}/favorites`);
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();

  await page
    .getByLabel('Or paste it here')
    .fill(`Name,URL,Target price\nMine,${link},€1.00\nWithout a link,,5`);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('1 line can’t be imported').waitFor();
  const faults = await accessibilityFaults(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByText('1 price alert is set.').waitFor();
  await page.getByRole('link', { name: 'View favourites' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();
  await page.goto(`${product.origins.shopper}/alerts`);
  await page.getByText('€1.00 or less').first().waitFor();

  expect(faults).toEqual([]);
});
