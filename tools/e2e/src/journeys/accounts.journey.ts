import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { mailedLink } from '../mailbox';
import { origins } from '../running-product';
import { journeyPassword, newAddress, register, signIn } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => watched.context.close());

describe.each(['phone', 'desk'] as const)('a shopper who wants an account, on a %s', (size) => {
  it('registers, opens the mailed link, and has a proved address', async () => {
    watched = await openPage(browser, { size });
    const { page, troubles } = watched;
    const email = newAddress();

    await register(page, email);
    await page.getByText('not confirmed yet').waitFor();
    await page.goto(await mailedLink(email, /confirm/i));
    await page.getByText('Your address is confirmed').waitFor();
    await page.goto(`${origins.shopper}/account`);
    await page.getByText('confirmed', { exact: true }).waitFor();

    expect(troubles).toEqual([]);
  });
});

describe('a shopper who forgot the password', () => {
  it('sets a new one by a mailed link, which works once, and the old one is over', async () => {
    watched = await openPage(browser, { size: 'phone' });
    const { page } = watched;
    const email = newAddress();
    await register(page, email);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();

    await page.goto(`${origins.shopper}/login?mode=forgot`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Look into your mailbox').waitFor();
    const link = await mailedLink(email, /password/i);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another kettle evening');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();

    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a third kettle evening');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link does not work any more').waitFor();
    await page.goto(`${origins.shopper}/login`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await signIn(page, email, 'another kettle evening');
  });
});

describe('the pages of an account', () => {
  it.each(['light', 'dark'] as const)('pass axe, in the %s theme', async (colorScheme) => {
    watched = await openPage(browser, { size: 'phone', colorScheme });
    const { page } = watched;
    const findings: string[] = [];

    for (const path of ['/login', '/login?mode=signup', '/login?mode=forgot', '/account', '/verify-email']) {
      await page.goto(`${origins.shopper}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      findings.push(...(await accessibilityFaults(page)));
    }
    await register(page, newAddress());
    await page.getByRole('button', { name: 'Delete my account' }).click();
    findings.push(...(await accessibilityFaults(page)));

    expect(findings).toEqual([]);
  });
});
