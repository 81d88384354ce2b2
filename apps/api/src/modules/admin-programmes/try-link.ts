import { referenceIdFor, tagOutboundLink, withReferralUtm } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { TaggedLinkView } from '@pricehunt/api-contract/admin-programmes';
import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import { hostOf } from '@pricehunt/product-links';

const sampleClickId = '0193b5a8-0000-7000-8000-00000000c11c';

/** Shows how the redirect would tag a link; follows and counts nothing. */
export function tryLink(link: string, ids: AffiliateIds): TaggedLinkView {
  const host = hostOf(link);
  if (host !== null && isShopifyDomain(host)) {
    const referenceId = referenceIdFor(host, 0, sampleClickId.slice(-12));
    return {
      link: withReferralUtm(link, referenceId),
      isTagged: true,
      programmeId: null,
      reason: 'referral',
    };
  }
  const outcome = tagOutboundLink(link, { ids, subId: sampleClickId, mayReplaceForeignTag: false });
  return {
    link: outcome.link,
    isTagged: outcome.tagged,
    programmeId: outcome.programme,
    reason: outcome.reason,
  };
}
