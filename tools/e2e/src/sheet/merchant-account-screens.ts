import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { Page } from '@playwright/test';
import { appCode, giveMerchantPassword, merchantPassword, registerMerchant } from '../merchant-account';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { followInvitation } from './follow-invitation';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const settings = '/business/dashboard/settings';
const answered = answeredOrNot(getBusinessSession.path);
const nobody = { visitor: 'nobody' } as const;

export function merchantAccountScreens(): readonly SheetScreen[] {
  const tabs = ['profile', 'security', 'team', 'notices', 'keys', 'webhooks', 'data'].flatMap((tab) =>
    screensOf('merchant', `settings, ${tab}`, `${settings}?tab=${tab}`, answered),
  );
  return [...wayInScreens(), ...tabs, ...settingsScreens()];
}

function wayInScreens(): readonly SheetScreen[] {
  return [
    ...screensOf('merchant', 'merchant sign in', '/business-login', {
      empty: nobody,
      refused: { ...nobody, prepare: signInWrongly },
      'code asked': { ...nobody, prepare: signInWithCode },
      loading: { ...nobody, mood: 'hangs' },
    }),
    ...screensOf('merchant', 'merchant register', '/business/register', {
      empty: nobody,
      refused: { ...nobody, prepare: registerWrongly },
      failed: {
        ...nobody,
        mood: 'fails',
        spares: getBusinessSession.path,
        prepare: registerInVain,
      },
    }),
    ...screensOf('merchant', 'merchant new password', '/reset-password', {
      empty: nobody,
      sent: {
        ...nobody,
        prepare: async (page) => {
          await page.getByLabel('E-mail address').fill('somebody@shop.example');
          await page.getByRole('main').getByRole('button').last().click();
          await page.waitForLoadState('networkidle');
        },
      },
      'by link': { ...nobody, path: '/reset-password?token=none' },
    }),
    ...screensOf('merchant', 'merchant mail proof', '/verify-email?token=none', { broken: nobody }),
    ...screensOf('merchant', 'merchant invitation', '/accept-invitation?token=none', {
      broken: nobody,
      'to be accepted': { ...nobody, prepare: followInvitation },
    }),
    ...screensOf('merchant', 'merchant view as', '/view-as', { broken: nobody }),
    ...screensOf('merchant', 'merchant connect', '/business/connect', { 'signed out': nobody }),
    ...screensOf('merchant', 'merchant not found', '/nowhere', { 'signed out': nobody }),
  ];
}

function settingsScreens(): readonly SheetScreen[] {
  const newcomer = { visitor: 'new-merchant' } as const;
  return [
    ...screensOf('merchant', 'settings, profile', `${settings}?tab=profile`, { 'not verified': newcomer }),
    ...screensOf('merchant', 'settings, security', `${settings}?tab=security`, {
      'app to be set up': {
        ...nobody,
        prepare: async (page, product) => {
          await registerNewMerchant(page, product);
          await beginSecondFactor(page, product);
        },
      },
      'recovery codes': {
        ...nobody,
        prepare: async (page, product) => {
          await setUpSecondFactor(page, product);
        },
      },
    }),
    ...screensOf('merchant', 'settings, team', `${settings}?tab=team`, {
      'not verified': newcomer,
      'viewed as': { visitor: 'viewing-admin' },
    }),
    ...screensOf('merchant', 'settings, keys', `${settings}?tab=keys`, {
      'nothing yet': newcomer,
      'shown once': { prepare: makeKey },
    }),
    ...screensOf('merchant', 'settings, webhooks', `${settings}?tab=webhooks`, {
      'nothing yet': newcomer,
      'secret shown once': { prepare: (page) => addWebhook(page, 'https://shop.example/hooks') },
    }),
    ...screensOf('merchant', 'webhook', `${settings}?tab=webhooks`, {
      'with deliveries': { prepare: openWebhook },
    }),
    ...screensOf('merchant', 'settings, data', `${settings}?tab=data`, {
      'deletion asked': { isDialog: true, prepare: askDeletion },
    }),
  ];
}

async function signInWrongly(page: Page): Promise<void> {
  await giveMerchantPassword(page, newAddress());
  await page.getByRole('alert').first().waitFor();
}

async function registerWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Store domain').fill('no domain');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function registerInVain(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(merchantPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function registerNewMerchant(page: Page, product: RunningProduct): Promise<string> {
  const email = newAddress();
  await registerMerchant(product, page, email, 'Klangwerk');
  return email;
}

/** Starts two-factor setup and returns the secret. */
async function beginSecondFactor(page: Page, { origins }: RunningProduct): Promise<string> {
  await page.goto(`${origins.merchant}${settings}?tab=security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Enter your password to confirm').fill(merchantPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  return page.getByText(/^[A-Z2-7]{16,}$/).innerText();
}

async function setUpSecondFactor(page: Page, product: RunningProduct): Promise<string> {
  const email = await registerNewMerchant(page, product);
  const secret = await beginSecondFactor(page, product);
  await page.getByLabel('Code from your app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your backup codes' }).waitFor();
  return email;
}

async function signInWithCode(page: Page, product: RunningProduct): Promise<void> {
  const email = await setUpSecondFactor(page, product);
  await page.context().clearCookies();
  await page.goto(`${product.origins.merchant}/business-login`);
  await giveMerchantPassword(page, email);
  await page.getByLabel('Authentication code').waitFor();
}

async function makeKey(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('warehouse sync');
  const scope = page.getByRole('checkbox').first();
  if (!(await scope.isChecked())) await scope.check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Copy the key now').waitFor();
}

async function addWebhook(page: Page, address: string): Promise<void> {
  await page.getByLabel('Endpoint URL', { exact: true }).fill(address);
  const event = page.getByRole('checkbox').first();
  if (!(await event.isChecked())) await event.check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Copy the secret now').waitFor();
}

async function openWebhook(page: Page): Promise<void> {
  await addWebhook(page, 'https://hooks.shop.example/orders');
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await page
    .getByRole('link', { name: /hooks\.shop\.example/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function askDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete business' }).click();
  await page.getByRole('dialog').waitFor();
}
