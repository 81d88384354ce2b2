import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openVisitor } from '../modules/identity/testing-visitor';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { signInTestMember } from '../testing/sign-in';

const link = 'https://klangwerk.example/p/wh-1000xm5';
const requestId = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';
const unseen = /[\u200b\u202a-\u202e\u2066-\u2069]/;
const title = 'Sony \u202eexe.gpj\u2069';
const page = `<!doctype html><title>${title}</title><link rel="canonical" href="${link}">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: title,
  gtin13: '4548736132580',
  offers: { '@type': 'Offer', price: '304.00', priceCurrency: 'EUR', url: link },
})}</script><h1>${title}</h1>`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ pages: { [link]: page } });
  await api.services.storage.products.saveProducts([
    // A description is stored as received, so existing rows must be read safely too.
    sampleProduct({ id: 'p1', description: 'Reads \u202eright to left' }),
  ]);
  await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
});
afterAll(() => api.close());

describe('a text with characters that change how it looks', () => {
  it('loses them when it comes from a pasted page, in the record and in its events', async () => {
    await api.app.inject({ method: 'POST', url: '/api/comparisons', payload: { requestId, url: link } });
    const events = await api.app.inject({ url: `/api/comparisons/${requestId}/events` });
    const record = await api.app.inject({ url: `/api/comparisons/${requestId}` });

    expect(events.body).toContain('Sony exe.gpj');
    expect(record.body).toContain('Sony exe.gpj');
    expect(events.body + record.body).not.toMatch(unseen);
  });

  it('loses them when it was stored with them', async () => {
    const stored = await api.services.storage.products.findProduct('p1');
    const answer = await api.app.inject({ url: '/api/products/p1' });

    expect(stored?.description).toMatch(unseen);
    expect(answer.json().product.description).toBe('Reads right to left');
  });

  it('loses them when a search repeats its query', async () => {
    const id = '4f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';
    const payload = { requestId: id, query: 'sony \u202eexe.gpj' };

    const answer = await api.app.inject({ method: 'POST', url: '/api/comparisons', payload });

    expect(answer.json().comparison.query).toBe('sony exe.gpj');
  });

  it('is stored as a business name without them, on one line', async () => {
    const visitor = openVisitor(api);
    await visitor.post('/api/business/auth/register', {
      email: 'mira@klangwerk.example',
      password: 'the owl reads at night',
      businessName: ' Klang\u202e\r\nwerk\u0000 ',
      storeDomain: 'klangwerk.example',
    });
    const owner = await signInTestMember(api, { name: 'Nordlicht' });
    const renamed = await owner.inject({
      method: 'PUT',
      url: '/api/business/profile',
      payload: { name: 'Nord\u2066licht\u0007' },
    });

    const { business } = (await visitor.get('/api/business/auth/me')).json();
    expect(business.name).toBe('Klang werk');
    expect(renamed.json().profile.name).toBe('Nordlicht');
  });
});
