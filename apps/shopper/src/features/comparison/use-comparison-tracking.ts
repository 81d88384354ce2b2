import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { TrackedProduct } from '@pricehunt/tracking-client';
import { useEffect, useRef } from 'react';
import { useLocalPrices } from '../../prices/local-prices';
import { useTracking } from '../../tracking/use-tracking';
import type { FollowedComparison } from './requests/use-comparison';

/** Pushes the search once its product and price are known, and the comparison once it has settled (S§7). Both wait for the exchange rates, because S§7 fixes the currency to USD. */
export function useComparisonTracking({ comparison, isKnown }: FollowedComparison): void {
  const track = useTracking();
  const { isKnown: hasRates, priceIn } = useLocalPrices();
  const wasUnderWay = useRef(false);
  const isSearchPushed = useRef(false);
  const { requestId, settledAt } = comparison;
  const price = priceOf(comparison);
  const dollars = price === null ? null : formatMoney(priceIn(price, 'USD'), 'en-US');
  useEffect(() => {
    if (!isKnown) return;
    if (settledAt === null) wasUnderWay.current = true;
    if (!wasUnderWay.current || !hasRates) return;
    const product = { ...comparedProduct(comparison), price: dollars };
    const isProductKnown = comparison.product !== null && dollars !== null;
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
  }, [track, isKnown, hasRates, comparison, dollars, requestId, settledAt]);
}

function alternativesIn({ offers: { ranked, unranked } }: Comparison): number {
  return [...ranked, ...unranked].filter(({ match }) => match.level !== 'pasted').length;
}

/** For a page that only the shopper's browser has read, only the link. */
function comparedProduct(comparison: Comparison): Pick<TrackedProduct, 'url' | 'name'> {
  return {
    url: comparison.link ?? window.location.href,
    name: isCaptured(comparison) ? null : (comparison.product?.title ?? null),
  };
}

function priceOf(comparison: Comparison): Money | null {
  if (isCaptured(comparison)) return null;
  const {
    product,
    offers: { ranked, best },
  } = comparison;
  const bestOffer = ranked.find(({ offer }) => offer.id === best?.offerId);
  return (product?.pastedOffer ?? bestOffer)?.offer.price ?? null;
}

function isCaptured({ identification }: Comparison): boolean {
  return identification.state === 'captured';
}
