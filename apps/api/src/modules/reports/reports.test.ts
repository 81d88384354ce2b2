import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { callsPerMinute } from '../../plugins/rate-limits';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
  await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
});
afterEach(() => api.close());

function report(payload: object) {
  return api.app.inject({ method: 'POST', url: '/api/reports/wrong-price', payload });
}

const reports = () => api.services.storage.wrongPriceReports.listReports({ after: null, limit: 10 });

describe('POST /api/reports/wrong-price', () => {
  it('stores the report beside the offer’s values', async () => {
    const response = await report({
      offerId: 'o1',
      reason: 'price',
      seenPrice: { amountMinor: 31_900, currency: 'EUR' },
      note: ' It says 319 now ',
    });

    expect(response.statusCode).toBe(201);
    expect(await reports()).toEqual([
      {
        ...response.json().report,
        offerId: 'o1',
        retailerDomain: 'shop-one.example',
        link: 'https://shop-one.example/p/o1',
        reason: 'price',
        shownMinor: 29_900,
        shownCurrency: 'EUR',
        shownCheckedAt: '2026-11-20T08:00:00.000Z',
        seenMinor: 31_900,
        seenCurrency: 'EUR',
        note: 'It says 319 now',
      },
    ]);
  });

  it('does not change a price', async () => {
    await report({ offerId: 'o1', reason: 'price', seenPrice: { amountMinor: 1, currency: 'EUR' } });

    const [known] = await api.services.storage.offers.findOffersByIds(['o1']);
    expect(known?.offer.price.amountMinor).toBe(29_900);
  });

  it('returns not found for an unknown offer', async () => {
    const response = await report({ offerId: 'gone', reason: 'gone' });

    expect([response.statusCode, response.json().code]).toEqual([404, 'offer.not-found']);
  });

  it.each([
    { offerId: 'o1', reason: 'ugly' },
    { offerId: 'o1' },
    { offerId: 'o1', reason: 'price', seenPrice: { amountMinor: 1.5, currency: 'EUR' } },
    { offerId: 'o1', reason: 'price', note: 'x'.repeat(501) },
    { offerId: 'o1', reason: 'price', email: 'a@b.example' },
  ])('refuses %j and names the field', async (body) => {
    const response = await report(body);

    expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid']);
    expect(response.json().fields.length).toBeGreaterThan(0);
    expect(await reports()).toEqual([]);
  });

  it('is rate limited like other writes', async () => {
    for (let sent = 0; sent < callsPerMinute.write; sent += 1)
      await report({ offerId: 'o1', reason: 'gone' });

    const response = await report({ offerId: 'o1', reason: 'gone' });

    expect([response.statusCode, response.json().code]).toEqual([429, 'request.too-many']);
    expect(response.headers['retry-after']).toBeDefined();
  });
});
