import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

/** Verifies a demo shop's domain as its owner would: puts the wizard's meta element into the shop's pages. */
export async function verifyDomain({ origins }: RunningProduct, page: Page, shop: string): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/integrate?step=domain`);
  await page.getByLabel('Store domain').fill(new URL(shop).host);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const element = await page.getByText(/<meta name="pricehunt-verification"/).innerText();
  const answer = await page.request.post(`${shop}/office/head`, { form: { html: element } });
  if (!answer.ok()) throw new Error(`The demo shop refused the element with status ${answer.status()}.`);
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Verified', { exact: true }).waitFor();
}
