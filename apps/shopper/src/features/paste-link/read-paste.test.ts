import * as fc from 'fast-check';
import { readPaste, shopNameOf } from './read-paste';

describe('readPaste', () => {
  it.each([
    ['https://www.amazon.de/dp/B0', 'https://www.amazon.de/dp/B0', 'Amazon.de'],
    ['  http://shop.example/p  ', 'http://shop.example/p', 'shop.example'],
    ['amazon.com/dp/B0', 'https://amazon.com/dp/B0', 'Amazon.com'],
    ['Look: https://shop.example/p?a=1, it is cheap!', 'https://shop.example/p?a=1', 'shop.example'],
    ['(https://shop.example/p)', 'https://shop.example/p', 'shop.example'],
  ])('reads %j as a link', (text, url, shopName) => {
    expect(readPaste(text)).toEqual({ kind: 'link', url, shopName, hadCredentials: false });
  });

  it('removes user name and password from a link and reports it', () => {
    expect(readPaste('See https://me:pw@shop.example/p')).toEqual({
      kind: 'link',
      url: 'https://shop.example/p',
      shopName: 'shop.example',
      hadCredentials: true,
    });
  });

  it.each(['sony wh-1000xm5', 'lego: star wars', '4548736132580', 'ratio 16:9 screen', 'Kaffeemühle'])(
    'reads %j as words',
    (text) => {
      expect(readPaste(text)).toEqual({ kind: 'words', words: text });
    },
  );

  it.each([
    ['https://', 'not-a-link'],
    ['http:/nothing', 'not-a-link'],
    ['https://shop', 'not-a-link'],
    ['ftp://shop.example/p', 'not-http'],
    [`https://shop.example/${'a'.repeat(5000)}`, 'too-long'],
    ['word '.repeat(100), 'too-many-words'],
  ])('refuses %.30j with a reason', (text, reason) => {
    expect(readPaste(text)).toEqual({ kind: 'refused', reason });
  });

  it('treats whitespace as empty', () => {
    expect(readPaste(' \n ')).toEqual({ kind: 'empty' });
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'grapheme' })), (text) => {
        expect(['empty', 'link', 'words', 'refused']).toContain(readPaste(text).kind);
      }),
    );
  });
});

describe('shopNameOf', () => {
  it.each([
    ['https://www.ebay.co.uk/itm/1', 'eBay.co.uk'],
    ['https://www.bestbuy.com/site/1.p', 'Best Buy'],
    ['https://lamps.myshopify.com/products/a', 'lamps.myshopify.com'],
    ['https://amazon.com.evil.test/dp/1', 'amazon.com.evil.test'],
  ])('names the shop of %s %s', (url, name) => {
    expect(shopNameOf(url)).toBe(name);
  });
});
