import type { Page } from '@playwright/test';
import { screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const dashboard = '/business/dashboard';

/** Menus, dialogs, filters, and the forms of each connection type. */
export function merchantChoiceScreens(): readonly SheetScreen[] {
  return [
    ...screensOf('merchant', 'orders', `${dashboard}/orders`, {
      'views open': { isDialog: true, prepare: (page) => press(page, 'Views') },
      'view being named': { isDialog: true, prepare: nameView },
      'filters unfolded': { prepare: unfoldFilters },
    }),
    ...screensOf('merchant', 'activity', `${dashboard}/activity`, {
      'filters unfolded': { prepare: unfoldFilters },
    }),
    ...screensOf('merchant', 'merchant products', `${dashboard}/products`, {
      'some chosen': { isDialog: true, prepare: chooseProducts },
      'chosen by a viewer': { visitor: 'team-viewer', isDialog: true, prepare: chooseProducts },
      'filters unfolded': { prepare: unfoldFilters },
    }),
    ...screensOf('merchant', 'analytics, traffic', `${dashboard}/analytics`, {
      'custom range': { prepare: (page) => page.getByText('Custom range').click() },
    }),
    ...wayScreens(),
    ...questionScreens(),
  ];
}

function wayScreens(): readonly SheetScreen[] {
  const way = (name: string | RegExp) => ({
    prepare: (page: Page) => page.getByRole('radio', { name }).check(),
  });
  return [
    ...screensOf('merchant', 'integrate, catalog', `${dashboard}/integrate?step=catalog`, {
      'by token': way(/real-time sync/),
      'by address': way(/^Product feed/),
      'by file': way(/^File upload/),
      'by program': way(/^API/),
    }),
    ...screensOf('merchant', 'integrate, orders', `${dashboard}/integrate?step=orders`, {
      'by script': way(/^Tracking script/),
      'by server': way(/^Server API/),
    }),
  ];
}

function questionScreens(): readonly SheetScreen[] {
  const asked = (button: string | RegExp) => ({
    isDialog: true,
    prepare: async (page: Page) => {
      await press(page, button);
      await page.getByRole('dialog').waitFor();
    },
  });
  return [
    ...screensOf('merchant', 'integrate, domain', `${dashboard}/integrate?step=domain`, {
      'giving up, asked': asked('Remove'),
    }),
    ...screensOf('merchant', 'integrate, orders', `${dashboard}/integrate?step=orders`, {
      'new secret': asked('Change secret'),
      'end, asked': asked(/^Remove /),
    }),
    ...screensOf('merchant', 'settings, team', `${dashboard}/settings?tab=team`, {
      'leaving, asked': asked('Leave team'),
    }),
  ];
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

async function nameView(page: Page): Promise<void> {
  await press(page, 'Views');
  await page.getByRole('menuitem', { name: /^Save view/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseProducts(page: Page): Promise<void> {
  for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check();
}

/** Opens the filters on phones; wider windows always show them. */
async function unfoldFilters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, /^Filters/);
}
