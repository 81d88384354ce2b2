import type { OfferSource } from '@pricehunt/offer-sources';
import { wayToRead } from './way-to-read';

const source = (id: string, changes: Partial<OfferSource> = {}): OfferSource => ({
  ...{ id, name: id, appliesTo: () => true, findOffers: () => Promise.resolve([]) },
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
    ['an imported offer by its page', 'catalog', false, page],
    ['an imported page without a price as before: the catalog knows no more', 'catalog', true, page],
    ['an offer of a listed shop by its page', 'shop:tea.example', false, page],
    [
      'an offer of a listed shop by its search where the page states no price',
      'shop:tea.example',
      true,
      searched('shop:tea.example'),
    ],
    [
      'an offer of a shop whose pages show prices before tax by its search',
      'shop:net.example',
      false,
      searched('shop:net.example'),
    ],
    ['an offer of a shop that was taken off the list by its page', 'shop:gone.example', false, page],
    ['a page that a shopper watches by itself', 'watched-page', false, page],
    ['what an interface lists by asking it', 'api', false, searched('api')],
    ['not what may not be retention as history', 'secret', false, null],
    ['not what may be shown for an hour only', 'hourly', false, null],
    ['not what a merchant sends', 'merchant-feed', false, null],
    ['not what the operator’s own feed sends', 'network-feed', false, null],
    ['not what came from a source that nobody knows', 'unknown', false, null],
    ['not what comes from a source that is turned off', 'shop:off.example', false, null],
    ['not a captured page', 'shoppers-browser', false, null],
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
