import { buildComparedOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { productData } from './product-data';

const address = 'https://pricehunt.example/product/product-1';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

it('tells the range of the prices that are known in the currency of the page', () => {
  const offers = [
    buildComparedOffer({}, { itemPrice: euros(26500) }),
    buildComparedOffer(
      { id: 'b', availability: 'out_of_stock', condition: 'used' },
      { itemPrice: euros(19900) },
    ),
    buildComparedOffer({ id: 'c' }, { itemPrice: null }),
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

it('claims no price and no offer where none is known', () => {
  const data = productData({ product: buildProduct(), offers: [], address });

  expect(data).toMatchObject({ '@type': 'Product', gtin: '04548736132580', brand: { name: 'Sony' } });
  expect(data).not.toHaveProperty('offers');
});

it('says nothing of what is not known of an offer', () => {
  const offers = [buildComparedOffer({ availability: 'unknown', condition: 'unknown' })];

  const data = JSON.stringify(productData({ product: buildProduct(), offers, address }));

  expect(data).not.toMatch(/availability|itemCondition/);
});
