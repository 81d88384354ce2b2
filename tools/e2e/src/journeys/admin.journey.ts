import { followRedirect, searchProducts } from '@pricehunt/api-contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { signInNewAdmin } from '../admin-account';
import { launchBrowser, sizes } from '../browser';
import { registerMerchant } from '../merchant-account';
import { demoShop, origins } from '../running-product';
import { newAddress } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';

/** How long shoppers may still see what an admin took away, or not yet see what was let in, in milliseconds. */
const shownMsMax = 60_000;
/** How long a whole way through merchant, admin and shopper may take, in milliseconds. */
const wholeWayMsMax = 240_000;

const shop = demoShop('gracht');
const title = 'Zeppelin teapot Q7';

let browser: Browser;
let signedIn: NonNullable<BrowserContextOptions['storageState']>;

beforeAll(async () => {
  browser = await launchBrowser();
  signedIn = await signInNewAdmin(browser);
});
afterAll(() => browser.close());

async function openConsole(
  path: string,
  options: { readonly size?: keyof typeof sizes; readonly colorScheme?: 'light' | 'dark' } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[options.size ?? 'desk'],
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    storageState: signedIn,
  });
  const page = await context.newPage();
  await page.goto(`${origins.admin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Presses a button that asks first, gives a reason and confirms. */
async function act(page: Page, button: string, confirm: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Whether a shopper who looks for the teapot finds an offer of it. */
async function isShown(): Promise<boolean> {
  const query = new URLSearchParams({ q: title });
  const answer: unknown = await (
    await fetch(`${origins.api}${searchProducts.path}?${query.toString()}`)
  ).json();
  const { items } = searchProducts.answers[200].parse(answer);
  return items.some(({ product, offerCount }) => product.title === title && offerCount > 0);
}

/** Waits until shoppers see the teapot, or see it no more, and gives how long that took in milliseconds. */
async function untilShown(wanted: boolean): Promise<number> {
  const begun = Date.now();
  while ((await isShown()) !== wanted) {
    if (Date.now() - begun > shownMsMax) return Infinity;
    await wait(500);
  }
  return Date.now() - begun;
}

/** A merchant with one product at the shop whose domain an admin vouches for. */
async function bringTeapot(businessName: string): Promise<void> {
  const context = await browser.newContext({ viewport: sizes.desk, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await registerMerchant(page, newAddress(), businessName);
  await vouchForDomain(businessName);
  await page.goto(`${origins.merchant}/business/dashboard/sources`);
  await page.getByRole('radio', { name: /Uploaded file/ }).check();
  await page.getByLabel('Name').fill('Teapots');
  const columns = 'id,title,description,link,image_link,price,availability,condition,brand,mpn';
  const row = `Q7,${title},A teapot that flies.,${shop}/teapots/q7,${shop}/teapots/q7.jpg,49.00 EUR,in_stock,new,Zeppelin,ZE-Q7`;
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'teapots.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${columns}\n${row}\n`),
  });
  await page.getByRole('button', { name: 'Upload and read' }).click();
  await page.getByRole('list', { name: 'What this run would change' }).waitFor();
  await page.getByRole('button', { name: 'Apply these changes' }).click();
  await page.getByRole('list', { name: 'What this run changed' }).waitFor();
  await context.close();
}

async function vouchForDomain(businessName: string): Promise<void> {
  const page = await openConsole(`/admin/business?q=${encodeURIComponent(businessName)}`);
  await page.getByRole('link', { name: businessName }).click();
  await page.getByRole('button', { name: 'Vouch for a domain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Domain', { exact: true }).fill(new URL(shop).host);
  await dialog.getByLabel('Reason').fill('the shop is ours');
  await dialog.getByRole('button', { name: 'Vouch for a domain' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('by an admin').waitFor();
  await page.context().close();
}

it(
  'lets a merchant in, whose products then are found, and stops them, and then they are gone within a minute',
  async () => {
    const businessName = `Grachthaus ${Date.now().toString(36)}`;
    const switches = await openConsole('/admin/switches');
    await act(switches, 'Turn off: Products of merchants who wait for approval', 'Turn off', 'we look first');
    await bringTeapot(businessName);
    const page = await openConsole(`/admin/business?q=${encodeURIComponent(businessName)}&status=pending`);
    const wasShown = await isShown();
    await page.getByRole('link', { name: businessName }).click();

    await act(page, 'Approve', 'Approve', 'a known shop');
    const shownAfterMs = await untilShown(true);
    await act(page, 'Suspend', 'Suspend', 'sells what it does not have');
    const goneAfterMs = await untilShown(false);

    expect(wasShown).toBe(false);
    expect(shownAfterMs).toBeLessThan(shownMsMax);
    expect(goneAfterMs).toBeLessThan(shownMsMax);
    await page.getByText('sells what it does not have').waitFor();
    await act(switches, 'Turn on: Products of merchants who wait for approval', 'Turn on', 'as it was');
    await page.context().close();
    await switches.context().close();
  },
  wholeWayMsMax,
);

it('changes the id of a programme, and the next redirect carries it', async () => {
  const page = await openConsole('/admin/retailers/amazon');
  const target = 'https://www.amazon.com/dp/B0CHX1W1XY';
  const query = new URLSearchParams({ to: target, source: 'journey', timestamp: String(Date.now()) });
  const tags: (string | null)[] = [];

  for (const trackingId of ['journey-20', 'journey-21']) {
    await page.getByLabel('Tracking id for amazon.com', { exact: true }).fill(trackingId);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The next redirect carries it.').last().waitFor();
    const answer = await fetch(`${origins.api}${followRedirect.path}?${query.toString()}`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    });
    tags.push(new URL(answer.headers.get('location') ?? 'none:').searchParams.get('tag'));
    await page.reload();
  }

  expect(tags).toEqual(['journey-20', 'journey-21']);
  await page.getByLabel('Link to a product').fill(target);
  await page.getByRole('button', { name: 'Show the link that goes out' }).click();
  await page.getByText(/tag=journey-21/).waitFor();
  await page.context().close();
});

it('looks at the rooms of a merchant with a banner, changes nothing there, and the log tells', async () => {
  const page = await openConsole('/admin/business?q=Klotz');
  await page.getByRole('link', { name: 'Klotz & Kegel' }).click();
  await act(page, 'View as', 'Start viewing', 'a question about an order');

  const [rooms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the dashboard' }).click(),
  ]);
  await rooms.getByText('You are viewing as Klotz & Kegel').waitFor();
  const refused = await rooms.evaluate(
    async () => (await fetch('/api/business/auth/password', { method: 'POST', body: '{}' })).status,
  );
  await rooms.getByRole('button', { name: 'Stop viewing' }).click();
  await rooms.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();

  expect(refused).toBeGreaterThanOrEqual(400);
  await page.goto(`${origins.admin}/admin/audit`);
  await page
    .getByRole('row', { name: /viewing|view-as/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await page.getByText('Nobody has tampered with the log').waitFor();
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'every room of the console passes axe and fits a phone, in the %s theme',
  async (colorScheme) => {
    const page = await openConsole('/admin', { size: 'phone', colorScheme });
    const findings: string[] = [];

    for (const path of [
      '',
      '/business',
      '/retailers',
      '/retailers/amazon',
      '/sources',
      '/sources/catalog',
      '/catalog',
      '/catalog/reports',
      '/catalog/items?state=all',
      '/feeds',
      '/feeds?show=feeds',
      '/jobs',
      '/audit',
      '/switches',
      '/account',
      '/nowhere',
    ]) {
      await page.goto(`${origins.admin}/admin${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      findings.push(...(await accessibilityFaults(page)));
      if ((await sidewaysOverflow(page)) > 0) findings.push(`wider than the window: ${page.url()}`);
    }

    expect(findings).toEqual([]);
    await page.context().close();
  },
  wholeWayMsMax,
);
