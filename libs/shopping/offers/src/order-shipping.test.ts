import type { Money } from './money';
import type { ShopRate } from './shipping';
import { orderShipping } from './order-shipping';
import type { ShippingCondition } from './shipping-policy';

const eur = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });
const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 } };
const offer = {
  retailer: { name: 'Shop', domain: 'shop.de' },
  price: eur(1000),
  shipping: { kind: 'unknown' } as const,
  shippingRates: [],
};
const rate = (changes: Partial<ShopRate> = {}): ShopRate => ({
  country: 'DE',
  cost: eur(490),
  freeFrom: null,
  ...changes,
});
const to = (facts: Parameters<typeof orderShipping>[0], quantity = 1) =>
  orderShipping(facts, { quantity, destination: 'DE', rates });

describe('orderShipping', () => {
  it('is paid once per order below its threshold', () => {
    const shopRates = [rate({ freeFrom: eur(2900) })];

    expect(to({ ...offer, shopRates }, 2)).toEqual({
      kind: 'per-order',
      cost: eur(490),
      freeFrom: eur(2900),
    });
  });

  it('is free if the pieces alone reach the threshold', () => {
    expect(to({ ...offer, shopRates: [rate({ freeFrom: eur(2900) })] }, 3)).toMatchObject({
      kind: 'per-order',
      cost: eur(0),
    });
  });

  it('converts the threshold into the currency of the price', () => {
    const shopRates = [rate({ freeFrom: { amountMinor: 5000, currency: 'USD' } })];

    expect(to({ ...offer, shopRates })).toMatchObject({ freeFrom: eur(4000) });
  });

  it('keeps a threshold below which nothing is stated', () => {
    const free: ShippingCondition = {
      countries: ['DE'],
      weightGrams: null,
      itemCount: null,
      season: null,
      deliveryDays: null,
      orderValue: { min: eur(2900), max: null },
      charge: { kind: 'amount', cost: eur(0) },
    };

    expect(to({ ...offer, shopPolicy: [free] })).toEqual({
      kind: 'per-order',
      cost: null,
      freeFrom: eur(2900),
    });
  });

  it('is charged for these pieces alone if more weight would cost more', () => {
    const weightClasses = [{ gramsMax: 2000, cost: eur(390) }];
    const heavy = { ...offer, weightGrams: 1500, shopRates: [rate({ cost: eur(990), weightClasses })] };

    expect([to(heavy, 1), to(heavy, 2)]).toEqual([
      { kind: 'own', cost: eur(390) },
      { kind: 'per-order', cost: eur(990), freeFrom: null },
    ]);
  });

  it('counts an assumed weight for each piece', () => {
    const weightClasses = [{ gramsMax: 2000, cost: eur(390) }];
    const assumed = rate({ cost: eur(990), weightClasses, weightGramsAssumed: 1500 });

    expect([to({ ...offer, shopRates: [assumed] }, 1), to({ ...offer, shopRates: [assumed] }, 2)]).toEqual([
      { kind: 'own', cost: eur(390) },
      { kind: 'per-order', cost: eur(990), freeFrom: null },
    ]);
    expect(to({ ...offer, shippingRates: [assumed] }, 2)).toMatchObject({ cost: eur(990) });
  });

  it('is charged for these pieces alone if it is a share of the order', () => {
    const share: ShippingCondition = {
      countries: ['DE'],
      orderValue: null,
      weightGrams: null,
      itemCount: null,
      season: null,
      deliveryDays: null,
      charge: { kind: 'share', ofOrder: 0.1 },
    };

    expect(to({ ...offer, shopPolicy: [share] }, 2)).toEqual({ kind: 'own', cost: eur(200) });
  });

  it('is charged for each piece if it depends on the number of items', () => {
    const single: ShippingCondition = {
      countries: ['DE'],
      orderValue: null,
      weightGrams: null,
      season: null,
      deliveryDays: null,
      itemCount: { min: 1, max: 1 },
      charge: { kind: 'amount', cost: eur(300) },
    };

    expect(to({ ...offer, shopPolicy: [single] }, 3)).toEqual({ kind: 'own', cost: eur(900) });
  });

  it('is unknown if nothing is stated, and says what isn’t shipped', () => {
    expect(to(offer)).toEqual({ kind: 'unknown' });
    expect(to({ ...offer, shippingRates: [rate({ cost: null })] })).toEqual({ kind: 'not-shipped' });
  });
});
