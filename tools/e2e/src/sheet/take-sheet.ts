import { errorCodes } from '@pricehunt/api-contract';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { signInNewAdmin } from '../admin-account';
import { launchBrowser } from '../browser';
import { signInDemoMerchant } from '../demo-merchant';
import { origins } from '../running-product';
import startProduct from '../start-product';
import { refuseStatistics } from '../steady-page';
import stopProduct from '../stop-product';
import { adminScreens } from './admin-screens';
import { merchantScreens } from './merchant-screens';
import { readFacts, shopperScreens } from './sheet-screens';
import type { SheetScreen } from './sheet-screens';

/*
 * Takes a picture of every screen and state at three widths, light and dark, and lays them out on one page:
 * coverage/screens/index.html. Names of screens narrow it: take-sheet browse product
 */
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
const folder = join(import.meta.dirname, '../../../../coverage/screens');

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await startProduct();
  const browser = await launchBrowser();
  try {
    const facts = await readFacts();
    const screens = [...shopperScreens(facts), ...merchantScreens(), ...adminScreens(facts)].filter(
      ({ screen }) => wanted.length === 0 || wanted.includes(screen),
    );
    const signedIn = {
      merchant: await signInDemoMerchant(browser),
      admin: await signInNewAdmin(browser),
    };
    for (const screen of screens) {
      const isSignedIn = (screen.app === 'merchant' || screen.app === 'admin') && screen.isSignedOut !== true;
      const kept = isSignedIn ? signedIn[screen.app] : undefined;
      for (const colorScheme of schemes) {
        for (const width of widths) {
          await takePicture(browser, screen, width, colorScheme, kept);
        }
      }
      console.log(`${screen.app}: ${screen.screen}, ${screen.state}`);
    }
    writeFileSync(join(folder, 'index.html'), sheetPage(screens));
    console.log(
      `\n${screens.length * widths.length * schemes.length} pictures: ${join(folder, 'index.html')}`,
    );
  } finally {
    await browser.close();
    await stopProduct();
  }
}

async function takePicture(
  browser: Browser,
  screen: SheetScreen,
  width: number,
  colorScheme: (typeof schemes)[number],
  storageState: BrowserContextOptions['storageState'],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    if (screen.asksAboutStatistics !== true) await refuseStatistics(context);
    const page = await context.newPage();
    await setMood(page, screen);
    await page.goto(`${origins[screen.app]}${screen.path}`, { waitUntil: 'load' });
    if (screen.mood === 'hangs') await page.waitForTimeout(700);
    else await page.waitForLoadState('networkidle').catch(() => {});
    await screen.prepare?.(page);
    await page.screenshot({ path: join(folder, pictureName(screen, width, colorScheme)), fullPage: true });
  } finally {
    await context.close();
  }
}

/** Has the API answer, hang or fail; but for the first, the page comes empty, as when the server cannot render it. */
async function setMood(page: Page, { mood = 'answers', spares }: SheetScreen): Promise<void> {
  if (mood === 'answers') return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) });
  });
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === spares) return route.fallback();
    if (mood === 'hangs') return;
    await route.fulfill({
      status: 500,
      json: {
        success: false,
        error: errorCodes['server.failed'].sentence,
        code: 'server.failed',
        requestId: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69',
      },
    });
  });
}

function pictureName({ app, screen, state }: SheetScreen, width: number, colorScheme: string): string {
  const name = `${app} ${screen} ${state}`.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  return `${name}-${colorScheme}-${width}.png`;
}

function sheetPage(screens: readonly SheetScreen[]): string {
  const rows = screens.map((screen) => {
    const pictures = schemes.flatMap((colorScheme) =>
      widths.map((width) => {
        const name = pictureName(screen, width, colorScheme);
        return `<a href="${name}"><img src="${name}" width="${Math.round(width / 4)}" alt="" loading="lazy"></a>`;
      }),
    );
    return `<h2>${screen.app}: ${screen.screen}, ${screen.state}</h2><p>${pictures.join('')}</p>`;
  });
  return [
    '<!doctype html><meta charset="utf-8"><title>Screens</title>',
    '<style>body{font:14px sans-serif;margin:24px}p{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{border:1px solid #ccc}</style>',
    ...rows,
    '',
  ].join('\n');
}

void main();
