import type { Offer } from '@pricehunt/offers';
import { sampleOffer } from '@pricehunt/storage/testing';
import { withFindsGrouped } from './finds-by-words';
import type { Placement } from './placement';

/** Found by words, without a code that would identify it. */
function find(id: string, domain: string, seller: string | null = null): Placement {
  const offer: Offer = sampleOffer({
    id,
    seller,
    retailer: { name: domain, domain },
    title: 'Sony WH-1000XM5 wireless headphones',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
  });
  return {
    kind: 'found',
    offer,
    fit: 1,
    productId: null,
    group: '',
    match: { level: 'probably-same', confidence: 1, sentence: '' },
  };
}

const groupsOf = (...finds: readonly Placement[]) =>
  withFindsGrouped(finds, {}).map((placement) => ('group' in placement ? placement.group : null));

it('groups alike offers of different shops and sellers, but never two of one shop', () => {
  const [one, other] = groupsOf(find('a', 'one.example'), find('b', 'other.example'));
  const [first, second] = groupsOf(find('a', 'one.example'), find('b', 'one.example'));
  const [mine, yours] = groupsOf(find('a', 'market.example', 'Ann'), find('b', 'market.example', 'Bob'));

  expect(one).toBe(other);
  expect(first).not.toBe(second);
  expect(mine).toBe(yours);
});
