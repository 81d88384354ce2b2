import { fakeApi } from '@pricehunt/api-client/testing';
import { listProductOffers } from '@pricehunt/api-contract/browsing';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { PlaceProvider } from '../../../place/use-place';
import { renderShopper } from '../../../testing';
import { ExampleComparison } from './example-comparison';

const drops = ['lamp', 'kettle'].map((id) => ({
  product: buildProduct({ id, title: id }),
  offer: { id: `${id}-0` },
  current: { amountMinor: 4_000, currency: 'USD' },
}));

function open(offersOf: Readonly<Record<string, number>>) {
  const api = fakeApi();
  for (const [id, count] of Object.entries(offersOf)) {
    const items = Array.from({ length: count }, (_, place) => ({
      offer: buildOffer({
        id: `${id}-${place}`,
        retailer: { name: `Shop ${place}`, domain: `shop${place}.example` },
      }),
      deliveredTotal: null,
      itemPrice: { amountMinor: 4_000 + place, currency: 'USD' },
      outbound: { to: 'https://shop.example/p', offer: `${id}-${place}`, signature: 's' },
    }));
    api.answer(
      { ...listProductOffers, path: `/api/products/${id}/offers` },
      {
        success: true,
        currency: 'USD',
        ratesDate: null,
        unconverted: 0,
        bestOfferId: `${id}-0`,
        items,
        nextCursor: null,
      },
    );
  }
  const element = (
    <PlaceProvider>
      <ExampleComparison drops={drops} onOtherPrice={() => {}} />
    </PlaceProvider>
  );
  return renderShopper('/', api, { routes: [{ path: '/', element }] });
}

it('shows the first product that two shops have in stock', async () => {
  open({ lamp: 1, kettle: 2 });

  expect(await screen.findByRole('heading', { name: 'kettle' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'lamp' })).not.toBeInTheDocument();
});

it('shows nothing when no product is at two shops', async () => {
  const { api } = open({ lamp: 1, kettle: 1 });

  await waitFor(() => expect(api.calls.some(({ address }) => address.includes('/kettle/'))).toBe(true));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
