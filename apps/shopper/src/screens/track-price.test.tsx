import { fakeApi } from '@pricehunt/api-client/testing';
import { listAlerts, previewAlert } from '@pricehunt/api-contract/alerts';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { buildComparedOffer, buildComparison, buildShopperAccount } from '@pricehunt/api-contract/testing';
import { trackComparison } from '@pricehunt/api-contract/tracked-comparisons';
import type { Comparison, FoundProduct } from '@pricehunt/api-contract/comparisons';
import { screen, within } from '@testing-library/react';
import { renderShopper, testRequestId } from '../testing';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const pasted = buildComparedOffer(
  { id: 'pasted', source: 'structured-page', price: eur(5_000) },
  { itemPrice: eur(5_000), match: { level: 'pasted', confidence: 1, sentence: 'Pasted' } },
);
const bestRow = buildComparedOffer({ id: 'best' }, { itemPrice: eur(4_000) });
const soldOutRow = buildComparedOffer(
  { id: 'gone', availability: 'out_of_stock' },
  { itemPrice: eur(2_000) },
);
const likelyRow = buildComparedOffer(
  { id: 'likely' },
  { itemPrice: eur(1_000), match: { level: 'probably-same', confidence: 0.8, sentence: 'Looks the same' } },
);
const kettle: FoundProduct = {
  title: 'Kettle K100',
  brand: 'Kettlewell',
  gtins: [],
  mpn: null,
  attributes: {},
  categoryName: null,
  imageUrl: null,
  productId: null,
  pastedOffer: pasted,
};
const found = buildComparison({
  requestId: testRequestId,
  link: 'https://tea.example/p/1',
  settledAt: '2026-11-21T10:00:05Z',
  tracking: 'possible',
  sequence: 9,
  identification: { state: 'read', reason: null, shopName: 'Tea', marketplace: null },
  product: kettle,
  offers: { currency: 'EUR', ranked: [pasted], unranked: [], variants: [], similar: [], best: null },
});

async function open(isSignedIn: boolean, comparison: Comparison = found) {
  const api = fakeApi();
  api.answer(getComparison, { success: true, comparison });
  api.answer(getShopperSession, {
    success: true,
    shopper: isSignedIn ? buildShopperAccount({ email: 'ada@example.com' }) : null,
  });
  const rendered = renderShopper(`/new-search/${testRequestId}/tea-example-p-1`, api, { hasAccounts: true });
  await screen.findByRole('heading', { level: 1, name: 'Kettle K100' });
  return { ...rendered, api };
}

const watchingCalls = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ address }) => address.startsWith(trackComparison.path));
const place = () => screen.findByRole('region', { name: 'Track this price' });

describe('tracking the price of a comparison', () => {
  it('adds the product to the catalog and continues to the alert at once', async () => {
    const { api, user } = await open(true);
    api.answer(trackComparison, { success: true, productId: 'wp-1', offersRead: 1 });
    api.answer(listAlerts, {
      success: true,
      items: [],
      nextCursor: null,
      isEmailVerified: true,
      pushSubscriptions: 0,
    });
    api.refuse(previewAlert, 'product.not-found');

    await user.click(await within(await place()).findByRole('button', { name: 'Track this price' }));

    const dialog = await screen.findByRole('dialog', { name: 'Price alert' });
    expect(await within(dialog).findByRole('button', { name: 'Set alert' })).toBeVisible();
    expect(watchingCalls(api)).toMatchObject([{ body: { requestId: testRequestId } }]);
  });

  it.each([
    ['captured', /only your browser can read this shop’s page.*Paste a link to another shop/],
    ['unreadable', /none of these shops lets us recheck it.*Paste a link to another shop/],
    ['contradicted', /product data conflicts with that of other shops.*Paste a link to another shop/],
    ['outdated', /more than 30 minutes old. Search again/],
  ] as const)(
    'shows the reason and the next step instead of the button when tracking is refused: %s',
    async (tracking, sentence) => {
      await open(true, { ...found, tracking });

      expect(await within(await place()).findByText(sentence)).toBeVisible();
      expect(within(await place()).queryByRole('button')).toBeNull();
    },
  );

  it('shows the next step when a shop became unreadable since the search', async () => {
    const { api, user } = await open(true);
    api.refuse(trackComparison, 'comparison.nothing-to-track');

    await user.click(await within(await place()).findByRole('button', { name: 'Track this price' }));

    expect(
      await within(await place()).findByText(/Paste a link to a shop that shows its price/),
    ).toBeVisible();
  });

  it('asks somebody without an account to sign in first, and stores nothing before', async () => {
    const { api, user } = await open(false);

    await user.click(await within(await place()).findByRole('button', { name: 'Track this price' }));

    expect(
      await screen.findByText('Price alerts need an account so that we know where to send them.'),
    ).toBeVisible();
    expect(watchingCalls(api)).toEqual([]);
  });

  it.each([
    ['the best offer', [pasted, bestRow], 'best', '38.00'],
    ['the pasted link while no offer is best', [likelyRow, soldOutRow, pasted], null, '47.50'],
  ] as const)('starts the alert from %s', async (_name, ranked, offerId, target) => {
    const best = offerId === null ? null : { offerId, saving: null };
    const { user } = await open(true, {
      ...found,
      product: { ...kettle, productId: 'kettle' },
      offers: { ...found.offers, ranked: [...ranked], best },
    });

    await user.click(await within(await place()).findByRole('button', { name: 'Set price alert' }));

    expect(await screen.findByLabelText('Target price (EUR)')).toHaveValue(target);
  });

  it('waits for stock when the pasted link is sold out and no offer is best', async () => {
    const gone = { ...pasted, offer: { ...pasted.offer, availability: 'out_of_stock' as const } };
    const { user } = await open(true, {
      ...found,
      product: { ...kettle, productId: 'kettle', pastedOffer: gone },
      offers: { ...found.offers, ranked: [gone] },
    });

    await user.click(await within(await place()).findByRole('button', { name: 'Set price alert' }));

    expect(await screen.findByLabelText('Notify me when')).toHaveValue('back-in-stock');
  });

  it('is not offered when nobody sells the product', async () => {
    await open(true, { ...found, offers: { ...found.offers, ranked: [] }, tracking: 'nothing-found' });

    expect(screen.queryByRole('region', { name: 'Track this price' })).toBeNull();
  });
});
