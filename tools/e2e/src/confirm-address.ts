import type { Page } from '@playwright/test';
import { mailedLink } from './mailbox';
import type { RunningProduct } from './running-product';
import { journeyPassword } from './shopper-account';

/** Opens the mailed link of a registration and enters the password, in English or German. */
export async function confirmAddress(product: RunningProduct, page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(product, email, /verify|bestätig/i));
  await page.getByLabel(/^(Password|Passwort)$/).fill(journeyPassword);
  await page.getByRole('button', { name: /^(Verify address|Adresse bestätigen)$/ }).click();
  await page.getByText(/address is verified|Adresse ist bestätigt/).waitFor();
}
