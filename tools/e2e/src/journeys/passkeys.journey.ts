import type { Page } from '@playwright/test';
import { confirmAddress } from '../confirm-address';
import { expect, test as journey } from '../journey';
import { merchantPassword, registerMerchant, signOutMerchant } from '../merchant-account';
import { newAddress } from '../shopper-account';
import { startConsoles } from '../start-consoles';
import type { StartedConsoles } from '../start-consoles';
import { accessibilityFaultsInLightAndDark, sidewaysOverflow } from '../steady-page';

const test = journey.extend<object, { readonly consoles: StartedConsoles }>({
  consoles: [
    async ({}, use) => {
      const consoles = await startConsoles();
      await use(consoles);
      await consoles.stop();
    },
    { scope: 'worker' },
  ],
});

/** A fingerprint reader of this browser that recognises its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.getByLabel('Enter your password to confirm').fill(password);
  await page.getByRole('button', { name: 'Add passkey' }).click();
}

async function removePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Remove Passkey added/ }).click();
  await page.getByText('No passkeys yet.').waitFor();
}

test('a member adds a passkey, signs in with it, and removes it', async ({ consoles, openPage }) => {
  const { product } = consoles;
  const { page } = await openPage({ size: 'phone' });
  const security = `${product.origins.merchant}/business/dashboard/settings?tab=security`;
  const email = newAddress();
  await registerMerchant(product, page, email, 'Klangwerk');
  await confirmAddress(product, page, email);
  await addAuthenticator(page);

  await page.goto(security);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await addPasskey(page, merchantPassword);
  await page
    .getByText(/^Passkey added/)
    .first()
    .waitFor();
  expect(await accessibilityFaultsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.goto(`${product.origins.merchant}/business/dashboard`);
  await signOutMerchant(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${product.origins.merchant}/business/dashboard`);

  await page.goto(security);
  await page.getByText(/^last used/).waitFor();
  await removePasskey(page);
});

test('an admin who needs a second factor uses a passkey instead, signs in with it alone, and removes it', async ({
  consoles,
  openPage,
}) => {
  const { admin } = consoles.product.origins;
  const { page } = await openPage({ size: 'desk' });
  const email = newAddress();
  const password = consoles.createAdmin(email);
  await addAuthenticator(page);

  await page.goto(`${admin}/admin-login`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByLabel('Enter your password to confirm').waitFor();
  expect(await accessibilityFaultsInLightAndDark(page)).toEqual([]);
  await addPasskey(page, password);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();

  await page.context().clearCookies();
  await page.goto(`${admin}/admin-login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.goto(`${admin}/admin/account`);
  await removePasskey(page);
});
