import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import { origins } from '../running-product';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['/business/register?days=7', 'merchant'],
  ['/business-login', 'merchant'],
  ['/business/connect', 'merchant'],
  ['/admin-login', 'admin'],
  ['/admin/business?status=pending', 'admin'],
] as const)('sends %s on from the price comparison to the %s app, path and query kept', async (path, app) => {
  const { page, context } = await openPage(browser, { size: 'desk' });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));

  await page.goto(`${origins.shopper}${path}`);
  await page.waitForURL(`${origins[app]}/**`);

  expect(visited).toContain(`${origins[app]}${path}`);
  await context.close();
});
