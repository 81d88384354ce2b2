import type { AdminShop, ShopFindingView } from '@pricehunt/api-contract/admin-shops';
import { noShopReasons } from '@pricehunt/api-contract/admin-shops';
import { barcodePlaceOf, ownTemplate, shopSourceId } from '@pricehunt/offer-sources';
import type { Shop, ShopFinding } from '@pricehunt/offer-sources';
import type { ShopRules } from '@pricehunt/product-extraction';
import type { OfferShopRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import { platformOf } from '../../sources/searched-shops';
import type { Needs } from '../../services';
import { rulesStateView } from './shop-rules';

export type FoundShop = Extract<ShopFinding, { readonly kind: 'shop' }>;

/** Throws shop.blocked. */
export function assertNotBlocked({ blockedShops }: Needs<'blockedShops'>, address: string): void {
  const link = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (blockedShops.hasLink(link)) throw new Refusal('shop.blocked');
}

/** Throws shop.not-searchable if the shop has no search, or if the operator's search is on another site. */
export async function shopAt(
  services: Needs<'blockedShops' | 'shopRecogniser'>,
  { address, searchTemplate }: { readonly address: string; readonly searchTemplate?: string | undefined },
  signal: AbortSignal,
): Promise<FoundShop> {
  assertNotBlocked(services, address);
  const finding = await services.shopRecogniser.recognise(address, signal);
  const found = finding.kind === 'shop' ? finding : finding.shop;
  if (found === undefined || (finding.kind === 'none' && searchTemplate === undefined)) {
    throw new Refusal('shop.not-searchable');
  }
  if (searchTemplate === undefined || found.shop.platform !== 'generic') return found;
  const own = ownTemplate(searchTemplate, found.shop.origin);
  if (own === null) throw new Refusal('shop.not-searchable');
  return { ...found, shop: { ...found.shop, searchTemplate: own } };
}

/** The operator's choices override what was found. */
export function withChoices(
  shop: Shop,
  choices: {
    readonly name?: string | undefined;
    readonly currency?: string | null | undefined;
    readonly taxMode?: Shop['taxMode'] | undefined;
    readonly taxPercent?: number | null | undefined;
    readonly needsBrowser?: boolean | undefined;
    readonly rules?: ShopRules | undefined;
  },
): Shop {
  const { name, currency, taxMode, taxPercent, needsBrowser, rules } = choices;
  return {
    ...shop,
    name: name ?? shop.name,
    currency: currency === undefined ? shop.currency : currency,
    taxMode: taxMode ?? shop.taxMode,
    taxPercent: taxPercent === undefined ? shop.taxPercent : taxPercent,
    needsBrowser: needsBrowser ?? shop.needsBrowser ?? false,
    ...(rules === undefined ? {} : { rules }),
  };
}

export function findingView(finding: ShopFinding): ShopFindingView {
  if (finding.kind === 'none') {
    const { kind, reason, shop } = finding;
    return { kind, reason, ...(shop === undefined ? {} : { shop: factsView(shop) }) };
  }
  return { kind: 'shop', ...factsView(finding) };
}

function factsView(finding: FoundShop) {
  const {
    domain,
    name,
    origin,
    platform,
    currency,
    country,
    searchTemplate,
    needsBrowser = false,
  } = finding.shop;
  const { software, decimals, barcodes } = finding;
  return {
    domain,
    name,
    origin,
    platform,
    software,
    currency,
    country,
    decimals,
    barcodes,
    searchTemplate,
    needsBrowser,
  };
}

export function shopRow(
  { now }: Needs<'now'>,
  { shop: { rules: _kept, ...shop }, software, decimals }: FoundShop,
  known: OfferShopRow | null,
): OfferShopRow {
  const checkedAt = now().toISOString();
  return {
    ...shop,
    needsBrowser: shop.needsBrowser ?? false,
    software,
    decimals,
    addedAt: known?.addedAt ?? checkedAt,
    checkedAt,
    checkResult: 'found',
  };
}

/** Leaves out shops of a platform that this version doesn't know. */
export async function shopViews(
  { storage, liveSettings }: Needs<'storage' | 'liveSettings'>,
  rows: readonly OfferShopRow[],
): Promise<AdminShop[]> {
  const health = new Map((await storage.sourceHealth.listSourceHealth()).map((row) => [row.sourceId, row]));
  const rules = new Map((await storage.shopRules.listRules()).map((row) => [row.domain, row]));
  return rows.flatMap((row) => {
    const ruled = rules.get(row.domain);
    const platform = platformOf(row.platform);
    if (platform === null) return [];
    const { domain, name, origin, currency, country, taxMode, taxPercent, searchTemplate, decimals } = row;
    const { needsBrowser } = row;
    const sourceId = shopSourceId(row);
    return {
      domain,
      name,
      origin,
      platform,
      software: platformOf(row.software) ?? 'generic',
      currency,
      country,
      taxMode,
      taxPercent,
      searchTemplate,
      decimals,
      needsBrowser,
      sourceId,
      barcodes: barcodePlaceOf(platform),
      isOn: liveSettings.source(sourceId).isOn,
      addedAt: row.addedAt,
      checkedAt: row.checkedAt,
      checkResult: noShopReasons.find((reason) => reason === row.checkResult) ?? 'found',
      lastAnsweredAt: health.get(sourceId)?.lastAnsweredAt ?? null,
      lastFailedAt: health.get(sourceId)?.lastErrorAt ?? null,
      rules: ruled === undefined ? null : rulesStateView(ruled),
    };
  });
}
