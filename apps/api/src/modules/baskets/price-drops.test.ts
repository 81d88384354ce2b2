import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import fc from 'fast-check';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { priceDropCalendar } from './price-drop-calendar';

const dayMs = 86_400_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ now: () => new Date() });
  await fall('lamp', 'Lamp; "oak", large', 20_000);
  await fall('kettle', 'Kettle', 15_000);
  await fall('desk', 'Desk', 60_000);
});
afterEach(() => api.close());

/** A product whose price fell by a quarter a day ago. */
async function fall(id: string, title: string, amountMinor: number) {
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id, title, gtins: [] })]);
  for (const [daysAgo, share] of [
    [40, 1],
    [1, 0.75],
  ] as const) {
    const checkedAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const price = { amountMinor: amountMinor * share, currency: 'EUR' };
    const link = `https://oak.example/${id}`;
    const shipping = { kind: 'known' as const, cost: { amountMinor: 500, currency: 'EUR' } };
    await offers.saveOffers([
      { productId: id, offer: sampleOffer({ id: `o-${id}`, link, checkedAt, price, shipping }) },
    ]);
  }
}

const get = (path: string) => api.app.inject({ method: 'GET', url: `/api/basket/${path}` });
const list = 'items=1*lamp,2*kettle&name=Kitchen%20%26%20co';

it('has the drops of the list’s products only, as an Atom feed named after it', async () => {
  const { headers, body } = await get(`price-drops.atom?${list}`);

  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Price drops: Kitchen &amp; co</title>');
  expect(body).toContain('href="https://pricehunt.example/basket?items=1*lamp,2*kettle&amp;name=');
  expect(body.match(/<entry>/g)).toHaveLength(2);
  expect(body).toContain('<title>Kettle: €112.50 (−25%)</title>');
  expect(body).not.toContain('Desk');
});

it('has them as all-day events of a calendar', async () => {
  const { headers, body } = await get(`price-drops.ics?${list}`);
  const lines = body.replaceAll('\r\n ', '').split('\r\n');

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('X-WR-CALNAME:Price drops: Kitchen & co');
  expect(lines).toContain('SUMMARY:Lamp\\; "oak"\\, large: €150.00 (−25%)');
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10).replaceAll('-', '');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${yesterday}`);
  expect(lines).toContain('URL:https://pricehunt.example/product/lamp');
});

it('shows in both what the list’s page shows: with shipping to the country, in the currency', async () => {
  const { exchangeRates } = api.services.storage;
  await exchangeRates.saveRates({ base: 'EUR', date: '2026-11-20', rates: { SEK: 11 } });
  const place = 'country=DE&currency=SEK';

  const { items } = (await api.app.inject(`/api/price-drops?${place}`)).json();
  const feed = (await get(`price-drops.atom?items=1*kettle&${place}`)).body;
  const calendar = (await get(`price-drops.ics?items=1*kettle&${place}`)).body.replaceAll('\r\n ', '');

  const kettle = items.find(({ product }: { product: { id: string } }) => product.id === 'kettle');
  expect(kettle).toMatchObject({ current: { amountMinor: 129_250, currency: 'SEK' }, percent: 24.2 });
  const sentence = 'incl. shipping at Shop One is 24% below its 90-day median of SEK 1,705.00.';
  expect(feed.replaceAll('\u00A0', ' ')).toContain('<title>Kettle: SEK 1,292.50 (−24.2%)</title>');
  expect(feed.replaceAll('\u00A0', ' ')).toContain(`<summary>SEK 1,292.50 ${sentence}`);
  expect(calendar.replaceAll('\u00A0', ' ')).toContain(`SEK 1\\,292.50 ${sentence.replace('1,', '1\\,')}`);
});

it('follows a product that was merged into another one', async () => {
  const { productDecisions } = api.services.storage;
  await productDecisions.saveDecision({
    productIds: ['lamp', 'lamp-before'],
    decision: 'same',
    decidedAt: '2026-11-20T08:00:00.000Z',
    decidedBy: 'ops@example.org',
    regroupingId: null,
  });

  expect((await get('price-drops.atom?items=1*lamp-before')).body).toContain('Lamp');
});

it('is valid without any drop', async () => {
  const { body } = await get('price-drops.ics?items=1*nothing');

  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

/** Without the sign that a split character leaves. */
const titles = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((title) => !title.includes('\uFFFD'));

it('folds lines at 75 octets without splitting characters, whatever shops write', () => {
  fc.assert(
    fc.property(titles, (title) => {
      const calendar = priceDropCalendar([], { title, shopperOrigin: 'https://pricehunt.example' });
      const lines = calendar.split('\r\n');

      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(calendar.replaceAll('\r\n ', '').match(/[\r\n]{1,2}/g)).toHaveLength(15);
      expect(calendar).not.toContain('\uFFFD');
    }),
  );
});
