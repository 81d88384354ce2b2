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
  Storage,
  Stores,
} from '@pricehunt/storage';
import type { Services } from '../services';
import { chooseProducts } from './choose-products';
import type { ChosenProduct } from './choose-products';
import { isLetIn } from './item-owner';
import type { ItemOwner } from './item-owner';
import { queueConfirmation } from './item-page-checks';
import { merchantSource, saidAtOf, shopOfItem } from './item-shop';
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

/** An item to keep, and who named it. */
export interface ItemToKeep {
  readonly item: FeedItem;
  readonly digest: string;
  readonly issues: readonly MerchantItemIssue[];
  readonly feedId: string;
  readonly importId: string;
  readonly country: string | null;
  /** The product that it is under; null for a new item. */
  readonly productId: string | null;
  /** When the item was written, where it is written again as it was; left out for what a feed says now. */
  readonly updatedAt?: string;
}

/** What has to be written for some items, worked out before the transaction. */
export interface PlannedItems {
  readonly businessId: string;
  readonly products: readonly Product[];
  readonly offers: readonly OfferToSave[];
  readonly rows: readonly MerchantItemRow[];
  readonly hiddenOfferIds: readonly string[];
  /** Offers that go to another product: they begin anew there. */
  readonly movedOfferIds: readonly string[];
  /** Offers of other feeds that say the same of the same shop: they give way. */
  readonly overtakenOfferIds: readonly string[];
  /** Prices that leave the history. */
  readonly retractions: readonly PriceRetraction[];
}

/**
 * Works out products, offers and rows of items. An item is shown on a verified domain, of a business that is let in, until it expires, unless an admin
 * disapproved it, its merchant withholds it, or it contradicts what other shops say of the product.
 */
export async function planItems(
  storage: Storage,
  owner: ItemOwner,
  items: readonly ItemToKeep[],
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
      ...{ item, digest, productId, place: places[place] ?? nowhere },
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
  items.forEach((kept, place) => {
    const { item } = kept;
    const { productId: chosenId, isOwn } = places[place] ?? nowhere;
    const hold = holds[place] ?? null;
    const shop = shopOfItem(owner, item);
    const standing = standingOf(item, at, {
      isDisapproved: disapproved.has(item.itemId),
      isWithheld: withheld.has(item.itemId),
      isLetIn: owner.isLetIn,
      hasDomain: shop !== null,
      isHeld: hold !== null,
    });
    const productId = standing === 'held' && hold !== null ? hold.productId : chosenId;
    const holdReasons = standing === 'held' && hold !== null ? hold.reasons : [];
    const offerId = offerIdOf(businessId, item.itemId);
    if (standing === 'shown' && shop !== null) {
      if (isOwn) products.push(productOfItem(item, productId));
      const seller = { businessId, ...shop, country: kept.country, source };
      const offer = offerOfItem(item, seller, at);
      offers.push({ productId, offer, storesPriceHistory: owner.feed?.mayShowHistory ?? true });
      toList.push({ productId, offer, saidAt: saidAtOf(item, kept.updatedAt ?? at.toISOString()) });
    } else hiddenOfferIds.push(offerId);
    const row = rowOf(kept, { businessId, productId, offerId, standing, holdReasons }, at);
    rows.push(row);
    // What an item cost while it was taken for another product says nothing of that one, and nothing of this one.
    if (kept.productId !== null && kept.productId !== productId) {
      movedOfferIds.push(offerId);
      retractions.push({ offerId, productId: kept.productId, since: null });
    }
    if (standing === 'disapproved') retractions.push({ offerId, productId, since: null });
    else if (standing !== 'shown') ending.push(row);
  });
  retractions.push(...(await unsettledPrices(storage, businessId, ending, at)));
  // Without a feed of the operator nobody but the shop itself brings its offers.
  const isSure = owner.feed === null && (await storage.operatorFeeds.listFeeds()).length === 0;
  const listed = isSure
    ? []
    : await storage.offers.listOffersOfProducts([...new Set(toList.map(({ productId }) => productId))]);
  const { listedElsewhere, overtaken } = await listOnce(storage, owner, toList, listed);
  const planned: PlannedItems = {
    ...{ businessId, products, offers, rows, hiddenOfferIds, movedOfferIds, retractions },
    overtakenOfferIds: overtaken,
  };
  return listedElsewhere.size === 0 ? planned : withoutListed(planned, listedElsewhere);
}

/** What was planned, without offers that are listed already. */
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

/** What of it concerns these offers. */
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

/** Where nothing was chosen. */
const nowhere: ChosenProduct = { productId: '', isOwn: true, isMerged: false, disputedIds: [] };

/**
 * Writes what was planned and queues the page checks of items that are held for their price; call it within a transaction. Of a
 * business that was suspended after the planning, nothing is shown.
 */
export async function writeItems(
  services: Pick<Services, 'jobQueue'>,
  stores: Stores,
  planned: PlannedItems,
): Promise<void> {
  // From here on no other transaction changes offers, whether there are any to remove or not.
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

/** What was planned, with everything hidden where the business isn't let in any more. */
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

/** What keeps the item from shoppers; shown where nothing does. */
function standingOf(
  item: FeedItem,
  at: Date,
  whether: {
    readonly isDisapproved: boolean;
    readonly isWithheld: boolean;
    readonly isLetIn: boolean;
    readonly hasDomain: boolean;
    readonly isHeld: boolean;
  },
): MerchantProductStanding {
  if (whether.isDisapproved) return 'disapproved';
  if (whether.isWithheld) return 'withheld';
  if (!whether.isLetIn) return 'business-hidden';
  if (!whether.hasDomain) return 'domain-unproved';
  const isExpired = item.expiresAt !== null && Date.parse(item.expiresAt) <= at.getTime();
  if (isExpired) return 'expired';
  return whether.isHeld ? 'held' : 'shown';
}

function rowOf(
  { item, digest, issues, feedId, importId }: ItemToKeep,
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

/** What a search of the merchant's looks through. */
function wordsOf({ title, brand, itemId, sku, mpn, gtins }: FeedItem): string {
  return [title, brand, itemId, sku, mpn, ...gtins]
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase();
}
