import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { dataFolderName, origins } from './running-product';
import { newAddress } from './shopper-account';

/**
 * Makes an admin by the operator's command, signs in to the console and gives what a browser then keeps, for contexts of
 * one's own.
 */
export async function signInNewAdmin(
  browser: Browser,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const address = newAddress();
  const password = makeAdmin(address);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origins.admin}/admin-login`);
    await page.getByLabel('E-mail address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${origins.admin}/admin`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

function makeAdmin(address: string): string {
  const program = join(import.meta.dirname, '../../../dist/apps/api/create-admin.mjs');
  const database = join(process.env[dataFolderName] ?? '', 'pricehunt.db');
  const printed = execFileSync(process.execPath, [program, address], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: process.env['DATABASE_URL'] ?? `sqlite:${database}` },
  });
  const password = /shown this once: (\S+)/.exec(printed)?.[1];
  if (password === undefined) throw new Error(`The command told no password: ${printed}`);
  return password;
}
