import { listCategories, searchProducts } from '@pricehunt/api-contract';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../browser';
import { origins } from '../running-product';

let browser: Browser;
let productPath: string;
let categoryPath: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const drops = await (await fetch(`${origins.api}${searchProducts.path}?sort=drop&limit=1`)).json();
  const categories = await (await fetch(`${origins.api}${listCategories.path}`)).json();
  productPath = `/product/${searchProducts.answers[200].parse(drops).items[0]?.product.id}`;
  categoryPath = `/browse/${listCategories.answers[200].parse(categories).items[0]?.slug}`;
});
afterAll(() => browser.close());

const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${origins.shopper}${path}`, { headers });
  return { status: answer.status, html: await answer.text() };
};

describe('a page without a browser', () => {
  it('has a product with its offers, its one address, its picture and its data in the HTML', async () => {
    const { status, html } = await read(productPath);

    expect(status).toBe(200);
    expect(html).toMatch(/<title>[^<]+ · PriceHunt<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="${origins.shopper}${productPath}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/);
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', lowPrice: expect.stringMatching(/^\d+(\.\d+)?$/) },
    });
    expect(html).toContain('/api/redirect?to=');
    expect(html).not.toContain(' style="');
  });

  it('has the products of a category in the HTML', async () => {
    const { status, html } = await read(categoryPath);

    expect(status).toBe(200);
    expect(html.match(/href="\/product\//g)?.length ?? 0).toBeGreaterThan(3);
  });

  it('speaks the language that was asked for', async () => {
    const { html } = await read(productPath, { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' });

    expect(html).toContain('<html lang="de"');
    expect(html).toContain('Zum Inhalt springen');
  });

  it('says 404 of a product that there is not', async () => {
    const { status } = await read('/product/none');

    expect(status).toBe(404);
  });

  it('names every product in the site map, and the site map in the rules for robots', async () => {
    const rules = await read('/robots.txt');
    const index = await read('/sitemap.xml');
    const [, last] = index.html.match(/<loc>[^<]+/g) ?? [];
    const part = await read(new URL(last?.slice('<loc>'.length) ?? '').pathname);

    expect(rules.html).toContain(`Sitemap: ${origins.shopper}/sitemap.xml`);
    expect(part.html).toContain(`<loc>${origins.shopper}${productPath}</loc>`);
  });
});

describe.each(['phone', 'desk'] as const)('the same page in a browser, on a %s', (size) => {
  it.each([['product'], ['category']])(
    'takes the %s page over without replacing or moving it',
    async (kind) => {
      const { page, context, troubles } = await openPage(browser, { size });
      await page.addInitScript({ content: watchTakeover });

      await page.goto(`${origins.shopper}${kind === 'product' ? productPath : categoryPath}`);
      await page.waitForLoadState('networkidle');

      const seen: unknown = await page.evaluate('globalThis.takeover');
      expect(seen).toMatchObject({ cameWithContent: true, wasReplaced: false });
      expect(Number(await page.evaluate('globalThis.takeover.shift'))).toBeLessThan(0.02);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});

/** Runs in the page before its own scripts: is what the server sent still there when the browser has taken over? */
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
