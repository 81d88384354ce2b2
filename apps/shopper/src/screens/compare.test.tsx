import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getPriceHistory,
  getProduct,
  listProductOffers,
  searchProducts,
} from '@pricehunt/api-contract/browsing';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { screen, within } from '@testing-library/react';
import { nothingFound, renderShopper } from '../testing';

/** Loads the chunks first, because loading them takes longer than a test waits. */
beforeAll(() => Promise.all([import('./account-pages'), import('./browse')]));
afterEach(() => window.sessionStorage.clear());

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const lamp = (id: string, light: string) =>
  buildProduct({ id, title: `Lamp ${id}`, brand: 'Lux', mpn: null, attributes: { light } });

function comparedApi() {
  const api = fakeApi();
  const offer = buildOffer({ id: 'best', retailer: { name: 'Alpha', domain: 'alpha.example' } });
  api.answer(getProduct, { success: true, product: lamp('a', 'warm'), categoryPath: [] });
  api.answer(listProductOffers, {
    success: true,
    currency: 'EUR',
    bestOfferId: 'best',
    items: [
      {
        offer,
        outbound: { to: offer.link, offer: 'best', signature: 'signed' },
        deliveredTotal: euros(4_250),
        itemPrice: euros(4_000),
      },
    ],
    nextCursor: null,
  });
  api.answer(getPriceHistory, {
    success: true,
    currency: 'EUR',
    basis: { condition: 'new', includesShipping: false, country: null },
    points: [],
    verdict: {
      verdict: 'not-enough-data',
      today: null,
      percentBelowMedian: null,
      median90: null,
      low30: null,
      low90: null,
      allTimeLow: null,
      trend: null,
      daysOfData: 3,
    },
  });
  return api;
}

it('shows price, shop, offers and specification of the products in its address', async () => {
  renderShopper('/compare?ids=a,b', comparedApi());

  const price = await screen.findByRole('row', { name: /Best price.*€42\.50.*Alpha/ });
  const [link] = within(price).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/source=compare.*signature=signed/);
  expect(screen.getByRole('row', { name: /Offers 1 offer 1 offer/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Light warm warm/ })).toBeInTheDocument();
});

it('removes a product from the comparison', async () => {
  const { user, address } = renderShopper('/compare?ids=a,b', comparedApi());

  const [first] = await screen.findAllByRole('button', { name: 'Remove Lamp a from the comparison' });
  await user.click(first as HTMLElement);

  expect(address()).toBe('/compare?ids=b');
});

it('picks products on their cards, four at most, and leads to the comparison', async () => {
  const api = fakeApi();
  const hits = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    product: lamp(id, 'warm'),
    lowestPrice: euros(4_000),
    shopPrice: euros(4_000),
    priceKind: 'delivered' as const,
    condition: 'new' as const,
    isObtainable: true,
    offerCount: 1,
    inStock: true,
    dropPercent: null,
  }));
  api.answer(searchProducts, { ...nothingFound, items: hits, total: 5 });
  const { user } = renderShopper('/browse', api);

  for (const id of ['a', 'b', 'c', 'd'])
    await user.click(await screen.findByRole('checkbox', { name: `Compare Lamp ${id}` }));

  expect(screen.getByRole('checkbox', { name: 'Compare Lamp e' })).toBeDisabled();
  const tray = screen.getByRole('region', { name: 'Products to compare' });
  await user.click(within(tray).getByRole('button', { name: 'Remove Lamp b from the comparison' }));
  expect(within(tray).getByRole('link', { name: 'Compare 3' })).toHaveAttribute(
    'href',
    '/compare?ids=a%2Cc%2Cd',
  );
  expect(screen.getByRole('checkbox', { name: 'Compare Lamp e' })).toBeEnabled();
});
