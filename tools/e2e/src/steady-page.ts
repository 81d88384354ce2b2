import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';

/** Declines statistics, so that the question doesn't cover the page. */
export async function refuseStatistics(context: BrowserContext): Promise<void> {
  const answer = JSON.stringify({ version: 1, answer: 'refused', decidedAt: '2026-01-01T00:00:00.000Z' });
  await context.addInitScript({ content: `localStorage.setItem('pricehunt_consent', '${answer}')` });
}

/** Records layout shifts from the next page load on (CLS). */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: `
      window.layoutShifts = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node?.nodeName));
          window.layoutShifts.push({ value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    `,
  });
}

/** Forgets the shifts until the next frame. A page that follows another may have a higher header. */
export async function forgetLayoutShift(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve((window.layoutShifts.length = 0)))))',
  );
}

/** The layout shift allowed in total (CLS). */
export const shiftMax = 0.02;

const shiftsSchema = z.array(z.object({ value: z.number(), what: z.array(z.string()) }));

/** The total layout shift since the page was loaded or `forgetLayoutShift`, and the elements that moved. */
export async function layoutShiftOf(
  page: Page,
): Promise<{ readonly score: number; readonly what: readonly string[] }> {
  const shifts = shiftsSchema.parse(await page.evaluate('window.layoutShifts'));
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ what }) => what),
  };
}

/** How much wider the page is than the window, in pixels. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  const { scrollWidth, clientWidth } = z
    .object({ scrollWidth: z.number(), clientWidth: z.number() })
    .parse(
      await page.evaluate(
        '({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })',
      ),
    );
  return scrollWidth - clientWidth;
}

/** In pixels. */
export async function scrolledTo(page: Page): Promise<number> {
  return z.number().parse(await page.evaluate('window.scrollY'));
}

/** Within two pixels. The content security policy forbids evaluating code in the page. */
export async function untilScrolledTo(page: Page, place: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (Math.abs((await scrolledTo(page)) - place) > 2) {
    if (Date.now() > until)
      throw new Error(`The page is scrolled to ${await scrolledTo(page)}, not at ${place}.`);
    await page.waitForTimeout(50);
  }
}

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rows after the fifth repeat others, and colours of each are slow to read. */
const repeatedRows = ':is(tr, li):nth-child(n + 6)';

const axePackage = createRequire(import.meta.url).resolve('@axe-core/playwright');

/** Minified, because the source that AxeBuilder loads otherwise takes longer to load than to run. */
const axeSource = readFileSync(createRequire(axePackage).resolve('axe-core/axe.min.js'), 'utf8');

/** In place of the source, for a page that has loaded axe. */
const nothingMore = 'void 0';

/** WCAG 2.2 AA and best practices, without repeated rows. The quick legacy mode omits frames, which we don't have. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  return faultsFoundBy(page, axeSource);
}

async function faultsFoundBy(
  page: Page,
  source: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: source })
    .options({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .exclude(repeatedRows)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Runs only the colour rules in the other scheme, which the page is left in. */
export async function accessibilityFaultsInLightAndDark(page: Page): Promise<readonly string[]> {
  const faultsAtFirst = await accessibilityFaults(page);
  const paper = await paperColor(page);
  const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  await page.emulateMedia({ colorScheme: isDark === true ? 'light' : 'dark' });
  await expect.poll(() => paperColor(page)).not.toBe(paper);
  return [...faultsAtFirst, ...(await faultsFoundBy(page, nothingMore, colorRules))];
}

async function paperColor(page: Page): Promise<string> {
  return z.string().parse(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
}
