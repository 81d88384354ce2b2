import fc from 'fast-check';
import { candidateQuery, termsToLookUp } from './candidate-query';
import { spellingsToLookUp } from './correct-terms';
import { indexedFields, vocabularyTerms } from './indexed-fields';
import { parseQuery } from './parse-query';
import { rankResults, type SearchCandidate } from './rank-results';
import { createVocabulary, spellingKeys, type TermCount } from './vocabulary';

interface Thing {
  readonly title: string;
  readonly brand?: string;
  readonly mpn?: string;
  readonly gtins?: readonly string[];
}

/** An in-memory store that scans all products for each stage. */
function searchAmong(things: readonly Thing[], text: string): readonly string[] {
  const rows = things.map((thing) =>
    indexedFields({
      brand: null,
      mpn: null,
      gtins: [],
      attributes: {},
      category: null,
      description: null,
      ...thing,
    }),
  );
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const term of vocabularyTerms(row)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const countOf = (term: string): TermCount => ({ term, documentCount: counts.get(term) ?? 0 });
  const query = parseQuery(text);
  const known = termsToLookUp(query).map(countOf);
  const keys = spellingsToLookUp(query, createVocabulary(rows.length, known));
  const near = [...counts.keys()]
    .filter((term) => spellingKeys(term).some((key) => keys.includes(key)))
    .map(countOf);
  const plan = candidateQuery(query, createVocabulary(rows.length, known, near));
  const found = new Map<string, SearchCandidate>();
  for (const [place, stage] of plan.stages.entries()) {
    if (found.size >= stage.runBelow) continue;
    for (const [index, row] of rows.entries()) {
      const names = ` ${row.title} ${row.brand} ${row.model} ${row.codes} ${row.category} `;
      const searched = stage.fields === 'codes' ? ` ${row.codes} ${row.gtinForms} ` : names;
      const isHit = stage.required.every((group) =>
        group.some(({ terms, isPrefix }) => searched.includes(` ${terms.join(' ')}${isPrefix ? '' : ' '}`)),
      );
      const title = things[index]?.title ?? '';
      if (isHit && !found.has(title)) {
        found.set(title, {
          id: title,
          stage: place,
          textScore: 1,
          fields: row,
          offerCount: 1,
          hasStock: true,
          popularity: 0,
        });
      }
    }
  }
  return rankResults(plan, [...found.values()]).map(({ id }) => id);
}

describe('searching', () => {
  it.each([
    ['laptop', 'Acme 14 Notebook Silver', 'Acme notebook case black', 'Laptop bag 15.6"'],
    ['camera', 'Acme X100 camera black', 'Camera bag', 'Remote control for camera'],
    ['printer', 'Acme Jet 200 printer', 'Toner cartridge for printer', 'Printer cable 2 m'],
    ['phone', 'Acme One smartphone 128 GB', 'Phone case black', 'Charger for phone'],
  ])('ranks the product before its accessories: %s', (query, thing, ...accessories) => {
    const things = [...accessories, thing].map((title) => ({ title }));

    const found = searchAmong(things, query);

    expect(found[0]).toBe(thing);
  });

  it("ranks an accessory with the product's name after the product by another name", () => {
    const things = [
      'Acme 2 port laptop 1394a adapter card',
      'Acme screen protector desktop/laptop',
      'Acme 530 notebook PC',
      'Acme 620 notebook 15.6"',
    ].map((title) => ({ title }));

    const found = searchAmong(things, 'laptop');

    expect(found.slice(0, 2).toSorted()).toEqual(['Acme 530 notebook PC', 'Acme 620 notebook 15.6"']);
  });

  it('puts the accessory first when it is asked for', () => {
    const things = [{ title: 'Acme 14 Notebook Silver' }, { title: 'Acme notebook case black' }];

    const found = searchAmong(things, 'laptop case');

    expect(found[0]).toBe('Acme notebook case black');
  });

  it.each(['WH-1000XM5', 'wh1000xm5', 'WH 1000 XM5', 'wh1000-xm5', 'sony wh-1000 xm5'])(
    'finds a model written %p',
    (query) => {
      const things = [
        { title: 'Sony WH-1000XM5 headphones', brand: 'Sony', mpn: 'WH-1000XM5' },
        { title: 'Sony WH-1000XM4 headphones', brand: 'Sony', mpn: 'WH-1000XM4' },
      ];

      const found = searchAmong(things, query);

      expect(found[0]).toBe('Sony WH-1000XM5 headphones');
    },
  );

  it.each(['00013803031782', '0013803031782', '013803031782', '13803031782'])(
    'finds the GTIN %p',
    (query) => {
      const things = [{ title: 'Canon tank' }, { title: 'Canon roll', gtins: ['00013803031782'] }];

      const found = searchAmong(things, query);

      expect(found).toEqual(['Canon roll']);
    },
  );

  it.each([
    ['headphnoes', 'two letters swapped'],
    ['headphons', 'a letter left out'],
    ['headpphones', 'a letter too many'],
    ['heedphones', 'another letter'],
    ['head phones', 'parted'],
  ])('finds headphones typed %p (%s)', (query) => {
    const found = searchAmong([{ title: 'Acme Headphones' }, { title: 'Acme Lamp' }], query);

    expect(found[0]).toBe('Acme Headphones');
  });

  it.each([
    ['at-ssx converter', 'a code of letters with a letter left out', 'Acme AT-SPSX converter', 'AT-SPSX'],
    ['hplaptop', 'a short brand and the thing in one', 'HP laptop 14', null],
    ['ps4', 'a name with a single character in its other name', 'Acme Playstation 4 Slim', null],
    ['in-ear', 'a word that says nothing alone', 'Acme in-ear set', null],
  ])('finds %p (%s)', (query, _, title, mpn) => {
    const things = [{ title: 'Acme ear plate converter' }, { title, ...(mpn === null ? {} : { mpn }) }];

    const found = searchAmong(things, query);

    expect(found[0]).toBe(title);
  });

  it.each([
    ['1 tb drive', 'Acme drive 1000 GB'],
    ['27" monitor', 'Acme monitor 68.6 cm'],
    ['15,6 zoll monitor', 'Acme monitor 15.6-inch'],
  ])('finds a size in other units: %s', (query, title) => {
    const found = searchAmong(
      [{ title: 'Acme drive 5 GB' }, { title: 'Acme monitor 10 cm' }, { title }],
      query,
    );

    expect(found[0]).toBe(title);
  });

  it('never fails for any words and titles', () => {
    const word = fc.oneof(
      fc.lorem({ maxCount: 4 }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('usb 3.0', 'a4 "x y"', '15" tv'),
    );

    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), word, (titles, query) => {
        const things = [...new Set(titles)].map((title) => ({ title }));

        const found = searchAmong(things, query);

        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('finds every product by its own title', () => {
    const title = fc
      .array(
        fc.constantFrom('acme', 'usb', 'hub', '4-port', 'WH-1000', 'black', '2.5"', 'cable', '3 m', 'für'),
        { minLength: 1, maxLength: 6 },
      )
      .map((words) => words.join(' '));

    fc.assert(
      fc.property(fc.uniqueArray(title, { minLength: 1, maxLength: 5 }), (titles) => {
        const [wanted = ''] = titles;
        const found = searchAmong(
          titles.map((each) => ({ title: each })),
          wanted,
        );

        expect(found).toContain(wanted);
      }),
    );
  });
});

describe('the beginning of a word', () => {
  const things = [
    { title: 'Sony wireless headphones' },
    { title: 'Headset stand' },
    { title: 'Kettle' },
    { title: 'Head torch' },
  ];

  it('finds what is only typed in part', () => {
    expect(searchAmong(things, 'sony headph')).toEqual(['Sony wireless headphones']);
    expect(searchAmong(things, 'headph')).toEqual(['Sony wireless headphones']);
  });

  it('counts as a whole word where it is one', () => {
    expect(searchAmong(things, 'head')).toEqual(['Head torch']);
  });
});
