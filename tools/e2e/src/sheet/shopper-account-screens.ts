import { listAlertFirings, listAlerts } from '@pricehunt/api-contract/alerts';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import type { Page } from '@playwright/test';
import type { RunningProduct } from '../running-product';
import { journeyPassword, newAddress, openDemoProduct } from '../shopper-account';
import { screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';
import type { SheetFacts } from './shopper-screens';

/** Account screens of shoppers: sign-in dialogs, lists and alerts. */
export function shopperAccountScreens({ productId }: SheetFacts): readonly SheetScreen[] {
  const product = `/product/${productId}`;
  return [
    ...signInScreens(product),
    ...screensOf('shopper', 'account', '/account', {
      'signed out': {},
      'not confirmed': { ...newcomer, prepare: (page) => page.getByText('Not verified').waitFor() },
      full: { ...regular, prepare: (page) => page.getByText('Verified', { exact: true }).waitFor() },
      loading: { mood: 'hangs' },
      problems: { ...regular, prepare: makePasswordProblems },
      'about to delete': { ...regular, prepare: openDeletion },
      menu: { ...regular, isDialog: true, prepare: openMenu },
    }),
    ...screensOf('shopper', 'history', '/history', lists),
    ...screensOf('shopper', 'favourites', '/favorites', lists),
    ...screensOf('shopper', 'favourites', '/favorites', {
      removed: { ...regular, isDialog: true, prepare: removeFirst },
      'taken along at sign-in': { prepare: (page, product) => takeAlong(page, product, '/favorites') },
    }),
    ...screensOf('shopper', 'history', '/history', {
      'on the device': { prepare: (page, product) => lookAround(page, product, '/history') },
      'taken along at sign-in': { prepare: (page, product) => takeAlong(page, product, '/history') },
      'none that fits': {
        ...regular,
        prepare: (page) => page.getByLabel('Search your history').fill('zzzz'),
      },
    }),
    ...screensOf('shopper', 'alerts', '/alerts', {
      ...lists,
      'signed in, none': { ...newcomer },
      'being changed': { ...regular, isDialog: true, prepare: changeAlert },
      fired: { ...regular, prepare: haveFired },
    }),
    ...screensOf('shopper', 'alert box', product, {
      'signed out': { isDialog: true, prepare: openAlertBox },
      problem: {
        isDialog: true,
        prepare: async (page) => {
          await openAlertBox(page);
          await page.getByRole('textbox', { name: /^Target price/ }).fill('');
          await page.getByRole('button', { name: 'Sign in and set alert' }).click();
        },
      },
      'watched already': {
        ...regular,
        isDialog: true,
        prepare: async (page, { origins }) => {
          await page.goto(`${origins.shopper}/alerts`);
          await page.getByRole('main').locator('a[href^="/product/"]').first().click();
          await openAlertBox(page);
        },
      },
      share: { isDialog: true, prepare: (page) => chooseKind(page, 'percent-drop') },
      'push refused': {
        ...newcomer,
        isDialog: true,
        prepare: async (page) => {
          await openAlertBox(page);
          await page.getByLabel('Push notification on this device').click();
          await page.getByText(/blocks notifications|doesn’t support push/).waitFor();
        },
      },
      set: {
        ...newcomer,
        isDialog: true,
        prepare: async (page) => {
          await chooseKind(page, 'any-change');
          await page.getByRole('button', { name: 'Set alert' }).click();
          await page
            .getByText(/Price alert set|maximum number of price alerts/)
            .first()
            .waitFor();
        },
      },
    }),
  ];
}

const newcomer = { visitor: 'new-shopper' } as const;
const regular = { visitor: 'regular-shopper' } as const;

const lists: Readonly<Record<string, Partial<SheetScreen>>> = {
  'signed in, full': regular,
  'signed in, loading': { ...regular, mood: 'hangs', spares: getShopperSession.path },
  'signed in, error': { ...regular, mood: 'fails', spares: getShopperSession.path },
};

/** Each form as a page and as a dialog, with its validation errors. */
function signInScreens(product: string): readonly SheetScreen[] {
  const submit = (name: string) => async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  };
  const over = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  };
  const step = (link: string) => async (page: Page) => {
    await over(page);
    await page.getByRole('dialog').getByRole('button', { name: link }).click();
  };
  return [
    ...screensOf('shopper', 'sign in', '/login', {
      'create an account': { path: '/login?mode=signup' },
      'new password': { path: '/login?mode=forgot' },
      problems: { prepare: submit('Sign in') },
      'problems of a new account': { path: '/login?mode=signup', prepare: submit('Create account') },
      refused: {
        prepare: async (page) => {
          await page.getByLabel('E-mail address').fill(newAddress());
          await page.getByLabel('Password', { exact: true }).fill('not the right one');
          await submit('Sign in')(page);
          await page.getByRole('alert').waitFor();
        },
      },
      'link sent': {
        path: '/login?mode=forgot',
        prepare: async (page) => {
          await page.getByLabel('E-mail address').fill(newAddress());
          await submit('Send link')(page);
          await page.getByText('Check your inbox').waitFor();
        },
      },
    }),
    ...screensOf('shopper', 'sign-in dialog', product, {
      empty: { isDialog: true, prepare: over },
      'create an account': { isDialog: true, prepare: step('Create account') },
      'new password': { isDialog: true, prepare: step('Forgot your password?') },
      problems: {
        isDialog: true,
        prepare: async (page) => {
          await over(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
        },
      },
    }),
  ];
}

async function lookAround(page: Page, product: RunningProduct, list: string): Promise<void> {
  for (const place of [0, 1]) {
    await openDemoProduct(product, page, place);
    await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  }
  await page.goto(`${product.origins.shopper}${list}`);
  await page.getByRole('main').getByRole('link').first().waitFor();
}

async function takeAlong(page: Page, product: RunningProduct, list: string): Promise<void> {
  await lookAround(page, product, list);
  await page.getByRole('button', { name: /^Sync across devices$/ }).click();
  const door = page.getByRole('dialog', { name: 'Create account' });
  await door.getByLabel('E-mail address').fill(newAddress());
  await door.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await door.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Saved to your account').waitFor();
}

/** Makes the API report that the first alert fired, because demo prices don't change meanwhile. */
async function haveFired(page: Page, { origins }: RunningProduct): Promise<void> {
  const firedAt = new Date(Date.now() - 7_200_000).toISOString();
  await page.route(`**${listAlerts.path}`, async (route) => {
    const response = await route.fetch();
    const alerts = listAlerts.answers[200].parse(await response.json());
    const items = alerts.items.map((alert, place) =>
      place === 0 ? { ...alert, state: 'fired', lastFiredAt: firedAt, firingCount: 1 } : alert,
    );
    await route.fulfill({ response, json: { ...alerts, items } });
  });
  await page.route(`**${listAlertFirings.path}**`, async (route) => {
    const answer = await page.request.get(`${origins.shopper}${listAlerts.path}`);
    const { items } = listAlerts.answers[200].parse(await answer.json());
    const firings = items.flatMap(({ id, product, rule, current }, place) =>
      current?.price
        ? {
            id: `firing-${place}`,
            alertId: id,
            product,
            kind: rule.kind,
            firedAt,
            threshold: null,
            price: current.price,
            previous: { ...current.price, amountMinor: Math.round(current.price.amountMinor * 1.2) },
          }
        : [],
    );
    await route.fulfill({ json: { success: true, items: firings.slice(0, 2), nextCursor: null } });
  });
  await page.reload();
  await page.getByText('Sent', { exact: true }).first().waitFor();
}

async function openAlertBox(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Set price alert|Price alert set/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Price alert' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function chooseKind(page: Page, kind: string): Promise<void> {
  await openAlertBox(page);
  await page.getByLabel('Notify me when').selectOption(kind);
  await page.waitForLoadState('networkidle');
}

async function changeAlert(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit price alert for/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Edit price alert' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function makePasswordProblems(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
}

async function removeFirst(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
}
