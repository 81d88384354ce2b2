import { categoryOfGoogle } from './google-category';
import { narrowerGoogleNumbers } from './google-numbers';
import { categoryWords } from './category-words';
import { findCategory, isWithin, pathToCategory, productCategories, slugsWithin } from './categories';

describe('the taxonomy', () => {
  it('has a unique number and slug and both names for each category', () => {
    const incomplete = productCategories.filter(({ name }) => name.en === '' || name.de === '');

    expect(new Set(productCategories.map(({ id }) => id)).size).toBe(productCategories.length);
    expect(new Set(productCategories.map(({ slug }) => slug)).size).toBe(productCategories.length);
    expect(productCategories.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(incomplete).toEqual([]);
  });

  it('has Google’s 21 fields at the top level, and an existing parent for every other category', () => {
    const tops = productCategories.filter(({ parentSlug }) => parentSlug === null);
    const lost = productCategories.filter(
      ({ parentSlug }) => parentSlug !== null && !findCategory(parentSlug),
    );

    expect(tops).toHaveLength(21);
    expect(lost).toEqual([]);
  });

  it('maps every number of Google’s taxonomy to a category', () => {
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

  it('preserves the slugs of existing URLs', () => {
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

  it('has words only for existing categories, each once', () => {
    const lines = categoryWords
      .trim()
      .split('\n')
      .map((line) => line.split(': '));
    const words = lines.flatMap(([, list = '']) => list.split(', '));

    expect(lines.filter(([slug = '']) => findCategory(slug) === null)).toEqual([]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  it("lists a category's ancestors and descendants", () => {
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
    "doesn't recognise %s",
    (text) => {
      expect(categoryOfGoogle(text)).toBeNull();
    },
  );
});
