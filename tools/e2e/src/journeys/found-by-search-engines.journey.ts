import { listCategories, listExampleLinks, searchProducts } from '@pricehunt/api-contract/browsing';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { expect, test as journey } from '../journey';
import type { RunningProduct } from '../running-product';

interface Paths {
  readonly productPath: string;
  readonly categoryPath: string;
  readonly resultsPath: string;
}

const test = journey.extend<object, Paths>({
  productPath: [
    async ({ product: { origins } }, use) => {
      const answer: unknown = await (
        await fetch(`${origins.api}${searchProducts.path}?sort=drop&limit=1`)
      ).json();
      await use(`/product/${searchProducts.answers[200].parse(answer).items[0]?.product.id}`);
    },
    { scope: 'worker' },
  ],
  categoryPath: [
    async ({ product: { origins } }, use) => {
      const answer: unknown = await (await fetch(`${origins.api}${listCategories.path}`)).json();
      const { items } = listCategories.answers[200].parse(answer);
      const parents = new Set(items.map(({ parentSlug }) => parentSlug));
      await use(`/browse/${items.find(({ slug }) => !parents.has(slug))?.slug}`);
    },
    { scope: 'worker' },
  ],
  resultsPath: [
    async ({ product: { origins } }, use) => {
      const answer: unknown = await (await fetch(`${origins.api}${listExampleLinks.path}`)).json();
      const [example] = listExampleLinks.answers[200].parse(answer).items;
      const requestId = randomUUID();
      await fetch(`${origins.api}${startComparison.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestId, url: example?.link }),
      });
      const record = `${origins.api}${getComparison.path.replace(':requestId', requestId)}`;
      await expect
        .poll(async () => {
          const found: unknown = await (await fetch(record)).json();
          return getComparison.answers[200].parse(found).comparison.settledAt;
        })
        .not.toBeNull();
      await use(`/new-search/${requestId}/example`);
    },
    { scope: 'worker' },
  ],
});

const read = async (
  { origins }: RunningProduct,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const answer = await fetch(`${origins.shopper}${path}`, { headers });
  return { status: answer.status, html: await answer.text() };
};

test.describe('a page without a browser', () => {
  test('has a product with its offers, canonical URL, picture and structured data in the HTML', async ({
    product,
    productPath,
  }) => {
    const { status, html } = await read(product, productPath);

    expect(status).toBe(200);
    expect(html).toMatch(/<title>[^<]+ · PriceHunt<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="${product.origins.shopper}${productPath}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/);
    const data = z
      .looseObject({ offers: z.unknown() })
      .parse(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''));
    expect(data['@type']).toBe('Product');
    // One for each currency that shops sell in.
    expect([data.offers].flat()[0]).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: expect.stringMatching(/^\d+(\.\d+)?$/),
    });
    expect(html).toContain('/api/redirect?to=');
    expect(html).not.toContain(' style="');
  });

  test('has an address in each language, which is canonical for its own', async ({
    product,
    productPath,
  }) => {
    const inGerman = `${product.origins.shopper}${productPath}?language=de`;

    const { html } = await read(product, `${productPath}?language=de`, { 'accept-language': 'en-US' });

    expect(html).toMatch(/<html[^>]* lang="de"/);
    expect(html).toContain(`<link rel="canonical" href="${inGerman}"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${inGerman}"/>`);
  });

  test('has the products of a category in the HTML', async ({ product, categoryPath }) => {
    const { status, html } = await read(product, categoryPath);

    expect(status).toBe(200);
    expect(html.match(/href="\/product\//g)?.length ?? 0).toBeGreaterThan(3);
  });

  test('has the products for words with a price limit in the HTML, whatever its currency', async ({
    product,
  }) => {
    for (const words of ['headphones under 900', 'headphones under 900 €']) {
      const path = `/browse?${new URLSearchParams({ q: words }).toString()}`;
      const { status, html } = await read(product, path, { 'accept-language': 'en-US' });

      expect(status).toBe(200);
      expect(html.match(/href="\/product\//g)?.length ?? 0).toBeGreaterThan(3);
      expect(html).toMatch(/<h1[^>]*>[^<]*headphones[^<]*<\/h1>/);
      expect(html).not.toMatch(/<h1[^>]*>[^<]*900/);
    }
  });

  test('has the results of a finished search in the HTML', async ({ product, resultsPath }) => {
    const { status, html } = await read(product, resultsPath, { 'accept-language': 'en-US' });

    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>\S/);
    expect(html).toContain('Your link');
    expect(html.match(/href="\/api\/redirect/g)?.length ?? 0).toBeGreaterThan(2);
  });

  test('leaves a search that the API doesn’t know to the browser, which may start it', async ({
    product,
  }) => {
    const { status, html } = await read(product, `/new-search/${randomUUID()}/a-product`);

    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
  });

  test('has price drops and categories below the paste box', async ({ product, categoryPath }) => {
    const { status, html } = await read(product, '/');

    expect(status).toBe(200);
    expect(html).toContain('href="/product/');
    expect(html).toContain(`href="${categoryPath}"`);
  });

  for (const [languages, currency] of [
    ['de-DE,de;q=0.9', 'EUR'],
    ['en,sv-SE;q=0.9', 'SEK'],
  ] as const)
    test(`compares in the currency of a ${languages} visitor`, async ({ product, productPath }) => {
      const { html } = await read(product, productPath, { 'accept-language': languages });

      expect(html).toContain(`"currency":"${currency}"},"renderedAtMs"`);
    });

  test('uses the language chosen on the site, whatever the browser requests', async ({ product }) => {
    const { html } = await read(product, '/', { 'accept-language': 'en', cookie: 'pricehunt_language=de' });

    expect(html).toContain('<html lang="de"');
  });

  test('lists the scripts that the browser needs next', async ({ product, productPath }) => {
    const { html } = await read(product, productPath);

    const files = /<meta name="program" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await read(product, file)).status).toBe(200);
  });

  test('uses the requested language', async ({ product, productPath }) => {
    const { html } = await read(product, productPath, { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' });

    expect(html).toContain('<html lang="de"');
    expect(html).toContain('Zum Inhalt springen');
  });

  test('returns 404 for a product that does not exist', async ({ product }) => {
    const { status } = await read(product, '/product/none');

    expect(status).toBe(404);
  });

  test('returns 404 with a page for an unknown category or path', async ({ product }) => {
    for (const path of ['/browse/no-such-category', '/no/such/page']) {
      const { status, html } = await read(product, path, { 'accept-language': 'en' });

      expect(status).toBe(404);
      expect(html).toContain('This page doesn’t exist');
    }
  });

  test('redirects an old category to the current one', async ({ product }) => {
    const answer = await fetch(`${product.origins.shopper}/browse/kopfhorer?brand=Sony`, {
      redirect: 'manual',
    });

    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/browse/headphones?brand=Sony');
  });

  test('lists every product in the sitemap, and the sitemap in robots.txt', async ({
    product,
    productPath,
  }) => {
    const rules = await read(product, '/robots.txt');
    const index = await read(product, '/sitemap.xml');
    const [, last] = index.html.match(/<loc>[^<]+/g) ?? [];
    const part = await read(product, new URL(last?.slice('<loc>'.length) ?? '').pathname);

    expect(rules.html).toContain(`Sitemap: ${product.origins.shopper}/sitemap.xml`);
    expect(part.html).toContain(`<loc>${product.origins.shopper}${productPath}</loc>`);
  });
});

for (const size of ['phone', 'desk'] as const)
  test.describe(`the same page in a browser, on a ${size}`, () => {
    for (const kind of ['landing', 'product', 'category', 'results'] as const)
      test(`hydrates the ${kind} page without replacing or moving it, by scripts that load after it is painted and request no data that it has`, async ({
        product,
        productPath,
        categoryPath,
        resultsPath,
        openPage,
      }) => {
        const { page, troubles } = await openPage({ size });
        await page.addInitScript({ content: watchTakeover });
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));

        const path = { landing: '/', product: productPath, category: categoryPath, results: resultsPath }[
          kind
        ];
        await page.goto(`${product.origins.shopper}${path}`);
        await page.waitForLoadState('networkidle');

        const seen: unknown = await page.evaluate('globalThis.takeover');
        expect(seen).toMatchObject({ cameWithContent: true, wasReplaced: false });
        expect(Number(await page.evaluate('globalThis.takeover.shift'))).toBeLessThan(0.02);
        const order: unknown = await page.evaluate(programOrder);
        expect(order).toEqual({ isAfterPaint: true });
        // The landing page's example at a desk: the server doesn't know how wide the window is.
        const inPage = asked.filter((path) => kind !== 'landing' || !path.endsWith('/offers'));
        expect(
          inPage.filter((path) =>
            /^\/api\/(products|categories|price-drops|example-links|comparisons)/.test(path),
          ),
        ).toEqual([]);
        expect(troubles).toEqual([]);
      });
  });

/** Holds back the app's first script until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('a control clicked before hydration acts once the page is hydrated', async ({
  product,
  productPath,
  openPage,
}) => {
  const { page, troubles } = await openPage({ size: 'phone' });
  const release = await holdApp(page);
  await page.goto(`${product.origins.shopper}${productPath}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Deliver to/ }).click();

  release();

  await page.getByRole('dialog').waitFor();
  expect(troubles).toEqual([]);
});

test.describe('a word typed before hydration', () => {
  test('is preserved and searched for', async ({ product, openPage }) => {
    const { page, troubles } = await openPage({ size: 'phone' });
    const release = await holdApp(page);
    await page.goto(`${product.origins.shopper}/`, { waitUntil: 'commit' });
    await page.getByLabel('Product link or name').fill('sony headphones');

    release();
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Product link or name').inputValue()).toBe('sony headphones');
    await page.getByRole('button', { name: 'Find better prices' }).click();

    await page.waitForURL(/\/browse\?q=sony\+headphones$/);
    expect(troubles).toEqual([]);
  });

  for (const path of ['/', '/browse'])
    test(`is submitted from ${path} without any script`, async ({ product, openPage }) => {
      const { page } = await openPage({ javaScriptEnabled: false });
      await page.goto(`${product.origins.shopper}${path}`);

      await page.getByLabel('Product link or name').fill('https://shop.example/p/1');
      await page.getByLabel('Product link or name').press('Enter');

      await page.waitForURL('**/share?text=https%3A%2F%2Fshop.example%2Fp%2F1');
    });
});

/** Runs in the page before its own scripts: checks that hydration keeps what the server sent. */
const watchTakeover = `
  globalThis.takeover = { cameWithContent: false, wasReplaced: false, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) takeover.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    const heading = document.querySelector('h1');
    takeover.cameWithContent = heading !== null;
    new MutationObserver(() => {
      if (heading !== null && !heading.isConnected) takeover.wasReplaced = true;
    }).observe(document.getElementById('root'), { childList: true, subtree: true });
  });
`;

/** Runs in the page: checks that the script's first file was requested after the first paint. */
const programOrder = `(() => {
  const [paint] = performance.getEntriesByName('first-paint');
  const program = performance.getEntriesByType('resource').find(({ name }) => /\\/assets\\/index-[^/]+\\.js$/.test(name));
  return { isAfterPaint: program.startTime >= paint.startTime };
})()`;
