import { listExampleLinks } from '@pricehunt/api-contract/browsing';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { browserPath, startDemoProduct } from './demo-product';
import type { Figure } from './figure-table';
import { median } from './measured';

const slowdown = 4;

/** Paint, layout shifts, blocked time and bytes on a phone, with the processor slowed four times. */
export const pageVitals: Benchmark = {
  name: 'pages',
  title: 'Pages of the built shopper app in Chromium, phone size, processor slowed down four times',
  run: (options) => inOwnFolder((folder) => measurePages(folder, options)),
};

/** One visit with an empty cache. Times in milliseconds. */
interface Visit {
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** The time that long tasks took beyond 50 ms each. */
  readonly blockedMs: number;
  readonly transferredBytes: number;
}

async function measurePages(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  const { apiOrigin, shopperOrigin, stop } = await startDemoProduct(folder);
  try {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--disable-gpu', '--no-sandbox'],
    });
    try {
      const answer = await fetch(`${apiOrigin}${listExampleLinks.path}`);
      const [example] = listExampleLinks.answers[200].parse(await answer.json()).items;
      if (example === undefined) throw new Error('The demo has no example links.');
      const rounds = options.isQuick ? 1 : 5;
      return [
        ...(await figuresOf(browser, 'landing', `${shopperOrigin}/`, rounds)),
        ...(await figuresOf(browser, 'results', `${shopperOrigin}/${example.link}`, rounds)),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

async function figuresOf(
  browser: Browser,
  name: string,
  address: string,
  rounds: number,
): Promise<readonly Figure[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, address));
  const of = (field: keyof Visit) => median(visits.map((each) => each[field]));
  const row = (what: string, figure: number, aim: string | null, digits: number): Figure => ({
    what: `${name}: ${what}`,
    figure,
    baseline: null,
    aim,
    digits,
  });
  return [
    row('largest contentful paint, ms', of('largestPaintMs'), '≤ 2500', 0),
    row('cumulative layout shift', of('layoutShift'), '≤ 0.1', 3),
    row('blocked by long tasks, ms', of('blockedMs'), '≤ 200', 0),
    row('transferred, kB', of('transferredBytes') / 1000, null, 0),
  ];
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let transferredBytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferredBytes += encodedDataLength;
    });
    await page.addInitScript({ content: observeVitals });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return { ...(await readVitals(page)), transferredBytes };
  } finally {
    await context.close();
  }
}

/** Runs within the page, before its own scripts. */
const observeVitals = `
  globalThis.pageVitals = { largestPaintMs: 0, layoutShift: 0, blockedMs: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { pageVitals.largestPaintMs = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) pageVitals.layoutShift += entry.value; });
  observe('longtask', (entry) => { pageVitals.blockedMs += Math.max(0, entry.duration - 50); });
`;

async function readVitals(page: Page): Promise<Omit<Visit, 'transferredBytes'>> {
  const read: unknown = await page.evaluate('JSON.stringify(globalThis.pageVitals)');
  const { largestPaintMs, layoutShift, blockedMs }: Omit<Visit, 'transferredBytes'> = JSON.parse(
    String(read),
  );
  return { largestPaintMs, layoutShift, blockedMs };
}
