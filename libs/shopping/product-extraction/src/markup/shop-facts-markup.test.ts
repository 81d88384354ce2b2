import type { ShopFacts } from '@pricehunt/offers';
import { extractProduct } from '../extract-product';

function factsOf(product: object, ...others: readonly object[]): ShopFacts | null {
  const stated = { '@type': 'Product', name: 'Kettle', offers: offer({}), ...product };
  const scripts = [stated, ...others].map(
    (thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`,
  );
  const reading = extractProduct(
    `<title>Kettle</title>${scripts.join('')}<h1>Kettle</h1>`,
    'https://shop.example/kettle',
  );
  return reading.kind === 'product' ? reading.product.facts : null;
}

function offer(facts: object): object {
  return { '@type': 'Offer', price: '20.00', priceCurrency: 'EUR', ...facts };
}

describe('ratings', () => {
  it.each([
    [
      { ratingValue: '4,6', reviewCount: 128 },
      { value: 4.6, best: 5, count: 128 },
    ],
    [
      { ratingValue: 92, bestRating: '100', ratingCount: '17' },
      { value: 92, best: 100, count: 17 },
    ],
  ])('reads %j', (rating, expected) => {
    expect(factsOf({ aggregateRating: rating })).toEqual({ rating: expected });
  });

  it.each([
    [{ ratingValue: 4.6 }],
    [{ ratingValue: 4.6, ratingCount: 0 }],
    [{ ratingValue: 0, ratingCount: 3 }],
    [{ ratingValue: 46, ratingCount: 3 }],
    [{ ratingValue: 'great', ratingCount: 3 }],
  ])('ignores %j', (aggregateRating) => {
    expect(factsOf({ aggregateRating })).toBeNull();
  });
});

describe('return policies', () => {
  const finite = { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' };

  it.each([
    [
      { ...finite, merchantReturnDays: 30 },
      { countries: null, days: 30 },
    ],
    [
      { ...finite, merchantReturnDays: '14', applicableCountry: ['de', 'AT'], returnFees: 'FreeReturn' },
      { countries: ['DE', 'AT'], days: 14, isFree: true },
    ],
    [
      {
        returnPolicyCategory: 'http://schema.org/MerchantReturnUnlimitedWindow',
        returnFees: 'ReturnShippingFees',
      },
      { countries: null, days: null, isFree: false },
    ],
    [{ returnPolicyCategory: 'MerchantReturnNotPermitted' }, { countries: null, days: 0 }],
  ])('reads %j', (policy, expected) => {
    expect(factsOf({ offers: offer({ hasMerchantReturnPolicy: policy }) })).toEqual({ returns: [expected] });
  });

  it.each([
    [finite],
    [{ ...finite, merchantReturnDays: -3 }],
    [{ ...finite, merchantReturnDays: 30, applicableCountry: 'Neverland' }],
  ])('ignores %j', (policy) => {
    expect(factsOf({ offers: offer({ hasMerchantReturnPolicy: policy }) })).toBeNull();
  });

  it('takes the shop’s policy where the offer has none', () => {
    const shop = { '@type': 'OnlineStore', hasMerchantReturnPolicy: { ...finite, merchantReturnDays: 60 } };
    const own = offer({ hasMerchantReturnPolicy: { ...finite, merchantReturnDays: 14 } });

    expect(factsOf({}, shop)).toEqual({ returns: [{ countries: null, days: 60 }] });
    expect(factsOf({ offers: own }, shop)).toEqual({ returns: [{ countries: null, days: 14 }] });
  });
});

it('reads known payment methods, each once', () => {
  const acceptedPaymentMethod = [
    'http://purl.org/goodrelations/v1#PayPal',
    { '@type': 'PaymentMethod', name: 'VISA' },
    'https://schema.org/CreditCard',
    'Rechnung, Vorkasse, Muscheln',
  ];

  expect(factsOf({ offers: offer({ acceptedPaymentMethod }) })).toEqual({
    payments: ['paypal', 'card', 'invoice', 'bank-transfer'],
  });
});
