import { fakeApi } from '@pricehunt/api-client/testing';
import { getExchangeRates } from '@pricehunt/api-contract/browsing';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import { buildComparedOffer, buildComparison } from '@pricehunt/api-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShopper, testRequestId } from '../../testing';
import type { RenderShopperOptions } from '../../testing';

const link = 'https://amazon.example/dp/B09';
const at = `/new-search/${testRequestId}/amazon-example-b09`;
const offers = {
  currency: 'EUR',
  ranked: [
    buildComparedOffer({
      id: 'lamp',
      title: 'Lamp',
      link: 'https://lamps.myshopify.com/products/a',
      retailer: { name: 'Lamps', domain: 'lamps.myshopify.com' },
    }),
    buildComparedOffer({
      id: 'other',
      title: 'Lamp',
      link: 'https://shop.example/a',
      retailer: { name: 'Shop', domain: 'shop.example' },
    }),
  ],
  unranked: [],
  variants: [],
  similar: [],
  best: { offerId: 'lamp', saving: null },
};
const settledAt = '2026-11-21T10:00:05Z';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function openSettled(options?: RenderShopperOptions) {
  const api = fakeApi();
  const comparison = buildComparison({ requestId: testRequestId, link, settledAt, offers });
  api.answer(getComparison, { success: true, comparison });
  const opened = renderShopper(at, api, options);
  await screen.findAllByRole('link', { name: /Go to shop/ });
  return opened;
}

const posted = ({ tracking }: ReturnType<typeof renderShopper>) =>
  tracking.posted.map(({ path, body }) => [path, body['eventType'] ?? body['businessDomain']]);

async function openUnderWay(rates: Readonly<Record<string, number>> = {}) {
  window.sessionStorage.setItem(
    `pricehunt_request_${testRequestId}`,
    JSON.stringify({ url: link, timestamp: 1 }),
  );
  const api = fakeApi();
  api.answer(startComparison, {
    success: true,
    comparison: buildComparison({ requestId: testRequestId, link }),
  });
  api.answer(getExchangeRates, { success: true, base: 'EUR', date: '2026-11-20', rates: { ...rates } });
  const opened = renderShopper(at, api);
  await waitFor(() => expect(opened.stream.isOpen()).toBe(true));
  return opened;
}

const dollars = { amountMinor: 129_950, currency: 'USD' };
const identified = {
  kind: 'product' as const,
  identification: { state: 'read' as const, reason: null, shopName: 'Amazon', marketplace: null },
  product: {
    title: 'Lamp',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    category: null,
    imageUrl: null,
    productId: null,
    pastedOffer: buildComparedOffer({ id: 'pasted', title: 'Lamp', price: dollars }),
  },
};

it('sends and pushes a comparison once when it settles, with the number of alternatives', async () => {
  const { stream, tracking } = await openUnderWay();

  stream.send({ kind: 'offers', offers });
  stream.send({ kind: 'settled', settledAt });
  await waitFor(() => expect(tracking.pushed).toHaveLength(2));

  expect(tracking.pushed[1]).toMatchObject({
    event: 'price_comparison',
    custom_parameters: { product_url: link, alternatives_count: 2 },
  });
  expect(tracking.posted).toMatchObject([
    { path: '/api/track-event', body: { eventType: 'price_comparison', eventData: { alternatives: 2 } } },
  ]);
});

it('pushes a search once, as soon as its product is known, with its name and price', async () => {
  const { stream, tracking } = await openUnderWay();
  const before = [...tracking.pushed];

  stream.send(identified);
  await waitFor(() => expect(tracking.pushed).toHaveLength(1));
  stream.send({ kind: 'offers', offers });
  stream.send({ kind: 'settled', settledAt });
  await waitFor(() => expect(tracking.pushed).toHaveLength(2));

  expect(before).toEqual([]);
  expect(tracking.pushed).toMatchObject([
    {
      event: 'product_search',
      ecommerce: { items: [{ item_id: link, item_name: 'Lamp', price: 1299.5 }] },
    },
    { event: 'price_comparison' },
  ]);
});

it('pushes a price in another currency in dollars, as S§7 fixes the currency', async () => {
  const { stream, tracking } = await openUnderWay({ USD: 1.25 });

  const euros = { amountMinor: 10_000, currency: 'EUR' };
  const pastedOffer = buildComparedOffer({ id: 'pasted', title: 'Lamp', price: euros });
  stream.send({ ...identified, product: { ...identified.product, pastedOffer } });
  stream.send({ kind: 'settled', settledAt });
  await waitFor(() => expect(tracking.pushed).toHaveLength(2));

  const ecommerce = { currency: 'USD', items: [{ item_name: 'Lamp', price: 125 }] };
  expect(tracking.pushed).toMatchObject([
    { event: 'product_search', ecommerce },
    { event: 'price_comparison', ecommerce },
  ]);
});

it('pushes neither name nor price of a page that only the browser could read', async () => {
  const { stream, tracking } = await openUnderWay();

  stream.send({ ...identified, identification: { ...identified.identification, state: 'captured' } });
  stream.send({ kind: 'offers', offers });
  stream.send({ kind: 'settled', settledAt });
  await waitFor(() => expect(tracking.pushed).toHaveLength(2));

  expect(JSON.stringify(tracking.pushed)).not.toMatch(/Lamp|1299/);
});

it('pushes a search whose product stays unknown when it settles, as "Unknown Product"', async () => {
  const { stream, tracking } = await openUnderWay();

  stream.send({ kind: 'settled', settledAt });
  await waitFor(() => expect(tracking.pushed).toHaveLength(2));

  expect(tracking.pushed[0]).toMatchObject({
    event: 'product_search',
    ecommerce: { items: [{ item_name: 'Unknown Product' }] },
  });
});

it('does not send a comparison again when it is reopened', async () => {
  const { tracking } = await openSettled();

  await act(async () => {});

  expect(tracking.pushed).toEqual([]);
});

it('sends a click, and a referral for Shopify stores, without delaying the link', async () => {
  const opened = await openSettled();
  const [lamps] = screen.getAllByRole('link', { name: /Go to shop/ });
  let isHeld: boolean | null = null;
  document.addEventListener('click', (event) => (isHeld = event.defaultPrevented), { once: true });

  await opened.user.click(lamps ?? document.body);

  expect(isHeld).toBe(false);
  await waitFor(() =>
    expect(posted(opened)).toEqual([
      ['/api/track-event', 'product_click'],
      ['/api/trackReferral', 'lamps.myshopify.com'],
    ]),
  );
});

it('sends a referral for a connected Shopify store with its own domain', async () => {
  const api = fakeApi();
  const [, other] = offers.ranked;
  if (other === undefined) throw new Error('there is no second offer');
  const connected = { ...other, offer: { ...other.offer, isShopifyStore: true } };
  const comparison = buildComparison({
    requestId: testRequestId,
    link,
    settledAt,
    offers: { ...offers, ranked: [connected], best: null },
  });
  api.answer(getComparison, { success: true, comparison });
  const opened = renderShopper(at, api);
  const [shop] = await screen.findAllByRole('link', { name: /Go to shop/ });

  await opened.user.click(shop ?? document.body);

  await waitFor(() =>
    expect(posted(opened)).toEqual([
      ['/api/track-event', 'product_click'],
      ['/api/trackReferral', 'shop.example'],
    ]),
  );
});

it('sends no referral for other shops', async () => {
  const opened = await openSettled();
  const [, other] = screen.getAllByRole('link', { name: /Go to shop/ });

  await opened.user.click(other ?? document.body);

  await waitFor(() => expect(posted(opened)).toEqual([['/api/track-event', 'product_click']]));
});

it('links to the shop as usual when tracking is declined', async () => {
  const opened = await openSettled({ signals: { gpc: true, dnt: false } });
  const [lamps] = screen.getAllByRole('link', { name: /Go to shop/ });

  await opened.user.click(lamps ?? document.body);

  expect(lamps).toHaveAttribute('href', expect.stringMatching(/^\/api\/redirect\?/));
  expect(posted(opened)).toEqual([]);
});
