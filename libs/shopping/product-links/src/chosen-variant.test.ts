import fc from 'fast-check';
import { canonicalLink } from './canonical-link';
import { chosenVariantOf, withChosenVariant } from './chosen-variant';

describe('withChosenVariant', () => {
  it('stores any variant code without changing the page', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (code) => {
        const link = withChosenVariant('https://shop.example/p/1?tag=x#top', code);

        expect(chosenVariantOf(link)).toBe(code);
        expect(canonicalLink(link)).toBe('https://shop.example/p/1?tag=x');
      }),
    );
  });

  it.each([
    'https://shop.example/p/1',
    'https://shop.example/p/1#reviews',
    'https://shop.example/p/1#variant=',
    'no link',
  ])('finds no selection in %s', (link) => {
    expect(chosenVariantOf(link)).toBeNull();
  });
});
