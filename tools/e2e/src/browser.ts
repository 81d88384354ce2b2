import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from '@playwright/test';
import { findChromium } from './find-chromium';

/** Keeps the browser from calling anything but the pages under test. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Each page is open for seconds, so that optimising its scripts takes longer than it saves. */
const unoptimised = '--js-flags=--single-threaded --no-opt';

/** Chromium uses only the last list, so it holds Playwright's features too. */
const featuresOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Without a Chromium, Playwright says what to install. */
export function launchOptions(executablePath = findChromium()): LaunchOptions {
  const args = [...quietFlags, unoptimised, `--disable-features=${featuresOff.join()}`];
  return { args, ...(executablePath === null ? {} : { executablePath }) };
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Every journey runs at these two sizes. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;

/** A page in a fresh context with its problems: script errors, console errors and requests to foreign hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: readonly string[];
}

export interface PageOptions extends BrowserContextOptions {
  readonly size?: keyof typeof sizes;
}

/** In a fresh context. Service workers are off by default, because each downloads the whole app again. */
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
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      troubles.push(`foreign request: ${request.url()}`);
  });
  return { page, context, troubles };
}
