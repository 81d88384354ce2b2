import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { leadingMatch } from '@pricehunt/product-matching';
import type { MatchContext } from '@pricehunt/product-matching';
import type { FoundOffer } from '@pricehunt/offer-sources';
import { matchWith } from './gathered-offers';
import type { ComparedProduct } from './gathered-offers';
import type { PlacedOffer } from './without-contradicted';

/**
 * Of the likely matches in one shop, only one that is well ahead of everything else found there stays: a shop sells a
 * product once, and lists many that are like one it doesn't sell. The others become similar products. Sellers on a
 * marketplace may all sell it.
 */
export function withLeadingLikelyMatches(
  product: ComparedProduct,
  placed: readonly PlacedOffer[],
  found: readonly FoundOffer[],
  context: MatchContext,
): readonly PlacedOffer[] {
  // Words name many products; their exact title is one already.
  if (product.identification.state === 'from-words') return placed;
  const leaders = new Map<string, string | null>();
  const leaderOf = (domain: string) => {
    const known = leaders.get(domain);
    if (known !== undefined) return known;
    const candidates = found
      .filter(({ offer }) => offer.retailer.domain === domain)
      .map(({ offer }) => ({ id: offer.id, match: matchWith(product, offer, context) }));
    const leader = leadingMatch(candidates)?.id ?? null;
    leaders.set(domain, leader);
    return leader;
  };
  return placed.map((each) => {
    const { offer, match, kind } = each.placement;
    const isLikely = kind === 'same' && match.level === 'probably-same';
    if (!isLikely || detectMarketplace(offer.link) !== null || leaderOf(offer.retailer.domain) === offer.id)
      return each;
    return { ...each, placement: { kind: 'similar', offer, match } };
  });
}
