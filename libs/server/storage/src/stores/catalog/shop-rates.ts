import type { ShippingPolicy, ShopRate } from '@pricehunt/offers';
import type { Access } from '../../access';
import { productOfferOf, type OfferRow } from './offer-rows';
import type { ProductOffer } from '../../rows/catalog';

interface ShippingOfShop {
  /** The rules of its merchant and of the operator. */
  readonly shopRates?: readonly ShopRate[];
  readonly shopPolicy?: ShippingPolicy;
}

export type RatesOfShops = ReadonlyMap<string, ShippingOfShop>;

/** Leaves out shops without shipping data. */
export async function readRatesOfShops(
  { database, tables, isOneOf }: Pick<Access, 'database' | 'tables' | 'isOneOf'>,
  domains: readonly string[],
): Promise<RatesOfShops> {
  const { businessDomains, shopShipping, shippingPolicies } = tables;
  const wanted = [...new Set(domains)];
  if (wanted.length === 0) return new Map();
  const ofMerchants = await database
    .select({ domain: businessDomains.domain, rates: businessDomains.shippingRates })
    .from(businessDomains)
    .where(isOneOf(businessDomains.verifiedKey, wanted));
  const ofOperator = await database
    .select({ domain: shopShipping.retailerDomain, rates: shopShipping.rates })
    .from(shopShipping)
    .where(isOneOf(shopShipping.retailerDomain, wanted));
  const policies = await database
    .select({ domain: shippingPolicies.retailerDomain, policy: shippingPolicies.policy })
    .from(shippingPolicies)
    .where(isOneOf(shippingPolicies.retailerDomain, wanted));
  const known = new Map<string, ShippingOfShop>();
  const add = (domain: string, rates: readonly ShopRate[]) => {
    if (rates.length === 0) return;
    const { shopRates = [] } = known.get(domain) ?? {};
    known.set(domain, { shopRates: [...shopRates, ...rates] });
  };
  for (const { domain, rates } of ofMerchants) add(domain, rates);
  for (const { domain, rates } of ofOperator)
    add(
      domain,
      rates.map((rate) => ({ ...rate, enteredBy: 'operator' })),
    );
  for (const { domain, policy } of policies)
    if (policy.length > 0) known.set(domain, { ...known.get(domain), shopPolicy: policy });
  return known;
}

/** Adds its shop's shipping data to the offer. */
export function withShopRates<O extends { readonly retailer: { readonly domain: string } }>(
  offer: O,
  shops: RatesOfShops,
): O & ShippingOfShop {
  return { ...offer, ...shops.get(offer.retailer.domain) };
}

export async function productOffersOf(
  access: Access,
  rows: readonly OfferRow[],
): Promise<readonly ProductOffer[]> {
  const rules = await readRatesOfShops(
    access,
    rows.map((row) => row.retailerDomain),
  );
  return rows.map((row) => {
    const { productId, offer } = productOfferOf(row);
    return { productId, offer: withShopRates(offer, rules) };
  });
}
