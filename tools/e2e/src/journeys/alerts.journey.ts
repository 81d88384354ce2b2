import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import type { WatchedPage } from '../browser';
import { origins } from '../running-product';
import { journeyPassword, newAddress, openDemoProduct } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => watched.context.close());

it.each(['phone', 'desk'] as const)(
  'sets an alert on a demo product, with an account made on the way, on a %s',
  async (size) => {
    watched = await openPage(browser, { size });
    const { page, troubles } = watched;
    const title = await openDemoProduct(page);
    const findings: string[] = [];

    await page.getByRole('button', { name: 'Watch the price' }).click();
    const box = page.getByRole('dialog', { name: 'Tell me when' });
    await box.getByLabel('What you wait for').selectOption('any-change');
    await box.getByText(/Would have told you .* in 180 days|are known, too few/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    await box.getByLabel('What you wait for').selectOption('target-price');
    await box.getByLabel(/At most/).fill('12.34');
    await box.getByRole('button', { name: 'Sign in and set alert' }).click();
    const door = page.getByRole('dialog', { name: 'Create an account' });
    findings.push(...(await accessibilityFaults(page)));
    await door.getByLabel('E-mail address').fill(newAddress());
    await door.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await door.getByRole('button', { name: 'Create account' }).click();
    await box.getByText('Your alert is set').waitFor();

    await page.goto(`${origins.shopper}/alerts`);
    await page.getByText(/at most .?12\.34/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    await page.getByRole('button', { name: `Pause the alert for ${title}` }).click();
    await page.getByRole('button', { name: `Resume the alert for ${title}` }).waitFor();
    await page.getByRole('button', { name: `Delete the alert for ${title}` }).click();
    await page.getByText('No alerts yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('paused', { exact: true }).waitFor();

    expect(findings).toEqual([]);
    expect(troubles).toEqual([]);
  },
);
