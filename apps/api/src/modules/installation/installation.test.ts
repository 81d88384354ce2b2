import type { OfferSource } from '@pricehunt/offer-sources';
import { SourceFailure } from '@pricehunt/offer-sources';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const unlimited = { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null };

function source(id: string, more: Partial<OfferSource> = {}): OfferSource {
  return {
    id,
    name: `The ${id}`,
    retention: unlimited,
    appliesTo: () => true,
    findOffers: () => Promise.resolve([]),
    ...more,
  };
}

let api: TestApi;
let admin: SignedInCaller;
const sent: string[] = [];
let refusal: Error | null = null;
beforeAll(async () => {
  api = await startTestApi({
    offerSources: [
      source('catalog'),
      source('kettles', {
        findOffers: async () => [
          { offer: sampleOffer({ id: 'k1', title: 'Enamel kettle' }), productId: null },
        ],
      }),
      source('page-of-the-link', { appliesTo: ({ link }) => link !== null }),
      source('broken', {
        findOffers: () => Promise.reject(new SourceFailure('refused', 'JSON is switched off (HTTP 403).')),
      }),
    ],
    mail: {
      send: async ({ to, subject }) => {
        if (refusal !== null) throw refusal;
        sent.push(`${to}: ${subject}`);
      },
      close: () => Promise.resolve(),
    },
  });
  admin = await signInTestAdmin(api);
});
afterAll(() => api.close());

const installation = async () => (await api.app.inject({ url: '/api/installation' })).json();
const setUp = async () => (await admin.inject({ method: 'GET', url: '/api/admin/set-up' })).json().setUp;

it('shows shoppers that the catalog is empty and which shops are searched, without those that are off or need a link', async () => {
  const before = await installation();
  await admin.inject({ method: 'PUT', url: '/api/admin/sources/broken', payload: { isOn: false } });
  const after = await installation();
  await admin.inject({ method: 'PUT', url: '/api/admin/sources/broken', payload: { isOn: true } });

  expect(before).toEqual({
    success: true,
    hasProducts: false,
    place: null,
    searched: { count: 2, names: ['The kettles', 'The broken'] },
  });
  expect(after.searched).toEqual({ count: 1, names: ['The kettles'] });
});

it('lists no page of the catalog for search engines while the catalog is empty', async () => {
  const before = (await api.app.inject({ url: '/api/sitemaps/0.xml' })).body;
  await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
  await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);
  const after = (await api.app.inject({ url: '/api/sitemaps/0.xml' })).body;

  expect(before).not.toContain('/browse');
  expect(before).toContain('<loc>https://pricehunt.example/</loc>');
  expect(after).toContain('<loc>https://pricehunt.example/browse</loc>');
  expect((await installation()).hasProducts).toBe(true);
});

it('stores the admin’s country and currency, shows them to shoppers, and records the change', async () => {
  const answer = await admin.inject({
    method: 'PUT',
    url: '/api/admin/set-up/place',
    payload: { country: 'DE', currency: 'EUR' },
  });
  const wrong = await admin.inject({
    method: 'PUT',
    url: '/api/admin/set-up/place',
    payload: { country: 'QQ', currency: 'EUR' },
  });

  expect(answer.json().setUp.place).toEqual({ country: 'DE', currency: 'EUR' });
  expect(wrong.json().code).toBe('request.invalid');
  expect((await installation()).place).toEqual({ country: 'DE', currency: 'EUR' });
  const audit = await admin.inject({ method: 'GET', url: '/api/admin/audit-log' });
  expect(audit.body).toContain('installation.place-set');
});

it('sends a test mail to the admin at once, and stores the server’s response when it refused', async () => {
  const post = () => admin.inject({ method: 'POST', url: '/api/admin/set-up/test-mail' });

  const good = (await post()).json().setUp.mail;
  refusal = new Error('535 Authentication failed');
  const bad = (await post()).json().setUp.mail;

  expect(good).toMatchObject({ isSent: true, lastTest: { outcome: 'sent', error: null } });
  expect(sent).toEqual([expect.stringMatching(/: PriceHunt test e-mail$/)]);
  expect(bad.lastTest).toMatchObject({ outcome: 'failed', error: '535 Authentication failed' });
  expect((await setUp()).mail.lastTest).toEqual(bad.lastTest);
});

it.each([
  ['kettles', { outcome: 'found', found: 1, titles: ['Enamel kettle'], error: null }],
  ['broken', { outcome: 'failed', found: 0, error: 'JSON is switched off (HTTP 403).' }],
  ['page-of-the-link', { outcome: 'not-asked', found: 0 }],
])('searches the source %s by words and reports the result', async (id, outcome) => {
  const answer = await admin.inject({
    method: 'POST',
    url: `/api/admin/sources/${id}/try`,
    payload: { query: 'enamel kettle' },
  });

  expect(answer.json()).toMatchObject(outcome);
});

it('returns not found for an unknown source', async () => {
  const url = '/api/admin/sources/nowhere/try';
  const answer = await admin.inject({ method: 'POST', url, payload: { query: 'kettle' } });

  expect(answer.json().code).toBe('source.not-found');
});
