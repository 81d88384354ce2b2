import { standingsHiddenWithBusiness } from '@pricehunt/business-accounts';
import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem } from '@pricehunt/merchant-feeds';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import { networkFeedSource } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import type {
  MerchantItemIssue,
  MerchantItemRow,
  OfferToSave,
  PriceRetraction,
  Stores,
} from '@pricehunt/storage';
import type { Needs } from '../services';
import { chooseProducts } from './choose-products';
import type { ChosenProduct } from './choose-products';
import { isLetIn, verifiedDomainOf } from '../item-owners/item-owner';
import type { ItemOwner } from '../item-owners/item-owner';
import { queueConfirmation } from './item-page-checks';
import { merchantSource, saidAtOf, shopOfItem } from '../item-owners/item-shop';
import { judgeItems } from './judge-items';
import { listOnce } from './list-once';
import type { OfferToList } from './list-once';
import {
  identityOfItem,
  offerIdOf,
  offerOfItem,
  ownProductIdOf,
  productOfItem,
  repriceAtOf,
} from './offer-of-item';
import { unsettledPrices } from './retract-prices';

export interface ItemToStore {
  readonly item: FeedItem;
  readonly digest: string;
  readonly issues: readonly MerchantItemIssue[];
  readonly feedId: string;
  readonly importId: string;
  readonly country: string | null;
  readonly productId: string | null;
  readonly updatedAt?: string;
}

export interface PlannedItems {
  readonly businessId: string;
  readonly products: readonly Product[];
  readonly offers: readonly OfferToSave[];
  readonly rows: readonly MerchantItemRow[];
  readonly hiddenOfferIds: readonly string[];
  /** Offers that move to another product start a new history there. */
  readonly movedOfferIds: readonly string[];
  /** Offers of other feeds that list the same item of the same shop; these are removed. */
  readonly overtakenOfferIds: readonly string[];
  readonly retractions: readonly PriceRetraction[];
}

export async function planItems(
  { storage, tokenRarity }: Needs<'storage' | 'tokenRarity'>,
  owner: ItemOwner,
  items: readonly ItemToStore[],
  at: Date,
): Promise<PlannedItems> {
  const { id: businessId } = owner.business;
  const places = await chooseProducts(
    storage,
    items.map(({ item, productId }) => ({
      identity: identityOfItem(item),
      ownProduct: productOfItem(item, ownProductIdOf(businessId, item.itemId)),
      productId,
    })),
    { tokenRarity: await tokenRarity() },
  );
  const disapprovals = await storage.itemDisapprovals.findDisapprovals(
    businessId,
    items.map(({ item }) => item.itemId),
  );
  const disapproved = new Set(disapprovals.map(({ itemId }) => itemId));
  const withholdings = await storage.withheldItems.findWithheld(
    businessId,
    items.map(({ item }) => item.itemId),
  );
  const withheld = new Set(withholdings.map(({ itemId }) => itemId));
  const holds = await judgeItems(
    storage,
    owner,
    items.map(({ item, digest, productId }, place) => ({
      item,
      digest,
      productId,
      place: places[place] ?? nowhere,
    })),
    at,
  );
  const products: Product[] = [];
  const offers: OfferToSave[] = [];
  const rows: MerchantItemRow[] = [];
  const hiddenOfferIds: string[] = [];
  const movedOfferIds: string[] = [];
  const ending: MerchantItemRow[] = [];
  const retractions: PriceRetraction[] = [];
  const toList: OfferToList[] = [];
  const source = owner.feed === null ? merchantSource : networkFeedSource;
  items.forEach((entry, place) => {
    const { item } = entry;
    const { productId: chosenId, isOwn } = places[place] ?? nowhere;
    const hold = holds[place] ?? null;
    const shop = shopOfItem(owner, item);
    const standing = standingOf(item, at, {
      isDisapproved: disapproved.has(item.itemId),
      isWithheld: withheld.has(item.itemId),
      isLetIn: owner.isLetIn,
      hasDomain: shop !== null,
      isShopBlocked: verifiedDomainOf(item.link, owner.blockedDomains) !== null,
      isHeld: hold !== null,
    });
    const productId = standing === 'held' && hold !== null ? hold.productId : chosenId;
    const holdReasons = standing === 'held' && hold !== null ? hold.reasons : [];
    const offerId = offerIdOf(businessId, item.itemId);
    if (standing === 'shown' && shop !== null) {
      if (isOwn) products.push(productOfItem(item, productId));
      const seller = { businessId, ...shop, country: entry.country, source, hasShopify: owner.hasShopify };
      const offer = offerOfItem(item, seller, at);
      offers.push({ productId, offer, storesPriceHistory: owner.feed?.mayShowHistory ?? true });
      toList.push({ productId, offer, saidAt: saidAtOf(item, entry.updatedAt ?? at.toISOString()) });
    } else hiddenOfferIds.push(offerId);
    const row = rowOf(entry, { businessId, productId, offerId, standing, holdReasons }, at);
    rows.push(row);
    // A price history from another product is wrong for both.
    if (entry.productId !== null && entry.productId !== productId) {
      movedOfferIds.push(offerId);
      retractions.push({ offerId, productId: entry.productId, since: null });
    }
    if (standing === 'disapproved') retractions.push({ offerId, productId, since: null });
    else if (standing !== 'shown') ending.push(row);
  });
  retractions.push(...(await unsettledPrices(storage, businessId, ending, at)));
  // Without operator feeds, only the shop itself lists its offers.
  const isSure = owner.feed === null && (await storage.operatorFeeds.listFeeds()).length === 0;
  const listed = isSure
    ? []
    : await storage.offers.listOffersOfProducts([...new Set(toList.map(({ productId }) => productId))]);
  const { listedElsewhere, overtaken } = await listOnce(storage, owner, toList, listed);
  const planned: PlannedItems = {
    businessId,
    products,
    offers,
    rows,
    hiddenOfferIds,
    movedOfferIds,
    retractions,
    overtakenOfferIds: overtaken,
  };
  return listedElsewhere.size === 0 ? planned : withoutListed(planned, listedElsewhere);
}

function withoutListed(planned: PlannedItems, offerIds: ReadonlySet<string>): PlannedItems {
  return {
    ...planned,
    offers: planned.offers.filter(({ offer }) => !offerIds.has(offer.id)),
    hiddenOfferIds: [...planned.hiddenOfferIds, ...offerIds],
    rows: planned.rows.map((row) =>
      offerIds.has(row.offerId) ? { ...row, standing: 'listed-elsewhere', isShown: false } : row,
    ),
  };
}

export function narrowedTo(planned: PlannedItems, offerIds: ReadonlySet<string>): PlannedItems {
  const offers = planned.offers.filter(({ offer }) => offerIds.has(offer.id));
  const productIds = new Set(offers.map(({ productId }) => productId));
  return {
    businessId: planned.businessId,
    offers,
    products: planned.products.filter(({ id }) => productIds.has(id)),
    rows: planned.rows.filter(({ offerId }) => offerIds.has(offerId)),
    hiddenOfferIds: planned.hiddenOfferIds.filter((id) => offerIds.has(id)),
    movedOfferIds: planned.movedOfferIds.filter((id) => offerIds.has(id)),
    overtakenOfferIds: offers.length === 0 ? [] : planned.overtakenOfferIds,
    retractions: planned.retractions.filter(({ offerId }) => offerIds.has(offerId)),
  };
}

const nowhere: ChosenProduct = { productId: '', isOwn: true, isMerged: false, disputedIds: [] };

/** Call it within a transaction. Shows nothing of a business suspended since the planning. */
export async function writeItems(
  services: Needs<'jobQueue'>,
  stores: Stores,
  planned: PlannedItems,
): Promise<void> {
  // From here on no other transaction changes offers, even when there is nothing to remove.
  await stores.offers.removeOffers(planned.movedOfferIds);
  const { products, offers, rows, hiddenOfferIds, overtakenOfferIds, retractions } = await asLetIn(
    stores,
    planned,
  );
  const updatedAt = rows[0]?.updatedAt ?? '';
  if (retractions.length > 0) await stores.priceHistory.retractObservations(retractions);
  if (offers.length > 0) await stores.offers.saveProductsWithOffers(products, offers);
  if (overtakenOfferIds.length > 0) {
    await stores.offers.removeOffers(overtakenOfferIds);
    await stores.merchantItems.markListedElsewhere(overtakenOfferIds, updatedAt);
  }
  if (hiddenOfferIds.length > 0) await stores.offers.removeOffers(hiddenOfferIds);
  if (rows.length > 0) await stores.merchantItems.saveItems(rows);
  await queueConfirmation(services, stores, rows);
}

async function asLetIn(stores: Stores, planned: PlannedItems): Promise<PlannedItems> {
  const business = await stores.businesses.findBusiness(planned.businessId);
  if (business === null || (await isLetIn(stores, business.status))) return planned;
  return {
    ...planned,
    products: [],
    offers: [],
    overtakenOfferIds: [],
    hiddenOfferIds: planned.rows.map(({ offerId }) => offerId),
    rows: planned.rows.map((row) =>
      standingsHiddenWithBusiness.includes(row.standing)
        ? { ...row, standing: 'business-hidden', isShown: false, holdReasons: [] }
        : row,
    ),
  };
}

function standingOf(
  item: FeedItem,
  at: Date,
  whether: {
    readonly isDisapproved: boolean;
    readonly isWithheld: boolean;
    readonly isLetIn: boolean;
    readonly hasDomain: boolean;
    readonly isShopBlocked: boolean;
    readonly isHeld: boolean;
  },
): MerchantProductStanding {
  if (whether.isDisapproved) return 'disapproved';
  if (whether.isWithheld) return 'withheld';
  if (!whether.isLetIn) return 'business-hidden';
  if (!whether.hasDomain) return whether.isShopBlocked ? 'shop-blocked' : 'domain-unproved';
  const isExpired = item.expiresAt !== null && Date.parse(item.expiresAt) <= at.getTime();
  if (isExpired) return 'expired';
  return whether.isHeld ? 'held' : 'shown';
}

function rowOf(
  { item, digest, issues, feedId, importId }: ItemToStore,
  place: Pick<MerchantItemRow, 'businessId' | 'productId' | 'offerId' | 'standing' | 'holdReasons'>,
  at: Date,
): MerchantItemRow {
  const price = priceInEffect(item, at.getTime());
  const { businessId, productId, offerId, standing, holdReasons } = place;
  return {
    businessId,
    productId,
    offerId,
    standing,
    holdReasons,
    isShown: standing === 'shown',
    itemId: item.itemId,
    feedId,
    importId,
    digest,
    item,
    issues,
    words: wordsOf(item),
    titleKey: item.title.toLowerCase().slice(0, 80),
    priceMinor: price.amountMinor,
    currency: price.currency,
    availability: item.availability,
    repriceAt: repriceAtOf(item, at),
    updatedAt: at.toISOString(),
  };
}

function wordsOf({ title, brand, itemId, sku, mpn, gtins }: FeedItem): string {
  return [title, brand, itemId, sku, mpn, ...gtins]
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase();
}
