import fc from 'fast-check';
import { canonicalLink } from './canonical-link';
import { linkForms, pageKey } from './link-forms';
import { withShopifyHandle } from './shop-item';

const onRecord = 'https://shop.example/products/headphones?variant=42';

describe('withShopifyHandle', () => {
  it.each([
    [
      'https://shop.example/de/products/Lamp-%C3%84b/?variant=A#Top',
      'https://shop.example/de/products/lamp-%C3%84b/?variant=A#Top',
    ],
    ['https://shop.example/products/lamp', 'https://shop.example/products/lamp'],
    ['https://shop.example/collections/Lamps', 'https://shop.example/collections/Lamps'],
    ['Lamp', 'Lamp'],
  ])('returns %s as %s', (link, listed) => {
    expect(withShopifyHandle(link)).toBe(listed);
  });
});

describe('linkForms', () => {
  it.each([
    ['to the letter', onRecord],
    ['with a tracking parameter', `${onRecord}&utm_source=mail&gclid=1`],
    ['with a fragment', `${onRecord}#reviews`],
    ['without TLS', onRecord.replace('https', 'http')],
    ['with www.', onRecord.replace('shop', 'www.shop')],
    ['with a mobile host', onRecord.replace('shop', 'm.shop')],
    ['with a host in capitals', onRecord.replace('shop.example', 'SHOP.Example')],
    ['with the usual port', onRecord.replace('.example', '.example:443')],
    ['with a closing slash', onRecord.replace('?', '/?')],
    ['with all of these', 'http://www.SHOP.example/products/headphones/?utm_source=x&variant=42#top'],
  ])('recognises the page of a stored link %s', (_how, pasted) => {
    expect(linkForms(pasted)).toContain(onRecord);
    expect(pageKey(pasted)).toBe(pageKey(onRecord));
  });

  it.each([
    ['another variant', onRecord.replace('42', '43')],
    ['no variant', 'https://shop.example/products/headphones'],
    ['another path', onRecord.replace('headphones', 'headphones-2')],
    ['a path in capitals', onRecord.replace('headphones', 'Headphones')],
    ['another shop', onRecord.replace('shop', 'shop2')],
    ['a part of another host', onRecord.replace('shop', 'my.shop')],
    ['another port', onRecord.replace('.example', '.example:8443')],
    ['what is no link', 'shop.example/products/headphones?variant=42'],
  ])('distinguishes the page from %s', (_what, pasted) => {
    expect(linkForms(pasted)).not.toContain(onRecord);
    expect(pageKey(pasted)).not.toBe(pageKey(onRecord));
  });

  it('starts with the canonical link, and gives all forms the same key', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const [first, ...others] = linkForms(link);

        expect(first).toBe(canonicalLink(link));
        for (const form of others) expect(pageKey(form)).toBe(pageKey(link));
      }),
      { examples: [['http://a.aa//://'], ['http://a.aa//x://y//']] },
    );
  });
});
