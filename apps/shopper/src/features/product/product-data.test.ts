import { buildComparedOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { productData } from './product-data';

const address = 'https://pricehunt.example/product/product-1';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

it('has the price range', () => {
  const offers = [
    buildComparedOffer({ price: euros(26500) }),
    buildComparedOffer({ id: 'b', price: euros(19900), availability: 'out_of_stock', condition: 'used' }),
  ];

  const data = productData({ product: buildProduct(), offers, address });

  expect(data['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: '199.00',
    highPrice: '265.00',
    offerCount: 2,
    offers: [
      {
        price: '199.00',
        availability: 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
      { price: '265.00', availability: 'https://schema.org/InStock' },
    ],
  });
});

it("lists each offer's price in its own currency, never converted", () => {
  const offers = [
    buildComparedOffer({ price: euros(26500) }, { itemPrice: euros(26500) }),
    buildComparedOffer({ id: 'b', price: dollars(24900) }, { itemPrice: euros(23100) }),
    buildComparedOffer({ id: 'c', price: dollars(27900) }, { itemPrice: null }),
  ];

  const data = productData({ product: buildProduct(), offers, address });

  expect(data['offers']).toMatchObject([
    { priceCurrency: 'EUR', lowPrice: '265.00', highPrice: '265.00', offerCount: 1 },
    {
      priceCurrency: 'USD',
      lowPrice: '249.00',
      highPrice: '279.00',
      offerCount: 2,
      offers: [
        { price: '249.00', priceCurrency: 'USD' },
        { price: '279.00', priceCurrency: 'USD' },
      ],
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('231.00');
});

it('contains no price and no offer when none is known', () => {
  const data = productData({ product: buildProduct(), offers: [], address });

  expect(data).toMatchObject({ '@type': 'Product', gtin: '04548736132580', brand: { name: 'Sony' } });
  expect(data).not.toHaveProperty('offers');
});

it('omits unknown offer details', () => {
  const offers = [buildComparedOffer({ availability: 'unknown', condition: 'unknown' })];

  const data = JSON.stringify(productData({ product: buildProduct(), offers, address }));

  expect(data).not.toMatch(/availability|itemCondition/);
});
