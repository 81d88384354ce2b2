import {
  magentoShop,
  plainShop,
  prestaShop,
  serveShop,
  shopifyShop,
  shopwareShop,
  vtexShop,
  wooCommerceShop,
} from '@pricehunt/shop-doubles';
import type { Goods, ServedShop, ShopDouble } from '@pricehunt/shop-doubles';
import type { OfferShopRow } from '@pricehunt/storage';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { memoryOf } from './child-programs';
import type { Figure } from './figure-table';
import { followComparison } from './follow-comparison';
import type { ComparisonTiming } from './follow-comparison';
import { median, percentile } from './measured';
import { onStorage, startApi } from './running-api';
import { seededNumbers } from './seeded-numbers';

/** What thirty listed shops cost a comparison: time, memory, requests. */
export const manyShops: Benchmark = {
  name: 'shops',
  title:
    'Comparisons by words with 30 shops of seven platforms, one after another; baseline: the same with the slowest shop alone',
  baselineColumn: 'slowest shop alone',
  run: (options) => inOwnFolder((folder) => measureShops(folder, options)),
};

const shopCount = 30;
const platforms: Readonly<
  Record<string, (options: { origin: string; goods: readonly Goods[] }) => ShopDouble>
> = {
  woocommerce: wooCommerceShop,
  shopify: shopifyShop,
  magento: magentoShop,
  vtex: vtexShop,
  prestashop: prestaShop,
  shopware: shopwareShop,
  generic: plainShop,
};
/** The response time of a shop in milliseconds, from fastest to slowest. */
const answerMsOf = (place: number) => 40 + place * 12;

async function measureShops(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  const next = seededNumbers(20);
  const goods = inventGoods(60, next);
  const shops = await Promise.all(
    Array.from({ length: shopCount }, (_, place) => openShop(place, goods, next)),
  );
  try {
    const wanted = goods.slice(0, options.isQuick ? 4 : 30).map(({ title }) => title);
    const alone = await compareAll(join(folder, 'alone'), shops.slice(-1), wanted);
    const together = await compareAll(join(folder, 'together'), shops, wanted);
    options.say(`${wanted.length} comparisons with the slowest shop, and with all`);
    const offerCount = sumOf(together.timings.map((timing) => timing.offerCount));
    return [
      ...figuresOf(together.timings, alone.timings),
      figure('offers a comparison, mean', offerCount / wanted.length, null),
      figure('requests a comparison, all shops together, mean', together.requests, alone.requests),
      figure('memory (RSS) of the API afterwards, MiB', together.memory, alone.memory),
    ];
  } finally {
    for (const { server } of shops) server.stop();
  }
}

async function compareAll(folder: string, shops: readonly OpenShop[], wanted: readonly string[]) {
  await mkdir(folder);
  await onStorage(`sqlite:${join(folder, 'pricehunt.db')}`, ({ offerShops }) =>
    offerShops.saveShops(shops.map(({ row }) => row)),
  );
  const api = await startApi(folder, {
    environment: { OUTBOUND_ALLOW: shops.map(({ server }) => server.address).join(',') },
  });
  const requestsSoFar = () => sumOf(shops.map(({ server }) => server.requestCount()));
  const before = requestsSoFar();
  try {
    const timings: ComparisonTiming[] = [];
    for (const query of wanted) timings.push(await followComparison(api.origin, { query }));
    const requests = (requestsSoFar() - before) / wanted.length;
    return { timings, requests, memory: memoryOf(api.program).rss };
  } finally {
    await api.program.stop();
  }
}

function figuresOf(
  together: readonly ComparisonTiming[],
  alone: readonly ComparisonTiming[],
): readonly Figure[] {
  const row = (
    what: string,
    measure: (timings: readonly number[]) => number,
    of: 'firstOffers' | 'settled',
  ): Figure =>
    figure(what, measure(together.map((timing) => timing[of])), measure(alone.map((timing) => timing[of])));
  const p95 = (values: readonly number[]) => percentile(values, 0.95);
  return [
    row('ms until the first offer, median', median, 'firstOffers'),
    row('ms until the first offer, p95', p95, 'firstOffers'),
    row('ms until the last offer, median', median, 'settled'),
    row('ms until the last offer, p95', p95, 'settled'),
  ];
}

function figure(what: string, value: number, baseline: number | null): Figure {
  return { what, figure: value, baseline, aim: null, digits: 1 };
}

interface OpenShop {
  readonly row: OfferShopRow;
  readonly server: ServedShop;
}

async function openShop(place: number, all: readonly Goods[], next: () => number): Promise<OpenShop> {
  const names = Object.keys(platforms);
  const platform = names[place % names.length] ?? '';
  const open = platforms[platform];
  if (open === undefined) throw new Error(`${platform} is no platform.`);
  const goods = all
    .filter(() => next() < 0.6)
    .map((one) => ({ ...one, price: (Number(one.price) * (0.9 + next() * 0.3)).toFixed(2) }));
  const server = await serveShop((origin) => open({ origin, goods }), { answerMs: answerMsOf(place) });
  const { origin, address } = server;
  const at = '2026-01-01T00:00:00.000Z';
  return {
    server,
    row: {
      domain: address,
      name: `Shop ${place + 1}`,
      platform,
      software: platform,
      origin,
      apiBase: null,
      currency: 'EUR',
      country: 'DE',
      taxMode: 'included',
      taxPercent: null,
      searchTemplate: platform === 'generic' ? `${origin}/search?q={searchTerms}` : null,
      decimals: 2,
      needsBrowser: false,
      addedAt: at,
      checkedAt: at,
      checkResult: 'found',
    },
  };
}

function inventGoods(count: number, next: () => number): readonly Goods[] {
  const brands = ['Sony', 'Bosch', 'Dell', 'Philips', 'Makita', 'Garmin'];
  const kinds = ['Wireless Headphones', 'Cordless Drill', 'Monitor', 'Espresso Machine', 'Sports Watch'];
  return Array.from({ length: count }, (_, place) => {
    const brand = brands[place % brands.length] ?? '';
    const model = `${brand.slice(0, 2).toUpperCase()}${100 + place}X${Math.floor(next() * 90) + 10}`;
    return {
      id: 1_000 + place,
      title: `${brand} ${model} ${kinds[place % kinds.length] ?? ''}`,
      brand,
      gtin: gtinOf(400_000_000_000 + place * 7),
      mpn: model,
      sku: model,
      slug: model.toLowerCase(),
      price: (40 + next() * 400).toFixed(2),
      regularPrice: null,
      stock: 'in',
      kind: 'simple',
      variants: [],
    };
  });
}

/** Twelve digits with their check digit. */
function gtinOf(digits: number): string {
  const sum = sumOf([...String(digits)].map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3)));
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
