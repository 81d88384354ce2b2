import { listCategories, searchProducts } from '@pricehunt/api-contract/browsing';
import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { freePorts } from './child-programs';
import { browserPath, startDemoProduct } from './demo-product';
import type { DemoProduct } from './demo-product';
import type { Figure } from './figure-table';
import { median } from './measured';

/** Lighthouse scores of the landing pages in its mobile preset (slow 4G, processor slowed four times). */
export const lighthousePages: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile preset: landing, browse and product of the built shopper app',
  run: (options) => inOwnFolder((folder) => measurePages(folder, options)),
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function measurePages(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  const product = await startDemoProduct(folder);
  const port = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--disable-gpu', '--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(await addressesOf(product))) {
      options.say(`${name}: ${address}`);
      figures.push(...(await figuresOf(name, address, port, options.isQuick ? 1 : 3)));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function addressesOf({
  apiOrigin,
  shopperOrigin,
}: DemoProduct): Promise<Readonly<Record<string, string>>> {
  const found = await fetch(`${apiOrigin}${searchProducts.path}?sort=drop&limit=1`);
  const listed = await fetch(`${apiOrigin}${listCategories.path}`);
  const [hit] = searchProducts.answers[200].parse(await found.json()).items;
  const [category] = listCategories.answers[200].parse(await listed.json()).items;
  if (hit === undefined || category === undefined) throw new Error('The demo catalog is empty.');
  return {
    landing: `${shopperOrigin}/`,
    browse: `${shopperOrigin}/browse/${category.slug}`,
    product: `${shopperOrigin}/product/${hit.product.id}`,
  };
}

async function figuresOf(
  name: string,
  address: string,
  port: number,
  rounds: number,
): Promise<readonly Figure[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse gave no report of ${address}.`);
    reports.push(result.lhr);
  }
  const row = (what: string, figures: readonly number[], aim: string, digits: number): Figure => ({
    what: `${name}: ${what}`,
    figure: median(figures),
    baseline: null,
    aim,
    digits,
  });
  const audit = (id: string) => reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN);
  return [
    ...categories.map((category) =>
      row(
        category,
        reports.map((report) => (report.categories[category]?.score ?? 0) * 100),
        category === 'performance' ? '≥ 90' : '100',
        0,
      ),
    ),
    row('largest contentful paint, ms', audit('largest-contentful-paint'), '≤ 2500', 0),
    row('cumulative layout shift', audit('cumulative-layout-shift'), '≤ 0.02', 3),
    row('total blocking time, ms', audit('total-blocking-time'), '≤ 200', 0),
  ];
}
