import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { Page } from '@playwright/test';
import { merchantAccountScreens } from './merchant-account-screens';
import { merchantChoiceScreens } from './merchant-choice-screens';
import { merchantDetailScreens } from './merchant-detail-screens';
import { merchantSetupScreens } from './merchant-setup-screens';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const dashboard = '/business/dashboard';
const answered = answeredOrNot(getBusinessSession.path);

export function merchantScreens(): readonly SheetScreen[] {
  const figures = [
    ['merchant home', ''],
    ['activity', '/activity'],
    ['orders', '/orders'],
    ['analytics, traffic', '/analytics'],
    ['analytics, prices', '/analytics?view=prices'],
    ['analytics, wanted', '/analytics?view=wanted'],
    ['commission', '/commission'],
    ['attribution, models', '/attribution'],
    ['attribution, ledger', '/attribution?tab=ledger'],
    ['attribution, settings', '/attribution?tab=settings'],
  ].flatMap(([screen = '', path = '']) =>
    screensOf('merchant', screen, `${dashboard}${path}`, {
      ...answered,
      'nothing yet': { visitor: 'new-merchant' },
    }),
  );
  return [
    ...figures,
    ...screensOf('merchant', 'merchant home', dashboard, {
      'out of reach': {
        mood: 'unreachable',
        spares: getBusinessSession.path,
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
      },
      'nobody can be asked': {
        mood: 'unreachable',
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
      },
      'viewed as': { visitor: 'viewing-admin' },
      'revenue as table': { path: `${dashboard}?metric=revenue&days=7`, prepare: showAsTable },
      menu: { isDialog: true, prepare: openAccountMenu },
    }),
    ...screensOf('merchant', 'activity', `${dashboard}/activity`, {
      'none found': { path: `${dashboard}/activity?source=nowhere` },
      'broken stream': {
        spoils: '/activity/events',
        prepare: (page) => page.getByText('Reconnecting…').waitFor(),
      },
    }),
    ...orderScreens(),
    ...productScreens(),
    ...screensOf('merchant', 'attribution, settings', `${dashboard}/attribution?tab=settings`, {
      previewed: { prepare: previewSettings },
    }),
    ...screensOf('merchant', 'statement', `${dashboard}/commission`, { full: { prepare: openStatement } }),
    ...screensOf('merchant', 'connect Shopify', `${dashboard}/connect-shopify`, { 'not started': {} }),
    ...screensOf('merchant', 'merchant not found', `${dashboard}/nowhere`, { full: {} }),
    ...merchantSetupScreens(),
    ...merchantDetailScreens(),
    ...merchantChoiceScreens(),
    ...merchantAccountScreens(),
  ];
}

function orderScreens(): readonly SheetScreen[] {
  const open = (page: Page) => openFirstOrder(page);
  return [
    ...screensOf('merchant', 'orders', `${dashboard}/orders?q=zzzzqqqq`, { 'none found': {} }),
    ...screensOf('merchant', 'order', `${dashboard}/orders`, {
      receipt: { prepare: open },
      refunded: { path: `${dashboard}/orders?payment=refunded`, prepare: open },
      unmatched: { path: `${dashboard}/orders?state=unattributed`, prepare: open },
      'not known': { path: `${dashboard}/orders/none` },
    }),
  ];
}

function productScreens(): readonly SheetScreen[] {
  return [
    ...screensOf('merchant', 'merchant products', `${dashboard}/products`, {
      ...answered,
      'none found': { path: `${dashboard}/products?q=zzzzqqqq` },
      'nothing yet': { visitor: 'new-merchant' },
    }),
    ...screensOf('merchant', 'merchant product', `${dashboard}/products`, {
      full: { prepare: openFirstProduct },
      'with faults': {
        visitor: 'feeding-merchant',
        path: `${dashboard}/products?q=ODD-1`,
        prepare: openFirstProduct,
      },
      'not known': { path: `${dashboard}/products/none` },
    }),
  ];
}

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openStatement(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openFirstOrder(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Customer journey' }).waitFor();
}

async function previewSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}

async function showAsTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show as table' }).click();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account menu,/ })
    .filter({ visible: true })
    .click();
}
