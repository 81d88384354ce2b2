import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';
import { journeyPassword } from './shopper-account';

export const merchantPassword = journeyPassword;

/** Registers a business and waits for its dashboard. */
export async function registerMerchant(
  { origins }: RunningProduct,
  page: Page,
  email: string,
  name: string,
): Promise<void> {
  await page.goto(`${origins.merchant}/business/register`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(merchantPassword);
  await page.getByLabel('Business name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origins.merchant}/business/dashboard`);
}

export async function signOutMerchant(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account menu,/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
}

export async function giveMerchantPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(merchantPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The code of RFC 6238 that an authenticator app shows this many steps of 30 seconds from now. */
export function appCode(secret: string, stepsAhead = 0): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const digest = createHmac('sha1', bytesOfBase32(secret)).update(step).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOfBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
