import type { Offer } from '@pricehunt/offers';
import { sampleOffer } from '@pricehunt/storage/testing';
import { pricePositionOf } from './price-position';

const rates = { base: 'EUR', date: '2099-01-01', rates: { USD: 1.25 } };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const offer = (id: string, domain: string, changes: Partial<Offer>) => ({
  productId: 'p',
  offer: sampleOffer({ id, retailer: { name: domain, domain }, shipping: { kind: 'free' }, ...changes }),
});
const to = (country: string, cost: Offer['price'] | null, freeFrom: Offer['price'] | null = null) => ({
  shippingRates: [{ country, cost, freeFrom }],
});

it('compares in the shop’s main country, with shipping, across currencies', () => {
  const offers = [
    offer('mine', 'mine.com', { price: usd(10_000), tax: 'included' }),
    offer('abroad', 'abroad.de', { price: eur(7_000), ...to('US', eur(500)) }),
    offer('elsewhere', 'elsewhere.de', { price: eur(100), ...to('US', null) }),
  ];

  // $93.75 with shipping; an offer that doesn't ship to the United States is no rival.
  expect(pricePositionOf('mine', offers, rates)).toMatchObject({
    country: 'US',
    position: 2,
    offerCount: 2,
    gap: usd(625),
    place: 'dearest',
    referenceGap: 500,
    best: { price: usd(9_375), retailer: { domain: 'abroad.de' } },
    winningPrice: usd(9_374),
  });
});

it('counts a price with tax as a rival of one without it only if it is certainly lower', () => {
  const positionBeside = (abroadMinor: number) =>
    pricePositionOf(
      'mine',
      [
        offer('mine', 'mine.com', { price: usd(10_000) }),
        offer('abroad', 'abroad.de', { price: eur(abroadMinor), ...to('US', eur(500)) }),
      ],
      rates,
    );

  expect(positionBeside(7_000)).toMatchObject({
    position: 2,
    place: 'dearest',
    gap: usd(625),
    winningPrice: usd(9_374),
    best: { price: usd(9_375) },
  });
  expect(positionBeside(7_600)).toMatchObject({ place: 'alone', offerCount: 1, best: null });
});

it.each([
  ['shipping that stays', to('DE', eur(500)), eur(8_499)],
  ['free shipping that a lower price keeps', to('DE', eur(500), eur(8_000)), eur(8_999)],
  ['free shipping that a lower price loses', to('DE', eur(500), eur(9_000)), eur(8_499)],
])('finds the winning price with %s', (_name, shipping, winningPrice) => {
  const offers = [
    offer('mine', 'mine.de', { price: eur(9_500), ...shipping }),
    offer('rival', 'rival.de', { price: eur(9_000) }),
  ];

  expect(pricePositionOf('mine', offers, rates)?.winningPrice).toEqual(winningPrice);
});

it('returns no winning price for the cheapest offer, or when shipping alone costs more', () => {
  const rival = offer('rival', 'rival.de', { price: eur(9_000) });
  const same = offer('mine', 'mine.de', { price: eur(9_000) });
  const heavy = offer('mine', 'mine.de', { price: eur(9_000), ...to('DE', eur(9_500)) });

  expect(pricePositionOf('mine', [same, rival], rates)).toMatchObject({
    winningPrice: null,
    referenceGap: 0,
    place: 'cheapest',
  });
  expect(pricePositionOf('mine', [heavy, rival], rates)?.winningPrice).toBeNull();
});

it('wins with the returned price', () => {
  const offers = [
    offer('mine', 'mine.de', { price: eur(9_500), ...to('DE', eur(500), eur(9_100)) }),
    offer('rival', 'rival.com', { price: usd(11_001), ...to('DE', usd(377)) }),
  ];
  const price = pricePositionOf('mine', offers, rates)?.winningPrice ?? eur(0);
  const lowered = offers.map((each) =>
    each.offer.id === 'mine' ? { ...each, offer: { ...each.offer, price } } : each,
  );

  expect(pricePositionOf('mine', lowered, rates)).toMatchObject({ position: 1, winningPrice: null });
});

it('returns no winning price without tax where prices that include it always come first', () => {
  const positionIn = (rival: Partial<Offer>) =>
    pricePositionOf(
      'mine',
      [
        offer('mine', 'mine.de', { price: eur(9_500), tax: 'excluded' }),
        offer('rival', 'rival.de', { price: eur(9_000), ...rival }),
      ],
      rates,
    );

  expect(positionIn({ tax: 'included' })).toMatchObject({ position: 2, gap: eur(500), winningPrice: null });
  expect(positionIn({ tax: 'excluded' })).toMatchObject({ position: 2, winningPrice: eur(8_999) });
});

it('returns no winning price for an offer that is out of stock', () => {
  const offers = [
    offer('mine', 'mine.de', { price: eur(9_500), availability: 'out_of_stock' }),
    offer('rival', 'rival.de', { price: eur(9_000) }),
  ];

  expect(pricePositionOf('mine', offers, rates)).toMatchObject({ position: 2, winningPrice: null });
});
