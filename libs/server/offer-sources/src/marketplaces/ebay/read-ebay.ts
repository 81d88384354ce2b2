import type { Availability, Condition, Money, Offer, ShippingRate } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { variantAttributes } from '../../variant-facts';
import { costOf, offerOfMarketplace, shippingAt } from '../marketplace-offer';

const text = z.catch(z.nullish(z.string()), null);
const amount = z.catch(z.nullish(z.object({ value: z.string(), currency: z.string() })), null);
const itemShape = z.object({
  itemId: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  price: amount,
  marketingPrice: z.catch(z.nullish(z.object({ originalPrice: amount })), null),
  conditionId: text,
  image: z.catch(z.nullish(z.object({ imageUrl: text })), null),
  itemWebUrl: z.string(),
  itemAffiliateWebUrl: text,
  seller: z.catch(z.nullish(z.object({ username: text })), null),
  shippingOptions: z.catch(
    z.nullish(z.array(z.object({ shippingCostType: text, shippingCost: amount }))),
    null,
  ),
  buyingOptions: z.catch(z.array(z.string()), []),
  priceDisplayCondition: text,
  itemGroupHref: text,
  itemGroupType: text,
  gtin: text,
  brand: text,
  mpn: text,
  localizedAspects: z.catch(z.nullish(z.array(z.object({ name: z.string(), value: z.string() }))), null),
  estimatedAvailabilities: z.catch(z.nullish(z.array(z.object({ estimatedAvailabilityStatus: text }))), null),
});
type EbayItem = z.infer<typeof itemShape>;

export interface EbayOffer {
  readonly offer: Offer;
  readonly itemId: string;
  /** The listing's group if the price is one variation's and the title names none; otherwise null. */
  readonly groupId: string | null;
}

export interface EbayReading {
  /** For shipping costs; null for none. */
  readonly country: string | null;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
}

const ebay = { id: 'ebay', name: 'eBay' } as const;

export function offersOfEbaySearch(answer: unknown, reading: EbayReading): readonly EbayOffer[] {
  const read = z.object({ itemSummaries: z.optional(z.array(z.unknown())) }).safeParse(answer);
  if (!read.success) throw new SourceFailure('bad-answer', 'ebay returned no list of items');
  return offersOf(read.data.itemSummaries ?? [], reading);
}

export function offersOfEbayGroup(answer: unknown, reading: EbayReading): readonly Offer[] {
  const read = z.object({ items: z.array(z.unknown()) }).safeParse(answer);
  if (!read.success) throw new SourceFailure('bad-answer', 'ebay returned no variations');
  return offersOf(read.data.items, reading).map(({ offer }) => offer);
}

/** Null if it has no fixed price. Throws SourceFailure for an invalid item. */
export function offerOfEbayItem(answer: unknown, reading: EbayReading): EbayOffer | null {
  const [only] = offersOf([answer], reading);
  return only ?? null;
}

function offersOf(listed: readonly unknown[], reading: EbayReading): readonly EbayOffer[] {
  const items = listed.flatMap((one) => itemShape.safeParse(one).data ?? []);
  if (listed.length > 0 && items.length === 0) {
    throw new SourceFailure('bad-answer', 'ebay returned items in an unknown format');
  }
  return items.flatMap((item) => {
    const offer = offerOf(item, reading);
    const groupId = item.itemGroupType === 'SELLER_DEFINED_VARIATIONS' ? groupIdOf(item.itemGroupHref) : null;
    return offer === null ? [] : { offer, itemId: item.itemId, groupId };
  });
}

function offerOf(item: EbayItem, { country, checkedAt }: EbayReading): Offer | null {
  // An auction price is a bid, and a price with a display condition may not be shown.
  if (!item.buyingOptions.includes('FIXED_PRICE') || (item.priceDisplayCondition ?? '') !== '') return null;
  const cost = shippingCostOf(item);
  const aspects = (item.localizedAspects ?? []).map(({ name, value }) => ({ name, label: value }));
  return offerOfMarketplace(
    ebay,
    {
      itemId: item.itemId,
      link: item.itemWebUrl,
      affiliateLink: item.itemAffiliateWebUrl,
      title: item.title,
      brand: item.brand,
      gtins: [item.gtin],
      mpn: item.mpn,
      attributes: knownAttributes(variantAttributes(aspects)),
      price: item.price ? { amount: item.price.value, currency: item.price.currency } : null,
      listPrice: item.marketingPrice?.originalPrice
        ? {
            amount: item.marketingPrice.originalPrice.value,
            currency: item.marketingPrice.originalPrice.currency,
          }
        : null,
      ...(country === null ? { shipping: shippingAt(cost) } : { shippingRates: ratesTo(country, cost) }),
      availability: availabilityOf(item),
      condition: conditionOf(item.conditionId ?? ''),
      imageUrl: item.image?.imageUrl,
      seller: item.seller?.username,
    },
    checkedAt,
  );
}

/** The cheapest fixed cost; null if it depends on the address or isn't stated. */
function shippingCostOf({ shippingOptions }: EbayItem): Money | null {
  const costs = (shippingOptions ?? []).flatMap(({ shippingCostType, shippingCost }) => {
    if (shippingCostType !== 'FIXED' || !shippingCost) return [];
    return costOf({ amount: shippingCost.value, currency: shippingCost.currency }) ?? [];
  });
  return costs.toSorted((one, other) => one.amountMinor - other.amountMinor)[0] ?? null;
}

function ratesTo(country: string, cost: Money | null): readonly ShippingRate[] {
  return cost === null ? [] : [{ country, cost, freeFrom: null }];
}

/** Only aspects that distinguish variants; sellers state dozens of others. */
function knownAttributes(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = ['colour', 'size', 'capacity', 'pack'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function availabilityOf({ estimatedAvailabilities }: EbayItem): Availability {
  const status = estimatedAvailabilities?.[0]?.estimatedAvailabilityStatus;
  if (status === 'OUT_OF_STOCK') return 'out_of_stock';
  // Search results can be bought now.
  return 'in_stock';
}

/** 1000 new, 1500 opened, 1750 with defects, 2000 to 2500 refurbished, 2750 to 6000 used, 7000 for parts. */
function conditionOf(conditionId: string): Condition {
  const number = /^\d{4}$/.test(conditionId) ? Number(conditionId) : null;
  if (number === null) return 'unknown';
  if (number === 1000) return 'new';
  if (number === 1750 || number >= 7000) return 'damaged';
  return number >= 2000 && number < 2750 ? 'refurbished' : 'used';
}

function groupIdOf(href: string | null | undefined): string | null {
  if (!href || !URL.canParse(href)) return null;
  return new URL(href).searchParams.get('item_group_id');
}
