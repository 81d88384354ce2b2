import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { importedAlertTargets } from '../../jobs';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { handleStartImportedAlerts } from './start-imported-alerts.job';

const link = 'https://pine.example/stool';
const target = { kind: 'target-price', targetMinor: 2_500 };
const hourMs = 60 * 60_000;

let api: TestApi;
let jo: SignedInCaller;
let pages: Map<string, string>;
let readCount: number;
let nowMs: number;

beforeEach(async () => {
  pages = new Map();
  readCount = 0;
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  api = await startTestApi({
    now: () => new Date(nowMs),
    queueClock: { now: () => nowMs },
    offerSources: [],
    pages: {
      '*': (call) => {
        if (call.link === link) readCount += 1;
        return pages.get(call.link) ?? { status: 404 };
      },
    },
  });
  jo = await signInTestShopper(api);
});
afterEach(() => api.close());

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  (await jo.inject({ method, url, ...(payload === undefined ? {} : { payload }) })).json();
const importStool = (wanted: readonly object[] = [{ rule: target }]) =>
  send('POST', '/api/shopper/imports', {
    entries: [{ link, title: 'Stool', alerts: wanted, currency: 'EUR' }],
  });
const runLooks = () =>
  api.runJobs([handleStartImportedAlerts(api.services, importedAlertTargets(api.services))]);
const alerts = async () => (await send('GET', '/api/shopper/alerts')).items;
const waitingLooks = async () =>
  (await api.services.jobQueue.counts()).find(({ name }) => name === 'start-imported-alerts')?.delayed ?? 0;

function showStool(price: string) {
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  };
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Pine stool S40', offers };
  const codes = { brand: { '@type': 'Brand', name: 'Pine' }, gtin13: '4006381333931' };
  const data = JSON.stringify({ ...product, ...codes });
  pages.set(link, `<script type="application/ld+json">${data}</script>`);
}

it('starts the alert of a link that the catalog lacks once its page was read', async () => {
  showStool('29.90');
  const { startsLater } = await importStool();

  await runLooks();

  expect(startsLater).toEqual([{ title: 'Stool', link }]);
  expect(await alerts()).toMatchObject([
    { product: { title: 'Pine stool S40' }, rule: target, currency: 'EUR' },
  ]);
  expect(await waitingLooks()).toBe(0);
});

it('looks again later when the page can’t be read, and then starts the alert', async () => {
  await importStool();
  await runLooks();
  expect([await alerts(), await waitingLooks()]).toEqual([[], 1]);

  showStool('29.90');
  nowMs += hourMs;
  await runLooks();

  expect(await alerts()).toMatchObject([{ rule: target }]);
});

it('starts the alert without reading the page when the catalog got the product another way', async () => {
  await importStool();
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id: 'p1', title: 'Pine stool S40' })]);
  await offers.saveOffers([
    { productId: 'p1', offer: sampleOffer({ id: 'o1', link, title: 'Pine stool S40' }) },
  ]);

  await runLooks();

  expect(await alerts()).toMatchObject([{ product: { id: 'p1' } }]);
  expect(readCount).toBe(0);
});

it('ends without an alert when the shopper no longer wants the product', async () => {
  await importStool();
  await send('DELETE', '/api/shopper/favorites');
  showStool('29.90');

  await runLooks();

  expect([await alerts(), await waitingLooks(), readCount]).toEqual([[], 0, 0]);
});

it.each(['/api/shopper/export', '/api/shopper/export/csv'])(
  'is in the data of its account alone at %s, which sets the same alerts when imported into another account',
  async (url) => {
    const limited = { rule: target, condition: 'used', shops: ['pine.example'], channels: ['push'] };
    await importStool([limited]);
    await runLooks();
    const file = (await jo.inject({ url })).body;
    jo = await signInTestShopper(api);
    expect((await jo.inject({ url })).body).not.toContain(link);

    const preview = await send('POST', '/api/shopper/imports/preview', { text: file, currency: 'USD' });
    const [entry] = preview.entries;
    expect(entry).toMatchObject({ link, alerts: [limited], currency: 'EUR' });
    const { title, alerts: wanted, currency } = entry;
    await send('POST', '/api/shopper/imports', {
      entries: [{ link, title, alerts: wanted, currency }],
    });
    showStool('29.90');
    await runLooks();

    expect(await alerts()).toMatchObject([
      { product: { title: 'Pine stool S40' }, ...limited, currency: 'EUR' },
    ]);
  },
);

it('waits once when the same import is repeated', async () => {
  await importStool();
  await importStool();
  await importStool();

  await runLooks();

  expect(await waitingLooks()).toBeLessThanOrEqual(2);
});

it('reads at most 200 links of a shopper in a day', async () => {
  const entries = Array.from({ length: 201 }, (_, place) => ({
    link: `${link}/${place}`,
    title: `Stool ${place}`,
    alerts: [{ rule: target }],
    currency: 'EUR',
  }));
  const read = new Set<string>();
  const targets = importedAlertTargets(api.services);
  await send('POST', '/api/shopper/imports', { entries });

  await api.runJobs([
    handleStartImportedAlerts(api.services, {
      ...targets,
      findByLink: (_shopperId, wanted) => {
        read.add(wanted.link);
        return Promise.resolve(null);
      },
    }),
  ]);

  expect(read.size).toBe(200);
  expect(await waitingLooks()).toBe(201);
});
