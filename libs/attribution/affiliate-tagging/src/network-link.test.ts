import { clickIdPlace, readNetworkLink, withClickIdPlace } from './network-link';
import { tagOutboundLink } from './tag-outbound-link';

const target = 'https://www.shop.com/p/1?size=42';
const encoded = encodeURIComponent(target);
const clickId = '0199f0aa-1111-7222-8333-444455556666';

describe('readNetworkLink', () => {
  it.each([
    ['awin', '1', `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encoded}`],
    ['cj', null, `https://www.dpbolvw.net/click-1-2?url=${encoded}`],
    ['cj', null, `https://www.anrdoezrs.net/links/1/type/dlg/${target}`],
    ['rakuten', null, `https://click.linksynergy.com/link?id=a&offerid=1.2&type=15&murl=${encoded}`],
    ['rakuten', '38', `https://click.linksynergy.com/deeplink?id=a&mid=38&murl=${encoded}`],
    ['impact', '3', `https://shop.pxf.io/c/1/2/3?u=${encoded}`],
    ['impact', null, `https://goto.shop.com/c/1/2/3?u=${encoded}`],
    ['tradedoubler', '1', `https://clk.tradedoubler.com/click?p=1&a=2&url=${encoded}`],
    ['tradedoubler', '1', `https://pdt.tradedoubler.com/click?a(2)p(1)product(x)url(${encoded})`],
    [
      'webgains',
      '5',
      `https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=5&wgtarget=${encoded}`,
    ],
  ])('names %s, advertiser %s and the shop behind %s', (network, advertiserId, link) => {
    expect(readNetworkLink(link)).toEqual({ network, link, target, advertiserId });
  });

  it('recognises a link without a target and upgrades it to https', () => {
    expect(readNetworkLink('http://www.awin1.com/pclick.php?p=1&a=2&m=3')).toEqual({
      network: 'awin',
      link: 'https://www.awin1.com/pclick.php?p=1&a=2&m=3',
      target: null,
      advertiserId: '3',
    });
  });

  it.each([
    'https://awin1.com.evil.test/cread.php?ued=https://www.shop.com/',
    'https://user@www.awin1.com/pclick.php?p=1',
    'https://www.awin1.com:8443/pclick.php?p=1',
    `https://goto.evil.test/c/1/2/3?u=${encoded}`,
    `https://www.google.com/url?q=${encoded}`,
    'javascript:alert(1)',
    target,
  ])('does not recognise %s as a network link', (link) => {
    expect(readNetworkLink(link)).toBeNull();
  });
});

describe('withClickIdPlace', () => {
  it.each([
    [
      'https://www.awin1.com/pclick.php?p=1&a=2&m=3&clickref=old',
      'clickref',
      'https://www.awin1.com/pclick.php?p=1&a=2&m=3',
    ],
    [
      `https://www.dpbolvw.net/click-1-2?url=${encoded}`,
      'sid',
      `https://www.dpbolvw.net/click-1-2?url=${encoded}`,
    ],
    [
      `https://click.linksynergy.com/link?id=a&murl=${encoded}`,
      'u1',
      `https://click.linksynergy.com/link?id=a&murl=${encoded}`,
    ],
    [`https://shop.pxf.io/c/1/2/3?u=${encoded}`, 'subId1', `https://shop.pxf.io/c/1/2/3?u=${encoded}`],
    [
      `https://clk.tradedoubler.com/click?p=1&a=2&url=${encoded}`,
      'epi',
      `https://clk.tradedoubler.com/click?p=1&a=2&url=${encoded}`,
    ],
  ])('sends the click id to the network of %s in %s', (link, parameter, rest) => {
    const tagged = tagOutboundLink(withClickIdPlace(link), {
      ids: {},
      subId: clickId,
      mayReplaceForeignTag: false,
    });

    expect(tagged).toEqual({
      link: `${rest}&${parameter}=${clickId}`,
      tagged: true,
      programme: null,
      reason: 'ready-link',
    });
  });

  it('puts the click into the path where CJ ends it with the target, and into brackets for Tradedoubler', () => {
    expect(withClickIdPlace(`https://www.anrdoezrs.net/links/1/type/dlg/${target}`)).toBe(
      `https://www.anrdoezrs.net/links/1/type/dlg/sid/${clickIdPlace}/${target}`,
    );
    expect(withClickIdPlace(`https://pdt.tradedoubler.com/click?a(2)p(1)url(${encoded})`)).toBe(
      `https://pdt.tradedoubler.com/click?epi(${clickIdPlace})a(2)p(1)url(${encoded})`,
    );
  });

  it("never overwrites the network's tag and sets a new id per click", () => {
    const link = withClickIdPlace(
      `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent('https://www.amazon.de/dp/B000000001')}`,
    );
    const tagged = tagOutboundLink(link, {
      ids: { amazon: { 'amazon.de': 'hunt-21' } },
      subId: clickId,
      mayReplaceForeignTag: true,
    });

    expect(tagged.link).toBe(link.replace(clickIdPlace, clickId));
    expect(tagged.link).not.toContain('hunt-21');
  });

  it("doesn't change links of other sites, and of networks without such a parameter", () => {
    const webgains = `https://track.webgains.com/click.html?wgtarget=${encoded}`;

    expect(withClickIdPlace(target)).toBe(target);
    expect(withClickIdPlace(webgains)).toBe(webgains);
  });
});
