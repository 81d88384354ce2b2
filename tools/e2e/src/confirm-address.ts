import type { Page } from '@playwright/test';
import { mailedLink } from './mailbox';
import type { RunningProduct } from './running-product';
import { journeyPassword } from './shopper-account';

/** Follows the mailed link of a registration and types the password on its page. */
export async function confirmAddress(product: RunningProduct, page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(product, email, /confirm/i));
  await page.getByLabel('Your password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Your address is confirmed').waitFor();
}
