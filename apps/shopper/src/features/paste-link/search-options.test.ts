import { searchOptions } from './search-options';
import type { Suggestion } from './requests/suggest-products';

const suggestions: readonly Suggestion[] = [
  {
    kind: 'brand',
    text: 'Marks & Co',
    value: 'Marks & Co',
    lowestPrice: null,
    condition: null,
    imageUrl: null,
    offerCount: 0,
    versionCount: 1,
  },
  {
    kind: 'category',
    text: 'Coffee & tea',
    value: 'coffee-tea',
    lowestPrice: null,
    condition: null,
    imageUrl: null,
    offerCount: 0,
    versionCount: 1,
  },
  {
    kind: 'product',
    text: 'Sony WH',
    value: 'p/1',
    lowestPrice: { amountMinor: 100, currency: 'EUR' },
    condition: 'new',
    imageUrl: null,
    offerCount: 2,
    versionCount: 1,
  },
];

describe('searchOptions', () => {
  it('offers to search for the words, then catalog entries', () => {
    expect(searchOptions({ kind: 'words', words: 'so' }, suggestions, ['old'])).toEqual([
      { kind: 'words', words: 'so' },
      { kind: 'brand', text: 'Marks & Co', path: '/browse?brand=Marks+%26+Co' },
      { kind: 'category', text: 'Coffee & tea', path: '/browse/coffee-tea' },
      {
        kind: 'product',
        text: 'Sony WH',
        path: '/product/p%2F1',
        lowestPrice: { amountMinor: 100, currency: 'EUR' },
        condition: 'new',
        imageUrl: null,
        offerCount: 2,
        versionCount: 1,
      },
    ]);
  });

  it('offers only to compare a link', () => {
    const link = {
      kind: 'link',
      url: 'https://shop.example/p',
      shopName: 'shop.example',
      hadCredentials: false,
    } as const;

    expect(searchOptions(link, suggestions, ['old'])).toEqual([link]);
  });

  it('offers recent searches before typing, and to clear them', () => {
    expect(searchOptions({ kind: 'empty' }, suggestions, ['old'])).toEqual([
      { kind: 'recent', words: 'old' },
      { kind: 'forget' },
    ]);
    expect(searchOptions({ kind: 'empty' }, [], [])).toEqual([]);
  });
});
