import type { Page } from '@playwright/test';
import type { RunningProduct } from './running-product';

/** An ordinary browser: one that says it is automated counts as a bot and earns no credit. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Finds the product as a shopper and follows its offer. Returns the shop's page. */
export async function goToShop(
  { origins }: RunningProduct,
  page: Page,
  { title, shop }: { readonly title: string; readonly shop: string },
): Promise<Page> {
  await page.goto(`${origins.shopper}/browse?q=${encodeURIComponent(title)}`);
  await page.locator('main a[href^="/product/"]').first().click();
  return followOffer(page, shop);
}

/** From the product's page. Returns the shop's page. */
export async function followOffer(page: Page, shop: string): Promise<Page> {
  const offer = page.getByRole('row').filter({ hasText: shop });
  const [store] = await Promise.all([
    page.context().waitForEvent('page'),
    offer.getByRole('link', { name: /Go to shop/ }).click(),
  ]);
  return store;
}

/** On a product's page of one of the demo's Shopify stores. */
export async function buyHere(store: Page): Promise<void> {
  await store.locator('form[action="/cart/add"] button').first().click();
  await store.getByRole('button', { name: /^(Buy now|Jetzt kaufen)$/ }).click();
  await store.waitForURL(/thank-you$/);
}
