import type { Browser, Page } from '@playwright/test';
import type { StorageState } from '../browser';
import { confirmAddress } from '../confirm-address';
import type { RunningProduct } from '../running-product';
import { newAddress, openDemoProduct, register } from '../shopper-account';
import { refuseStatistics } from '../steady-page';

const savedMax = 6;

export function asNewShopper(browser: Browser, product: RunningProduct): Promise<StorageState> {
  return keptAfter(browser, (page) => register(product, page, newAddress()));
}

export function asRegularShopper(browser: Browser, product: RunningProduct): Promise<StorageState> {
  return keptAfter(browser, (page) => makeRegular(page, product));
}

async function keptAfter(browser: Browser, act: (page: Page) => Promise<void>): Promise<StorageState> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    await refuseStatistics(context);
    await act(await context.newPage());
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Saves products and sets alerts. One alert fires at once, one is paused. */
async function makeRegular(page: Page, product: RunningProduct): Promise<void> {
  const email = newAddress();
  await register(product, page, email);
  await confirmAddress(product, page, email);
  const watchedTitles: string[] = [];
  for (let place = 0; place < savedMax; place += 1) {
    const title = await openDemoProduct(product, page, place);
    await page.getByRole('button', { name: 'Favourite', exact: true }).click();
    if (place < rules.length) {
      await watchPrice(page, rules[place] ?? '');
      watchedTitles.push(title);
    }
  }
  await page.goto(`${product.origins.shopper}/favorites`);
  await page.getByText(`${savedMax} products`).waitFor();
  await page.goto(`${product.origins.shopper}/alerts`);
  await page.getByRole('button', { name: `Pause price alert for ${watchedTitles.at(-1) ?? ''}` }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
}

/** The regular shopper's alert rules: an amount that is met at once, then other kinds. */
const rules = ['99999', '1', 'percent-drop', 'new-low', 'any-change'];

async function watchPrice(page: Page, rule: string): Promise<void> {
  await page.getByRole('button', { name: 'Set price alert' }).first().click();
  const box = page.getByRole('dialog', { name: 'Price alert' });
  if (/^\d/.test(rule)) await box.getByRole('textbox', { name: /^Target price/ }).fill(rule);
  else await box.getByLabel('Notify me when').selectOption(rule);
  await box.getByRole('button', { name: 'Set alert' }).click();
  await box.getByText('Price alert set').waitFor();
}
