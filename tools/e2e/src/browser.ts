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

/** How to start the browser; without a Chromium, Playwright says what to install. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return { args: quietFlags, ...(executablePath === null ? {} : { executablePath }) };
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

/** Opens a page in a fresh context and records its troubles. */
export async function openWatchedPage(
  browser: Browser,
  { size = 'desk', ...contextOptions }: PageOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: 'light',
    reducedMotion: 'reduce',
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
