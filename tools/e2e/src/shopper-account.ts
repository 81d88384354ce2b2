import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

export const journeyPassword = 'copper kettle morning';

export function newAddress(): string {
  return `journey-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

export async function register({ origins }: RunningProduct, page: Page, email: string): Promise<void> {
  await page.goto(`${origins.shopper}/login?mode=signup&return=/account`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origins.shopper}/account`);
  await page.getByText(email).waitFor();
}

export async function signIn(
  { origins }: RunningProduct,
  page: Page,
  email: string,
  password = journeyPassword,
): Promise<void> {
  await page.goto(`${origins.shopper}/login?return=/account`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${origins.shopper}/account`);
}

export async function openDemoProduct({ origins }: RunningProduct, page: Page, place = 0): Promise<string> {
  await page.goto(`${origins.shopper}/browse`);
  await page.locator('main a[href^="/product/"]').nth(place).click();
  await page.waitForURL(/\/product\//);
  await page.getByRole('button', { name: 'Set price alert' }).first().waitFor();
  return page.getByRole('heading', { level: 1 }).innerText();
}
