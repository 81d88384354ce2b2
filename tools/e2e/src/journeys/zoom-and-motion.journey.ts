import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import * as z from 'zod/mini';
import { shopperScreens } from '../shopper-screens';
import { refuseStatistics, sidewaysOverflow } from '../steady-page';

const wholeWindow = { width: 1280, height: 800 };
/** Text at 200 % (WCAG 1.4.4) and reflow at 400 % (1.4.10). */
const enlarged = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

for (const [name, path, whole] of shopperScreens)
  test(`${name} needs no horizontal scrolling at 200 % and 400 %, nor with text of twice the size`, async ({
    product,
    openPage,
  }) => {
    const { page, context } = await openPage({ viewport: wholeWindow, reducedMotion: 'no-preference' });
    await refuseStatistics(context);
    await page.goto(`${product.origins.shopper}${path}`);
    await whole(page);

    for (const viewport of enlarged) {
      await page.setViewportSize(viewport);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await page.setViewportSize(wholeWindow);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");

    expect(await sidewaysOverflow(page)).toBe(0);
  });

for (const [guarantee, reducedMotion, moves] of [
  ['moves nothing for those who asked for less motion', 'reduce', false],
  ['moves a little for everybody else', 'no-preference', true],
] as const)
  test(`a loading page ${guarantee}`, async ({ product, openPage }) => {
    const { page, context } = await openPage({ viewport: wholeWindow, reducedMotion });
    await refuseStatistics(context);
    await page.route('**/api/**', () => {});

    await page.goto(`${product.origins.shopper}/history`);
    await page.goto(`${product.origins.shopper}/new-search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/waiting`);
    await page.locator('[aria-busy="true"]').first().waitFor();

    // Ignores what ends with the next frame; a pulsing skeleton never ends.
    await expect.poll(async () => (await runningAnimations(page)) > 0).toBe(moves);
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
