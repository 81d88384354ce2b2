import { errorCodes } from '@pricehunt/api-contract';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { StorageState } from '../browser';
import type { RunningProduct } from '../running-product';
import { accessibilityFaults, refuseStatistics, sidewaysOverflow } from '../steady-page';
import type { SheetScreen } from './sheet-screen';

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Every width in both themes. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 768, 1440].map((width) => ({ width, colorScheme })),
);

export interface PictureOptions {
  readonly folder: string;
  readonly looks: readonly Look[];
  readonly storageState: StorageState | undefined;
  /** Whether axe checks each picture, which takes about a second each. */
  readonly looksForFaults: boolean;
}

/** Returns axe's findings and elements wider than the window, for each look. */
export async function takePictures(
  browser: Browser,
  product: RunningProduct,
  screen: SheetScreen,
  options: PictureOptions,
): Promise<readonly string[]> {
  const { storageState } = options;
  const context = await browser.newContext({
    viewport: sizeOf(1440),
    reducedMotion: 'reduce',
    locale: screen.locale ?? 'en-US',
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    if (screen.asksAboutStatistics !== true) await refuseStatistics(context);
    const page = await context.newPage();
    await setMood(page, screen);
    await page.goto(`${product.origins[screen.app]}${screen.path}`, { waitUntil: 'load' });
    if (screen.mood === 'hangs') await page.waitForTimeout(700);
    else await page.waitForLoadState('networkidle').catch(() => {});
    await screen.prepare?.(page, product);
    if (screen.mood !== 'hangs') await page.locator(skeleton).first().waitFor({ state: 'detached' });
    const faults: string[] = [];
    for (const { width, colorScheme } of options.looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(sizeOf(width));
      // The other scheme's colours apply after one frame.
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      );
      const path = join(options.folder, pictureName(screen, { width, colorScheme }));
      await page.screenshot({ path, fullPage: screen.isDialog !== true });
      if (!options.looksForFaults) continue;
      const found = [...(await accessibilityFaults(page))];
      if ((await sidewaysOverflow(page)) > 0) found.push('wider than the window');
      faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`));
    }
    return faults;
  } finally {
    await context.close();
  }
}

/** Means that something is still loading. */
const skeleton = '[role="status"][aria-busy="true"]';

export function pictureName({ app, screen, state }: SheetScreen, { width, colorScheme }: Look): string {
  const name = `${app} ${screen} ${state}`.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  return `${name}-${colorScheme}-${width}.png`;
}

function sizeOf(width: number) {
  return { width, height: width < 700 ? 740 : 900 };
}

/** Sets how the API behaves. Unless it responds, the page is rendered in the browser, as when the server can't. */
async function setMood(page: Page, { mood = 'answers', spares, spoils }: SheetScreen): Promise<void> {
  if (spoils !== undefined) await page.route(`**${spoils}**`, (route) => route.fulfill(failure));
  if (mood === 'answers') return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) });
  });
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === spares) return route.fallback();
    if (mood === 'hangs') return;
    if (mood === 'unreachable') return route.abort('connectionrefused');
    await route.fulfill(failure);
  });
}

const failure = {
  status: 500,
  json: {
    success: false,
    error: errorCodes['server.failed'].sentence,
    code: 'server.failed',
    requestId: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69',
  },
};
