import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from '@playwright/test';
import { findChromium } from './find-chromium';

/** Flags that keep the browser from calling anywhere but the pages under test. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features that are switched off: first those of the browser's own window, which would load two more pages in processes of their
 * own for each context, then those that Playwright switches off, because Chromium heeds only the last such list.
 */
const featuresOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** How to start the browser; without a Chromium, Playwright says what to install. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  const args = [...quietFlags, `--disable-features=${featuresOff.join()}`];
  return { args, ...(executablePath === null ? {} : { executablePath }) };
}

/** The cookies and the local storage of a signed-in browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The two sizes that every journey is tested at. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;

/** A page in a fresh context, with what went wrong in it: script errors, console errors and requests to foreign hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: readonly string[];
}

/** The size of the window, and whatever else the browser's context takes. */
export interface PageOptions extends BrowserContextOptions {
  readonly size?: keyof typeof sizes;
}

/**
 * Opens a page in a fresh context and records its troubles. It gets no service worker unless it asks for one with
 * `serviceWorkers: 'allow'`: each would download the whole app again.
 */
export async function openWatchedPage(
  browser: Browser,
  { size = 'desk', ...contextOptions }: PageOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...contextOptions,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      troubles.push(`foreign request: ${request.url()}`);
  });
  return { page, context, troubles };
}
