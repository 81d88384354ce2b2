import { getAdminSession } from '@pricehunt/api-contract';
import type { Page } from 'playwright-core';
import type { SheetScreen } from './sheet-screens';

const answeredOrNot = {
  full: {},
  loading: { mood: 'hangs', spares: getAdminSession.path },
  error: { mood: 'fails', spares: getAdminSession.path },
} as const;

/** One screen of the console in each of its states. */
function adminScreen(
  screen: string,
  path: string,
  states: Readonly<Record<string, Partial<SheetScreen>>>,
): readonly SheetScreen[] {
  return Object.entries(states).map(([state, more]): SheetScreen => ({
    app: 'admin',
    screen: `admin ${screen}`,
    state,
    path,
    ...more,
  }));
}

/** Every screen of the console in each of its states, as an admin sees it. */
export function adminScreens({ productId }: { readonly productId: string }): readonly SheetScreen[] {
  return [
    ...adminScreen('sign in', '/admin-login', {
      empty: { visitor: 'nobody' },
      refused: { visitor: 'nobody', prepare: signInWrongly },
    }),
    ...adminScreen('overview', '/admin', {
      ...answeredOrNot,
      'out of reach': {
        mood: 'unreachable',
        spares: getAdminSession.path,
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
      },
      'nobody can be asked': {
        mood: 'unreachable',
        prepare: (page) => page.getByRole('heading', { name: 'Sign in' }).waitFor(),
      },
      'while viewing': { visitor: 'viewing-admin' },
      menu: { isDialog: true, prepare: openAccountMenu },
    }),
    ...businessScreens(),
    ...adminScreen('retailers', '/admin/retailers', answeredOrNot),
    ...adminScreen('programme', '/admin/retailers/ebay', {
      ...answeredOrNot,
      'link tried': {
        path: '/admin/retailers/amazon',
        prepare: (page) => tryLink(page, 'https://www.amazon.com/dp/B0CHX1W1XY'),
      },
      'not known': { path: '/admin/retailers/none' },
    }),
    ...sourceScreens(),
    ...catalogScreens(productId),
    ...operationsScreens(),
    ...adminScreen('account', '/admin/account', answeredOrNot),
    ...adminScreen('not found', '/admin/nowhere', { full: {} }),
  ];
}

function businessScreens(): readonly SheetScreen[] {
  const asked = (button: string) => ({ isDialog: true, prepare: openBusinessAnd(button) });
  return [
    ...adminScreen('businesses', '/admin/business', {
      ...answeredOrNot,
      'none found': { path: '/admin/business?q=zzzzqqqq' },
    }),
    ...adminScreen('business', '/admin/business?q=Klotz', {
      full: { prepare: openBusiness },
      'suspend, asked': asked('Suspend'),
      'view as, asked': asked('View as'),
      'vouch, asked': asked('Vouch for a domain'),
      'not known': { path: '/admin/business/none' },
    }),
  ];
}

function sourceScreens(): readonly SheetScreen[] {
  return [
    ...adminScreen('sources', '/admin/sources', answeredOrNot),
    ...adminScreen('source', '/admin/sources/catalog', {
      ...answeredOrNot,
      'turn off, asked': { isDialog: true, prepare: (page) => press(page, /^Turn off/) },
      'not known': { path: '/admin/sources/none' },
    }),
  ];
}

function catalogScreens(productId: string): readonly SheetScreen[] {
  const path = `/admin/catalog/products/${productId}`;
  return [
    ...adminScreen('catalog', '/admin/catalog', {
      ...answeredOrNot,
      'none found': { path: '/admin/catalog?q=zzzzqqqq' },
    }),
    ...adminScreen('product', path, {
      ...answeredOrNot,
      'split, asked': {
        isDialog: true,
        prepare: async (page) => {
          await page.getByRole('checkbox').first().check();
          await press(page, 'Take the chosen out');
        },
      },
      'merge, asked': { isDialog: true, prepare: (page) => press(page, 'Merge another into it') },
      'not known': { path: '/admin/catalog/products/none' },
    }),
    ...adminScreen('wrong prices', '/admin/catalog/reports', {
      ...answeredOrNot,
      none: { path: '/admin/catalog/reports?state=resolved' },
    }),
    ...adminScreen('items', '/admin/catalog/items?state=all', {
      ...answeredOrNot,
      'none disapproved': { path: '/admin/catalog/items' },
      'disapprove, asked': { isDialog: true, prepare: (page) => press(page, /^Disapprove/) },
    }),
  ];
}

function operationsScreens(): readonly SheetScreen[] {
  return [
    ...adminScreen('runs', '/admin/feeds', {
      ...answeredOrNot,
      'none found': { path: '/admin/feeds?state=cancelled' },
    }),
    ...adminScreen('feeds', '/admin/feeds?show=feeds', {
      ...answeredOrNot,
      'run again, asked': { isDialog: true, prepare: (page) => press(page, /^Run .* again/) },
    }),
    ...adminScreen('jobs', '/admin/jobs?state=done', {
      ...answeredOrNot,
      'none dead': { path: '/admin/jobs?state=dead' },
      'one looked at': { isDialog: true, prepare: (page) => press(page, /^Look at/) },
    }),
    ...adminScreen('audit log', '/admin/audit', {
      ...answeredOrNot,
      'none found': { path: '/admin/audit?action=zzzz' },
      'one entry': { isDialog: true, prepare: (page) => press(page, /^Show the details/) },
      'chain checked': {
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Check the chain' }).click();
          await page.getByText('Nobody has tampered with the log').waitFor();
        },
      },
    }),
    ...adminScreen('switches', '/admin/switches', {
      ...answeredOrNot,
      'turn off, asked': { isDialog: true, prepare: (page) => press(page, /^Turn off: Runs of feeds/) },
    }),
  ];
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('nobody@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
}

/** Presses the first button of that name and waits for what it opens. */
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
  await page.getByLabel('Link to a product').fill(link);
  await page.getByRole('button', { name: 'Show the link that goes out' }).click();
  await page.getByText('Goes out as', { exact: true }).waitFor();
}
