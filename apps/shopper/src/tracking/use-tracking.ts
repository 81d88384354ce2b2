import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import type { Tracker } from '@pricehunt/tracking-client';
import { useCallback } from 'react';
import { useShopperServices } from '../shopper-services';

/** Returns a function that uses the tracker once it has loaded. It never delays, throws or reports failure. */
export function useTracking(): (work: (tracker: Tracker) => unknown) => void {
  const { openTracker } = useShopperServices();
  return useCallback(
    (work) => {
      openTracker().then(work).catch(ignore);
    },
    [openTracker],
  );
}

/** If the chunk fails to load, nothing is tracked; the tracker itself never rejects. */
function ignore(): void {}

export interface FollowedOffer {
  readonly title: string;
  readonly link: string;
  readonly source: string;
  readonly retailer: { readonly domain: string };
  readonly isShopifyStore?: boolean;
}

/** Reports a click, plus a referral for Shopify stores (S§5). The link never waits for it. */
export function useFollowTracking(): (offer: FollowedOffer) => void {
  const track = useTracking();
  return useCallback(
    ({ title, link, source, retailer: { domain }, isShopifyStore = false }) => {
      const click = { targetUrl: link, productName: title, businessDomain: domain };
      track((tracker) => {
        void tracker.recordClick(click);
        if (isShopifyStore || isShopifyDomain(domain) || source === shopifySource) {
          void tracker.trackReferral(click);
        }
      });
    },
    [track],
  );
}

/** The source that reads Shopify stores under their own domains. */
const shopifySource = 'shopify-storefront';
