import type { Offer } from '@pricehunt/offers';
import { sampleOffer } from '@pricehunt/storage/testing';
import { identifyByWords } from './identify-product';
import { placeOffer, withoutRepeats } from './gathered-offers';
import type { Placement } from './gathered-offers';

const gtin = '04548736132580';

function placed(
  offer: Partial<Offer> & Pick<Offer, 'id'>,
  level: Placement['match']['level'] = 'same-gtin',
): Placement {
  return {
    kind: 'same',
    offer: sampleOffer({ gtins: [gtin], ...offer }),
    match: { level, confidence: 1, sentence: '' },
  };
}

describe('withoutRepeats', () => {
  it('makes one row of what a shop and a catalog of shops both report', () => {
    const storefront = placed({ id: 'a', link: 'https://shop-one.example/products/x' });
    const catalog = placed({ id: 'b', link: 'https://shop-one.example/products/x?variant=7' });

    expect(withoutRepeats([storefront, catalog])).toHaveLength(1);
  });

  it('keeps the pasted offer and fills in the delivery that another source knows', () => {
    const pasted = placed({ id: 'pasted', shipping: { kind: 'unknown' } }, 'pasted');
    const fed = placed({ id: 'fed', shipping: { kind: 'free' }, checkedAt: '2026-11-21T09:00:00.000Z' });

    const rows = withoutRepeats([pasted, fed]);

    expect(rows.map(({ offer }) => [offer.id, offer.shipping.kind])).toEqual([['pasted', 'free']]);
  });

  it('makes one row of an offer that came twice, and of a page without a product code', () => {
    const pasted = placed({ id: 'known', gtins: [], link: 'https://shop-one.example/p' }, 'pasted');
    const again = placed({ id: 'known', retailer: { name: 'Shop', domain: 'www.shop-one.example' } });
    const live = placed({ id: 'live', link: 'http://www.shop-one.example/p/?utm_source=x' });

    expect(withoutRepeats([pasted, again]).map(({ match }) => match.level)).toEqual(['pasted']);
    expect(withoutRepeats([pasted, live]).map(({ offer }) => [offer.id, offer.gtins])).toEqual([
      ['known', [gtin]],
    ]);
  });

  it('leaves what one report places under the product there, whatever a newer one takes it for', () => {
    const listed = placed({ id: 'a' });
    const live: Placement = {
      ...placed({ id: 'b', checkedAt: '2026-11-30T09:00:00.000Z' }),
      kind: 'similar',
    };

    expect(withoutRepeats([listed, live]).map(({ kind, offer }) => [kind, offer.id])).toEqual([
      ['same', 'b'],
    ]);
  });

  it('prefers the report that was checked last', () => {
    const old = placed({ id: 'old', checkedAt: '2026-11-19T09:00:00.000Z' });
    const fresh = placed({ id: 'fresh', checkedAt: '2026-11-21T09:00:00.000Z' });

    expect(withoutRepeats([fresh, old]).map(({ offer }) => offer.id)).toEqual(['fresh']);
    expect(withoutRepeats([old, fresh]).map(({ offer }) => offer.id)).toEqual(['fresh']);
  });

  it('tells nothing of a source that may not be kept as the word of another', () => {
    const read = placed({ id: 'read', source: 'structured-page', availability: 'unknown' });
    const licensed = placed({
      ...{ id: 'licensed', source: 'amazon', shipping: { kind: 'free' }, availability: 'in_stock' },
      checkedAt: '2026-11-20T09:00:00.000Z',
    });
    const leading = placed({
      ...read.offer,
      shipping: { kind: 'free' },
      checkedAt: '2026-11-21T10:00:00.000Z',
    });

    const [row] = withoutRepeats([leading, licensed], (source) => source !== 'amazon');

    expect(row?.offer).toEqual(leading.offer);
    expect(withoutRepeats([leading, licensed])[0]?.offer.availability).toBe('in_stock');
  });

  it('keeps the row of a report that stays, whatever one says that has to go after a time', () => {
    const staying = placed({ id: 'staying', source: 'shop:one.example', shipping: { kind: 'unknown' } });
    const passing = placed({
      ...{ id: 'passing', source: 'ucp-catalog', shipping: { kind: 'free' } },
      checkedAt: '2026-11-30T09:00:00.000Z',
    });
    const mayStay = (source: string) => source !== 'ucp-catalog';

    const rows = [
      [staying, passing],
      [passing, staying],
    ].map((each) => withoutRepeats(each, mayStay));

    expect(rows.map((each) => each.map(({ offer }) => offer))).toEqual([[staying.offer], [staying.offer]]);
  });

  it("keeps the catalog's product of a find that a newer report leads", () => {
    const find = (id: string, productId: string | null, checkedAt: string): Placement => ({
      ...placed({ id, checkedAt }),
      ...{ kind: 'found', fit: 1, group: id, productId },
    });
    const listed = find('listed', 'p1', '2026-11-19T09:00:00.000Z');
    const live = find('live', null, '2026-11-21T09:00:00.000Z');

    const rows = [withoutRepeats([listed, live]), withoutRepeats([live, listed])];

    expect(rows).toMatchObject([
      [{ offer: { id: 'live' }, productId: 'p1' }],
      [{ offer: { id: 'live' }, productId: 'p1' }],
    ]);
  });

  it("prefers the shop's own report to a network's file, however well that knows the delivery", () => {
    const fed = placed({ id: 'fed', source: 'network-feed', shipping: { kind: 'free' } });
    const live = placed({ id: 'live', shipping: { kind: 'unknown' }, checkedAt: '2026-11-01T09:00:00.000Z' });

    const rows = [withoutRepeats([fed, live]), withoutRepeats([live, fed])];

    expect(rows.map((each) => each.map(({ offer }) => [offer.id, offer.shipping.kind]))).toEqual([
      [['live', 'free']],
      [['live', 'free']],
    ]);
  });

  it('keeps sellers of a marketplace, other shops and used goods apart', () => {
    const rows = withoutRepeats([
      placed({
        id: '1',
        link: 'https://www.ebay.com/itm/1',
        retailer: { name: 'eBay', domain: 'ebay.com' },
        seller: 'a',
      }),
      placed({
        id: '2',
        link: 'https://www.ebay.com/itm/2',
        retailer: { name: 'eBay', domain: 'ebay.com' },
        seller: 'b',
      }),
      placed({ id: '3' }),
      placed({ id: '4', condition: 'used' }),
      placed({ id: '5', retailer: { name: 'Shop Two', domain: 'shop-two.example' } }),
    ]);

    expect(rows.map(({ offer }) => offer.id)).toEqual(['1', '2', '3', '4', '5']);
  });
});

it('takes no offer for a find of words where the page was read, by us or in the shopper’s browser', () => {
  const byWords = identifyByWords('Sony headphones black');
  const placedBeside = (state: 'from-words' | 'captured' | 'read') =>
    placeOffer(
      {
        ...byWords,
        ...{ identification: { ...byWords.identification, state }, productId: null, siblingIds: new Set() },
      },
      { offer: sampleOffer({ id: 'o1', title: 'Bose headphones black', brand: 'Bose' }), productId: null },
    )?.kind;

  expect(
    [placedBeside('from-words'), placedBeside('captured'), placedBeside('read')].map(
      (kind) => kind === 'found',
    ),
  ).toEqual([true, false, false]);
});
