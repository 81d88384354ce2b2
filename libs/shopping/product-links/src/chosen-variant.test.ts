import fc from 'fast-check';
import { canonicalLink } from './canonical-link';
import { chosenVariantOf, withChosenVariant } from './chosen-variant';

describe('withChosenVariant', () => {
  it('keeps any code of a variant in the link, whose page stays the same', () => {
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
  ])('is not taken for chosen in %s', (link) => {
    expect(chosenVariantOf(link)).toBeNull();
  });
});
