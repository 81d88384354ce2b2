import type { Comparison } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import type { TrackedProduct } from '@pricehunt/tracking-client';
import { useEffect, useRef } from 'react';
import { useTracking } from '../../use-tracking';
import type { FollowedComparison } from './requests/use-comparison';

/** Tells once that a comparison has settled (S§7): one that this page saw under way, not one that is looked at again. */
export function useSettledTracking({ comparison, isKnown }: FollowedComparison): void {
  const track = useTracking();
  const wasUnderWay = useRef(false);
  const { requestId, settledAt } = comparison;
  useEffect(() => {
    if (!isKnown) return;
    if (settledAt === null) {
      wasUnderWay.current = true;
      return;
    }
    if (!wasUnderWay.current) return;
    wasUnderWay.current = false;
    const alternatives = alternativesIn(comparison);
    track((tracker) => {
      tracker.pushPriceComparison(comparedProduct(comparison), alternatives);
      void tracker.trackEvent('price_comparison', { requestId, alternatives });
    });
  }, [track, isKnown, comparison, requestId, settledAt]);
}

function alternativesIn({ offers: { ranked, unranked } }: Comparison): number {
  return [...ranked, ...unranked].filter(({ match }) => match.level !== 'pasted').length;
}

function comparedProduct({ link, product }: Comparison): TrackedProduct {
  const price = product?.pastedOffer?.offer.price;
  return {
    url: link ?? window.location.href,
    name: product?.title ?? null,
    price: price === undefined ? null : formatMoney(price, 'en-US'),
  };
}
