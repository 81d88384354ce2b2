import type { Page } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../journey';

/** A Grachtwinkel page that is shown to people's browsers but not to servers. */
const guardedPath = '/p/7315508946/microsoft-xbox-series-x-spelconsole-zwart';
const seenPrice = /393[.,]00/;

/** Clicks a bookmarklet; as with a real one, the browser runs it despite the page's content security policy. */
async function clickBookmark(page: Page, program: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.navigate', { url: program });
}

test('a shopper compares a page that refuses us with the bookmarklet, and nobody else sees its price', async ({
  product,
  openPage,
}) => {
  const { page, troubles } = await openPage();
  const shopLink = `${product.demoShop('gracht')}${guardedPath}`;
  const yourLink = page.getByRole('region', { name: 'Your link' });

  await page.goto(`${product.origins.shopper}/${shopLink}`);
  await yourLink.getByText(/doesn’t let us read this page/).waitFor();
  await yourLink.getByRole('link', { name: /Can you see the page/ }).click();
  const program = await page.getByText('Compare with PriceHunt', { exact: true }).getAttribute('href');
  await page.getByRole('link', { name: 'Open the page' }).waitFor();
  const troublesBefore = troubles.length;

  const shown = await page.goto(shopLink);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await clickBookmark(page, program ?? '');
  await page.waitForURL(/\/new-search\/[0-9a-f-]{36}\/[a-z0-9-]+$/);
  await yourLink.getByText(/we couldn’t check it/).waitFor();
  await page.locator('a[href*="/api/redirect"]').nth(3).waitFor();

  expect((program ?? '').length).toBeLessThan(2_000);
  expect(shown?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(yourLink).toContainText(seenPrice);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Xbox Series X');
  await expect(page.locator('main')).toContainText(/same (barcode|brand|model)/i);
  // The fragment is in the navigation itself; no request contains it.
  expect(
    addresses.filter((address) => /spelconsole%20|%3Chtml|<html/.test(address.replace(/#.*/, ''))),
  ).toEqual([]);
  expect(troubles.slice(troublesBefore)).toEqual([]);

  // The search replaced /add in the history.
  await page.goBack();
  expect(page.url()).toBe(shopLink);

  const other = await openPage({ size: 'phone' });
  await other.page.goto(`${product.origins.shopper}/${shopLink}`);
  await other.page.getByText(/doesn’t let us read this page/).waitFor();
  await other.page.locator('a[href*="/api/redirect"]').nth(1).waitFor();
  await expect(other.page.locator('main')).not.toContainText(seenPrice);
  await expect(other.page.locator('main')).not.toContainText('we couldn’t check it');

  const logs = readdirSync(product.dataFolder).filter((file) => file.endsWith('.log'));
  expect(logs).toContain('api.log');
  for (const log of logs)
    expect(readFileSync(join(product.dataFolder, log), 'utf8')).not.toMatch(/add#|%3Chtml|<html lang/);
});
