import type { Offer } from '@pricehunt/offers';
import { conditionClassOf, networkFeedSource } from '@pricehunt/offers';
import type { ProductOffer, Storage } from '@pricehunt/storage';
import type { ItemOwner } from '../item-owners/item-owner';

export interface OfferToList extends ProductOffer {
  readonly saidAt: string;
}

export interface ListedOnce {
  readonly listedElsewhere: ReadonlySet<string>;
  readonly overtaken: readonly string[];
}

/** The shop's own listing wins over any feed, and of two feeds the fresher one. */
export async function listOnce(
  storage: Pick<Storage, 'merchantItems'>,
  owner: ItemOwner,
  offers: readonly OfferToList[],
  listed: readonly ProductOffer[],
): Promise<ListedOnce> {
  const listedElsewhere = new Set<string>();
  const overtaken = new Set<string>();
  const placeOf = ({ productId, offer }: ProductOffer) =>
    `${productId} ${offer.retailer.domain} ${conditionClassOf(offer.condition)}`;
  const byPlace = new Map<string, ProductOffer[]>();
  for (const each of listed) byPlace.set(placeOf(each), [...(byPlace.get(placeOf(each)) ?? []), each]);
  const rivals = offers.map((each) => ({
    ...each,
    rivals: (byPlace.get(placeOf(each)) ?? [])
      .map(({ offer }) => offer)
      .filter(({ id }) => id !== each.offer.id),
  }));
  const rivalIds = rivals.flatMap((each) => each.rivals.map(({ id }) => id));
  if (rivalIds.length === 0) return { listedElsewhere, overtaken: [] };
  const own = await storage.merchantItems.findItemsOfOffers(owner.business.id, rivalIds);
  const ownIds = new Set(own.map(({ offerId }) => offerId));
  const isOfFeed = ({ source }: Offer) => source === networkFeedSource;
  for (const { offer, saidAt, rivals: all } of rivals) {
    const others = all.filter(({ id }) => !ownIds.has(id));
    const isBeaten = isOfFeed(offer) && others.some((each) => !isOfFeed(each) || each.checkedAt >= saidAt);
    if (isBeaten) listedElsewhere.add(offer.id);
    else for (const each of others) if (isOfFeed(each)) overtaken.add(each.id);
  }
  return { listedElsewhere, overtaken: [...overtaken] };
}
