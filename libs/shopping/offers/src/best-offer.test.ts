import fc from 'fast-check';
import type { RankedOffer } from './best-offer';
import type { Offer } from './offer';
import {
  bestOffer,
  cheapestItem,
  conditionShown,
  productPrice,
  rankingCurrency,
  rankOffers,
  savingsAgainst,
} from './best-offer';
import { availabilities, conditions } from './offer';
import { offerTotal } from './offer-total';
import { eur, testOffer, testRates as rates, testTerms as terms } from './testing-offer';

const offer = (id: string, amountMinor: number, changes: Partial<Offer> = {}) =>
  testOffer(id, amountMinor, { shipping: { kind: 'free' }, ...changes });

const idsInOrder = (offers: readonly Offer[]) =>
  rankOffers(offers, terms).ranked.map((ranked) => ranked.offer.id);

describe('rankOffers', () => {
  it('sorts by delivered total, not by item price', () => {
    const cheapItem = offer('cheap-item', 1000, { shipping: { kind: 'known', cost: eur(900) } });
    const cheapTotal = offer('cheap-total', 1500);

    expect(idsInOrder([cheapItem, cheapTotal])).toEqual(['cheap-total', 'cheap-item']);
  });

  it("ranks offers that can be ordered before those that can't", () => {
    const gone = offer('gone', 100, { availability: 'discontinued' });
    const soldOut = offer('sold-out', 200, { availability: 'out_of_stock' });
    const preOrder = offer('pre-order', 900, { availability: 'pre_order' });

    expect(idsInOrder([gone, soldOut, preOrder])).toEqual(['pre-order', 'gone', 'sold-out']);
  });

  it('ranks and flags an offer with unknown shipping by its item price, after an equal delivered total', () => {
    const open = offer('open', 1000, { shipping: { kind: 'unknown' } });
    const delivered = offer('delivered', 1000);
    const dearer = offer('dearer', 1001);

    const { ranked } = rankOffers([open, dearer, delivered], terms);

    expect(ranked.map(({ offer: { id }, place, total }) => [id, place, total.kind])).toEqual([
      ['delivered', 1, 'delivered'],
      ['open', 2, 'item-only'],
      ['dearer', 3, 'delivered'],
    ]);
  });

  it('compares in one currency', () => {
    const dollars = offer('dollars', 0, {
      price: { amountMinor: 1000, currency: 'USD' },
      tax: 'included',
      shippingRates: [{ country: 'DE', cost: { amountMinor: 100, currency: 'USD' }, freeFrom: null }],
    });

    const { ranked } = rankOffers([offer('euros', 900), dollars], terms);

    expect(ranked.map(({ offer: { id }, amount }) => [id, amount])).toEqual([
      ['dollars', eur(880)],
      ['euros', eur(900)],
    ]);
  });

  it.each([
    ['US', 1999, ['with-tax', 'plus-tax']],
    ['CA', 2000, ['with-tax', 'plus-tax']],
    ['US', 2001, ['plus-tax', 'with-tax']],
    ['DE', 1999, ['with-tax', 'plus-tax']],
    ['DE', 2001, ['with-tax', 'plus-tax']],
    [null, 2001, ['with-tax', 'plus-tax']],
  ])(
    "ranks a price without tax first for a shopper in %s only if one with tax, of %i, can't be lower",
    (destination, amountMinor, ids) => {
      const offers = [offer('plus-tax', 2000, { tax: 'excluded' }), offer('with-tax', amountMinor)];
      const place = { ...terms, destination };

      expect(rankOffers(offers, place).ranked.map((ranked) => ranked.offer.id)).toEqual(ids);
      expect(bestOffer(offers, place)?.offer.id).toBe(ids[0]);
      expect(cheapestItem(offers, 'new', place)?.offer.id).toBe(ids[0]);
    },
  );

  it('ranks a known total with tax before a higher US price without shipping and tax', () => {
    const toUs = [{ country: 'US', cost: eur(100), freeFrom: null }];
    const offers = [
      offer('open', 1101, { tax: 'excluded', shipping: { kind: 'unknown' } }),
      offer('with-tax', 1000, { shippingRates: toUs }),
    ];
    const place = { ...terms, destination: 'US' };

    expect(rankOffers(offers, place).ranked.map((ranked) => ranked.offer.id)).toEqual(['with-tax', 'open']);
    expect(bestOffer(offers, place)?.offer.id).toBe('with-tax');
  });

  it('ranks a price with unknown tax by its amount, and calls it best only without an alternative', () => {
    const open = offer('open', 0, {
      price: { amountMinor: 1, currency: 'EUR' },
      retailer: { name: 'Shop', domain: 'shop.ke' },
    });

    expect(idsInOrder([open, offer('taxed', 900)])).toEqual(['open', 'taxed']);
    expect(bestOffer([open, offer('taxed', 900)], terms)?.offer.id).toBe('taxed');
    expect(bestOffer([open], terms)?.offer.id).toBe('open');
  });

  it('leaves out offers without an exchange rate, with the reason', () => {
    const crowns = offer('crowns', 0, { price: { amountMinor: 1, currency: 'SEK' } });

    const ranking = rankOffers([crowns], terms);

    expect(ranking).toEqual({ ranked: [], unranked: [{ offer: crowns, reason: 'no-exchange-rate' }] });
  });

  it('breaks ties by the time of the last check, then by id', () => {
    const old = offer('a-old', 1000, { checkedAt: '2026-01-01T00:00:00Z' });

    expect(idsInOrder([old, offer('c', 1000), offer('b', 1000)])).toEqual(['b', 'c', 'a-old']);
  });

  it('ignores commission: affiliate links and sources never change the ranking', () => {
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

  it('returns the same complete ranking for any input order', () => {
    fc.assert(
      fc.property(mixedOffers, anyDestination, (offers, destination) => {
        const place = { ...terms, destination };
        const ids = (given: readonly Offer[]) => rankOffers(given, place).ranked.map((one) => one.offer.id);

        const order = ids(offers);

        expect(ids(offers.toReversed())).toEqual(order);
        expect(ids([...offers.slice(3), ...offers.slice(0, 3)])).toEqual(order);
        expect(order.toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('ranks a certainly cheaper offer first, whatever tax and shipping are added to the other, and never calls a dearer one best', () => {
    fc.assert(
      fc.property(mixedOffers, anyDestination, (offers, destination) => {
        const place = { ...terms, destination };
        const { ranked } = rankOffers(offers, place);
        const best = bestOffer(offers, place);
        const leading = ranked.find((one) => one.offer.id === best?.offer.id);
        const isDearerThanLater = ranked.flatMap((one, index) =>
          ranked.slice(index + 1).filter((later) => isCheaperForCertain(later, one)),
        );
        const cheaperThanBest = ranked.filter((one) => leading && isCheaperForCertain(one, leading));

        expect(isDearerThanLater).toEqual([]);
        expect(cheaperThanBest).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whether an offer costs less than another of its class, whatever shipping and tax are added to either. */
function isCheaperForCertain(one: RankedOffer, other: RankedOffer): boolean {
  const isAlike =
    one.total.kind !== 'not-shipped' &&
    other.total.kind !== 'not-shipped' &&
    one.isObtainable === other.isObtainable &&
    one.conditionClass === other.conditionClass;
  const isComplete = one.total.kind === 'delivered' && one.total.tax === 'included';
  return isAlike && isComplete && (one.total.reference ?? 0) < (other.total.reference ?? 0);
}

describe('bestOffer', () => {
  const bestId = (offers: readonly Offer[]) => bestOffer(offers, terms)?.offer.id;

  it('is the lowest delivered total, even if an item price with unknown shipping is lower', () => {
    const open = offer('open', 900, { shipping: { kind: 'unknown' } });

    expect(bestId([open, offer('delivered', 1000)])).toBe('delivered');
  });

  it('is the lowest item price if all shipping is unknown', () => {
    const open = { shipping: { kind: 'unknown' } } as const;

    expect(bestId([offer('dear', 1000, open), offer('cheap', 900, open)])).toBe('cheap');
  });

  it('prefers stated to unknown availability at the same price', () => {
    expect(bestId([offer('a-silent', 1000, { availability: 'unknown' }), offer('stated', 1000)])).toBe(
      'stated',
    );
  });

  it('is null when all are sold out', () => {
    expect(bestId([offer('gone', 900, { availability: 'out_of_stock' })])).toBeUndefined();
  });

  it('is null when no shop ships there', () => {
    const stays = { shippingRates: [{ country: 'DE', cost: null, freeFrom: null }] };

    expect(bestId([offer('stays', 900, stays)])).toBeUndefined();
    expect(bestId([offer('stays', 900, stays), offer('ships', 1900)])).toBe('ships');
  });

  it('is never used if there is a new one, even one that is sold out', () => {
    const used = offer('used', 100, { condition: 'refurbished' });

    expect(bestId([used, offer('new', 1000)])).toBe('new');
    expect(bestId([used, offer('new', 1000, { availability: 'out_of_stock' })])).toBeUndefined();
    expect(bestId([used, offer('dear', 200, { condition: 'used' })])).toBe('used');
  });

  it('never has unknown shipping if there is a delivered total', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 12 }), (given) => {
        const shown = conditionShown(given);

        const best = bestOffer(given, terms);

        const hasDelivered = rankOffers(given, terms).ranked.some(
          (one) => one.conditionClass === shown && one.isObtainable && one.total.kind === 'delivered',
        );
        expect(best?.total.kind === 'item-only').toBe(best !== null && !hasDelivered);
      }),
    );
  });

  it('is first in the ranking of its class, apart from those with unknown shipping', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 12 }), (cases) => {
        const given = cases.map((each, index) => ({ ...each, id: String(index) }));
        const best = bestOffer(given, terms);
        const rivals = rankOffers(given, terms).ranked.filter(
          (one) =>
            one.conditionClass === conditionShown(given) && one.total.kind === (best?.total.kind ?? null),
        );

        expect(best?.offer.id).toBe(best === null ? undefined : rivals[0]?.offer.id);
      }),
    );
  });
});

describe('productPrice', () => {
  const crowns = (id: string, amountMinor: number) =>
    offer(id, 0, { price: { amountMinor, currency: 'SEK' } });

  it('is the price of a sold-out offer if nothing can be ordered, and is marked', () => {
    const price = productPrice([offer('gone', 900, { availability: 'out_of_stock' })], 'new', terms);

    expect(price).toMatchObject({ offer: { id: 'gone' }, isBest: false });
  });

  it('leaves out currencies without a rate if others can be compared', () => {
    expect(productPrice([crowns('crowns', 1), offer('euros', 900)], 'new', terms)?.offer.id).toBe('euros');
    expect(productPrice([crowns('dear', 2), crowns('cheap', 1)], 'new', terms)?.total).toMatchObject({
      own: { amountMinor: 1, currency: 'SEK' },
      reference: null,
    });
  });

  it('is null without an offer of the class', () => {
    expect(productPrice([offer('new', 900)], 'used', terms)).toBeNull();
  });
});

describe('cheapestItem', () => {
  it('counts offers that can be ordered there, without shipping', () => {
    const cheapest = cheapestItem(
      [
        offer('gone', 100, { availability: 'discontinued' }),
        offer('used', 200, { condition: 'used' }),
        offer('stays', 300, { shippingRates: [{ country: 'DE', cost: null, freeFrom: null }] }),
        offer('cheap-item', 400, { shipping: { kind: 'known', cost: eur(900) } }),
        offer('dear', 500),
      ],
      'new',
      terms,
    );

    expect(cheapest).toMatchObject({ offer: { id: 'cheap-item' }, price: eur(400) });
  });

  it('prefers the lower delivered total at equal prices', () => {
    const shipped = (amountMinor: number) => ({ kind: 'known' as const, cost: eur(amountMinor) });
    const dear = offer('a', 400, { shipping: shipped(900) });
    const cheap = offer('b', 400, { shipping: shipped(100) });

    expect(cheapestItem([dear, cheap], 'new', terms)?.offer.id).toBe('b');
  });
});

describe('rankingCurrency', () => {
  const inCurrency = (...currencies: string[]) =>
    currencies.map((currency, place) => offer(String(place), 0, { price: { amountMinor: 1, currency } }));

  it.each([
    ['the one that was asked for', ['EUR', 'EUR', 'SEK'], 'USD', 'USD'],
    ['that of most where none was asked for', ['USD', 'EUR', 'USD'], null, 'USD'],
    [
      'that of most that compare where the one that was asked for has no rate',
      ['SEK', 'SEK', 'EUR'],
      'SEK',
      'EUR',
    ],
    ['the one that was asked for where none of the offers has a rate', ['NOK', 'NOK', 'SEK'], 'SEK', 'SEK'],
    ['that of most where nothing leads to the one that was asked for', ['NOK', 'NOK', 'SEK'], 'USD', 'NOK'],
    ['the one that was asked for without offers', [], 'SEK', 'SEK'],
    ['none without offers and a wish', [], null, null],
  ])('is %s', (_name, currencies, wanted, expected) => {
    expect(rankingCurrency(inCurrency(...currencies), wanted, rates)).toBe(expected);
  });
});

describe('savingsAgainst', () => {
  const free = { kind: 'free' } as const;
  const unknown = { kind: 'unknown' } as const;
  const total = (amountMinor: number, shipping: Offer['shipping'], currency = 'EUR') =>
    offerTotal(
      { ...offer('x', 0), price: { amountMinor, currency }, shipping, tax: 'included' },
      { ...terms, destination: currency },
    );

  it.each([
    ['totals', total(1000, free), total(800, free)],
    ['item prices', total(1000, unknown), total(800, unknown)],
    ['at least', total(1000, unknown), total(800, free)],
    ['over currencies', total(1000, free), total(1000, free, 'USD')],
  ])('compares %s', (_name, pasted, best) => {
    expect(savingsAgainst(pasted, best, terms)).toEqual(eur(200));
  });

  it('is null without a rate', () => {
    expect(savingsAgainst(total(1000, free), total(1, free, 'SEK'), terms)).toBeNull();
  });

  it('is null when tax is only added to the lower price', () => {
    const untaxed = offerTotal({ ...offer('x', 1), tax: 'excluded' }, terms);

    expect(savingsAgainst(total(1000, free), untaxed, terms)).toBeNull();
  });

  it('is the minimum saving when tax is still added to the pasted price', () => {
    const untaxed = offerTotal({ ...offer('x', 1000), tax: 'excluded' }, terms);

    expect(savingsAgainst(untaxed, total(800, free), terms)).toEqual(eur(200));
  });

  it('is null when shipping could use up the difference, or there is none', () => {
    const stays = offerTotal(
      { ...offer('x', 1), shippingRates: [{ country: 'DE', cost: null, freeFrom: null }] },
      terms,
    );

    expect(savingsAgainst(total(1000, free), total(1, unknown), terms)).toBeNull();
    expect(savingsAgainst(total(1000, free), stays, terms)).toBeNull();
  });

  it.each([1000, 1200])('is null when the other costs %i, the same or more', (amount) => {
    expect(savingsAgainst(total(1000, free), total(amount, free), terms)).toBeNull();
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
    condition: fc.constantFrom(...conditions),
    checkedAt: fc.constantFrom('2026-01-05T10:00:00Z', '2026-01-04T10:00:00Z', 'never'),
  })
  .map((changes) => offer('any', 0, changes));

const mixedOffers: fc.Arbitrary<readonly Offer[]> = fc
  .array(
    fc.tuple(
      anyOffer,
      fc.constantFrom<Pick<Offer, 'retailer' | 'tax'>>(
        { retailer: { name: 'Shop', domain: 'shop.de' } },
        { retailer: { name: 'Shop', domain: 'shop.us' } },
        { retailer: { name: 'Shop', domain: 'shop.us' }, tax: 'included' },
        { retailer: { name: 'Shop', domain: 'shop.de' }, tax: 'excluded' },
        { retailer: { name: 'Shop', domain: 'shop.ke' } },
      ),
      fc.subarray(['DE', 'US', 'CA', 'GB']),
    ),
    { maxLength: 12 },
  )
  .map((cases) =>
    cases.map(([given, changes, countries], index) => ({
      ...given,
      ...changes,
      id: String(index),
      shippingRates: countries.map((country) => ({ country, cost: eur(index % 3), freeFrom: null })),
    })),
  );

const anyDestination = fc.constantFrom('DE', 'US', 'CA', 'SE', 'GB', null);
