import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.services.storage.products.saveProducts(
    ['one', 'two & a half'].map((id) => ({
      id,
      title: `Product ${id}`,
      brand: null,
      gtins: [],
      mpn: null,
      attributes: {},
      category: 'TV & Audio',
      description: null,
      imageUrl: null,
    })),
  );
  await api.services.storage.offers.saveOffers([{ productId: 'one', offer: sampleOffer({ id: 'o1' }) }]);
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ method: 'GET', url });

describe('endpoints for search engines', () => {
  it('keep crawlers off the API and personal pages, and name the site map', async () => {
    const answer = await get('/api/robots.txt');

    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/^Disallow: \/api\/$/m);
    expect(answer.body).toMatch(/^Disallow: \/history$/m);
    expect(answer.body).toContain('Sitemap: https://pricehunt.example/sitemap.xml');
  });

  it("list one part for the site's own pages and one for the products", async () => {
    const answer = await get('/api/sitemap.xml');

    expect(answer.headers['content-type']).toMatch(/^application\/xml/);
    expect(answer.body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://pricehunt.example/sitemaps/0.xml',
      '<loc>https://pricehunt.example/sitemaps/1.xml',
    ]);
  });

  it('say when each product, and each part, last changed', async () => {
    const [index, products] = [await get('/api/sitemap.xml'), await get('/api/sitemaps/1.xml')];

    const times = [...products.body.matchAll(/<lastmod>([^<]+)/g)].map(([, time = '']) => time);
    expect(times).toHaveLength(2);
    expect(times.every((time) => new Date(time).toISOString() === time)).toBe(true);
    expect(index.body).toContain(`1.xml</loc><lastmod>${times.toSorted().at(-1)}</lastmod>`);
  });

  it("list the site's own pages, every category and every product, escaped", async () => {
    const [own, products] = await Promise.all([get('/api/sitemaps/0.xml'), get('/api/sitemaps/1.xml')]);

    expect(own.body).toContain('<loc>https://pricehunt.example/browse/tv-video</loc>');
    expect(own.body).toContain('<loc>https://pricehunt.example/browse/electronics</loc>');
    expect(products.body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://pricehunt.example/product/one',
      '<loc>https://pricehunt.example/product/two%20%26%20a%20half',
    ]);
  });

  it.each(['/api/sitemaps/2.xml', '/api/sitemaps/999999.xml'])('respond 404 at %s', async (url) => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'sitemap.not-found' });
  });
});

describe('the Atom feed of price drops', () => {
  it('is well-formed, escapes what shops wrote, and lists the newest drop first', async () => {
    const { storage } = api.services;
    const day = 86_400_000;
    const drop = async (id: string, title: string, daysAgo: number) => {
      await storage.products.saveProducts([sampleProduct({ id, title, gtins: [] })]);
      for (const [ago, amountMinor] of [
        [daysAgo + 20, 20_000],
        [daysAgo, 15_000],
      ] as const) {
        const checkedAt = new Date(Date.now() - ago * day).toISOString();
        const offer = sampleOffer({
          id: `o-${id}`,
          link: `https://shop-one.example/${id}`,
          checkedAt,
          price: { amountMinor, currency: 'EUR' },
        });
        await storage.offers.saveOffers([{ productId: id, offer }]);
      }
    };
    await drop('older', 'Kettle', 3);
    await drop('newer', 'Lamp <script> & "shade"\u0001', 1);

    const answer = await get('/api/price-drops.atom');

    expect(answer.headers['content-type']).toMatch(/^application\/atom\+xml/);
    const feed = parseXml(answer.body);
    expect(feed('feed > id').text()).toBe('https://pricehunt.example/price-drops.atom');
    expect(
      feed('entry > title')
        .toArray()
        .map((title) => feed(title).text()),
    ).toEqual(['Lamp <script> & "shade": €150.00 (−25%)', 'Kettle: €150.00 (−25%)']);
    expect(feed('entry > link').first().attr('href')).toBe('https://pricehunt.example/product/newer');
    expect(feed('feed > updated').text()).toBe(feed('entry > updated').first().text());
    expect(answer.body).not.toContain('\u0001');
  });
});

it('has a guide for AI agents whose links all lead to this site', async () => {
  const { body, headers } = await get('/api/llms.txt');

  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => new URL(link));
  expect(headers['content-type']).toMatch(/^text\/markdown/);
  expect(links.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/mcp', '/.well-known/ucp', '/price-drops.atom', '/sitemap.xml']),
  );
  expect(links.every(({ origin }) => origin === 'https://pricehunt.example')).toBe(true);
});

/** With an XML parser that we didn’t write; throws if the document is malformed. */
function parseXml(text: string) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.write(text).close();
  return load(text, { xml: true });
}
