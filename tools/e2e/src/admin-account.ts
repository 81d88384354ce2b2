import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { StorageState } from './browser';
import type { RunningProduct } from './running-product';
import { newAddress } from './shopper-account';

export async function signInNewAdmin(
  browser: Browser,
  { origins, dataFolder }: RunningProduct,
  address = newAddress(),
): Promise<StorageState> {
  const password = createAdmin(address, dataFolder);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origins.admin}/admin-login`);
    await page.getByLabel('E-mail address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${origins.admin}/admin`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Returns the password. */
export function createAdmin(address: string, dataFolder: string): string {
  const program = join(import.meta.dirname, '../../../dist/apps/api/create-admin.mjs');
  const database = join(dataFolder, 'pricehunt.db');
  const printed = execFileSync(process.execPath, [program, address], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: process.env['DATABASE_URL'] ?? `sqlite:${database}` },
  });
  const password = /shown only once\): (\S+)/.exec(printed)?.[1];
  if (password === undefined) throw new Error(`The command printed no password: ${printed}`);
  return password;
}
