import fc from 'fast-check';
import { linkFromPath } from './direct-link';

const isPublicName = (host: string) => /\.(?:com|co\.uk)$/.test(host);

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
  ])('extracts the product link from %s', (path, link) => {
    const direct = linkFromPath(path, isPublicName);

    expect(direct).toEqual({ kind: 'link', url: link, hadCredentials: false });
  });

  it.each(['/https://', '/http:', '/https://two words', '/https%3A%2F%2F%zz', '/https://-.com/'])(
    'rejects the invalid link %s',
    (path) => {
      const direct = linkFromPath(path, isPublicName);

      expect(direct).toEqual({ kind: 'invalid' });
    },
  );

  it.each([
    '/',
    '',
    '/browse',
    '/http',
    '/https-guide',
    '/search/1/https://shop.com',
    '/?u=https://shop.com',
    '/shop.example/p',
    '/favicon.ico',
    '/browse/shop.com/p',
    '/user:secret@shop.com/p',
    '/.com/p',
    '/shop..com/p',
    '/127.0.0.1/p',
    '/com',
  ])('finds no link in %j', (path) => {
    const direct = linkFromPath(path, isPublicName);

    expect(direct).toEqual({ kind: 'none' });
  });

  it.each([
    ['/amazon.com/dp/B09XS7JWHH?tag=x', 'https://amazon.com/dp/B09XS7JWHH?tag=x'],
    ['/www.shop.co.uk/p#top', 'https://www.shop.co.uk/p#top'],
    ['/shop.com', 'https://shop.com/'],
    ['/Shop.COM:8443/p', 'https://shop.com:8443/p'],
    ['/shop.com%2Fp%3Fa%3D1', 'https://shop.com/p?a=1'],
    ['/m%C3%BCnchen.com/p', 'https://xn--mnchen-3ya.com/p'],
  ])('extracts the product link without a scheme from %s', (path, url) => {
    expect(linkFromPath(path, isPublicName)).toEqual({ kind: 'link', url, hadCredentials: false });
  });

  it('removes user name and password from a link and reports it', () => {
    const direct = linkFromPath('/https://user:secret@shop.com/p', isPublicName);

    expect(direct).toEqual({ kind: 'link', url: 'https://shop.com/p', hadCredentials: true });
  });

  it("finds no link without a scheme if the host isn't public", () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (domain, path) => {
        expect(linkFromPath(`/${domain}${path}`, () => false)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('reads plain and encoded links alike', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const plain = linkFromPath(`/${link}`, isPublicName);
        const encoded = linkFromPath(`/${encodeURIComponent(link)}`, isPublicName);

        expect(encoded).toEqual(plain);
      }),
    );
  });

  it('returns a result for any path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('/', '/https:/', '/https%3A%2F%2F', '/shop.com', '/shop.com%2F'),
        (text, start) => {
          expect(['link', 'invalid', 'none']).toContain(linkFromPath(start + text, isPublicName).kind);
        },
      ),
    );
  });
});
