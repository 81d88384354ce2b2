import { sampleProduct } from '@pricehunt/storage/testing';
import { differencesBetween, isVariantOf } from './product-variants';

const product = (title: string, attributes: Record<string, string>, brand: string | null = 'Nothing') =>
  sampleProduct({ id: title, title, brand, attributes });

describe('isVariantOf', () => {
  it.each([
    ['Ear (a), Yellow', { colour: 'yellow' }, 'Ear (a), Black', { colour: 'Black' }],
    [
      'A55 5G, Navy, 256 GB',
      { colour: 'navy', capacity: '256 GB' },
      'A55 5G, Navy, 128 GB',
      { colour: 'navy', capacity: '128 GB' },
    ],
    ['Kaffeemaschine Süd rot', { farbe: 'rot' }, 'Kaffeemaschine Sud', {}],
  ])('treats %s %j and %s %j as variants', (one, ofOne, other, ofOther) => {
    expect(isVariantOf(product(one, ofOne), product(other, ofOther))).toBe(true);
  });

  it.each([
    ['V8 Absolute, Silver', { colour: 'silver' }, 'V15 Detect Absolute, Yellow', { colour: 'yellow' }],
    ['Airfryer HD9252/90, Black', { colour: 'black' }, 'Airfryer HD9650/90, White', { colour: 'white' }],
    ['Ear (a), Yellow', { colour: 'yellow' }, 'Ear (a), Yellow', { colour: 'yellow' }],
    ['Black', { colour: 'black' }, 'White', { colour: 'white' }],
  ])('treats %s %j and %s %j as different products', (one, ofOne, other, ofOther) => {
    expect(isVariantOf(product(one, ofOne), product(other, ofOther))).toBe(false);
  });

  it('treats the same name of two brands as different products', () => {
    const [one, other] = [
      product('Ear (a), Yellow', { colour: 'yellow' }),
      product('Ear (a), Black', { colour: 'black' }, 'Other'),
    ];

    expect(isVariantOf(one, other)).toBe(false);
  });
});

describe('differencesBetween', () => {
  it('returns what differs with both values', () => {
    const differences = differencesBetween(
      product('A', { colour: 'navy', capacity: '256 GB' }),
      product('A', { colour: 'Navy', capacity: '128 GB', size: 'L' }),
    );

    expect(differences).toEqual([
      { attribute: 'capacity', asked: '256 GB', other: '128 GB' },
      { attribute: 'size', asked: null, other: 'L' },
    ]);
  });
});
