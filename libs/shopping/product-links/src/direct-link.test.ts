import fc from 'fast-check';
import { linkFromPath } from './direct-link';

describe('linkFromPath', () => {
  it.each([
    ['/https://www.ebay.com/itm/302474151804', 'https://www.ebay.com/itm/302474151804'],
    ['/http://shop.test.com/p', 'http://shop.test.com/p'],
    ['/https:/shop.test.com/p', 'https://shop.test.com/p'],
    ['/HTTPS://shop.test.com/p', 'https://shop.test.com/p'],
    ['/https://shop.test.com/p?a=1&b=2#size', 'https://shop.test.com/p?a=1&b=2#size'],
    ['/https://shop.test.com/a%2Fb%20c', 'https://shop.test.com/a%2Fb%20c'],
    ['/https%3A//shop.test.com/a%2Fb', 'https://shop.test.com/a%2Fb'],
    ['/https%3A%2F%2Fshop.test.com%2Fp%3Fa%3D1%26b%3D%2526', 'https://shop.test.com/p?a=1&b=%26'],
    ['/https%3a%2f%2fshop.test.com%2fp?b=2', 'https://shop.test.com/p?b=2'],
    ['/https%3A%2F%2Fshop.test.com%2Fp%3Fa%3D1%23top?b=2#end', 'https://shop.test.com/p?a=1&b=2#top'],
  ])('takes the product link out of %s', (path, link) => {
    const direct = linkFromPath(path);

    expect(direct).toEqual({ kind: 'link', link });
  });

  it.each([
    '/https://',
    '/http:',
    '/https://two words',
    '/https://u:p@shop.com/',
    '/https%3A%2F%2F%zz',
    '/https://-.com/',
  ])('calls %s an invalid link', (path) => {
    const direct = linkFromPath(path);

    expect(direct).toEqual({ kind: 'invalid' });
  });

  it.each([
    '/',
    '',
    '/browse',
    '/http',
    '/https-guide',
    '/search/1/https://shop.com',
    '/?u=https://shop.com',
  ])('finds no link in %j', (path) => {
    const direct = linkFromPath(path);

    expect(direct).toEqual({ kind: 'none' });
  });

  it('reads a plain and an encoded link alike', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const plain = linkFromPath(`/${link}`);
        const encoded = linkFromPath(`/${encodeURIComponent(link)}`);

        expect(encoded).toEqual(plain);
      }),
    );
  });

  it('answers for any path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('/', '/https:/', '/https%3A%2F%2F'),
        (text, start) => {
          expect(['link', 'invalid', 'none']).toContain(linkFromPath(start + text).kind);
        },
      ),
    );
  });
});
