import { readWebUrl } from '@pricehunt/product-links';
import fc from 'fast-check';
import type { AffiliateIds } from './affiliate-programmes';
import { planOutboundLink } from './outbound-plan';
import { tagOutboundLink } from './tag-outbound-link';

const ids: AffiliateIds = {
  amazon: { 'amazon.de': 'hunt-21' },
  ebay: { campaignId: '5338000000' },
  apple: { token: '1000lHunt' },
  walmart: { partnerId: '11', adId: '22', campaignId: '33' },
  playstation: { camref: '1101hunt' },
  costco: { template: 'https://network.test/?id=7[&sid={sub}]&to={url}' },
};
const context = { ids, mayReplaceForeignTag: false };
const links = [
  'https://www.amazon.de/dp/B000000001?th=1#top',
  'https://www.amazon.de/dp/B000000001?tag=other-21',
  'https://www.amazon.fr/dp/B000000001',
  'https://www.ebay.de/itm/302474151804?customid=00000000-face-7000-8000-00000000face',
  'https://music.apple.com/us/album/1',
  'https://WWW.walmart.com/ip/1?a=1&b=%c3',
  'https://direct.playstation.com/en-us/buy',
  'https://www.costco.com/mug.html',
  'https://goto.walmart.com/c/11/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1&subId1=old',
  'https://shop.example/p/1?size=m',
  'https://shop.example/p/00000000-face-7000-8000-00000000face',
];

describe('planOutboundLink', () => {
  it.each(links)('matches tagging %s for a single click', (link) => {
    const plan = planOutboundLink(link, context);

    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.string({ unit: 'binary' })), (subId) => {
        const tagged = tagOutboundLink(link, { ...context, subId });

        expect(plan.addressFor(subId)).toBe(readWebUrl(tagged.link)?.href);
      }),
    );
  });

  it("doesn't change text that isn't a link", () => {
    expect(planOutboundLink('no link', context).addressFor('c1')).toBe('no link');
  });
});
