import type { Locator, Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

const columns = 'id,title,description,link,image_link,price,availability,condition,brand';

interface Catalog {
  readonly more?: string;
  /** Each has the values of the columns above, then those of `more`. */
  readonly rows: readonly string[];
}

/** Adds a source. */
export async function uploadCatalog(
  { origins }: RunningProduct,
  page: Page,
  { name, ...catalog }: Catalog & { readonly name: string },
): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('radio', { name: /File upload/ }).check();
  await page.getByLabel('Name').fill(name);
  await applyFile(page, catalog, page.locator('form button[type="submit"]').last());
}

/** Replaces the file of a source. */
export async function uploadCatalogAgain(
  { origins }: RunningProduct,
  page: Page,
  { name, ...catalog }: Catalog & { readonly name: string },
): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await applyFile(page, catalog, page.getByRole('button', { name: 'Upload and import' }));
}

async function applyFile(page: Page, { more, rows }: Catalog, submit: Locator): Promise<void> {
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([[columns, more].filter(Boolean).join(','), ...rows, ''].join('\n')),
  });
  await submit.click();
  await page.getByRole('list', { name: 'Preview of changes' }).waitFor();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('list', { name: 'Applied changes' }).waitFor();
}
