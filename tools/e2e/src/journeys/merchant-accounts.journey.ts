import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { confirmAddress } from '../confirm-address';
import { mailedLink } from '../mailbox';
import {
  appCode,
  giveMerchantPassword,
  merchantPassword,
  registerMerchant,
  signOutMerchant,
} from '../merchant-account';
import { newAddress } from '../shopper-account';
import { accessibilityFaultsInLightAndDark, sidewaysOverflow } from '../steady-page';
import { countSteps } from '../walk-task';

const dashboardOf = ({ origins }: RunningProduct) => `${origins.merchant}/business/dashboard`;

/** Sets up the authenticator app in the settings and returns its secret. */
async function setUpSecondFactor(product: RunningProduct, page: Page): Promise<string> {
  await page.goto(`${dashboardOf(product)}/settings?tab=security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Enter your password to confirm').fill(merchantPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Code from your app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your backup codes' }).waitFor();
  return secret;
}

for (const size of ['phone', 'desk'] as const)
  test.describe(`a merchant with a team, on a ${size}`, () => {
    test('registers, verifies the address, signs in with two factors and invites a viewer, who may not invite', async ({
      product,
      openPage,
    }) => {
      const dashboard = dashboardOf(product);
      const { page } = await openPage({ size });
      const email = newAddress();
      const invited = newAddress();

      await registerMerchant(product, page, email, 'Klangwerk');
      await page.getByRole('button', { name: 'Resend link' }).waitFor();
      await confirmAddress(product, page, email);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await page.getByText(`${email} is verified.`).waitFor();
      await signOutMerchant(page);
      await giveMerchantPassword(page, email);
      await page.waitForURL(dashboard);

      const secret = await setUpSecondFactor(product, page);
      await page.getByRole('button', { name: 'I’ve saved them' }).click();
      await signOutMerchant(page);
      await giveMerchantPassword(page, email);
      await page.getByLabel('Authentication code').fill(appCode(secret, 1));
      await page.getByRole('button', { name: 'Continue' }).click();

      await page.waitForURL(`${dashboard}/settings**`);
      await page.getByRole('tab', { name: 'Team' }).click();
      await page.getByLabel('E-mail address').fill(invited);
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByRole('button', { name: `Withdraw the invitation to ${invited}` }).waitFor();

      const { page: guest } = await openPage({ size });
      await guest.goto(await mailedLink(product, invited, /invites you/i));
      await guest.getByLabel('Choose a password', { exact: true }).fill(merchantPassword);
      await guest.getByRole('button', { name: 'Join team' }).click();
      await guest.waitForURL(dashboard);
      await guest.goto(`${dashboard}/settings?tab=team`);
      await guest.getByText('Only owners can invite people and change roles.').waitFor();

      expect(await guest.getByRole('button', { name: 'Send invitation' }).count()).toBe(0);
      expect(await guest.getByText(email).count()).toBeGreaterThan(0);
      expect(await sidewaysOverflow(guest)).toBe(0);
    });
  });

for (const size of ['phone', 'desk'] as const)
  test(`a merchant sees price losses and why an order was credited, invites a teammate and sets up a webhook, each in a few clicks from Home, on a ${size}`, async ({
    openPage,
    product,
    signedInDemoMerchant,
  }) => {
    const { page } = await openPage({ size, storageState: signedInDemoMerchant });
    const walk = await countSteps(page);
    const home = dashboardOf(product);
    const main = page.getByRole('main');
    /** The pages on a phone are in the search. */
    const openSettings = async (section: string) => {
      if (size === 'desk') {
        await page.getByRole('link', { name: 'Settings', exact: true }).click();
        await page.getByRole('tab', { name: section }).click();
      } else {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('option', { name: section }).click();
      }
    };

    await walk('Find what loses on price, and by how much', home, async () => {
      await page.getByRole('link', { name: 'View prices' }).click();
      await main
        .getByRole('table')
        .getByText(/^\+[\d.]+%$/)
        .first()
        .waitFor();
    });

    await walk('See why an order was credited', home, async () => {
      await main.getByRole('link', { name: /^#/ }).first().click();
      await page.getByRole('heading', { name: 'How this order was attributed' }).waitFor();
    });

    await walk('Invite a teammate', home, async () => {
      await openSettings('Team');
      const invited = newAddress();
      await page.getByLabel('E-mail address').fill(invited);
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByRole('button', { name: `Resend the invitation to ${invited}` }).waitFor();
    });

    await walk('Set up a webhook', home, async () => {
      await openSettings('Webhooks');
      await page.getByLabel('Endpoint URL', { exact: true }).fill('https://shop.example/hooks');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Copy the secret now').waitFor();
    });
  });

test('every screen of the dashboard passes axe in light and dark, and fits a phone', async ({
  product,
  openPage,
}) => {
  const dashboard = dashboardOf(product);
  const { page } = await openPage({ size: 'phone' });
  const findings: string[] = [];
  const look = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    findings.push(...(await accessibilityFaultsInLightAndDark(page)));
    if ((await sidewaysOverflow(page)) > 0) findings.push(`wider than the window: ${page.url()}`);
  };

  for (const path of [
    '/business-login',
    '/business/register',
    '/reset-password',
    '/business/connect',
    '/verify-email',
    '/accept-invitation',
  ]) {
    await page.goto(`${product.origins.merchant}${path}`);
    await look();
  }
  await registerMerchant(product, page, newAddress(), 'Klangwerk');
  for (const path of [
    '',
    '/activity',
    '/integrate',
    '/analytics',
    '/products',
    '/attribution',
    '/settings',
    '/settings?tab=security',
    '/settings?tab=team',
    '/settings?tab=notices',
    '/settings?tab=keys',
    '/settings?tab=webhooks',
    '/settings?tab=data',
    '/sources',
    '/integrate?step=catalog',
    '/integrate?step=orders',
    '/integrate?step=test',
  ]) {
    await page.goto(`${dashboard}${path}`);
    await look();
  }
  await setUpSecondFactor(product, page);
  await look();

  expect(findings).toEqual([]);
});
