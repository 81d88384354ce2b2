import { dayBefore, listingsOf } from './listings';
import { daysKnown, movementKindOf } from './price-movements';
import { shops } from './shops';

const today = '2026-03-01';

describe.each(shops.map((shop) => [shop.id, shop] as const))('the shelf of %s', (_, shop) => {
  const listings = listingsOf(shop, today);

  it('is the same for the same day', () => {
    const again = listingsOf(shop, today);

    expect(again).toEqual(listings);
  });

  it('has the same prices on any other day', () => {
    const later = listingsOf(shop, '2026-08-15');

    expect(later.map(({ price }) => price)).toEqual(listings.map(({ price }) => price));
  });

  it('sells every listing at the last price of its history', () => {
    const off = listings.filter(({ changes, price }) => changes.at(-1)?.amountMinor !== price.amountMinor);

    expect(off).toEqual([]);
  });

  it('has 180 days of prices in order, none in the future, each different from the one before', () => {
    for (const { changes } of listings) {
      const days = changes.map(({ day }) => day);
      const repeats = changes.filter((change, at) => changes[at - 1]?.amountMinor === change.amountMinor);
      expect(days[0]).toBe(dayBefore(today, daysKnown - 1));
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.at(-1)?.localeCompare(today)).toBeLessThanOrEqual(0);
      expect(repeats).toEqual([]);
    }
  });

  it('gives every listing a unique number, article number and page', () => {
    expect(new Set(listings.map(({ number }) => number)).size).toBe(listings.length);
    expect(new Set(listings.map(({ sku }) => sku)).size).toBe(listings.length);
    expect(new Set(listings.map(({ slug }) => slug)).size).toBe(listings.length);
  });

  it('strikes out only prices above the price', () => {
    const wrong = listings.filter(
      ({ listPrice, price }) => (listPrice?.amountMinor ?? Infinity) <= price.amountMinor,
    );

    expect(wrong).toEqual([]);
  });

  it('delivers free from its threshold, never below', () => {
    for (const { price, shipping } of listings) {
      const isFree = price.amountMinor >= (shop.freeShippingFromMinor ?? Infinity);
      expect(shipping.kind).toBe(isFree ? 'free' : 'known');
    }
  });
});

describe('a price that was raised to be cut', () => {
  it('is cut to no less than before the raise, with the raised price struck out', () => {
    const nordlys = shops.filter(({ id }) => id === 'nordlys');
    const [listing] = nordlys.flatMap((shop) => listingsOf(shop, today));
    const [before, raised, now] = listing?.changes.map(({ amountMinor }) => amountMinor) ?? [];

    expect(movementKindOf(`nordlys/${listing?.product.key}`)).toBe('raised-then-cut');
    expect(raised).toBeGreaterThan((before ?? 0) * 1.2);
    expect(now).toBeGreaterThanOrEqual(before ?? Infinity);
    expect(listing?.listPrice?.amountMinor).toBe(raised);
  });
});

describe('all shops together', () => {
  it('share most product lines, under titles of their own', () => {
    const titles = new Map<string, Set<string>>();
    for (const listing of shops.flatMap((shop) => listingsOf(shop, today))) {
      const known = titles.get(listing.product.key) ?? new Set();
      titles.set(listing.product.key, known.add(listing.title.full));
    }
    const shared = [...titles.values()].filter(({ size }) => size >= 3);

    expect(shared.length).toBeGreaterThan(120);
    expect(titles.get('sony-wh-1000xm5-black')?.size).toBeGreaterThanOrEqual(6);
  });

  it('have refurbished products only in shops that sell them', () => {
    const sellers = shops.filter((shop) =>
      listingsOf(shop, today).some(({ condition }) => condition === 'refurbished'),
    );

    expect(sellers.map(({ id }) => id)).toEqual(['brandt', 'barn', 'gracht']);
  });
});
