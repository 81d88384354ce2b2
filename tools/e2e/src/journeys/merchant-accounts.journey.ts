import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { mailedLink } from '../mailbox';
import {
  appCode,
  giveMerchantPassword,
  merchantPassword,
  registerMerchant,
  signOutMerchant,
} from '../merchant-account';
import { origins } from '../running-product';
import { newAddress } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';

const dashboard = `${origins.merchant}/business/dashboard`;

/** How long looking at every screen may take, in milliseconds. */
const manyScreensMsMax = 180_000;

let browser: Browser;
let opened: WatchedPage[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(opened.map(({ context }) => context.close()));
  opened = [];
});

async function open(options: Parameters<typeof openPage>[1]): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  opened.push(watched);
  return watched;
}

/** Sets the authenticator app up in the settings and gives its secret. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await page.goto(`${dashboard}/settings?tab=security`);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password, to be sure').fill(merchantPassword);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('img', { name: 'QR code with the key of your account' }).waitFor();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Code that the app shows now').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

describe.each(['phone', 'desk'] as const)('a merchant with a team, on a %s', (size) => {
  it('registers, proves the address, signs in by two factors and invites a viewer, who may not invite', async () => {
    const { page } = await open({ size });
    const email = newAddress();
    const invited = newAddress();

    await registerMerchant(page, email, 'Klangwerk');
    await page.getByRole('button', { name: 'Send the link again' }).waitFor();
    await page.goto(await mailedLink(email, /confirm/i));
    await page.getByText('Your address is confirmed').waitFor();
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await page.getByText(`${email} is yours.`).waitFor();
    await signOutMerchant(page);
    await giveMerchantPassword(page, email);
    await page.waitForURL(dashboard);

    const secret = await setUpSecondFactor(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await signOutMerchant(page);
    await giveMerchantPassword(page, email);
    await page.getByLabel('Code of your authenticator app').fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Go on' }).click();

    await page.waitForURL(`${dashboard}/settings**`);
    await page.getByRole('tab', { name: 'Team' }).click();
    await page.getByLabel('E-mail address').fill(invited);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('button', { name: `Withdraw the invitation to ${invited}` }).waitFor();

    const { page: guest } = await open({ size });
    await guest.goto(await mailedLink(invited, /invites you/i));
    await guest.getByLabel('Choose a password', { exact: true }).fill(merchantPassword);
    await guest.getByRole('button', { name: 'Join the team' }).click();
    await guest.waitForURL(dashboard);
    await guest.goto(`${dashboard}/settings?tab=team`);
    await guest.getByText('Only owners invite people and change roles.').waitFor();

    expect(await guest.getByRole('button', { name: 'Send invitation' }).count()).toBe(0);
    expect(await guest.getByText(email).count()).toBeGreaterThan(0);
    expect(await sidewaysOverflow(guest)).toBe(0);
  });
});

it.each(['light', 'dark'] as const)(
  'every screen of the dashboard passes axe, in the %s theme',
  async (colorScheme) => {
    const { page } = await open({ size: 'phone', colorScheme });
    const findings: string[] = [];
    const look = async () => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      findings.push(...(await accessibilityFaults(page)));
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
      await page.goto(`${origins.merchant}${path}`);
      await look();
    }
    await registerMerchant(page, newAddress(), 'Klangwerk');
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
    await setUpSecondFactor(page);
    await look();

    expect(findings).toEqual([]);
  },
  manyScreensMsMax,
);
