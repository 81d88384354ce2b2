import fc from 'fast-check';
import { hostOf, isSameSite, sitesOf } from './site-host';

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

describe('sitesOf', () => {
  it.each([
    ['Shop.fraud.example', ['shop.fraud.example', 'fraud.example', 'example']],
    ['a.example:443', ['a.example', 'example', 'a.example:443', 'example:443']],
    ['[::1]:4012', ['[::1]', '[::1]:4012']],
  ])('lists %s and the domains above it, with and without the port', (host, sites) => {
    expect(sitesOf(host)).toEqual(sites);
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
