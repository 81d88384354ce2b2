import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

const columns = 'id,title,description,link,image_link,price,availability,condition,brand';

/** Adds a file as a source of products and applies it. Each row has the values of the columns above, then those of `more`. */
export async function uploadCatalog(
  { origins }: RunningProduct,
  page: Page,
  { name, more, rows }: { readonly name: string; readonly more?: string; readonly rows: readonly string[] },
): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('radio', { name: /Uploaded file/ }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([[columns, more].filter(Boolean).join(','), ...rows, ''].join('\n')),
  });
  await page.locator('form button[type="submit"]').last().click();
  await page.getByRole('list', { name: 'What this run would change' }).waitFor();
  await page.getByRole('button', { name: 'Apply these changes' }).click();
  await page.getByRole('list', { name: 'What this run changed' }).waitFor();
}
