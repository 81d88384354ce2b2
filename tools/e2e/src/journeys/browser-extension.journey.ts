import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { unzipSync } from 'fflate';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { launchOptions } from '../browser';
import { expect, test } from '../journey';

/** A Grachtwinkel page that is shown to people's browsers but not to servers. */
const guardedPath = '/p/7315508946/microsoft-xbox-series-x-spelconsole-zwart';
const popupSize = { width: 360, height: 560 };

/**
 * Unpacks the extension that the site serves. A test can't click the toolbar or the browser's own questions, so this copy
 * already has access to the hosts that the clicks would allow.
 */
async function unpackServedExtension(page: Page, site: string): Promise<string> {
  const zip = await page.request.get(`${site}/downloads/pricehunt-chrome.zip`);
  expect(zip.headers()['content-type']).toBe('application/zip');
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  for (const [path, content] of Object.entries(unzipSync(await zip.body()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const manifestFile = join(folder, 'manifest.json');
  const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*'] }));
  return folder;
}

async function openBrowserWith(folder: string): Promise<BrowserContext> {
  const { args = [], ...rest } = launchOptions();
  return chromium.launchPersistentContext('', {
    ...rest,
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`, '--lang=en-GB'],
    ignoreDefaultArgs: ['--disable-extensions'],
    reducedMotion: 'reduce',
  });
}

async function backgroundOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a shopper installs the extension from the site and compares a page that refuses us without leaving it', async ({
  product,
  openPage,
}) => {
  const site = product.origins.shopper;
  const { page } = await openPage();
  await page.goto(`${site}/extension`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download for Chrome and Edge' }).click();
  expect((await download).suggestedFilename()).toBe('pricehunt-chrome.zip');
  await using context = await openBrowserWith(await unpackServedExtension(page, site));
  const background = await backgroundOf(context);
  const addressOf = (view: string) => new URL(`/${view}`, background.url()).href;
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  const settings = await context.newPage();
  await settings.goto(addressOf('options.html'));
  await settings.getByRole('textbox', { name: 'Address of your PriceHunt site' }).fill(site);
  await settings.keyboard.press('Enter');
  await settings.getByText(`Connected to ${site}`).waitFor();
  await settings.getByRole('combobox', { name: 'Deliver to' }).selectOption('NL');
  await expectNoFaults(settings);

  const shop = await context.newPage();
  await shop.goto(`${product.demoShop('gracht')}${guardedPath}`);
  const tabId = z
    .array(z.object({ id: z.number() }))
    .parse(await background.evaluate(`chrome.tabs.query({ url: '${product.demoShop('gracht')}/*' })`))[0]?.id;
  const popup = await context.newPage();
  await popup.setViewportSize(popupSize);
  await popup.goto(`${addressOf('popup.html')}?tab=${tabId}`);
  await popup.getByText(/Nothing is sent until you click/).waitFor();
  await expectNoFaults(popup);
  await popup.getByRole('button', { name: 'Compare this page' }).focus();
  await popup.keyboard.press('Enter');
  await popup.getByRole('link', { name: 'Track this price' }).waitFor();

  await expect(popup.getByRole('heading', { level: 2 }).first()).toContainText('Xbox Series X');
  const offers = popup.getByRole('list', { name: 'Offers' }).getByRole('listitem');
  expect(await offers.count()).toBeGreaterThan(1);
  await expect(offers.filter({ hasText: 'This page' })).toContainText('€393.00');
  await expectNoFaults(popup);
  const links = await popup
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((link) => !link?.startsWith(`${site}/`))).toEqual([]);
  const saving = await popup.getByText(/^Save /).count();
  const badge = await background.evaluate(`chrome.action.getBadgeText({ tabId: ${tabId} })`);
  expect(badge).toMatch(saving === 0 ? /^$/ : /^(-\d+%|↓)$/);

  const panel = await context.newPage();
  await panel.goto(`${addressOf('panel.html')}?tab=${tabId}`);
  await panel.getByRole('button', { name: 'Compare again' }).waitFor();
  await expectNoFaults(panel);

  const opening = context.waitForEvent('page');
  await popup.getByRole('link', { name: /on PriceHunt$/ }).click();
  const results = await opening;
  await results
    .getByText(/we couldn’t check it/)
    .first()
    .waitFor();

  await shop.goto(product.demoShop('gracht'));
  await popup.getByRole('button', { name: 'Compare this page' }).waitFor();
  expect(problems).toEqual([]);
});
