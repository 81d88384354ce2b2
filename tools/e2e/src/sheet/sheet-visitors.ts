import type { Browser, Page } from '@playwright/test';
import { signInNewAdmin } from '../admin-account';
import type { StorageState } from '../browser';
import { signInDemoMerchant } from '../demo-merchant';
import { merchantPassword, registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { followInvitation } from './follow-invitation';
import { asNewShopper, asRegularShopper } from './sheet-shoppers';
import type { SheetScreen, SheetVisitor } from './sheet-screen';

type Stored = StorageState | undefined;

const usualVisitors = {
  api: 'nobody',
  shopper: 'nobody',
  merchant: 'demo-merchant',
  admin: 'admin',
} as const;

/** Signs in each visitor once, when first needed. */
export function createVisitors(
  browser: Browser,
  product: RunningProduct,
): (screen: SheetScreen) => Promise<Stored> {
  const signedIn = new Map<SheetVisitor, Promise<Stored>>();
  const visit = (visitor: SheetVisitor): Promise<Stored> => {
    const known = signedIn.get(visitor);
    if (known !== undefined) return known;
    const made = signIn(visitor);
    signedIn.set(visitor, made);
    return made;
  };
  const signIn = async (visitor: SheetVisitor): Promise<Stored> => {
    switch (visitor) {
      case 'nobody':
        return undefined;
      case 'new-shopper':
        return asNewShopper(browser, product);
      case 'regular-shopper':
        return asRegularShopper(browser, product);
      case 'demo-merchant':
        return signInDemoMerchant(browser, product);
      case 'new-merchant':
        return asMerchant(browser, product, 'Blatt & Bohne', async () => {});
      case 'feeding-merchant':
        return asMerchant(browser, product, 'Lumen', uploadFiles);
      case 'team-viewer':
        return asTeamViewer(browser, product);
      case 'admin':
        return signInNewAdmin(browser, product);
      case 'viewing-admin':
        return viewDemoMerchant(browser, product, await signInNewAdmin(browser, product));
    }
  };
  return ({ app, visitor }) => visit(visitor ?? usualVisitors[app]);
}

async function asMerchant(
  browser: Browser,
  product: RunningProduct,
  name: string,
  prepare: (page: Page, product: RunningProduct) => Promise<void>,
): Promise<Stored> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await registerMerchant(product, page, newAddress(), name);
    await prepare(page, product);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function asTeamViewer(browser: Browser, product: RunningProduct): Promise<Stored> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await followInvitation(page, product);
    await page.getByLabel('Choose a password', { exact: true }).fill(merchantPassword);
    await page.getByRole('button', { name: 'Join team' }).click();
    await page.waitForURL(`${product.origins.merchant}/business/dashboard`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Uploads two files for a verified domain, with refused rows and warnings: one applied, one waiting. */
async function uploadFiles(page: Page, product: RunningProduct): Promise<void> {
  const shop = product.demoShop('lumen');
  await verifyDomain(product, page, shop);
  await upload(product, page, 'Autumn', feedFile(shop, 12));
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('list', { name: 'Applied changes' }).waitFor();
  await upload(product, page, 'Winter', feedFile(shop, 7));
}

async function upload({ origins }: RunningProduct, page: Page, name: string, file: string): Promise<void> {
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('radio', { name: /File upload/ }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: `${name.toLowerCase()}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Upload and import' }).click();
  await page.getByRole('list', { name: 'Preview of changes' }).waitFor();
}

function feedFile(shop: string, goodCount: number): string {
  const row = (id: string, given: { title?: string; price?: string; gtin?: string; availability?: string }) =>
    [
      ...[id, given.title ?? `Desk lamp ${id}`, 'A lamp for a desk.', `${shop}/lamps/${id}`],
      ...[`${shop}/lamps/${id}.jpg`, given.price ?? '15.00 EUR', given.availability ?? 'in_stock'],
      ...['new', 'Lumen', `LU-${id}`, given.gtin ?? ''],
    ]
      .map((value) => `"${value}"`)
      .join(',');
  return [
    'id,title,description,link,image_link,price,availability,condition,brand,mpn,gtin',
    ...Array.from({ length: goodCount }, (_, place) => row(`LAMP-${place + 1}`, {})),
    row('BAD-1', { price: 'ask us' }),
    row('BAD-2', { price: '1.299 EUR' }),
    row('BAD-3', { title: '' }),
    row('ODD-1', { gtin: '4006381333932' }),
    row('ODD-2', { availability: 'perhaps' }),
    row('ODD-3', { title: 'Desk lamp, free shipping' }),
    '',
  ].join('\n');
}

async function viewDemoMerchant(
  browser: Browser,
  { origins }: RunningProduct,
  admin: StorageState,
): Promise<Stored> {
  const context = await browser.newContext({ storageState: admin });
  try {
    const page = await context.newPage();
    await page.goto(`${origins.admin}/admin/business?q=Klotz`);
    await page.getByRole('link', { name: 'Klotz & Kegel' }).click();
    await page.getByRole('button', { name: 'View as' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('a question about an order');
    await dialog.getByRole('button', { name: 'Start viewing' }).click();
    const [rooms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open dashboard' }).click(),
    ]);
    await rooms.getByText('You’re viewing as Klotz & Kegel').waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
