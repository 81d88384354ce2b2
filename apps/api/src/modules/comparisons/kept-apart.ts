import type { FoundOffer } from '@pricehunt/offer-sources';
import { canonicalLink } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';
import type { ComparedProduct } from './gathered-offers';

/** Whether an offer belongs to a product that an admin keeps apart from this one, or from one merged into it, however alike they are. */
export async function readKeptApart(
  { productDecisions, offers }: Pick<Storage, 'productDecisions' | 'offers'>,
  { productId }: Pick<ComparedProduct, 'productId'>,
): Promise<(found: FoundOffer) => boolean> {
  if (productId === null) return () => false;
  const ownIds = [productId, ...(await productDecisions.listMergedInto(productId))];
  const decided = (await productDecisions.listDecisionsOn(ownIds))
    .filter(({ decision }) => decision === 'apart')
    .flatMap(({ productIds }) => productIds.filter((id) => !ownIds.includes(id)));
  if (decided.length === 0) return () => false;
  const merged = await productDecisions.findMerged(decided);
  const apartIds = new Set(decided.map((id) => merged.get(id) ?? id).filter((id) => id !== productId));
  const listed = await offers.listOffersOfProducts([...apartIds]);
  const offerIds = new Set(listed.map(({ offer }) => offer.id));
  const links = new Set(listed.map(({ offer }) => canonicalLink(offer.link)));
  return ({ offer, productId: listedIn }) =>
    listedIn === null
      ? offerIds.has(offer.id) || links.has(canonicalLink(offer.link))
      : apartIds.has(listedIn);
}
