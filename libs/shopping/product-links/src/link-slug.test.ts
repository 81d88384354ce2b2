import fc from 'fast-check';
import { slugOf } from './link-slug';

describe('slugOf', () => {
  it.each([
    ['https://www.ebay.com/itm/302474151804?var=1', 'ebay-com-302474151804'],
    ['https://Shop.Test.com/Big/Oak__Tray.HTML', 'shop-test-com-oak-tray-html'],
    ['https://shop.test.com/a/b/', 'shop-test-com-b'],
    ['https://shop.test.com', 'shop-test-com'],
    ['https://shop.test.com/%21%21', 'shop-test-com-21-21'],
    ['https://shop.test.com/--tray--', 'shop-test-com-tray'],
    ['https://www.www.com/x', 'www-com-x'],
    ['not a link', 'unknown-product'],
    ['', 'unknown-product'],
  ])('turns %j into the slug %s', (link, slug) => {
    expect(slugOf(link)).toBe(slug);
  });

  it('is always lower-case words with single hyphens between them', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), (link) => {
        expect(slugOf(link)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
