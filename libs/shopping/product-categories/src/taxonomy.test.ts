import { categoryOfGoogle } from './google-category';
import { narrowerGoogleNumbers } from './google-numbers';
import { categoryWords } from './category-words';
import { findCategory, isWithin, pathToCategory, productCategories, slugsWithin } from './categories';

describe('the taxonomy', () => {
  it('gives each category a number and a slug of its own, and both names', () => {
    const incomplete = productCategories.filter(({ name }) => name.en === '' || name.de === '');

    expect(new Set(productCategories.map(({ id }) => id)).size).toBe(productCategories.length);
    expect(new Set(productCategories.map(({ slug }) => slug)).size).toBe(productCategories.length);
    expect(productCategories.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(incomplete).toEqual([]);
  });

  it('has the 21 fields of Google at the top, and every other category below one that exists', () => {
    const tops = productCategories.filter(({ parentSlug }) => parentSlug === null);
    const lost = productCategories.filter(
      ({ parentSlug }) => parentSlug !== null && !findCategory(parentSlug),
    );

    expect(tops).toHaveLength(21);
    expect(lost).toEqual([]);
  });

  it('puts every number of Google’s taxonomy into a category', () => {
    const numbers = [
      ...productCategories.map(({ id }) => String(id)),
      ...narrowerGoogleNumbers
        .trim()
        .split('\n')
        .flatMap((line) => line.split(': ')[1]?.split(' ') ?? []),
    ];

    expect(new Set(numbers).size).toBe(5582);
    expect(numbers).toHaveLength(5582);
    expect(numbers.filter((number) => categoryOfGoogle(number) === null)).toEqual([]);
  });

  it('keeps the slugs that addresses have', () => {
    const slugs = [
      'electronics',
      'headphones',
      'laptops',
      'refrigerators',
      'ride-on-toys',
      'building-toys',
      'shoes',
    ];

    expect(slugs.filter((slug) => findCategory(slug) === null)).toEqual([]);
  });

  it('knows words for categories that exist only, and each of them once', () => {
    const lines = categoryWords
      .trim()
      .split('\n')
      .map((line) => line.split(': '));
    const words = lines.flatMap(([, list = '']) => list.split(', '));

    expect(lines.filter(([slug = '']) => findCategory(slug) === null)).toEqual([]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  it('leads from the top to a category, and from a category to all below it', () => {
    const way = pathToCategory('headphones').map(({ name }) => name.en);

    expect(way).toEqual(['Electronics', 'Audio', 'Headphones']);
    expect(slugsWithin('audio')).toEqual(expect.arrayContaining(['audio', 'headphones', 'speakers']));
    expect(slugsWithin('audio')).not.toContain('electronics');
    expect(slugsWithin('no-such-thing')).toEqual([]);
    expect(isWithin('headphones', 'electronics')).toBe(true);
    expect(isWithin('electronics', 'headphones')).toBe(false);
  });
});

describe('categoryOfGoogle', () => {
  it.each([
    ['505771', 'headphones'],
    ['543626', 'headphones'],
    ['328 - Electronics > Computers > Laptops', 'laptops'],
    ['Electronics > Audio > Audio Components > Headphones & Headsets > Headphones', 'headphones'],
    ['electronics &gt; audio'.replace('&gt;', '>'), 'audio'],
    ['Electronics > Computers > Something New', 'computers'],
    ['Home &amp; Garden > Kitchen &amp; Dining > Kitchen Appliances > Refrigerators', 'refrigerators'],
  ])('reads %s as %s', (text, slug) => {
    expect(categoryOfGoogle(text)).toBe(slug);
  });

  it.each(['99999999', 'Bauset', 'Electronics', 'Elektronik > Audio', '2-Slice Toaster', ''])(
    'does not know %s',
    (text) => {
      expect(categoryOfGoogle(text)).toBeNull();
    },
  );
});
