import { searchProducts } from '@pricehunt/api-contract/browsing';
import { conditions, visibleText } from '@pricehunt/offers';
import * as fc from 'fast-check';
import {
  browsePath,
  browseSorts,
  everything,
  isNarrowed,
  pagesMax,
  readBrowseChoices,
  searchQueryOf,
  withChoices,
  withoutNarrowing,
} from './browse-choices';
import type { BrowseChoices } from './browse-choices';

function read(address: string): BrowseChoices {
  const { pathname, searchParams } = new URL(address, 'https://pricehunt.example');
  const category = /^\/browse\/(.+)$/.exec(pathname)?.[1];
  return readBrowseChoices(category && decodeURIComponent(category), searchParams);
}

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map(visibleText)
  .filter((text) => text.trim() !== '');
const minor = fc.integer({ min: 0, max: 999_999_999 });
const choices: fc.Arbitrary<BrowseChoices> = fc.record({
  words: fc.oneof(
    fc.constant(''),
    word.map((text) => text.trim()),
  ),
  category: fc.option(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  brands: fc.uniqueArray(word, { maxLength: 4 }),
  shops: fc.uniqueArray(fc.domain(), { maxLength: 3 }),
  conditions: fc.subarray([...conditions]),
  isInStock: fc.boolean(),
  shipsFree: fc.boolean(),
  attributes: fc.uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z]{1,9}$/),
      value: fc.stringMatching(/^[a-z0-9]{1,9}( [a-z]{1,9})?$/),
    }),
    { maxLength: 3, selector: ({ name, value }) => `${name}:${value}` },
  ),
  price: fc.option(
    fc.oneof(
      fc.record({ minMinor: minor, maxMinor: fc.option(minor), currency: fc.constantFrom('EUR', 'GBP') }),
      fc.record({ minMinor: fc.constant(null), maxMinor: minor, currency: fc.constant('USD') }),
    ),
  ),
  sort: fc.constantFrom(...browseSorts),
  pages: fc.integer({ min: 1, max: pagesMax }),
});

describe('the URL of a catalog view', () => {
  it('contains every filter and the number of pages', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(read(browsePath(chosen))).toEqual(chosen);
      }),
    );
  });

  it('is always valid for the API', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(
          searchProducts.query.safeParse(searchQueryOf(chosen, { country: 'DE', currency: 'EUR' })).success,
        ).toBe(true);
      }),
    );
  });

  it('omits defaults', () => {
    expect(browsePath(everything)).toBe('/browse');
    expect(browsePath({ ...everything, category: 'coffee-tea' })).toBe('/browse/coffee-tea');
  });

  it.each([
    ['/browse?sort=cheap', everything],
    ['/browse?pages=0', everything],
    ['/browse?pages=1.5', everything],
    ['/browse?pages=9999', { ...everything, pages: pagesMax }],
    ['/browse?min=10', everything],
    ['/browse?min=10&currency=euro', everything],
    ['/browse?min=-1&currency=EUR', everything],
    ['/browse?condition=mint&stock=yes', everything],
    ['/browse?brand=Sony&brand=Sony&brand=', { ...everything, brands: ['Sony'] }],
  ])('reads %s as the nearest valid value', (address, meaning) => {
    expect(read(address)).toEqual(meaning);
  });
});

describe('changing a view', () => {
  it('ignores invisible characters in the URL', () => {
    const query = new URLSearchParams({ q: 'sony \u202eexe.gpj', brand: 'So\u200bny' });

    const read = readBrowseChoices('t\u2066v', query);

    expect(read).toMatchObject({ words: 'sony exe.gpj', brands: ['Sony'], category: 'tv' });
  });

  const narrowed: BrowseChoices = { ...everything, words: 'tv', category: 'tv', brands: ['LG'], pages: 3 };

  it('starts at the first page', () => {
    expect(withChoices(narrowed, { isInStock: true })).toEqual({ ...narrowed, isInStock: true, pages: 1 });
  });

  it('preserves the query and category when all filters are cleared', () => {
    const wide = withoutNarrowing(narrowed);

    expect(wide).toEqual({ ...everything, words: 'tv', category: 'tv' });
    expect([isNarrowed(narrowed), isNarrowed(wide)]).toEqual([true, false]);
  });
});
