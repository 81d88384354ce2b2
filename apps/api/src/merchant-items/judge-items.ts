import type { FeedItem } from '@pricehunt/merchant-feeds';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import type { ExchangeRates, Money } from '@pricehunt/offers';
import { isFarOutside, judgeClaim } from '@pricehunt/product-matching';
import type { HoldReason } from '@pricehunt/product-matching';
import { strangersSource } from '@pricehunt/storage';
import type { ItemCheckRow, ItemReleaseRow, ProductOffer, Storage } from '@pricehunt/storage';
import { hash } from 'node:crypto';
import type { ChosenProduct } from './choose-products';
import { verifiedDomainOf } from '../item-owners/item-owner';
import type { ItemOwner } from '../item-owners/item-owner';
import { isConfirmedByPage, wasConfirmedByPage } from './item-page-checks';
import { isItemSource, shopOfItem } from '../item-owners/item-shop';
import { identityOfItem } from './offer-of-item';
import { unsettledSince } from './retract-prices';

export interface ItemToJudge {
  readonly item: FeedItem;
  readonly digest: string;
  readonly place: ChosenProduct;
  readonly productId: string | null;
}

export interface ItemHold {
  readonly productId: string;
  readonly reasons: readonly HoldReason[];
}

/**
 * Checks items against other shops' offers of the claimed products; null for each accepted item. Accepts a
 * price that the item's page shows, and whatever an admin released or merged. A contradicting title is held
 * when the product is well attested; when a single new shop attests it, each item gets a product of its own,
 * since nobody knows who is right.
 */
export async function judgeItems(
  storage: Storage,
  owner: ItemOwner,
  items: readonly ItemToJudge[],
  at: Date,
): Promise<readonly (ItemHold | null)[]> {
  const productIds = new Set(
    items.flatMap(({ place, productId }) => [
      ...(place.isOwn && productId === null ? [] : [place.productId]),
      ...place.disputedIds,
    ]),
  );
  if (productIds.size === 0) return items.map(() => null);
  const evidence = await evidenceOf(storage, owner, [...productIds]);
  if (evidence.size === 0) return items.map(() => null);
  const businessId = owner.business.id;
  const itemIds = items.map(({ item }) => item.itemId);
  const checks = new Map(
    (await storage.itemChecks.findChecks(businessId, itemIds)).map((check) => [check.itemId, check]),
  );
  const releases = new Map(
    (await storage.itemReleases.findReleases(businessId, itemIds)).map((each) => [each.itemId, each]),
  );
  const rates = await storage.exchangeRates.readRates();
  const holds: (ItemHold | null)[] = [];
  for (const item of items) {
    const { itemId } = item.item;
    const claim = { at, rates, check: checks.get(itemId), release: releases.get(itemId) };
    holds.push(await holdOf(storage, item, witnessesFor(owner, item.item, evidence), claim));
  }
  return holds;
}

/** A release covers everything that identifies the product. */
export function identityKeyOf(item: FeedItem): string {
  const { title, brand, gtins, mpn } = identityOfItem(item);
  return hash('sha256', JSON.stringify([title, brand, gtins, mpn]), 'base64url');
}

type Evidence = ReadonlyMap<string, readonly ProductOffer[]>;

/** In a feed of many shops, each shop is a witness for the others but not for itself. */
function witnessesFor(owner: ItemOwner, item: FeedItem, evidence: Evidence): Evidence {
  const shop = owner.feed === null ? null : shopOfItem(owner, item);
  if (shop === null) return evidence;
  return new Map(
    [...evidence].map(([productId, offers]) => [
      productId,
      offers.filter(({ offer }) => offer.retailer.domain !== shop.domain),
    ]),
  );
}

interface Defence {
  readonly at: Date;
  readonly rates: ExchangeRates;
  readonly check: ItemCheckRow | undefined;
  readonly release: ItemReleaseRow | undefined;
}

async function holdOf(
  storage: Storage,
  item: ItemToJudge,
  evidence: Evidence,
  defence: Defence,
): Promise<ItemHold | null> {
  const { place } = item;
  const own = evidence.get(place.productId) ?? [];
  const judged = own.length > 0 ? [place.productId] : place.isOwn ? place.disputedIds : [];
  for (const productId of judged) {
    const offers = evidence.get(productId) ?? [];
    const reasons = openReasons(item, offers, defence);
    if (reasons.length === 0) continue;
    if (productId === place.productId || (await isWellAttested(storage, offers, defence.at)))
      return { productId, reasons };
  }
  return null;
}

function openReasons(
  { item, digest, place }: ItemToJudge,
  offers: readonly ProductOffer[],
  { at, rates, check, release }: Defence,
): readonly HoldReason[] {
  const price = priceInEffect(item, at.getTime());
  const claim = { ...identityOfItem(item), price, condition: item.condition };
  const reasons = judgeClaim(
    claim,
    offers.map(({ offer }) => offer),
    rates,
  );
  if (reasons.length === 0) return reasons;
  const isReleased = release?.identityKey === identityKeyOf(item);
  const isIdentityAnswered = isReleased || place.isMerged;
  const isPriceAnswered =
    isConfirmedByPage(check, { digest, priceMinor: price.amountMinor, currency: price.currency }) ||
    (isReleased && isReleasedPrice(price, release, rates));
  return reasons.filter(({ kind }) => (kind === 'price' ? !isPriceAnswered : !isIdentityAnswered));
}

/** A release also covers nearby prices, or every change would need one. */
function isReleasedPrice(
  price: Money,
  { priceMinor, currency }: ItemReleaseRow,
  rates: ExchangeRates,
): boolean {
  return !isFarOutside(price, [{ amountMinor: priceMinor, currency }], rates);
}

async function evidenceOf(
  storage: Storage,
  { verifiedDomains }: ItemOwner,
  productIds: readonly string[],
): Promise<Evidence> {
  const evidence = new Map<string, ProductOffer[]>();
  for (const offered of await storage.offers.listOffersOfProducts(productIds)) {
    // Nobody is their own witness, and a page that a stranger pasted is nobody's.
    if (offered.offer.source === strangersSource) continue;
    if (verifiedDomainOf(`https://${offered.offer.retailer.domain}/`, verifiedDomains) !== null) continue;
    const own = evidence.get(offered.productId);
    if (own === undefined) evidence.set(offered.productId, [offered]);
    else own.push(offered);
  }
  return evidence;
}

/** True with two shops, or one that the operator chose, whose page confirmed it, or that has been shown for long. */
async function isWellAttested(storage: Storage, offers: readonly ProductOffer[], at: Date): Promise<boolean> {
  const [first] = offers;
  if (first === undefined) return false;
  if (new Set(offers.map(({ offer }) => offer.retailer.domain)).size > 1) return true;
  if (offers.some(({ offer }) => !isItemSource(offer.source))) return true;
  const item = await storage.merchantItems.findItemOfOffer(first.offer.id);
  const [check] = item === null ? [] : await storage.itemChecks.findChecks(item.businessId, [item.itemId]);
  if (wasConfirmedByPage(check)) return true;
  const seen = await storage.priceHistory.findFirstObserved(first.productId, [first.offer.id]);
  const since = seen.get(first.offer.id);
  return since !== undefined && since <= unsettledSince(at);
}
