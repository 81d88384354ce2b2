import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import type { Tracker } from '@pricehunt/tracking-client';
import { useCallback } from 'react';
import { useShopperServices } from './shopper-services';

/** Gives what does something with the tracker once it is there. It never delays, throws or tells anybody that it failed. */
export function useTracking(): (work: (tracker: Tracker) => unknown) => void {
  const { openTracker } = useShopperServices();
  return useCallback(
    (work) => {
      openTracker().then(work).catch(ignore);
    },
    [openTracker],
  );
}

/** Where the part of the program that tracks does not arrive, nobody is tracked; the tracker itself never rejects. */
function ignore(): void {}

/** What is told of an offer that is followed to its shop. */
export interface FollowedOffer {
  readonly title: string;
  readonly link: string;
  readonly source: string;
  readonly retailer: { readonly domain: string };
  /** True for a connected Shopify store. */
  readonly isShopifyStore?: boolean;
}

/**
 * Gives what tells that an offer's link is followed: a click, and a referral for a Shopify store, connected or not (S§5). The link itself
 * goes its way at once, and without either.
 */
export function useFollowTracking(): (offer: FollowedOffer) => void {
  const track = useTracking();
  return useCallback(
    ({ title, link, source, retailer: { domain }, isShopifyStore = false }) => {
      const told = { targetUrl: link, productName: title, businessDomain: domain };
      track((tracker) => {
        void tracker.recordClick(told);
        if (isShopifyStore || isShopifyDomain(domain) || source === shopifySource) {
          void tracker.trackReferral(told);
        }
      });
    },
    [track],
  );
}

/** The offer source that reads shops of Shopify's under their own domains. */
const shopifySource = 'shopify-storefront';
