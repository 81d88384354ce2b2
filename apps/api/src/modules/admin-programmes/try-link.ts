import { referenceIdFor, tagOutboundLink, withReferralUtm } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { TaggedLinkView } from '@pricehunt/api-contract';
import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import { hostOf } from '@pricehunt/product-links';

/** Stands for the id of a click. */
const sampleClickId = '0193b5a8-0000-7000-8000-00000000c11c';

/** How a link would go out by the redirect, with these ids; nothing is followed or counted. */
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
