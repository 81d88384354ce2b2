import { totalPrice } from './total-price';

const price = { amountMinor: 1000, currency: 'EUR' };
const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25 } };

describe('totalPrice', () => {
  it('adds known delivery', () => {
    const total = totalPrice({
      price,
      shipping: { kind: 'known', cost: { amountMinor: 499, currency: 'EUR' } },
    });

    expect(total).toEqual({ kind: 'delivered', total: { amountMinor: 1499, currency: 'EUR' } });
  });

  it('is the price where delivery is free', () => {
    expect(totalPrice({ price, shipping: { kind: 'free' } })).toEqual({ kind: 'delivered', total: price });
  });

  it('never takes unknown delivery for zero', () => {
    expect(totalPrice({ price, shipping: { kind: 'unknown' } })).toEqual({ kind: 'item-only', item: price });
  });

  it('turns delivery in another currency into that of the price', () => {
    const shipping = { kind: 'known', cost: { amountMinor: 500, currency: 'USD' } } as const;

    expect(totalPrice({ price, shipping }, rates)).toEqual({
      kind: 'delivered',
      total: { amountMinor: 1400, currency: 'EUR' },
    });
  });

  it('is the item alone when delivery in another currency cannot be turned', () => {
    const shipping = { kind: 'known', cost: { amountMinor: 500, currency: 'USD' } } as const;

    expect(totalPrice({ price, shipping })).toEqual({ kind: 'item-only', item: price });
  });
});
