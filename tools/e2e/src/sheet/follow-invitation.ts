import type { Page } from '@playwright/test';
import { signInDemoMerchant } from '../demo-merchant';
import { mailedLink } from '../mailbox';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';

/** Invites a viewer to the demo merchant's team and opens the mailed link. */
export async function followInvitation(page: Page, product: RunningProduct): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page belongs to no browser.');
  const invited = newAddress();
  const context = await browser.newContext({ storageState: await signInDemoMerchant(browser, product) });
  try {
    const owner = await context.newPage();
    await owner.goto(`${product.origins.merchant}/business/dashboard/settings?tab=team`);
    await owner.getByLabel('E-mail address').fill(invited);
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await owner.getByRole('button', { name: `Withdraw the invitation to ${invited}` }).waitFor();
  } finally {
    await context.close();
  }
  await page.goto(await mailedLink(product, invited, /invites you/i));
  await page.getByLabel('Choose a password', { exact: true }).waitFor();
}
