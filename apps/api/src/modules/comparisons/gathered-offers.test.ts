import type { Offer } from '@pricehunt/offers';
import { sampleOffer } from '@pricehunt/storage/testing';
import { identifyByWords } from './identify-product';
import { placeOffer, withoutRepeats } from './gathered-offers';
import type { Placement } from './placement';

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
  it('merges the reports of a shop and of a catalog of shops into one row', () => {
    const storefront = placed({ id: 'a', link: 'https://shop-one.example/products/x' });
    const catalog = placed({ id: 'b', link: 'https://shop-one.example/products/x?variant=7' });

    expect(withoutRepeats([storefront, catalog])).toHaveLength(1);
  });

  it('leads with the pasted offer and adds the shipping that another source knows', () => {
    const pasted = placed({ id: 'pasted', shipping: { kind: 'unknown' } }, 'pasted');
    const fed = placed({ id: 'fed', shipping: { kind: 'free' }, checkedAt: '2026-11-21T09:00:00.000Z' });

    const rows = withoutRepeats([pasted, fed]);

    expect(rows.map(({ offer }) => [offer.id, offer.shipping.kind])).toEqual([['pasted', 'free']]);
  });

  it('merges an offer that came twice, and a page without a product code', () => {
    const pasted = placed({ id: 'known', gtins: [], link: 'https://shop-one.example/p' }, 'pasted');
    const again = placed({ id: 'known', retailer: { name: 'Shop', domain: 'www.shop-one.example' } });
    const live = placed({ id: 'live', link: 'http://www.shop-one.example/p/?utm_source=x' });

    expect(withoutRepeats([pasted, again]).map(({ match }) => match.level)).toEqual(['pasted']);
    expect(withoutRepeats([pasted, live]).map(({ offer }) => [offer.id, offer.gtins])).toEqual([
      ['known', [gtin]],
    ]);
  });

  it('leaves an offer under the product where one report placed it, whatever a newer one says', () => {
    const listed = placed({ id: 'a' });
    const live: Placement = {
      ...placed({ id: 'b', checkedAt: '2026-11-30T09:00:00.000Z' }),
      kind: 'similar',
    };

    expect(withoutRepeats([listed, live]).map(({ kind, offer }) => [kind, offer.id])).toEqual([
      ['same', 'b'],
    ]);
  });

  it('stays certain where one report is certain, whatever a newer one says', () => {
    const certain = placed({ id: 'certain', checkedAt: '2026-11-19T09:00:00.000Z' });
    const likely = placed({ id: 'likely', checkedAt: '2026-11-21T09:00:00.000Z' }, 'probably-same');

    const rows = [withoutRepeats([certain, likely]), withoutRepeats([likely, certain])];

    expect(rows.map((each) => each.map(({ match, offer }) => [match.level, offer.id]))).toEqual([
      [['same-gtin', 'likely']],
      [['same-gtin', 'likely']],
    ]);
  });

  it('prefers the latest report', () => {
    const old = placed({ id: 'old', checkedAt: '2026-11-19T09:00:00.000Z' });
    const fresh = placed({ id: 'fresh', checkedAt: '2026-11-21T09:00:00.000Z' });

    expect(withoutRepeats([fresh, old]).map(({ offer }) => offer.id)).toEqual(['fresh']);
    expect(withoutRepeats([old, fresh]).map(({ offer }) => offer.id)).toEqual(['fresh']);
  });

  it("uses no fact of a source with an expiring licence for another source's offer", () => {
    const read = placed({ id: 'read', source: 'structured-page', availability: 'unknown' });
    const licensed = placed({
      id: 'licensed',
      source: 'amazon',
      shipping: { kind: 'free' },
      availability: 'in_stock',
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

  it('preserves the row of a report that may be stored, whatever an expiring one says', () => {
    const staying = placed({ id: 'staying', source: 'shop:one.example', shipping: { kind: 'unknown' } });
    const passing = placed({
      id: 'passing',
      source: 'ucp-catalog',
      shipping: { kind: 'free' },
      checkedAt: '2026-11-30T09:00:00.000Z',
    });
    const mayStay = (source: string) => source !== 'ucp-catalog';

    const rows = [
      [staying, passing],
      [passing, staying],
    ].map((each) => withoutRepeats(each, mayStay));

    expect(rows.map((each) => each.map(({ offer }) => offer))).toEqual([[staying.offer], [staying.offer]]);
  });

  it('preserves the catalog product of a find when a newer report leads', () => {
    const find = (id: string, productId: string | null, checkedAt: string): Placement => ({
      ...placed({ id, checkedAt }),
      kind: 'found',
      fit: 1,
      group: id,
      productId,
    });
    const listed = find('listed', 'p1', '2026-11-19T09:00:00.000Z');
    const live = find('live', null, '2026-11-21T09:00:00.000Z');

    const rows = [withoutRepeats([listed, live]), withoutRepeats([live, listed])];

    expect(rows).toMatchObject([
      [{ offer: { id: 'live' }, productId: 'p1' }],
      [{ offer: { id: 'live' }, productId: 'p1' }],
    ]);
  });

  it("prefers the shop's own report to an affiliate feed, even if the feed knows the shipping", () => {
    const fed = placed({ id: 'fed', source: 'network-feed', shipping: { kind: 'free' } });
    const live = placed({ id: 'live', shipping: { kind: 'unknown' }, checkedAt: '2026-11-01T09:00:00.000Z' });

    const rows = [withoutRepeats([fed, live]), withoutRepeats([live, fed])];

    expect(rows.map((each) => each.map(({ offer }) => [offer.id, offer.shipping.kind]))).toEqual([
      [['live', 'free']],
      [['live', 'free']],
    ]);
  });

  it('separates marketplace sellers, other shops and used goods', () => {
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

it('accepts no find by words if the page was read, by the server or in the shopper’s browser', () => {
  const byWords = identifyByWords('Sony headphones black');
  const placedBeside = (state: 'from-words' | 'captured' | 'read') =>
    placeOffer(
      {
        ...byWords,
        identification: { ...byWords.identification, state },
        productId: null,
        siblingIds: new Set(),
      },
      { offer: sampleOffer({ id: 'o1', title: 'Bose headphones black', brand: 'Bose' }), productId: null },
    )?.kind;

  expect(
    [placedBeside('from-words'), placedBeside('captured'), placedBeside('read')].map(
      (kind) => kind === 'found',
    ),
  ).toEqual([true, false, false]);
});
