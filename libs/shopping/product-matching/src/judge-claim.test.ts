import type { ExchangeRates } from '@pricehunt/offers';
import fc from 'fast-check';
import { findContradiction } from './contradiction';
import { isFarOutside, isPriceConfirmed, judgeClaim, type ClaimEvidence } from './judge-claim';
import { readProfile } from './match-profile';

const rates: ExchangeRates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25, GBP: 0.8 } };
const headphones = 'Sony WH-1000XM5 Wireless Headphones';

function offer(domain: string, changes: Partial<ClaimEvidence> = {}): ClaimEvidence {
  return {
    title: headphones,
    brand: 'Sony',
    gtins: ['04548736132610'],
    mpn: 'WH1000XM5B',
    attributes: {},
    price: { amountMinor: 30_000, currency: 'EUR' },
    condition: 'new',
    retailer: { name: domain, domain },
    ...changes,
  };
}

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const kindsOf = (claim: ClaimEvidence, evidence: readonly ClaimEvidence[]) =>
  judgeClaim(claim, evidence, rates).map(({ kind }) => kind);

describe('judgeClaim', () => {
  const others = [offer('elm'), offer('oak', { price: euros(33_000) })];

  it('holds a garden gnome with a headphones GTIN for title, brand and price', () => {
    const gnome = offer('liar', { title: 'Garden Gnome', brand: 'Gnomeland', price: euros(500) });

    expect(judgeClaim(gnome, others, rates)).toEqual([
      { kind: 'title', claimed: 'Garden Gnome', known: headphones, sources: 2 },
      { kind: 'brand', claimed: 'Gnomeland', known: 'Sony', sources: 2 },
      { kind: 'price', claimed: euros(500), lowest: euros(30_000), highest: euros(33_000), sources: 2 },
    ]);
  });

  it.each([
    'Sony WH-1000XM5 Kabelloser Bluetooth-Kopfhörer mit Geräuschunterdrückung',
    'Sony WH1000XM5B Over-Ear Kopfhörer schwarz',
    'Casque sans fil Sony WH-1000 XM5',
    'Sony WH-1000XM5 with case',
    'Sony WH 1000XM5 trådlösa hörlurar',
    'Sony Kabelloser Kopfhörer',
  ])('accepts another wording of the same product: %s', (title) => {
    expect(kindsOf(offer('me', { title }), others)).toEqual([]);
  });

  it.each(['Case for WH-1000XM5', 'Hard case for Sony WH-1000XM5', 'Ersatz-Ohrpolster für Sony WH-1000XM5'])(
    'holds an accessory: %s',
    (title) => {
      expect(kindsOf(offer('me', { title }), others)).toEqual(['title']);
    },
  );

  it('holds another brand with similar words', () => {
    const wireless = others.map((other) => ({ ...other, title: 'Sony Wireless Headphones Black' }));

    expect(
      kindsOf(offer('me', { title: 'Soundo Wireless Headphones Black', brand: 'Soundo' }), wireless),
    ).toEqual(['brand']);
  });

  it('accepts initials and longer names of a brand', () => {
    const printer = { title: 'OfficeJet Printer A4', mpn: null };
    const evidence = [offer('elm', { ...printer, brand: 'Hewlett Packard' })];

    expect(kindsOf(offer('me', { ...printer, brand: 'HP' }), evidence)).toEqual([]);
    expect(kindsOf(offer('me', { ...printer, brand: 'Hewlett Packard Inc.' }), evidence)).toEqual([]);
  });

  it('needs a majority of shops to contradict a claim', () => {
    const evidence = [offer('elm'), offer('liar', { title: 'Garden Gnome', brand: 'Gnomeland' })];

    expect(kindsOf(offer('me'), evidence)).toEqual([]);
  });

  it('accepts used items at a fraction of the new price, and new items at a multiple of the used price', () => {
    expect(kindsOf(offer('me', { condition: 'used', price: euros(6_000) }), others)).toEqual([]);
    expect(kindsOf(offer('me', { condition: 'used', price: euros(99_000) }), others)).toEqual(['price']);
    expect(kindsOf(offer('me', { condition: 'used', price: euros(900) }), others)).toEqual(['price']);
    const used = [offer('elm', { condition: 'used', price: euros(6_000) })];
    expect(kindsOf(offer('me'), used)).toEqual([]);
  });

  it('ignores an outlier among three or more prices', () => {
    const evidence = [...others, offer('ash'), offer('liar', { price: euros(500) })];

    expect(kindsOf(offer('me', { price: euros(400) }), evidence)).toEqual(['price']);
  });

  it('accepts everything without evidence, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), fc.nat(), (title, brand, amountMinor) => {
        expect(kindsOf(offer('me', { title, brand, price: euros(amountMinor) }), [])).toEqual([]);
        judgeClaim(offer('me', { title, brand }), [offer('elm', { title: brand ?? '' })], rates);
      }),
    );
  });

  it("doesn't depend on the order of shops or their number of offers", () => {
    const price = fc.integer({ min: 100, max: 200_000 }).map(euros);
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 6 }), price, fc.nat(5), (prices, own, place) => {
        const shops = prices.map((each, number) => offer(`shop-${number}`, { price: each }));
        const claim = offer('me', { price: own });
        const repeated = shops[place % shops.length];
        const more = repeated === undefined ? shops : [...shops, repeated, repeated];
        expect(judgeClaim(claim, shops.toReversed(), rates)).toEqual(judgeClaim(claim, shops, rates));
        expect(kindsOf(claim, more)).toEqual(kindsOf(claim, shops));
      }),
    );
  });

  it('holds prices below half of the lowest or above two and a half times the highest, in any currency', () => {
    const shops = fc.array(fc.integer({ min: 10_000, max: 20_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(shops, fc.integer({ min: 5, max: 2_000 }), (amounts, percent) => {
        const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
        const own = Math.round((lowest * percent) / 100);
        const evidence = amounts.map((amount, number) =>
          offer(`shop-${number}`, { price: { amountMinor: Math.round(amount * 1.25), currency: 'USD' } }),
        );
        fc.pre(Math.abs(own - lowest * 0.5) > 5 && Math.abs(own - highest * 2.5) > 5);
        const isOutside = own < lowest * 0.5 || own > highest * 2.5;
        expect(kindsOf(offer('me', { price: euros(own) }), evidence)).toEqual(isOutside ? ['price'] : []);
      }),
    );
  });
});

describe('findContradiction', () => {
  it('is symmetric', () => {
    const words = fc.constantFrom(
      'Sony',
      'WH-1000XM5',
      'case',
      'for',
      'gnome',
      'garden',
      'TV',
      'KD55',
      'rot',
      '55',
    );
    const title = fc.array(words, { maxLength: 6 }).map((each) => each.join(' '));
    fc.assert(
      fc.property(title, title, (left, right) => {
        const [one, other] = [left, right].map((each) =>
          readProfile({ ...offer('me'), mpn: null, title: each }),
        );
        if (one === undefined || other === undefined) return;
        expect(findContradiction(one, other)).toBe(findContradiction(other, one));
        expect(findContradiction(one, one)).toBeNull();
      }),
    );
  });
});

describe('prices that confirm each other', () => {
  it('differ by at most one percent, in one currency', () => {
    expect(isPriceConfirmed(euros(10_000), euros(10_100))).toBe(true);
    expect(isPriceConfirmed(euros(10_000), euros(10_102))).toBe(false);
    expect(isPriceConfirmed(euros(10_000), { amountMinor: 10_000, currency: 'USD' })).toBe(false);
  });

  it('are outliers only if they can be compared', () => {
    expect(isFarOutside(euros(500), [euros(30_000)], rates)).toBe(true);
    expect(isFarOutside(euros(500), [{ amountMinor: 30_000, currency: 'XXX' }], rates)).toBe(false);
    expect(isFarOutside(euros(500), [], rates)).toBe(false);
  });
});
