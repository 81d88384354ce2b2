import fc from 'fast-check';
import { linkLengthMax, parsePastedLink } from './pasted-link';

describe('parsePastedLink', () => {
  it.each([
    ['https://shop.test.com/p/1', 'https://shop.test.com/p/1'],
    ['  http://shop.test.com/p \n', 'http://shop.test.com/p'],
    ['HTTPS://Shop.Test.com', 'https://shop.test.com/'],
    ['https://shop.co.uk:8443/p?q=<b>', 'https://shop.co.uk:8443/p?q=%3Cb%3E'],
    ['https:/shop.test.com/p', 'https://shop.test.com/p'],
    ['https://münchen.de/p', 'https://xn--mnchen-3ya.de/p'],
    ['https://shop.test.com./p', 'https://shop.test.com./p'],
    ['http://127.0.0.1:4100/p', 'http://127.0.0.1:4100/p'],
    ['http://[::1]:4100/p', 'http://[::1]:4100/p'],
    ['http://localhost:4100/p', 'http://localhost:4100/p'],
    ['amazon.com/dp/B000000001', 'https://amazon.com/dp/B000000001'],
    ['amazon.co.uk/dp/B000000001', 'https://amazon.co.uk/dp/B000000001'],
    ['www.shop.example', 'https://www.shop.example/'],
    ['shop.de:8080/p', 'https://shop.de:8080/p'],
  ])('accepts %j as a link', (text, url) => {
    const pasted = parsePastedLink(text);

    expect(pasted).toEqual({ kind: 'link', url, hadCredentials: false });
  });

  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    [`https://shop.com/${'a'.repeat(linkLengthMax)}`, 'too-long'],
    ['oak tray', 'not-a-url'],
    ['kettle', 'not-a-url'],
    ['node.js', 'not-a-url'],
    ['1.5l kettle/jug', 'not-a-url'],
    ['//shop.com/p', 'not-a-url'],
    ['/dp/B000000001', 'not-a-url'],
    ['https://', 'not-a-url'],
    ['https://two words.com/', 'not-a-url'],
    ['https://300.1.1.1/', 'not-a-url'],
    ['https://a.com/1\nhttps://b.com/2', 'not-a-url'],
    ['javascript:alert(1)', 'not-http'],
    ['file:///etc/passwd', 'not-http'],
    ['data:text/html,hello', 'not-http'],
    ['ftp://shop.com/p', 'not-http'],
    ['https://-.com', 'impossible-host'],
    ['https://-shop.com/', 'impossible-host'],
    ['https://shop-.com/', 'impossible-host'],
    ['https://shop..com/', 'impossible-host'],
    ['https://.shop.com/', 'impossible-host'],
    ['https://shop/', 'impossible-host'],
    [`https://${'a'.repeat(64)}.com/`, 'impossible-host'],
  ])('rejects %j with the reason', (text, reason) => {
    const pasted = parsePastedLink(text);

    expect(pasted).toEqual({ kind: 'not-a-link', reason });
  });

  it.each([
    ['https://user:secret@shop.com/p?a=1#top', 'https://shop.com/p?a=1#top'],
    ['https://user@shop.com:8443/', 'https://shop.com:8443/'],
    ['https://:secret@shop.com/', 'https://shop.com/'],
    ['https://amazon.com@evil.test/', 'https://evil.test/'],
  ])('removes user name and password from %s and reports it', (text, url) => {
    expect(parsePastedLink(text)).toEqual({ kind: 'link', url, hadCredentials: true });
  });

  it('never returns a user name or password', () => {
    const name = fc.stringMatching(/^[a-z0-9%]{1,8}$/);
    fc.assert(
      fc.property(fc.webUrl(), name, name, (link, user, password) => {
        const plain = parsePastedLink(link);
        const pasted = parsePastedLink(link.replace('://', `://${user}:${password}@`));

        expect(pasted).toEqual(plain.kind === 'link' ? { ...plain, hadCredentials: true } : plain);
      }),
    );
  });

  it('returns a result for any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (text) => {
        const pasted = parsePastedLink(text);

        if (pasted.kind === 'link')
          expect(parsePastedLink(pasted.url)).toEqual({ ...pasted, hadCredentials: false });
      }),
    );
  });

  it('returns quickly for long hostile text', () => {
    const texts = [
      'www.'.repeat(1000),
      'a.'.repeat(2000),
      `a${'-'.repeat(4000)}`,
      `https://${'-.'.repeat(2000)}`,
    ];

    const kinds = texts.map((text) => parsePastedLink(text).kind);

    expect(new Set(kinds)).toEqual(new Set(['not-a-link']));
  });
});
