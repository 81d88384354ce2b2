import { getAdminSession } from '@pricehunt/api-contract/admin-identity';
import { networkFileAt } from '@pricehunt/shop-doubles';
import type { Page } from '@playwright/test';
import { fillRule } from '../fill-rule';
import type { RunningProduct } from '../running-product';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const answered = answeredOrNot(getAdminSession.path);

export function adminScreens({ productId }: { readonly productId: string }): readonly SheetScreen[] {
  return [
    ...screensOf('admin', 'admin sign in', '/admin-login', {
      empty: { visitor: 'nobody' },
      refused: { visitor: 'nobody', prepare: signInWrongly },
    }),
    ...screensOf('admin', 'first admin', '/first-admin', { 'link broken': { visitor: 'nobody' } }),
    ...screensOf('admin', 'admin overview', '/admin', {
      ...answered,
      'out of reach': {
        mood: 'unreachable',
        spares: getAdminSession.path,
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
      },
      'nobody can be asked': {
        mood: 'unreachable',
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
      },
      'while viewing': { visitor: 'viewing-admin' },
      menu: { isDialog: true, prepare: openAccountMenu },
    }),
    ...businessScreens(),
    ...screensOf('admin', 'admin invitation', '/admin-invitation#token=none', {
      'link broken': { visitor: 'nobody' },
    }),
    ...screensOf('admin', 'admin retailers', '/admin/retailers', answered),
    ...screensOf('admin', 'admin shop shipping', '/admin/retailers/example.com/shipping', answered),
    ...screensOf('admin', 'admin programme', '/admin/retailers/ebay', {
      ...answered,
      'link tried': {
        path: '/admin/retailers/amazon',
        prepare: (page) => tryLink(page, 'https://www.amazon.com/dp/B0CHX1W1XY'),
      },
      'not known': { path: '/admin/retailers/none' },
    }),
    ...screensOf('admin', 'admin set-up', '/admin/set-up', answered),
    ...sourceScreens(),
    ...catalogScreens(productId),
    ...operationsScreens(),
    ...screensOf('admin', 'admin price tracking', '/admin/price-tracking', answered),
    ...screensOf('admin', 'admin admins', '/admin/admins', answered),
    ...screensOf('admin', 'admin account', '/admin/account', answered),
    ...screensOf('admin', 'admin not found', '/admin/nowhere', { full: {} }),
  ];
}

function businessScreens(): readonly SheetScreen[] {
  const asked = (button: string) => ({ isDialog: true, prepare: openBusinessAnd(button) });
  return [
    ...screensOf('admin', 'admin businesses', '/admin/business', {
      ...answered,
      'none found': { path: '/admin/business?q=zzzzqqqq' },
    }),
    ...screensOf('admin', 'admin business', '/admin/business?q=Klotz', {
      full: { prepare: openBusiness },
      'suspend, asked': asked('Suspend'),
      'view as, asked': asked('View as'),
      'vouch, asked': asked('Verify a domain'),
      'not known': { path: '/admin/business/none' },
    }),
    ...screensOf('admin', 'admin commission', '/admin/business', { full: { prepare: openCommission } }),
    ...screensOf('admin', 'admin statement', '/admin/business', {
      full: {
        prepare: async (page) => {
          await openCommission(page);
          await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
          await page.waitForLoadState('networkidle');
        },
      },
    }),
  ];
}

function sourceScreens(): readonly SheetScreen[] {
  return [
    ...screensOf('admin', 'admin sources', '/admin/sources', answered),
    ...screensOf('admin', 'admin source', '/admin/sources/catalog', {
      ...answered,
      'turn off, asked': { isDialog: true, prepare: (page) => press(page, /^Turn off/) },
      'not known': { path: '/admin/sources/none' },
    }),
    ...screensOf('admin', 'admin web search', '/admin/sources/web-search', { full: {} }),
    ...screensOf('admin', 'admin operator feeds', '/admin/sources/feeds', answered),
    ...screensOf('admin', 'admin operator feed', '/admin/sources/feeds', { full: { prepare: openOwnFeed } }),
    ...screensOf('admin', 'admin shop rules', '/admin/sources/add-shop', { full: { prepare: openRules } }),
    ...screensOf('admin', 'admin add feed', '/admin/sources/feeds/add', { empty: {} }),
    ...screensOf('admin', 'admin add shop', '/admin/sources/add-shop', {
      empty: {},
      'platform found': { prepare: (page, { demoShop }) => findShop(page, demoShop('hertz')) },
      'rules tried': { prepare: tryRules },
    }),
  ];
}

function catalogScreens(productId: string): readonly SheetScreen[] {
  const path = `/admin/catalog/products/${productId}`;
  return [
    ...screensOf('admin', 'admin catalog', '/admin/catalog', {
      ...answered,
      'none found': { path: '/admin/catalog?q=zzzzqqqq' },
    }),
    ...screensOf('admin', 'admin product', path, {
      ...answered,
      'split, asked': {
        isDialog: true,
        prepare: async (page) => {
          await page.getByRole('checkbox').first().check();
          await press(page, 'Split off selected offers');
        },
      },
      'merge, asked': { isDialog: true, prepare: (page) => press(page, 'Merge product') },
      'not known': { path: '/admin/catalog/products/none' },
    }),
    ...screensOf('admin', 'admin wrong prices', '/admin/catalog/reports', {
      ...answered,
      none: { path: '/admin/catalog/reports?state=resolved' },
    }),
    ...screensOf('admin', 'admin merges', '/admin/catalog/merges', { none: {} }),
    ...screensOf('admin', 'admin offer comparison', '/admin/catalog/compare', { 'not chosen': {} }),
    ...screensOf('admin', 'admin items', '/admin/catalog/items?state=all', {
      ...answered,
      'nothing held': { path: '/admin/catalog/items' },
      'disapprove, asked': { isDialog: true, prepare: (page) => press(page, /^Disapprove/) },
    }),
  ];
}

function operationsScreens(): readonly SheetScreen[] {
  return [
    ...screensOf('admin', 'admin runs', '/admin/feeds', {
      ...answered,
      'none found': { path: '/admin/feeds?state=cancelled' },
    }),
    ...screensOf('admin', 'admin feeds', '/admin/feeds?show=feeds', {
      ...answered,
      'import again, asked': { isDialog: true, prepare: (page) => press(page, /^Import .* again/) },
    }),
    ...screensOf('admin', 'admin jobs', '/admin/jobs?state=done', {
      ...answered,
      'none dead': { path: '/admin/jobs?state=dead' },
      'one looked at': { isDialog: true, prepare: (page) => press(page, /^Show details of/) },
    }),
    ...screensOf('admin', 'admin held webhooks', '/admin/held-webhooks', answered),
    ...screensOf('admin', 'admin audit log', '/admin/audit', {
      ...answered,
      'none found': { path: '/admin/audit?action=zzzz' },
      'one entry': { isDialog: true, prepare: (page) => press(page, /^Show details/) },
      'chain checked': {
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Verify integrity' }).click();
          await page.getByText('The audit log is intact').waitFor();
        },
      },
    }),
    ...screensOf('admin', 'admin switches', '/admin/switches', {
      ...answered,
      'turn off, asked': { isDialog: true, prepare: (page) => press(page, /^Turn off Feed imports/) },
    }),
  ];
}

async function findShop(page: Page, address: string): Promise<void> {
  await page.getByLabel('Shop address').fill(address);
  await page.getByRole('button', { name: 'Check shop' }).click();
  await page.getByLabel('Product or GTIN').waitFor();
}

async function tryRules(page: Page, { demoShop }: RunningProduct): Promise<void> {
  const origin = demoShop('kern');
  await findShop(page, origin);
  await page.getByLabel('Search URL').fill(`${origin}/liste.php?wort={query}`);
  await page.getByLabel('URL of a product page').fill(`${origin}/ware.php?nr=500`);
  await fillRule(page, 'Product in the list', 'CSS selector', 'tr.t');
  await fillRule(page, 'Product link', 'CSS selector', 'a.k');
  await fillRule(page, 'Title', 'CSS selector', '.z1');
  await fillRule(page, 'Price', 'CSS selector', '.z3 b');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('We found an offer on this page').waitFor();
  await page.getByLabel('Product or GTIN').fill('Philips');
  await page.getByRole('button', { name: 'Test search' }).click();
  await page
    .getByRole('row', { name: /Philips/ })
    .first()
    .waitFor();
}

async function openRules(page: Page, product: RunningProduct): Promise<void> {
  await tryRules(page, product);
  await page.getByLabel('Name').fill('Radio Kern');
  await page.getByRole('button', { name: 'Save shop' }).click();
  await page.getByText('Radio Kern added to comparisons', { exact: true }).waitFor();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/admin/sources/shops/${new URL(product.demoShop('kern')).host}/rules`);
  await page.waitForLoadState('networkidle');
}

async function openOwnFeed(page: Page, { demoShop, origins }: RunningProduct): Promise<void> {
  await page.goto(`${origins.admin}/admin/sources/feeds/add`);
  await page
    .getByLabel('Feed URL', { exact: true })
    .fill(networkFileAt(demoShop('networks'), 'awin', 'demo-publisher-key'));
  await page.getByRole('button', { name: 'Test feed' }).click();
  await page.getByRole('table', { name: 'Shops in the file' }).getByRole('button').click();
  await page.getByLabel('Name', { exact: true }).fill('Awin');
  await page.getByRole('button', { name: 'Save feed' }).click();
  await press(page, 'Import Awin now');
  await page.getByRole('dialog').getByRole('button', { name: 'Import now' }).click();
  await page.getByText(/read, \d+ rejected/).waitFor();
}

async function openCommission(page: Page): Promise<void> {
  await page.goto(`${page.url()}?q=Klotz`);
  await openBusiness(page);
  await page.getByRole('link', { name: 'Commission due' }).click();
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('nobody@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account menu for/ })
    .filter({ visible: true })
    .click();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
}

async function openBusiness(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Klotz & Kegel' }).click();
  await page.getByRole('heading', { name: 'Store domains' }).waitFor();
}

function openBusinessAnd(button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openBusiness(page);
    await press(page, button);
  };
}

async function tryLink(page: Page, link: string): Promise<void> {
  await page.getByLabel('Product link').fill(link);
  await page.getByRole('button', { name: 'Test link' }).click();
  await page.getByText('Shoppers are sent to', { exact: true }).waitFor();
}
