import fc from 'fast-check';
import { readParameters, withParameters } from './query-parameters';

describe('readParameters', () => {
  it('preserves order, duplicates and spelling, and decodes names and values', () => {
    const parameters = readParameters('?a=1&a=2&&b=%C3%A9+%26&c&%zz=%');

    expect(parameters).toEqual([
      { name: 'a', value: '1', raw: 'a=1' },
      { name: 'a', value: '2', raw: 'a=2' },
      { name: 'b', value: 'é &', raw: 'b=%C3%A9+%26' },
      { name: 'c', value: '', raw: 'c' },
      { name: '%zz', value: '%', raw: '%zz=%' },
    ]);
  });
});

describe('withParameters', () => {
  it('replaces existing values at the end and preserves the rest', () => {
    const link = withParameters('https://shop.com/p?b=%C3%A9+%26&Tag=old&a=1&tag=older&a=2#top', [
      ['tag', 'new & only'],
      ['sub', null],
    ]);

    expect(link).toBe('https://shop.com/p?b=%C3%A9+%26&a=1&a=2&tag=new%20%26%20only#top');
  });

  it("doesn't change text that isn't a link", () => {
    expect(withParameters('mailto:a@shop.com', [['tag', 'x']])).toBe('mailto:a@shop.com');
  });

  it('sets a parameter once, however often it is called', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary' }), (link, value) => {
        const once = withParameters(link, [['tag', value]]);

        expect(withParameters(once, [['tag', value]])).toBe(once);
      }),
    );
  });
});
