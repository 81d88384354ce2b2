import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { dataFolderName, origins } from './running-product';

/** The merchant that `npm start` makes, with ninety days behind them. */
const email = 'owner@klotz-kegel.example';

/** Signs in as the demo merchant and gives what a browser then keeps, for contexts of one's own. */
export async function signInDemoMerchant(
  browser: Browser,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origins.merchant}/business-login`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoMerchantPassword());
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${origins.merchant}/business/dashboard`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

function demoMerchantPassword(): string {
  const folder = process.env[dataFolderName] ?? '';
  const secrets: unknown = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  if (typeof secrets !== 'object' || secrets === null || !('demoMerchantPassword' in secrets)) {
    throw new Error('The started product keeps no password of a demo merchant.');
  }
  return String(secrets.demoMerchantPassword);
}
