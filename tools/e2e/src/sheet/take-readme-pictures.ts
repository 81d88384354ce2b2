import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInNewAdmin } from '../admin-account';
import { launchOptions } from '../browser';
import type { StorageState } from '../browser';
import { signInDemoMerchant } from '../demo-merchant';
import { productAt } from '../running-product';
import { startProduct } from '../start-product';
import { refuseStatistics } from '../steady-page';
import { readFacts } from './shopper-screens';

/* Takes the README's pictures from the demo, light and dark, and writes them to docs/pictures as WebP. */

const folder = join(import.meta.dirname, '../../../../docs/pictures');
const bytesMax = 150_000;
const size = { width: 1280, height: 800 };

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly storageState: StorageState | undefined;
  readonly locale: string;
  /** An element that is on the page once its content is complete. */
  readonly isComplete: string;
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const started = await startProduct();
  const product = productAt(started);
  const browser = await chromium.launch(launchOptions());
  try {
    const { exampleLink } = await readFacts(product);
    const pictures: readonly Picture[] = [
      {
        name: 'results',
        address: `${product.origins.shopper}/${exampleLink}`,
        storageState: undefined,
        // English, with prices for a shopper in Germany, where most demo shops deliver.
        locale: 'en-DE',
        // The progress bar fades when the comparison has settled.
        isComplete: 'main:has([role="progressbar"].opacity-0) a[href*="/api/redirect"]',
      },
      {
        name: 'merchant-home',
        address: `${product.origins.merchant}/business/dashboard`,
        storageState: await signInDemoMerchant(browser, product),
        locale: 'en-GB',
        isComplete: 'main svg',
      },
      {
        name: 'admin-console',
        address: `${product.origins.admin}/admin`,
        storageState: await signInNewAdmin(browser, product, 'admin@pricehunt.example'),
        locale: 'en-GB',
        isComplete: 'main svg',
      },
    ];
    for (const picture of pictures) await takeBothThemes(browser, picture);
  } finally {
    await browser.close();
    await started.stop();
  }
}

async function takeBothThemes(
  browser: Browser,
  { name, address, storageState, locale, isComplete }: Picture,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale,
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    await refuseStatistics(context);
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(isComplete).first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.locator('[role="status"][aria-busy="true"]').first().waitFor({ state: 'detached' });
    const devTools = await context.newCDPSession(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      );
      const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
      const content = Buffer.from(data, 'base64');
      if (content.length > bytesMax) {
        throw new Error(`${name}-${colorScheme}.webp has ${content.length} bytes; ${bytesMax} are allowed.`);
      }
      writeFileSync(join(folder, `${name}-${colorScheme}.webp`), content);
      console.log(`docs/pictures/${name}-${colorScheme}.webp: ${Math.round(content.length / 1000)} kB`);
    }
  } finally {
    await context.close();
  }
}

void main();
