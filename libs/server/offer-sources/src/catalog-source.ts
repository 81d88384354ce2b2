import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import type { FoundOffer, OfferRequest, OfferSource } from './offer-source';

export interface CatalogLookups {
  /** Products that may match, most likely first. */
  findCandidates(identity: ProductIdentity, limit: number): Promise<readonly Product[]>;
  /** All offers of these products, cheapest first per currency. */
  listOffers(
    productIds: readonly string[],
  ): Promise<readonly { readonly productId: string; readonly offer: Offer }[]>;
}

const candidateCount = 20;
const offerCountMax = 200;

/** At most 200: first of the recognised product, then of similar ones, most likely first. */
export function catalogSource(lookups: CatalogLookups): OfferSource {
  return {
    id: 'catalog',
    name: 'Catalog',
    offersArePages: true,
    retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
    appliesTo: (request) => request.productId !== null || isSearchable(request.product),
    findOffers: async (request, signal) => {
      signal.throwIfAborted();
      const productIds = await productIdsOf(lookups, request);
      signal.throwIfAborted();
      if (productIds.length === 0) return [];
      const listed = await lookups.listOffers(productIds);
      return byLikelihood(listed, productIds).slice(0, offerCountMax);
    },
  };
}

async function productIdsOf(lookups: CatalogLookups, request: OfferRequest): Promise<readonly string[]> {
  const known = request.productId === null ? [] : [request.productId];
  if (!isSearchable(request.product)) return known;
  const candidates = await lookups.findCandidates(request.product, candidateCount);
  return [...new Set([...known, ...candidates.map((product) => product.id)])];
}

function isSearchable({ title, gtins, mpn }: ProductIdentity): boolean {
  return title.trim() !== '' || gtins.length > 0 || mpn !== null;
}

function byLikelihood(
  listed: readonly FoundProductOffer[],
  productIds: readonly string[],
): readonly FoundOffer[] {
  const place = new Map(productIds.map((id, index) => [id, index]));
  const placeOf = ({ productId }: FoundProductOffer) => place.get(productId) ?? productIds.length;
  return [...listed].sort((one, other) => placeOf(one) - placeOf(other));
}

type FoundProductOffer = Awaited<ReturnType<CatalogLookups['listOffers']>>[number];
