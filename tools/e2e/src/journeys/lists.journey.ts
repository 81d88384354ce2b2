import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { origins } from '../running-product';
import { newAddress, openDemoProduct, register, signIn } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => watched.context.close());

it('brings what was saved and looked at before signing in to a second device, and leaves none behind', async () => {
  watched = await openPage(browser, { size: 'phone' });
  const { page, troubles } = watched;
  const title = await openDemoProduct(page);
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  const email = newAddress();

  await register(page, email);
  await page.goto(`${origins.shopper}/favorites`);
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();
  await page.getByText('Kept in your account').waitFor();
  const second = await openPage(browser, { size: 'desk' });
  await signIn(second.page, email);
  const seen: string[] = [];
  for (const path of ['/favorites', '/history']) {
    await second.page.goto(`${origins.shopper}${path}`);
    await second.page.getByRole('main').getByRole('link', { name: title }).waitFor();
    seen.push(path);
    expect(await accessibilityFaults(second.page)).toEqual([]);
  }
  await second.context.close();
  await page.getByRole('button', { name: `Account of ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('No favourites yet').waitFor();

  expect(seen).toEqual(['/favorites', '/history']);
  expect(await page.evaluate('JSON.stringify({ ...window.localStorage })')).not.toContain(title);
  expect(troubles).toEqual([]);
});

it('keeps favourites and history without an account, over a reload and in another tab', async () => {
  watched = await openPage(browser, { size: 'phone' });
  const { page, context } = watched;
  const title = await openDemoProduct(page, 1);
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  const other = await context.newPage();
  await other.goto(`${origins.shopper}/favorites`);
  await other.getByRole('main').getByRole('link', { name: title }).waitFor();

  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await other.getByText('No favourites yet').waitFor();
  await page.goto(`${origins.shopper}/history`);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByText('Nothing looked at yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();

  expect(await accessibilityFaults(page)).toEqual([]);
});
