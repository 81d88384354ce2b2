import { facetDefinitions, facetValues } from './facets';
import { suggestionsFrom } from './suggestions';

describe('suggestionsFrom', () => {
  const sources = [
    { kind: 'product' as const, text: 'Sony WH-1000XM5', id: 'p1', weight: 9 },
    { kind: 'product' as const, text: 'Case for Sony WH-1000XM5', id: 'p2', weight: 50 },
    { kind: 'brand' as const, text: 'Sony', id: null, weight: 3 },
    { kind: 'category' as const, text: 'Headphones', id: null, weight: 8 },
  ];

  it('returns brands first, then products that start with the text, then the rest', () => {
    const texts = suggestionsFrom('son', sources).map(({ text }) => text);

    expect(texts).toEqual(['Sony', 'Sony WH-1000XM5', 'Case for Sony WH-1000XM5']);
  });

  it('requires every typed word as a prefix', () => {
    const texts = suggestionsFrom('sony case', sources).map(({ text }) => text);

    expect(texts).toEqual(['Case for Sony WH-1000XM5']);
  });

  it('suggests nothing for one letter', () => {
    const suggestions = suggestionsFrom('s', sources);

    expect(suggestions).toEqual([]);
  });
});

describe('facetValues', () => {
  it('counts a result once and returns the most frequent first', () => {
    const brand = facetDefinitions.find(({ name }) => name === 'brand');

    const values = brand === undefined ? [] : facetValues(brand, [['Sony', 'Sony'], ['HP'], ['HP'], ['']]);

    expect(values).toEqual([
      { value: 'HP', count: 2 },
      { value: 'Sony', count: 1 },
    ]);
  });
});
