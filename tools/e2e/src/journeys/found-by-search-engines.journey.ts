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

  it('has what fell in price and the categories below the paste box', async () => {
    const { status, html } = await read('/');

    expect(status).toBe(200);
    expect(html).toContain('href="/product/');
    expect(html).toContain(`href="${categoryPath}"`);
  });

  it.each([
    ['de-DE,de;q=0.9', 'EUR'],
    ['en,sv-SE;q=0.9', 'SEK'],
  ])('compares in the currency of where %s is spoken', async (languages, currency) => {
    const { html } = await read(productPath, { 'accept-language': languages });

    expect(html).toContain(`"currency":"${currency}"},"renderedAtMs"`);
  });

  it('speaks the language that was chosen on the site, whatever the browser asks for', async () => {
    const { html } = await read('/', { 'accept-language': 'en', cookie: 'pricehunt_language=de' });

    expect(html).toContain('<html lang="de"');
  });

  it('names the parts of the program that the browser needs next', async () => {
    const { html } = await read(productPath);

    const files = /<meta name="program" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await read(file)).status).toBe(200);
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
  it.each([['landing'], ['product'], ['category']] as const)(
    'takes the %s page over without replacing or moving it',
    async (kind) => {
      const { page, context, troubles } = await openPage(browser, { size });
      await page.addInitScript({ content: watchTakeover });

      await page.goto(
        `${origins.shopper}${{ landing: '/', product: productPath, category: categoryPath }[kind]}`,
      );
      await page.waitForLoadState('networkidle');

      const seen: unknown = await page.evaluate('globalThis.takeover');
      expect(seen).toMatchObject({ cameWithContent: true, wasReplaced: false });
      expect(Number(await page.evaluate('globalThis.takeover.shift'))).toBeLessThan(0.02);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});

describe('the program of a page that came with its content', () => {
  it.each([['landing'], ['product'], ['category']] as const)(
    'comes after the %s page is painted, and asks the API for nothing that is there',
    async (kind) => {
      const { page, context, troubles } = await openPage(browser, { size: 'phone' });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));

      await page.goto(
        `${origins.shopper}${{ landing: '/', product: productPath, category: categoryPath }[kind]}`,
      );
      await page.waitForLoadState('networkidle');

      const order: unknown = await page.evaluate(programOrder);
      expect(order).toEqual({ isAfterPaint: true });
      expect(
        asked.filter((path) => /^\/api\/(products|categories|price-drops|example-links)/.test(path)),
      ).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});

describe('a word typed before the page is alive', () => {
  it('is still there when it is, and is searched for', async () => {
    const { page, context, troubles } = await openPage(browser, { size: 'phone' });
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${origins.shopper}/`, { waitUntil: 'commit' });
    await page.getByLabel('Product link or name').fill('sony headphones');

    release();
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Product link or name').inputValue()).toBe('sony headphones');
    await page.getByRole('button', { name: 'Find better prices' }).click();

    await page.waitForURL(/\/new-search\/[^/]+\/sony-headphones$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([['/'], ['/browse']])('goes from %s to where it is taken without any script', async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origins.shopper}${path}`);

    await page.getByLabel('Product link or name').fill('https://shop.example/p/1');
    await page.getByLabel('Product link or name').press('Enter');

    await page.waitForURL('**/share?text=https%3A%2F%2Fshop.example%2Fp%2F1');
    await context.close();
  });
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

/** Runs in the page: was the program's first file asked for after something was painted? */
const programOrder = `(() => {
  const [paint] = performance.getEntriesByName('first-paint');
  const program = performance.getEntriesByType('resource').find(({ name }) => /\\/assets\\/index-[^/]+\\.js$/.test(name));
  return { isAfterPaint: program.startTime >= paint.startTime };
})()`;
