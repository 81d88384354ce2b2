import fc from 'fast-check';
import type { Offer } from './offer';
import { availabilities } from './offer';
import { bestOffer, rankOffers, savingsAgainst } from './ranking';

const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25 } };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function offer(id: string, amountMinor: number, changes: Partial<Offer> = {}): Offer {
  return {
    id,
    source: 'catalog',
    retailer: { name: 'Shop', domain: 'shop.example' },
    seller: null,
    sku: null,
    link: `https://shop.example/${id}`,
    affiliateLink: null,
    imageUrl: null,
    title: 'Kettle',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    price: eur(amountMinor),
    listPrice: null,
    shipping: { kind: 'free' },
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-01-05T10:00:00Z',
    ...changes,
  };
}

const idsInOrder = (offers: readonly Offer[]) =>
  rankOffers(offers, { currency: 'EUR', rates }).ranked.map((ranked) => ranked.offer.id);

describe('rankOffers', () => {
  it('puts the lowest delivered total first, not the lowest price', () => {
    const cheapItem = offer('cheap-item', 1000, { shipping: { kind: 'known', cost: eur(900) } });
    const cheapTotal = offer('cheap-total', 1500);

    expect(idsInOrder([cheapItem, cheapTotal])).toEqual(['cheap-total', 'cheap-item']);
  });

  it('puts what can be ordered before what cannot', () => {
    const gone = offer('gone', 100, { availability: 'discontinued' });
    const soldOut = offer('sold-out', 200, { availability: 'out_of_stock' });
    const preOrder = offer('pre-order', 900, { availability: 'pre_order' });

    expect(idsInOrder([gone, soldOut, preOrder])).toEqual(['pre-order', 'gone', 'sold-out']);
  });

  it('places and flags an offer of unknown delivery by its item price, after a delivered total that is equal', () => {
    const open = offer('open', 1000, { shipping: { kind: 'unknown' } });
    const delivered = offer('delivered', 1000);
    const dearer = offer('dearer', 1001);

    const { ranked } = rankOffers([open, dearer, delivered], { currency: 'EUR' });

    expect(
      ranked.map(({ offer: { id }, place, isShippingUnknown }) => [id, place, isShippingUnknown]),
    ).toEqual([
      ['delivered', 1, false],
      ['open', 2, true],
      ['dearer', 3, false],
    ]);
  });

  it('compares in one currency', () => {
    const dollars = offer('dollars', 0, { price: { amountMinor: 1100, currency: 'USD' } });

    const { ranked } = rankOffers([offer('euros', 900), dollars], { currency: 'EUR', rates });

    expect(ranked.map(({ offer: { id }, total }) => [id, total])).toEqual([
      ['dollars', { kind: 'delivered', total: eur(880) }],
      ['euros', { kind: 'delivered', total: eur(900) }],
    ]);
  });

  it('leaves out, with the reason, what no rate can compare', () => {
    const crowns = offer('crowns', 0, { price: { amountMinor: 1, currency: 'SEK' } });

    const ranking = rankOffers([crowns], { currency: 'EUR', rates });

    expect(ranking).toEqual({ ranked: [], unranked: [{ offer: crowns, reason: 'no-exchange-rate' }] });
  });

  it('breaks ties by what was checked last, then by id', () => {
    const old = offer('a-old', 1000, { checkedAt: '2026-01-01T00:00:00Z' });

    expect(idsInOrder([old, offer('c', 1000), offer('b', 1000)])).toEqual(['b', 'c', 'a-old']);
  });

  it('is blind to commission: no affiliate link and no source ever moves an offer', () => {
    const link = fc.option(fc.webUrl());
    fc.assert(
      fc.property(fc.array(fc.tuple(anyOffer, link, fc.string()), { maxLength: 12 }), (cases) => {
        const plain = cases.map(([given], index) => ({ ...given, id: String(index) }));
        const paid = plain.map((given, index) => ({
          ...given,
          affiliateLink: cases[index]?.[1] ?? null,
          source: cases[index]?.[2] ?? '',
        }));

        expect(idsInOrder(paid)).toEqual(idsInOrder(plain));
      }),
    );
  });

  it('gives the same order whatever order the offers came in, and loses none', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 12 }), (given) => {
        const offers = given.map((one, index) => ({ ...one, id: String(index) }));

        const order = idsInOrder(offers);

        expect(idsInOrder(offers.toReversed())).toEqual(order);
        expect(order.toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
      }),
    );
  });
});

describe('bestOffer', () => {
  const bestId = (offers: readonly Offer[]) => bestOffer(rankOffers(offers, { currency: 'EUR' }))?.offer.id;

  it('is the lowest delivered total, though an item price of unknown delivery is lower', () => {
    const open = offer('open', 900, { shipping: { kind: 'unknown' } });

    expect(bestId([open, offer('delivered', 1000)])).toBe('delivered');
  });

  it('is the lowest item price where no delivery cost is known', () => {
    const open = { shipping: { kind: 'unknown' } } as const;

    expect(bestId([offer('dear', 1000, open), offer('cheap', 900, open)])).toBe('cheap');
  });

  it('is one that is stated to be available rather than one of which nothing is known', () => {
    expect(bestId([offer('silent', 900, { availability: 'unknown' }), offer('stated', 1000)])).toBe('stated');
  });

  it('is nothing when all are sold out', () => {
    expect(bestId([offer('gone', 900, { availability: 'out_of_stock' })])).toBeUndefined();
  });

  it('is never of unknown delivery while some delivered total can be had', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 12 }), (given) => {
        const ranking = rankOffers(given, { currency: 'EUR' });

        const best = bestOffer(ranking);

        const hasDelivered = ranking.ranked.some((one) => one.isObtainable && !one.isShippingUnknown);
        expect(best?.isShippingUnknown ?? false).toBe(best !== null && !hasDelivered);
      }),
    );
  });
});

describe('savingsAgainst', () => {
  const free = { kind: 'free' } as const;
  const unknown = { kind: 'unknown' } as const;

  it.each([
    ['totals', { price: eur(1000), shipping: free }, { price: eur(800), shipping: free }, 200],
    ['item prices', { price: eur(1000), shipping: unknown }, { price: eur(800), shipping: unknown }, 200],
    ['at least', { price: eur(1000), shipping: unknown }, { price: eur(800), shipping: free }, 200],
  ])('compares %s', (_name, pasted, best, saved) => {
    expect(savingsAgainst(pasted, best)).toEqual(eur(saved));
  });

  it('turns the other currency into that of the pasted price', () => {
    const best = { price: { amountMinor: 1000, currency: 'USD' }, shipping: free };

    expect(savingsAgainst({ price: eur(1000), shipping: free }, best, rates)).toEqual(eur(200));
    expect(savingsAgainst({ price: eur(1000), shipping: free }, best)).toBeNull();
  });

  it('claims nothing when delivery could eat the difference', () => {
    expect(
      savingsAgainst({ price: eur(1000), shipping: free }, { price: eur(1), shipping: unknown }),
    ).toBeNull();
  });

  it.each([1000, 1200])('claims nothing when the other costs %i, the same or more', (amount) => {
    expect(
      savingsAgainst({ price: eur(1000), shipping: free }, { price: eur(amount), shipping: free }),
    ).toBeNull();
  });
});

const anyOffer: fc.Arbitrary<Offer> = fc
  .record({
    price: fc.record({ amountMinor: fc.nat(5), currency: fc.constantFrom('EUR', 'EUR', 'USD') }),
    shipping: fc.constantFrom<Offer['shipping']>(
      { kind: 'free' },
      { kind: 'unknown' },
      { kind: 'known', cost: eur(1) },
      { kind: 'known', cost: { amountMinor: 2, currency: 'USD' } },
    ),
    availability: fc.constantFrom(...availabilities),
    checkedAt: fc.constantFrom('2026-01-05T10:00:00Z', '2026-01-04T10:00:00Z', 'never'),
  })
  .map((changes) => offer('any', 0, changes));
