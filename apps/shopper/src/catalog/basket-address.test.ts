import fc from 'fast-check';
import { basketQuery, readBasketAddress } from './basket-address';

const read = (query: string) => readBasketAddress(new URLSearchParams(query));

describe('readBasketAddress', () => {
  it('reads what basketQuery wrote', () => {
    const item = fc.record({
      productId: fc.stringMatching(/^[^,]{1,40}$/),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const items = fc.uniqueArray(item, { maxLength: 40, selector: ({ productId }) => productId });
    fc.assert(
      fc.property(items, fc.stringMatching(/^[\p{L}\d&=*,]{0,40}$/u), (list, name) => {
        expect(read(basketQuery({ name, items: list }))).toEqual({ name, items: list });
      }),
    );
  });

  it('leaves out what isn’t a quantity and a product, and repeated products', () => {
    expect(read('items=2*a,0*b,100*c,x,*d,1*a,3*e')).toEqual({
      name: '',
      items: [
        { productId: 'a', quantity: 2 },
        { productId: 'e', quantity: 3 },
      ],
    });
    expect(read('')).toEqual({ name: '', items: [] });
  });
});
