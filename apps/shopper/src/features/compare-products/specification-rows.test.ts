import { specificationRows } from './specification-rows';

const product = (attributes: Record<string, string>, brand: string | null = 'Sony') => ({
  brand,
  mpn: null,
  attributes,
});

it('puts what differs first, and leaves out what no product states', () => {
  const rows = specificationRows([
    product({ colour: 'Black', type: 'over-ear' }),
    product({ colour: 'black ', type: 'in-ear', battery: '8 h' }, 'Bose'),
  ]);

  expect(rows).toEqual([
    { name: 'brand', values: ['Sony', 'Bose'], differs: true },
    { name: 'type', values: ['over-ear', 'in-ear'], differs: true },
    { name: 'colour', values: ['Black', 'black '], differs: false },
    { name: 'battery', values: [null, '8 h'], differs: false },
  ]);
});

it('keeps an attribute whose name is also one of an object’s', () => {
  expect(specificationRows([product({ constructor: 'steel' }), product({ constructor: 'wood' })])[0]).toEqual(
    {
      name: 'constructor',
      values: ['steel', 'wood'],
      differs: true,
    },
  );
});
