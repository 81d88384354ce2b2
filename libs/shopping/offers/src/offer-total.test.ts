import { offerTotal, totalIn } from './offer-total';

const retailer = { name: 'Shop', domain: 'shop.example' };
const price = { amountMinor: 1000, currency: 'EUR' };
const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25, JPY: 160 } };
const atHome = { destination: 'DE', rates };
const facts = { retailer, price, shippingRates: [] };
const dollars = { kind: 'known', cost: { amountMinor: 500, currency: 'USD' } } as const;

describe('offerTotal', () => {
  it('adds known shipping', () => {
    const shipping = { kind: 'known', cost: { amountMinor: 499, currency: 'EUR' } } as const;

    expect(offerTotal({ ...facts, shipping }, atHome)).toEqual({
      kind: 'delivered',
      shipping,
      tax: 'included',
      own: { amountMinor: 1499, currency: 'EUR' },
      reference: 1499,
    });
  });

  it('is the item price with free shipping', () => {
    expect(offerTotal({ ...facts, shipping: { kind: 'free' } }, atHome)).toMatchObject({
      kind: 'delivered',
      own: price,
    });
  });

  it('never counts unknown shipping as zero', () => {
    expect(offerTotal({ ...facts, shipping: { kind: 'unknown' } }, atHome)).toMatchObject({
      kind: 'item-only',
      own: price,
    });
  });

  it('converts shipping to the currency of the price', () => {
    expect(offerTotal({ ...facts, shipping: dollars }, atHome)).toMatchObject({
      kind: 'delivered',
      own: { amountMinor: 1400, currency: 'EUR' },
    });
  });

  it("is the item price with unknown shipping when shipping can't be converted", () => {
    expect(
      offerTotal({ ...facts, shipping: dollars }, { ...atHome, rates: { ...rates, rates: {} } }),
    ).toMatchObject({ kind: 'item-only', shipping: { kind: 'unknown' }, own: price });
  });

  it("is the item price where the shop doesn't ship", () => {
    const offer = {
      ...facts,
      shipping: { kind: 'free' } as const,
      shippingRates: [{ country: 'DE', cost: null, freeFrom: null }],
    };

    expect(offerTotal(offer, atHome)).toMatchObject({ kind: 'not-shipped', own: price });
  });
});

describe('totalIn', () => {
  it('rounds item and shipping of different currencies once', () => {
    const cost = { amountMinor: 1, currency: 'EUR' };
    const yen = {
      ...facts,
      price: { amountMinor: 1, currency: 'JPY' },
      shipping: { kind: 'known', cost } as const,
    };

    const total = offerTotal(yen, { destination: 'JP', rates });

    expect(totalIn(total, 'USD', rates)).toEqual({ amountMinor: 2, currency: 'USD' });
    expect(totalIn(total, 'JPY', rates)).toEqual(total.own);
  });

  it('returns an amount without a rate only in its own currency', () => {
    const total = { own: { amountMinor: 5, currency: 'SEK' }, reference: null };

    expect(totalIn(total, 'SEK', rates)).toEqual(total.own);
    expect(totalIn(total, 'EUR', rates)).toBeNull();
  });
});
