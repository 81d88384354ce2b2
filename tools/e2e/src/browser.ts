import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Flags that keep the browser from calling anywhere but the pages under test. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The two sizes that every journey holds for. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;

/** Starts the browser of the system; CHROMIUM names another one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...quietFlags],
  });
}

/** A page in a fresh context, with what went wrong in it: script errors, console errors and requests to foreign hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/** Opens a fresh page that writes down its troubles. */
export async function openPage(
  browser: Browser,
  options: { readonly size: keyof typeof sizes; readonly colorScheme?: 'light' | 'dark' },
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes[options.size],
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
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
