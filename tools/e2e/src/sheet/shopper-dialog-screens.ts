import type { Page } from '@playwright/test';
import { sizes } from '../browser';
import { screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';
import type { SheetFacts } from './shopper-screens';

const dialog = { isDialog: true } as const;

/** Menus, filters, dialogs, reports, and the page while offline. */
export function shopperDialogScreens({ productId, category }: SheetFacts): readonly SheetScreen[] {
  const product = `/product/${productId}`;
  return [
    ...screensOf('shopper', 'frame', '/privacy', {
      'place asked': {
        ...dialog,
        prepare: (page) => open(page, /US · USD/, 'Delivery country and currency'),
      },
      'privacy choices': { ...dialog, prepare: (page) => open(page, 'Privacy settings', /visits|Privacy/) },
      offline: {
        prepare: async (page) => {
          await page.evaluate(goOffline);
          await page.getByText('No connection').waitFor();
        },
      },
    }),
    ...screensOf('shopper', 'category', `/browse/${category}`, {
      'filters on phones': { ...dialog, prepare: (page) => pressOnPhone(page, /^Filters/) },
      narrowed: { path: `/browse/${category}?stock=1&sort=price` },
      'compare tray': { ...dialog, prepare: tickTwo },
      'not known': { path: '/browse/there-is-none' },
    }),
    ...screensOf('shopper', 'product', product, {
      'with versions': { path: '/product/demo-sony-wh-1000xm5-black' },
      'history as table': {
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Show as table' }).click();
        },
      },
    }),
    ...screensOf('shopper', 'wrong price', product, {
      asked: { ...dialog, prepare: report },
      sent: {
        ...dialog,
        prepare: async (page) => {
          await report(page);
          await page.getByRole('button', { name: 'Send report' }).click();
          await page.getByText('Thanks, we’ve received your report').waitFor();
        },
      },
    }),
  ];
}

/** Runs in the page: makes the browser report that it is offline. */
const goOffline = `Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));`;

async function report(page: Page): Promise<void> {
  await open(page, /^Report a problem with/, /^Report a problem with/);
}

async function open(page: Page, button: string | RegExp, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog', { name }).waitFor();
}

async function tickTwo(page: Page): Promise<void> {
  for (const place of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(place)
      .check();
  }
  await page.getByRole('link', { name: 'Compare 2' }).waitFor();
}

async function pressOnPhone(page: Page, name: RegExp): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name }).first().click();
}
