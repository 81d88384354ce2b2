import { sampleOffer } from '@pricehunt/storage/testing';
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
