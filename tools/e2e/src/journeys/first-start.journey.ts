import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../journey';
import { openMailServer } from '../mail-server';
import type { MailServer } from '../mail-server';
import { productAt } from '../running-product';
import { newAddress, register } from '../shopper-account';
import { startProduct } from '../start-product';
import type { StartedProduct } from '../start-product';
import { countSteps } from '../walk-task';

const real = {
  parameters: ['--real'],
  // Offline: neither catalogs nor exchange rates.
  environment: { UCP_CATALOGS: ',', EXCHANGE_RATES_URL: 'http://127.0.0.1:9/rates.xml' },
};
let running: StartedProduct | null = null;
let mailServer: MailServer | null = null;
test.afterEach(async () => {
  await running?.stop();
  mailServer?.stop();
});

const admin = { email: 'ada@prices.example', password: 'copper kettle on the stove' };

test('leads from a fresh start to the first admin, the setup page and a site that shows what it can find; after a restart, a failed job is retried', async ({
  openPage,
}) => {
  const started = await startProduct(real);
  running = started;
  const { origins, dataFolder } = productAt(started);
  const link = /http\S+first-admin#token=\S+/.exec(started.printed)?.[0] ?? '';
  const { page } = await openPage();

  await page.goto(link);
  await page.getByLabel('E-mail address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Create admin and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();
  await expect(page.getByText(/^No shops yet/)).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const { page: other } = await openPage();
  await other.goto(link);
  await expect(other.getByText('This link is no longer valid')).toBeVisible();

  const { page: shopper, troubles: shopperTroubles } = await openPage();
  await shopper.goto(origins.shopper);
  await expect(shopper.getByRole('heading', { name: 'What this site can find' })).toBeVisible();
  await expect(shopper.getByText(/^We don’t search any other shops yet/)).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Browse', exact: true })).toHaveCount(0);
  await expect(shopper.getByText('EUR').first()).toBeVisible();
  await shopper.getByLabel('Product link or name').fill('enamel kettle');
  await shopper.keyboard.press('Enter');
  await expect(shopper.getByText(/don’t search any other shops yet/)).toBeVisible();
  expect(shopperTroubles).toEqual([]);

  const secrets = join(dataFolder, 'installation-secrets.json');
  const secretsBefore = readFileSync(secrets, 'utf8');
  const token = link.split('=')[1] ?? '';
  const logs = readdirSync(dataFolder).filter((name) => name.endsWith('.log'));
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) expect(readFileSync(join(dataFolder, log), 'utf8')).not.toContain(token);
  running = null;
  await started.stop({ preservesData: true });

  const mail = await openMailServer();
  mailServer = mail;
  const again = await startProduct({
    ...real,
    dataFolder,
    environment: { ...real.environment, SMTP_URL: mail.url, MAIL_FROM: 'prices@prices.example' },
  });
  running = again;
  expect(again.printed).not.toContain('first-admin');
  expect(readFileSync(secrets, 'utf8')).toBe(secretsBefore);
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  const { page: later } = await openPage();
  await later.goto(`${productAt(again).origins.admin}/admin-login`);
  await later.getByLabel('E-mail address').fill(admin.email);
  await later.getByLabel('Password', { exact: true }).fill(admin.password);
  await later.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  const { page: newcomer } = await openPage();
  const address = newAddress();
  await register(productAt(again), newcomer, address);
  const walk = await countSteps(later);
  await walk('Retry a failed job', `${productAt(again).origins.admin}/admin`, async () => {
    const failing = later.getByRole('table', { name: 'Failing now' });
    await failing.getByText('The mail server rejected the e-mail.').waitFor();
    mail.accept();
    await failing.getByRole('button', { name: /^Retry / }).click();
    await later.getByText('Job queued again.').first().waitFor();
  });
  await expect.poll(() => [...mail.receivers]).toContain(address);
});
