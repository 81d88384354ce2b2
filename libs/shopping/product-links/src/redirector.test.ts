import fc from 'fast-check';
import { unwrapRedirector } from './redirector';

const target = 'https://www.shop.com/p/1?size=42&color=red';
const encoded = encodeURIComponent(target);

describe('unwrapRedirector', () => {
  it.each([
    `https://go.redirectingat.com/?id=1&url=${encoded}`,
    `https://go.skimresources.com?id=1X2&xs=1&url=${encoded}`,
    `https://click.linksynergy.com/deeplink?id=a&mid=44583&murl=${encoded}&u1=s`,
    `https://www.awin1.com/cread.php?awinmid=6220&awinaffid=1&ued=${encoded}`,
    `https://www.awin1.com/cread.php?awinmid=6220&p=${encoded}`,
    `https://goto.shop.com/c/1/2/3?subId1=x&u=${encoded}`,
    `https://shop.pxf.io/c/1/2/3?u=${encoded}`,
    `https://prf.hn/click/camref:a/pubref:b/destination:${encoded}`,
    `https://prf.hn/click/camref:a/destination:${target}`,
    `https://www.dpbolvw.net/click-1-2?url=${encoded}&sid=s`,
    `https://www.anrdoezrs.net/links/1/type/dlg/sid/s/${target}`,
    `https://www.shareasale.com/r.cfm?b=1&u=2&m=3&urllink=${encodeURIComponent('www.shop.com/p/1?size=42&color=red')}`,
    `https://rover.ebay.com/rover/1/711-53200-19255-0/1?mpre=${encoded}`,
    `https://www.google.com/url?q=${encoded}&sa=D`,
    `https://www.google.co.uk/url?url=${encoded}`,
    `https://www.google.com/aclk?sa=l&adurl=${encoded}`,
    `https://l.facebook.com/l.php?u=${encoded}&h=x`,
    `https://redirect.viglink.com/?key=k&u=${encoded}`,
    `https://tc.tradetracker.net/?c=1&m=2&a=3&r=&u=${encoded}`,
    `https://track.adtraction.com/t/t?a=1&as=2&t=2&tk=1&url=${encoded}`,
    `https://www.pntra.com/t/1-2-3?url=${encoded}`,
    `https://visit.digidip.net/visit?pid=1&url=${encoded}`,
    `https://www.googleadservices.com/pagead/aclk?sa=L&adurl=${encoded}`,
    `https://vk.com/away.php?to=${encoded}`,
    `https://www.amazon.de/gp/r.html?C=1&R=2&U=${encoded}`,
    `https://urldefense.com/v3/__${target}__;!!abc!def$`,
    `https://web.archive.org/web/20240101000000/${target}`,
    `https://www.google.com/amp/s/www.shop.com/p/1?size=42&color=red`,
    `https://www-shop-com.cdn.ampproject.org/c/s/www.shop.com/p/1?size=42&color=red`,
  ])('finds the target in %s', (link) => {
    expect(unwrapRedirector(link)).toBe(target);
  });

  it('unwraps several layers', () => {
    const inner = `https://goto.shop.com/c/1/2/3?u=${encoded}`;

    expect(unwrapRedirector(`https://www.google.com/url?q=${encodeURIComponent(inner)}`)).toBe(target);
  });

  it("finds the product in Amazon's ad links", () => {
    const link = 'https://www.amazon.com/sspa/click?ie=UTF8&url=%2FMug%2Fdp%2FB000000001%2Fref%3Dsspa';

    expect(unwrapRedirector(link)).toBe('https://www.amazon.com/Mug/dp/B000000001/ref=sspa');
  });

  it.each([
    target,
    'https://amzn.to/3xYz',
    'https://www.google.com/search?q=https://shop.com/',
    'https://www.google.com/url?q=javascript:alert(1)',
    `https://evil.test/?url=${encoded}`,
    `https://google.com.evil.test/url?q=${encoded}`,
    'https://prf.hn/click/camref:a',
    'https://web.archive.org/web/20240101000000/',
    'https://urldefense.com/v3/__javascript:alert(1)__;!!x',
    'https://vk.com/shop?to=https://shop.com/p',
    'not a link',
  ])("doesn't change %s", (link) => {
    expect(unwrapRedirector(link)).toBe(link);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof unwrapRedirector(`https://www.google.com/url?q=${text}`)).toBe('string');
      }),
    );
  });
});
