import { getShopperSession } from '@pricehunt/api-contract';
import type { Page } from 'playwright-core';
import { newAddress } from '../shopper-account';
import { screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';
import type { SheetFacts } from './shopper-screens';

/** What needs an account, and the ways to one: the dialogs, the lists and the alerts of shoppers who are signed in. */
export function shopperAccountScreens({ productId }: SheetFacts): readonly SheetScreen[] {
  const product = `/product/${productId}`;
  return [
    ...signInScreens(product),
    ...screensOf('shopper', 'account', '/account', {
      'signed out': {},
      'not confirmed': { ...newcomer, prepare: (page) => page.getByText('not confirmed yet').waitFor() },
      full: { ...regular, prepare: (page) => page.getByText('confirmed', { exact: true }).waitFor() },
      loading: { mood: 'hangs' },
      problems: { ...regular, prepare: makePasswordProblems },
      'about to delete': { ...regular, prepare: openDeletion },
      menu: { ...regular, isDialog: true, prepare: openMenu },
    }),
    ...screensOf('shopper', 'history', '/history', lists),
    ...screensOf('shopper', 'favourites', '/favorites', lists),
    ...screensOf('shopper', 'favourites', '/favorites', {
      removed: { ...regular, isDialog: true, prepare: removeFirst },
    }),
    ...screensOf('shopper', 'alerts', '/alerts', {
      ...lists,
      'signed in, none': { ...newcomer },
      'being changed': { ...regular, isDialog: true, prepare: changeAlert },
    }),
    ...screensOf('shopper', 'alert box', product, {
      'signed out': { isDialog: true, prepare: openAlertBox },
      problem: {
        isDialog: true,
        prepare: async (page) => {
          await openAlertBox(page);
          await page.getByLabel(/At most/).fill('');
          await page.getByRole('button', { name: 'Sign in and set alert' }).click();
        },
      },
      share: { isDialog: true, prepare: (page) => chooseKind(page, 'percent-drop') },
      'push refused': {
        isDialog: true,
        prepare: async (page) => {
          await openAlertBox(page);
          await page.getByLabel('As a notification on this device').click();
          await page.getByText(/blocks notifications|shows no notifications/).waitFor();
        },
      },
      set: {
        ...newcomer,
        isDialog: true,
        prepare: async (page) => {
          await chooseKind(page, 'any-change');
          await page.getByRole('button', { name: 'Set alert' }).click();
          await page.getByText(/Your alert is set|.+ alerts at most/).waitFor();
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

/** Each form as a page and over a page, with what is wrong with what was typed. */
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
          await submit('Send the link')(page);
          await page.getByText('Look into your mailbox').waitFor();
        },
      },
    }),
    ...screensOf('shopper', 'sign-in dialog', product, {
      empty: { isDialog: true, prepare: over },
      'create an account': { isDialog: true, prepare: step('Create an account') },
      'new password': { isDialog: true, prepare: step('Forgotten your password?') },
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

async function openAlertBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Watch the price|Price watched/ }).click();
  await page
    .getByText(/Would|It is there already|says nothing|too few/)
    .first()
    .waitFor();
}

async function chooseKind(page: Page, kind: string): Promise<void> {
  await openAlertBox(page);
  await page.getByLabel('What you wait for').selectOption(kind);
  await page.waitForLoadState('networkidle');
}

async function changeAlert(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Change the alert for/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Change the alert' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function makePasswordProblems(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
}

async function removeFirst(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
}
