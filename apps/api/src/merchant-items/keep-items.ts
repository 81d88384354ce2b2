import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem } from '@pricehunt/merchant-feeds';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import type { Product } from '@pricehunt/offers';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type {
  BusinessRow,
  MerchantItemIssue,
  MerchantItemRow,
  OfferToSave,
  Storage,
  Stores,
} from '@pricehunt/storage';
import * as z from 'zod/mini';
import { settingKeys } from '../live-settings';
import { chooseProducts } from './choose-products';
import {
  identityOfItem,
  offerIdOf,
  offerOfItem,
  ownProductIdOf,
  productOfItem,
  repriceAtOf,
} from './offer-of-item';

/** Whose items are kept, and which of their links shoppers may be sent to. */
export interface ItemOwner {
  readonly business: BusinessRow;
  readonly verifiedDomains: readonly string[];
  /** Whether its status lets shoppers see its products. */
  readonly isLetIn: boolean;
}

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
}

/** What has to be written for some items, worked out before the transaction. */
export interface PlannedItems {
  readonly products: readonly Product[];
  readonly offers: readonly OfferToSave[];
  readonly rows: readonly MerchantItemRow[];
  readonly hiddenOfferIds: readonly string[];
}

/** The business with its verified domains; null where it is gone. */
export async function itemOwnerOf(storage: Storage, businessId: string): Promise<ItemOwner | null> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) return null;
  const claims = await storage.businessDomains.listDomains(businessId);
  return {
    business,
    verifiedDomains: verifiedDomainsOf(claims),
    isLetIn: await isLetIn(storage, business.status),
  };
}

/** Approved businesses are; waiting ones while the operator's switch for them is on; suspended ones never. */
async function isLetIn(storage: Storage, status: BusinessRow['status']): Promise<boolean> {
  if (status !== 'pending') return status === 'active';
  const setting = await storage.settings.findSetting(settingKeys.switch('unapproved-merchants'));
  return z.safeParse(turnedOff, setting).success === false;
}

const turnedOff = z.object({ isOn: z.literal(false) });

/** The verified domain that a link lies in; null where it lies in none. */
export function verifiedDomainOf(link: string, verifiedDomains: readonly string[]): string | null {
  const host = hostOf(link) ?? '';
  const hostAndPort = URL.canParse(link) ? new URL(link).host : '';
  return (
    verifiedDomains.find((domain) =>
      domain.includes(':') ? hostAndPort === domain : isSameSite(host, domain),
    ) ?? null
  );
}

/** Works out products, offers and rows of items. An item is shown on a verified domain, of a business that is let in, until it expires, unless an admin disapproved it or its merchant withholds it. */
export async function planItems(
  storage: Storage,
  owner: ItemOwner,
  items: readonly ItemToKeep[],
  at: Date,
): Promise<PlannedItems> {
  const { id: businessId, name } = owner.business;
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
  const products: Product[] = [];
  const offers: OfferToSave[] = [];
  const rows: MerchantItemRow[] = [];
  const hiddenOfferIds: string[] = [];
  items.forEach((kept, place) => {
    const { item } = kept;
    const { productId, isOwn } = places[place] ?? { productId: '', isOwn: true };
    const domain = verifiedDomainOf(item.link, owner.verifiedDomains);
    const standing = standingOf(item, at, {
      isDisapproved: disapproved.has(item.itemId),
      isWithheld: withheld.has(item.itemId),
      isLetIn: owner.isLetIn,
      hasDomain: domain !== null,
    });
    const offerId = offerIdOf(businessId, item.itemId);
    if (standing === 'shown' && domain !== null) {
      if (isOwn) products.push(productOfItem(item, productId));
      const seller = { businessId, name, domain, country: kept.country };
      offers.push({ productId, offer: offerOfItem(item, seller, at) });
    } else hiddenOfferIds.push(offerId);
    rows.push(rowOf(kept, { businessId, productId, offerId, standing }, at));
  });
  return { products, offers, rows, hiddenOfferIds };
}

/** Writes what was worked out; call it within a transaction. */
export async function writeItems(stores: Stores, planned: PlannedItems): Promise<void> {
  if (planned.offers.length > 0) await stores.offers.saveProductsWithOffers(planned.products, planned.offers);
  if (planned.hiddenOfferIds.length > 0) await stores.offers.removeOffers(planned.hiddenOfferIds);
  if (planned.rows.length > 0) await stores.merchantItems.saveItems(planned.rows);
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
  },
): MerchantProductStanding {
  if (whether.isDisapproved) return 'disapproved';
  if (whether.isWithheld) return 'withheld';
  if (!whether.isLetIn) return 'business-hidden';
  if (!whether.hasDomain) return 'domain-unproved';
  const isExpired = item.expiresAt !== null && Date.parse(item.expiresAt) <= at.getTime();
  return isExpired ? 'expired' : 'shown';
}

function rowOf(
  { item, digest, issues, feedId, importId }: ItemToKeep,
  place: Pick<MerchantItemRow, 'businessId' | 'productId' | 'offerId' | 'standing'>,
  at: Date,
): MerchantItemRow {
  const price = priceInEffect(item, at.getTime());
  const { businessId, productId, offerId, standing } = place;
  return {
    businessId,
    productId,
    offerId,
    standing,
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
