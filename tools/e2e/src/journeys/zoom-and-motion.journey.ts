import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { launchBrowser } from '../browser';
import { origins } from '../running-product';
import { shopperScreens } from '../shopper-screens';
import { refuseStatistics, sidewaysOverflow } from '../steady-page';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => context.close());

/** A window of 1280 x 800 pixels at 200 %, as WCAG 1.4.4 asks, and at 400 %, as 1.4.10 asks. */
describe.each([
  ['200 %', { width: 640, height: 400 }, 2],
  ['400 %', { width: 320, height: 200 }, 4],
] as const)('enlarged to %s', (_zoom, viewport, deviceScaleFactor) => {
  it.each(shopperScreens)('%s needs no scrolling sideways', async (_name, path, whole) => {
    context = await browser.newContext({ viewport, deviceScaleFactor });
    await refuseStatistics(context);
    const page = await context.newPage();

    await page.goto(`${origins.shopper}${path}`);
    await whole(page);

    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

it.each(shopperScreens)('%s takes letters of twice the size', async (_name, path, whole) => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await refuseStatistics(context);
  const page = await context.newPage();
  await page.goto(`${origins.shopper}${path}`);
  await whole(page);

  await page.evaluate("document.documentElement.style.fontSize = '200%'");

  expect(await sidewaysOverflow(page)).toBe(0);
});

it.each([
  ['moves nothing for those who asked for less motion', 'reduce', false],
  ['moves a little for everybody else', 'no-preference', true],
] as const)('a page that waits for its answers %s', async (_guarantee, reducedMotion, moves) => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion });
  await refuseStatistics(context);
  const page = await context.newPage();
  await page.route('**/api/**', () => {});

  await page.goto(`${origins.shopper}/history`);
  await page.goto(`${origins.shopper}/new-search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/waiting`);
  await page.locator('[aria-busy="true"]').first().waitFor();

  expect((await runningAnimations(page)) > 0).toBe(moves);
});

async function runningAnimations(page: Page): Promise<number> {
  return z
    .number()
    .parse(
      await page.evaluate(
        "document.getAnimations().filter(({ playState }) => playState === 'running').length",
      ),
    );
}
