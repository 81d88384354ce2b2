import type { AdminShop, ShopFindingView } from '@pricehunt/api-contract';
import { noShopReasons } from '@pricehunt/api-contract';
import { barcodePlaceOf, shopSourceId } from '@pricehunt/offer-sources';
import type { Shop, ShopFinding } from '@pricehunt/offer-sources';
import type { OfferShopRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import { platformOf } from '../../searched-shops';
import type { Services } from '../../services';

/** What was found about a shop that can be searched. */
export type FoundShop = Extract<ShopFinding, { readonly kind: 'shop' }>;

/** The shop at an address. Throws the refusal shop.not-searchable where there is none. */
export async function shopAt(services: Services, address: string, signal: AbortSignal): Promise<FoundShop> {
  const finding = await services.shopRecogniser.recognise(address, signal);
  if (finding.kind === 'none') throw new Refusal('shop.not-searchable');
  return finding;
}

/** The shop with what the operator decided in place of what was found. */
export function withChoices(
  shop: Shop,
  choices: {
    readonly name?: string | undefined;
    readonly currency?: string | null | undefined;
    readonly taxMode?: Shop['taxMode'] | undefined;
    readonly taxPercent?: number | null | undefined;
  },
): Shop {
  const { name, currency, taxMode, taxPercent } = choices;
  return {
    ...shop,
    name: name ?? shop.name,
    currency: currency === undefined ? shop.currency : currency,
    taxMode: taxMode ?? shop.taxMode,
    taxPercent: taxPercent === undefined ? shop.taxPercent : taxPercent,
  };
}

/** What was found, as the wire shows it. */
export function findingView(finding: ShopFinding): ShopFindingView {
  if (finding.kind === 'none') return finding;
  const { domain, name, origin, platform, currency, country, searchTemplate } = finding.shop;
  const { software, decimals, barcodes } = finding;
  return {
    ...{ kind: 'shop', domain, name, origin, platform, software, currency, country, decimals, barcodes },
    searchTemplate,
  };
}

/** The row of a shop that was found, new or in place of the one before. */
export function shopRow(
  { now }: Pick<Services, 'now'>,
  { shop, software, decimals }: FoundShop,
  known: OfferShopRow | null,
): OfferShopRow {
  const checkedAt = now().toISOString();
  return {
    ...shop,
    software,
    decimals,
    addedAt: known?.addedAt ?? checkedAt,
    checkedAt,
    checkResult: 'found',
  };
}

/** Shops of the list as the wire shows them, with how their sources are doing; those of a platform that we don't know are left out. */
export async function shopViews(services: Services, rows: readonly OfferShopRow[]): Promise<AdminShop[]> {
  const health = new Map(
    (await services.storage.sourceHealth.listSourceHealth()).map((row) => [row.sourceId, row]),
  );
  return rows.flatMap((row) => {
    const platform = platformOf(row.platform);
    if (platform === null) return [];
    const { domain, name, origin, currency, country, taxMode, taxPercent, searchTemplate, decimals } = row;
    const sourceId = shopSourceId(row);
    return {
      ...{ domain, name, origin, platform, software: platformOf(row.software) ?? 'generic' },
      ...{ currency, country, taxMode, taxPercent, searchTemplate, decimals, sourceId },
      barcodes: barcodePlaceOf(platform),
      isOn: services.liveSettings.source(sourceId).isOn,
      ...{ addedAt: row.addedAt, checkedAt: row.checkedAt },
      checkResult: noShopReasons.find((reason) => reason === row.checkResult) ?? 'found',
      lastAnsweredAt: health.get(sourceId)?.lastAnsweredAt ?? null,
      lastFailedAt: health.get(sourceId)?.lastErrorAt ?? null,
    };
  });
}
