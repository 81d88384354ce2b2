import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

const columns = 'id,title,description,link,image_link,price,availability,condition,brand';

/** Each row has the values of the columns above, then those of `more`. */
export async function uploadCatalog(
  { origins }: RunningProduct,
  page: Page,
  { name, more, rows }: { readonly name: string; readonly more?: string; readonly rows: readonly string[] },
): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('radio', { name: /File upload/ }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([[columns, more].filter(Boolean).join(','), ...rows, ''].join('\n')),
  });
  await page.locator('form button[type="submit"]').last().click();
  await page.getByRole('list', { name: 'Preview of changes' }).waitFor();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('list', { name: 'Applied changes' }).waitFor();
}
