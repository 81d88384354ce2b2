import type { Offer } from '@pricehunt/offers';
import { conditionClassOf, networkFeedSource } from '@pricehunt/offers';
import type { ProductOffer, Storage } from '@pricehunt/storage';
import type { ItemOwner } from './item-owner';

/** An offer that is to be listed, and when what it says was true. */
export interface OfferToList extends ProductOffer {
  readonly saidAt: string;
}

/** Which offers of the same shop give way to which. */
export interface ListedOnce {
  /** Of those that are to be listed: the shop itself or a fresher feed lists the same. */
  readonly listedElsewhere: ReadonlySet<string>;
  /** Of those that are listed: these give way. */
  readonly overtaken: readonly string[];
}

/**
 * Lists a shop's offer of a product once, though several feeds of the operator and the shop itself bring it: what the shop itself says
 * counts before any feed, and of two feeds the one whose word is newer.
 */
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
