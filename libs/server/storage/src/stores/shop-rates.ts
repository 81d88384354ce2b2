import type { ShippingRate } from '@pricehunt/offers';
import type { Access } from '../access';
import { productOfferOf, type OfferRow } from './offer-rows';
import type { ProductOffer } from './offer.store';

/** The shipping rules of shops, by domain. */
export type RatesOfShops = ReadonlyMap<string, readonly ShippingRate[]>;

/**
 * The rules that count for these shops, each country once: the merchant's, then the operator's for the countries that the merchant is
 * silent on. Shops without rules are left out.
 */
export async function readRatesOfShops(
  { database, tables, isOneOf }: Pick<Access, 'database' | 'tables' | 'isOneOf'>,
  domains: readonly string[],
): Promise<RatesOfShops> {
  const { businessDomains, shopShipping } = tables;
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
  const rules = new Map<string, readonly ShippingRate[]>();
  for (const { domain, rates } of [...ofMerchants, ...ofOperator]) {
    const known = rules.get(domain) ?? [];
    const added = rates.filter(({ country }) => known.every((rate) => rate.country !== country));
    if (added.length > 0) rules.set(domain, [...known, ...added]);
  }
  return rules;
}

/** The offer with the rules of its shop. */
export function withShopRates<O extends { readonly retailer: { readonly domain: string } }>(
  offer: O,
  rules: RatesOfShops,
): O & { readonly shopRates?: readonly ShippingRate[] } {
  const shopRates = rules.get(offer.retailer.domain);
  return shopRates === undefined ? offer : { ...offer, shopRates };
}

/** The offers of rows, with the rules of their shops. */
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
