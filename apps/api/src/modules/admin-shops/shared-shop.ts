import type { SharedShop } from '@pricehunt/api-contract/admin-shops';
import { isOfShop, ownTemplate } from '@pricehunt/offer-sources';
import { problemsOfRules } from '@pricehunt/product-extraction';
import type { OfferShopRow, ShopRulesRow } from '@pricehunt/storage';
import { platformOf } from '../../sources/searched-shops';

/** Null for a platform that this version doesn't know. */
export function sharedShopOf(row: OfferShopRow, ruled: ShopRulesRow | undefined): SharedShop | null {
  const platform = platformOf(row.platform);
  const { addedAt: _added, checkedAt: _checked, checkResult: _result, ...shared } = row;
  if (platform === null) return null;
  return {
    ...shared,
    platform,
    software: platformOf(row.software) ?? 'generic',
    rules: ruled?.rules ?? null,
    exampleLink: ruled?.exampleLink ?? null,
  };
}

export type ListedShop = Omit<SharedShop, 'rules' | 'exampleLink'> & Partial<SharedShop>;

/** Null if an address is not on the shop's own site or the rules are invalid. */
export function readSharedShop(
  { rules, exampleLink, ...shop }: ListedShop,
  at: string,
  known: OfferShopRow | null,
): OfferShopRow | null {
  const origin = originOf(shop.origin);
  if (origin === null || !isOfShop(shop, origin)) return null;
  if (shop.apiBase !== null && !isOfShop(shop, shop.apiBase)) return null;
  const searchTemplate = shop.searchTemplate === null ? null : ownTemplate(shop.searchTemplate, origin);
  if (shop.searchTemplate !== null && searchTemplate === null) return null;
  if (exampleLink && !isOfShop(shop, exampleLink)) return null;
  if (rules && problemsOfRules(rules).length > 0) return null;
  if (shop.platform === 'generic' && searchTemplate === null) return null;
  return {
    ...shop,
    needsBrowser: shop.needsBrowser ?? known?.needsBrowser ?? false,
    origin,
    searchTemplate,
    addedAt: known?.addedAt ?? at,
    checkedAt: at,
    checkResult: 'found',
  };
}

function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}
