import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { TrackedProduct } from '@pricehunt/tracking-client';
import { useEffect, useRef } from 'react';
import { useTracking } from '../../tracking/use-tracking';
import type { FollowedComparison } from './requests/use-comparison';

/** Pushes the search once its product and price are known, and the comparison once it has settled (S§7). */
export function useComparisonTracking({ comparison, isKnown }: FollowedComparison): void {
  const track = useTracking();
  const wasUnderWay = useRef(false);
  const isSearchPushed = useRef(false);
  const { requestId, settledAt } = comparison;
  useEffect(() => {
    if (!isKnown) return;
    if (settledAt === null) wasUnderWay.current = true;
    if (!wasUnderWay.current) return;
    const product = comparedProduct(comparison);
    const isProductKnown = comparison.product !== null && product.price !== null;
    if (!isSearchPushed.current && (isProductKnown || settledAt !== null)) {
      isSearchPushed.current = true;
      track((tracker) => tracker.pushProductSearch(product));
    }
    if (settledAt === null) return;
    wasUnderWay.current = false;
    const alternatives = alternativesIn(comparison);
    track((tracker) => {
      tracker.pushPriceComparison(product, alternatives);
      void tracker.trackEvent('price_comparison', { requestId, alternatives });
    });
  }, [track, isKnown, comparison, requestId, settledAt]);
}

function alternativesIn({ offers: { ranked, unranked } }: Comparison): number {
  return [...ranked, ...unranked].filter(({ match }) => match.level !== 'pasted').length;
}

/** For a page that only the shopper's browser has read, only the link. */
function comparedProduct(comparison: Comparison): TrackedProduct {
  const isCaptured = comparison.identification.state === 'captured';
  const price = isCaptured ? null : priceOf(comparison);
  return {
    url: comparison.link ?? window.location.href,
    name: isCaptured ? null : (comparison.product?.title ?? null),
    price: price === null ? null : formatMoney(price, 'en-US'),
  };
}

function priceOf({ product, offers: { ranked, best } }: Comparison): Money | null {
  const bestOffer = ranked.find(({ offer }) => offer.id === best?.offerId);
  return (product?.pastedOffer ?? bestOffer)?.offer.price ?? null;
}
