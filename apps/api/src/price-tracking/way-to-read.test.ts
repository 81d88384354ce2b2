import type { OfferSource } from '@pricehunt/offer-sources';
import { wayToRead } from './way-to-read';

const source = (id: string, changes: Partial<OfferSource> = {}): OfferSource => ({
  id,
  name: id,
  appliesTo: () => true,
  findOffers: () => Promise.resolve([]),
  retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  ...changes,
});
const retention = source('any').retention;
const known = {
  sources: [
    source('catalog', { offersArePages: true }),
    source('shop:tea.example', { offersArePages: true }),
    source('shop:net.example', { offersArePages: true }),
    source('api'),
    source('secret', { retention: { ...retention, historyAllowed: false } }),
    source('hourly', { retention: { ...retention, ageMsMax: 3_600_000 } }),
  ],
  taxedSourceIds: new Set(['shop:net.example']),
  isOff: (id: string) => id === 'shop:off.example',
  neverDomains: new Set(['never.example']),
};
const page = { host: 'shop.example:8080', sourceId: null, requestsMax: 1 };
const searched = (id: string) => ({ host: id, sourceId: id, requestsMax: 7 });

describe('the way to recheck an offer', () => {
  it.each([
    ['the page of an imported offer', 'catalog', false, page],
    [
      'the page of an imported offer even without a price, since the catalog has no more',
      'catalog',
      true,
      page,
    ],
    ['the page of a listed shop’s offer', 'shop:tea.example', false, page],
    [
      'the search of a listed shop when the page has no price',
      'shop:tea.example',
      true,
      searched('shop:tea.example'),
    ],
    [
      'the search of a shop whose pages show prices before tax',
      'shop:net.example',
      false,
      searched('shop:net.example'),
    ],
    ['the page of a delisted shop’s offer', 'shop:gone.example', false, page],
    ['the tracked page itself', 'watched-page', false, page],
    ['the API that listed the offer', 'api', false, searched('api')],
    ['null for an offer without history rights', 'secret', false, null],
    ['null for an offer shown for an hour only', 'hourly', false, null],
    ['null for a merchant’s offer', 'merchant-feed', false, null],
    ['null for an offer of the operator’s feed', 'network-feed', false, null],
    ['null for an unknown source', 'unknown', false, null],
    ['null for a source that is turned off', 'shop:off.example', false, null],
    ['null for a captured page', 'shoppers-browser', false, null],
  ])('is: %s', (_what, sourceId, pageStatesNoPrice, way) => {
    const offer = { source: sourceId, link: 'http://www.shop.example:8080/p' };

    expect(wayToRead(offer, known, pageStatesNoPrice)).toEqual(way);
  });

  it("is null for a page behind a network's link, which would count as a click", () => {
    const link = 'https://www.awin1.com/pclick.php?p=1&a=2&m=3';

    expect(wayToRead({ source: 'watched-page', link }, known, false)).toBeNull();
  });

  it('is null for pages of a shop that the operator blocked', () => {
    expect(
      wayToRead({ source: 'watched-page', link: 'https://www.never.example/p' }, known, false),
    ).toBeNull();
  });

  it('is null for pages of a marketplace that licenses its prices through an API', () => {
    expect(
      wayToRead({ source: 'catalog', link: 'https://www.amazon.de/dp/B09XS7JWHH' }, known, false),
    ).toBeNull();
  });
});
