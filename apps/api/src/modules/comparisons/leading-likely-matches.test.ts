import type { Offer } from '@pricehunt/offers';
import { sampleOffer } from '@pricehunt/storage/testing';
import { placeOffer } from './gathered-offers';
import type { ComparedProduct } from './gathered-offers';
import { identifyByWords } from './identify-product';
import { withLeadingLikelyMatches } from './leading-likely-matches';

const title = 'Panasonic portable radio cassette recorder';
const byWords = identifyByWords(title);
const product: ComparedProduct = {
  ...byWords,
  identification: { ...byWords.identification, state: 'read' },
  productId: null,
  siblingIds: new Set(),
};

function kindsOf(...offers: readonly Partial<Offer>[]): readonly string[] {
  const found = offers.map((changes, place) => ({
    offer: sampleOffer({ id: `o${place}`, gtins: [], mpn: null, brand: null, attributes: {}, ...changes }),
    productId: null,
  }));
  // Every wording counts as a likely match.
  const context = { weights: { base: 1, trees: [] } };
  const placed = found.flatMap((each) => {
    const placement = placeOffer(product, each, context);
    return placement === null ? [] : [{ found: each, placement }];
  });
  return withLeadingLikelyMatches(product, placed, found, context).map(({ placement }) => placement.kind);
}

const radioAt = (domain: string, more: string): Partial<Offer> => ({
  title: `${title} ${more}`,
  link: `https://${domain}/${more}`,
  retailer: { name: domain, domain },
});

it('calls none of several about equal offers of one shop a likely match', () => {
  expect(kindsOf(radioAt('one.example', 'a'), radioAt('one.example', 'b'))).toEqual(['similar', 'similar']);
});

it('leaves one likely match of each shop, and those of several sellers on a marketplace', () => {
  expect(kindsOf(radioAt('one.example', 'a'), radioAt('two.example', 'b'))).toEqual(['same', 'same']);
  expect(kindsOf(radioAt('www.ebay.com', 'itm/1'), radioAt('www.ebay.com', 'itm/2'))).toEqual([
    'same',
    'same',
  ]);
});
