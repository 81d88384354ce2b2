import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { StorageState } from './browser';
import type { RunningProduct } from './running-product';

/** The merchant that `npm start` creates, with ninety days of clicks and orders. */
export const demoMerchantEmail = 'owner@klotz-kegel.example';

export async function signInDemoMerchant(
  browser: Browser,
  { origins, dataFolder }: RunningProduct,
): Promise<StorageState> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origins.merchant}/business-login`);
    await page.getByLabel('E-mail address').fill(demoMerchantEmail);
    await page.getByLabel('Password', { exact: true }).fill(demoMerchantPassword(dataFolder));
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${origins.merchant}/business/dashboard`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

export function demoMerchantPassword(dataFolder: string): string {
  const secrets: unknown = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
  if (typeof secrets !== 'object' || secrets === null || !('demoMerchantPassword' in secrets)) {
    throw new Error('The started product has no password of a demo merchant.');
  }
  return String(secrets.demoMerchantPassword);
}
