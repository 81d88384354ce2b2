import { figureTable } from './figure-table';

describe('the table of figures', () => {
  it('lists each figure with baseline, ratio and target in columns', () => {
    const table = figureTable([
      { what: 'redirects a second', figure: 6_100, baseline: 10_000, aim: 'ratio ≥ 0.6', digits: 0 },
      { what: 'search, ms', figure: 1.234, baseline: null, aim: null },
    ]);

    expect(table.split('\n')).toEqual([
      'what               | figure | baseline | ratio | aim',
      '-------------------|--------|----------|-------|------------',
      'redirects a second |   6100 |    10000 |  0.61 | ratio ≥ 0.6',
      'search, ms         |   1.23 |          |       |',
    ]);
  });

  it('names the compared peers', () => {
    const table = figureTable(
      [{ what: 'F1', figure: 0.94, baseline: 0.89, baselineName: 'Ditto', aim: null, digits: 3 }],
      'peer',
    );

    expect(table.split('\n').at(0)).toBe('what | figure |        peer | ratio | aim');
    expect(table.split('\n').at(-1)).toBe('F1   |  0.940 | Ditto 0.890 |  1.06 |');
  });
});
