import fc from 'fast-check';
import { hostOf, isSameSite } from './site-host';

describe('hostOf', () => {
  it.each([
    ['https://WWW.Shop.com:8443/p', 'shop.com'],
    ['https://shop.com./p', 'shop.com'],
    ['www.shop.com', 'shop.com'],
    ['Shop.com', 'shop.com'],
    ['https://аmazon.com/', 'xn--mazon-3ve.com'],
    ['wwwshop.com', 'wwwshop.com'],
  ])('reads %s as %s', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });

  it.each(['', 'two words', 'mailto:a@shop.com', 'a@shop.com', 'shop.com/p', 'javascript:alert(1)'])(
    'finds no host in %j',
    (text) => {
      expect(hostOf(text)).toBeNull();
    },
  );

  it('returns a result for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(hostOf(text)).not.toBe('')));
  });
});

describe('isSameSite', () => {
  it.each([
    ['amazon.com', true],
    ['smile.amazon.com', true],
    ['notamazon.com', false],
    ['amazon.com.evil.test', false],
    ['com', false],
  ])('compares %s with amazon.com', (host, expected) => {
    expect(isSameSite(host, 'amazon.com')).toBe(expected);
  });
});
