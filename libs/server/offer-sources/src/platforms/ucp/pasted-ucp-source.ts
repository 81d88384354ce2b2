import { shopifyProductIn } from '@pricehunt/product-links';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { OfferSource } from '../../offer-source';
import { climbLadder, queryRungs } from '../../query-ladder';
import { offersOfUcpAnswer } from '../../ucp-answer';
import { retailerOf } from '../../variant-facts';
import { isOfShop } from '../shop-offer';
import { probeUcp } from './probe-ucp';
import type { UcpAccess } from './probe-ucp';
import { askUcp } from './search-ucp';

/** The probe is cached. Links in Shopify's format have their own source. */
export function pastedUcpSource(services: {
  readonly safeFetch: SafeFetch;
  readonly now: () => Date;
  readonly ucp: UcpAccess;
}): OfferSource {
  const id = 'ucp-link';
  const { safeFetch, now, ucp } = services;
  return {
    id,
    name: 'Pasted shop (UCP)',
    shopsAreStrangers: true,
    retention: { historyAllowed: true, ageMsMax: 60 * 60_000, mustShowTimestamp: true, disclaimer: null },
    appliesTo: ({ link, product }) =>
      link !== null && shopifyProductIn(link) === null && queryRungs(product).length > 0,
    findOffers: async (request, signal) => {
      const { link, product, currency, country } = request;
      const { origin } = new URL(link ?? '');
      const service = await probeUcp(services, origin, signal);
      if (service === null) return [];
      const { domain } = retailerOf(origin, null);
      return climbLadder({
        request,
        rungs: queryRungs(product),
        ask: async ({ text: query }) => {
          const answer = await askUcp(safeFetch, ucp, { service, query, signal, currency, country });
          const found = offersOfUcpAnswer(answer, { sourceId: id, checkedAt: now().toISOString() });
          return found.filter(({ offer }) => isOfShop({ domain }, offer.link));
        },
      });
    },
  };
}
