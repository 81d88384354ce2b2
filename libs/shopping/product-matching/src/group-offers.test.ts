import fc from 'fast-check';
import { groupCompared, groupOffers, type GroupDecision, type OfferToGroup } from './group-offers';
import { matchProfiles } from './match-products';
import { readProfile } from './match-profile';

const offer = (
  id: string,
  title: string,
  brand: string | null = null,
  mpn: string | null = null,
  shop: string | null = null,
): OfferToGroup => ({
  id,
  shop,
  profile: readProfile({ title, brand, mpn, gtins: [], attributes: {} }),
});

const offers: readonly OfferToGroup[] = [
  offer('a1', 'Sony WH-1000XM5 Wireless Noise Cancelling Headphones Black'),
  offer('b1', 'Sony WH1000XM5 Headphones, Black'),
  offer('c1', 'Sony WH-1000XM5 noise cancelling headphones (black)'),
  offer('a2', 'Sony WH-1000XM4 Wireless Noise Cancelling Headphones Black'),
  offer('b2', 'Sony WH1000XM4 Headphones Black'),
  offer('a3', 'Hard case for Sony WH-1000XM5'),
  offer('a4', 'Bosch GSR 12V-35 cordless drill', 'Bosch', 'GSR 12V-35'),
  offer('b4', 'Bosch Professional GSR 12V-35 drill driver', 'Bosch', 'GSR12V35'),
  offer('a5', 'Samsung 990 PRO SSD 1 TB MZ-V9P1T0BW'),
  offer('b5', 'Samsung 990 PRO 1TB NVMe SSD (MZ-V9P1T0BW)'),
  offer('a6', 'Samsung 990 PRO SSD 2 TB MZ-V9P2T0BW'),
];

const shuffled = fc.shuffledSubarray([...offers], { minLength: offers.length });
const some = fc.subarray([...offers]);

describe('grouping offers into products', () => {
  it('groups the same product of several shops and separates variants, generations and accessories', () => {
    const products = groupOffers(offers);

    expect(Object.fromEntries(products)).toEqual({
      a1: 'a1',
      b1: 'a1',
      c1: 'a1',
      a2: 'a2',
      b2: 'a2',
      a3: 'a3',
      a4: 'a4',
      b4: 'a4',
      a5: 'a5',
      b5: 'a5',
      a6: 'a6',
    });
  });

  it('separates colours as items and joins them as one model', () => {
    const headphones = [
      offer('black', 'Sony WH-1000XM5 wireless headphones black'),
      offer('black again', 'Sony WH1000XM5 headphones, black'),
      offer('blue', 'Sony WH-1000XM5 wireless headphones blue'),
    ];

    const [items, models] = (['item', 'model'] as const).map(
      (level) => new Set(groupOffers(headphones, undefined, { level }).values()).size,
    );

    expect([items, models]).toEqual([2, 1]);
  });

  it('joins offers whose codes end in other letters for the region', () => {
    const televisions = [
      offer('a', 'LG 55UK7550 television 55 inch 4K'),
      offer('b', 'LG 55UK7550PLC Fernseher 139 cm'),
    ];

    expect(new Set(groupOffers(televisions).values()).size).toBe(1);
  });

  it('joins no two offers of one shop, unless by their part number', () => {
    const alike = (shop: string, id: string) =>
      offer(id, 'Sony WH-1000XM5 wireless headphones', null, null, shop);
    const numbered = (id: string) => offer(id, `Bosch drill ${id}`, 'Bosch', 'GSR12V35', 'one');

    const products = groupOffers([
      alike('one', 'a'),
      alike('two', 'b'),
      alike('two', 'c'),
      numbered('d'),
      numbered('e'),
    ]);

    expect(products.get('b')).not.toBe(products.get('c'));
    expect([products.get('b'), products.get('c')]).toContain(products.get('a'));
    expect(products.get('d')).toBe(products.get('e'));
  });

  it('joins only certain matches for a catalog', () => {
    const listed = offer('a', 'Sony WH-1000XM5 wireless headphones', 'Sony', 'WH-1000XM5');
    const certain = offer('b', 'Sony WH1000XM5 headphones', 'Sony', 'WH1000XM5');
    const likely = offer('c', 'Sony 1000XM5 wireless headphones', 'Sony');
    const compared = [certain, likely].map(({ id, profile }) => ({
      ids: [listed.id, id] as const,
      match: matchProfiles(listed.profile, profile),
    }));

    const grouped = (joins: 'likely' | 'certain') =>
      Object.fromEntries(groupCompared(['a', 'b', 'c'], compared, undefined, { joins }));

    expect(compared.map(({ match }) => match.decision)).toEqual(['same', 'probably-same']);
    expect(grouped('certain')).toEqual({ a: 'a', b: 'a', c: 'c' });
    expect(grouped('likely')).toEqual({ a: 'a', b: 'a', c: 'a' });
  });

  it("doesn't depend on the order of the offers", () => {
    const expected = groupOffers(offers);

    fc.assert(
      fc.property(shuffled, (reordered) => {
        const products = groupOffers(reordered);

        for (const { id } of offers) expect(products.get(id)).toBe(expected.get(id));
      }),
    );
  });

  it('never moves an assigned offer, whichever offers come and go', () => {
    fc.assert(
      fc.property(some, some, (first, later) => {
        const before = groupOffers(first);

        const after = groupOffers(later, { productOf: before, decisions: [] });

        for (const { id } of later) if (before.has(id)) expect(after.get(id)).toBe(before.get(id));
      }),
    );
  });

  it('assigns a new offer to the product it matches', () => {
    const productOf = new Map([
      ['a1', 'product-1'],
      ['a2', 'product-2'],
    ]);

    const products = groupOffers(offers, { productOf, decisions: [] });

    expect(['b1', 'c1', 'b2'].map((id) => products.get(id))).toEqual(['product-1', 'product-1', 'product-2']);
  });

  it('separates what a person separated, however similar', () => {
    const productOf = new Map([['a1', 'product-1']]);
    const decisions: readonly GroupDecision[] = [{ productIds: ['b1', 'product-1'], decision: 'apart' }];

    const products = groupOffers(offers, { productOf, decisions });

    expect(products.get('b1')).not.toBe('product-1');
  });

  it('merges what a person merged, however different, under the first id', () => {
    const productOf = new Map([
      ['a1', 'product-9'],
      ['a4', 'product-3'],
      ['a6', 'product-5'],
    ]);
    const decisions: readonly GroupDecision[] = [
      { productIds: ['product-9', 'product-5'], decision: 'same' },
      { productIds: ['product-5', 'product-3'], decision: 'same' },
    ];

    const products = groupOffers(offers, { productOf, decisions });

    expect(['a1', 'a4', 'a6'].map((id) => products.get(id))).toEqual(['product-3', 'product-3', 'product-3']);
  });

  it('never merges two products, even if an offer matches both', () => {
    const productOf = new Map([
      ['a1', 'product-1'],
      ['c1', 'product-2'],
    ]);

    const products = groupOffers(offers, { productOf, decisions: [] });

    expect([products.get('a1'), products.get('c1')]).toEqual(['product-1', 'product-2']);
  });
});
