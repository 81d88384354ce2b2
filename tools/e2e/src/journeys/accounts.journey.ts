import { expect, test } from '../journey';
import { confirmAddress } from '../confirm-address';
import { mailedLink } from '../mailbox';
import { journeyPassword, newAddress, register, signIn } from '../shopper-account';
import { accessibilityFaultsInLightAndDark } from '../steady-page';

for (const size of ['phone', 'desk'] as const)
  test.describe(`a shopper creating an account, on a ${size}`, () => {
    test('registers, opens the mailed link and has a verified address', async ({ product, openPage }) => {
      const { page, troubles } = await openPage({ size });
      const email = newAddress();

      await register(product, page, email);
      await page.getByText('Not verified').waitFor();
      await confirmAddress(product, page, email);
      await page.goto(`${product.origins.shopper}/account`);
      await page.getByText('Verified', { exact: true }).waitFor();

      expect(troubles).toEqual([]);
    });
  });

test.describe('a shopper who forgot the password', () => {
  test('sets a new password by a mailed link, which works once, and the old one stops working', async ({
    product,
    openPage,
  }) => {
    const { page } = await openPage({ size: 'phone' });
    const email = newAddress();
    await register(product, page, email);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();

    await page.goto(`${product.origins.shopper}/login?mode=forgot`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Check your inbox').waitFor();
    const link = await mailedLink(product, email, /password/i);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another kettle evening');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();

    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a third kettle evening');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link is no longer valid').waitFor();
    await page.goto(`${product.origins.shopper}/login`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await signIn(product, page, email, 'another kettle evening');
  });
});

test('the account pages pass axe in light and dark', async ({ product, openPage }) => {
  const { page } = await openPage({ size: 'phone' });
  const findings: string[] = [];

  for (const path of ['/login', '/login?mode=signup', '/login?mode=forgot', '/account', '/verify-email']) {
    await page.goto(`${product.origins.shopper}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    findings.push(...(await accessibilityFaultsInLightAndDark(page)));
  }
  await register(product, page, newAddress());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  findings.push(...(await accessibilityFaultsInLightAndDark(page)));

  expect(findings).toEqual([]);
});
