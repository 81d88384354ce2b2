import type { SafeFetch } from '@pricehunt/safe-fetch';
import { catalogSource } from './catalog-source';
import type { CatalogLookups } from './catalog-source';
import { marketplaceSources } from './marketplaces/marketplaces';
import type { MarketplacesOptions } from './marketplaces/marketplaces';
import type { OfferSource } from './offer-source';
import { pastedUcpSource } from './platforms/ucp/pasted-ucp-source';
import type { UcpProbes } from './platforms/ucp/probe-ucp';
import { pastedStorefrontSource, shopifyStorefrontSource } from './shopify-storefront-source';
import { structuredPageSource } from './structured-page-source';
import type { ReadPage } from './structured-page-source';
import { ucpCatalogSource, ucpKeyName, ucpSourceId } from './ucp-catalog-source';
import { withGuard } from './with-guard';

/** The name defaults to the host. */
interface NamedAddress {
  readonly name: string | null;
  readonly address: string;
}

export interface OfferSourcesOptions {
  readonly safeFetch: SafeFetch;
  readonly catalog: CatalogLookups;
  readonly readPage: ReadPage;
  /** Sources of shops that show prices before tax; none by default. */
  readonly taxedSourceIds?: () => Promise<ReadonlySet<string>>;
  /** Shopify stores searched in every comparison, by origin. */
  readonly storefronts: readonly NamedAddress[];
  readonly ucpCatalogs: readonly NamedAddress[];
  /** The public agent profile that UCP catalogs require. */
  readonly ucpAgentProfile: string;
  /** Cached UCP probes. If left out, the shop of a pasted link isn't probed. */
  readonly ucpProbes?: UcpProbes;
  /** Read at each call; null if not set. */
  readonly readKey?: (sourceId: string, keyName: string) => string | null;
  /** No marketplaces if left out. */
  readonly marketplaces?: Pick<MarketplacesOptions, 'affiliateIds' | 'takeCall' | 'addresses'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** In display order. All have a guard except the catalog, which is the installation's own database. */
export function createOfferSources(options: OfferSourcesOptions): readonly OfferSource[] {
  const { safeFetch, catalog, readPage, storefronts, now, newId } = options;
  const outside: readonly OfferSource[] = [
    structuredPageSource({
      safeFetch,
      listOffers: (productIds) => catalog.listOffers(productIds),
      ...(options.taxedSourceIds === undefined ? {} : { taxedSourceIds: options.taxedSourceIds }),
      readPage,
      now,
    }),
    pastedStorefrontSource(
      { safeFetch, now },
      storefronts.map(({ address }) => address),
    ),
    ...storefronts.map(({ name, address }) =>
      shopifyStorefrontSource({ safeFetch, now }, { origin: address, name: name ?? hostOf(address) }),
    ),
    ...(options.ucpProbes === undefined
      ? []
      : [
          pastedUcpSource({
            safeFetch,
            now,
            ucp: { probes: options.ucpProbes, agentProfile: options.ucpAgentProfile, newId },
          }),
        ]),
    ...options.ucpCatalogs.map(({ name, address }) =>
      ucpCatalogSource({
        safeFetch,
        endpoint: address,
        agentProfile: options.ucpAgentProfile,
        name: name ?? hostOf(address),
        accessToken: () => options.readKey?.(ucpSourceId(address), ucpKeyName) ?? null,
        now,
        newId,
      }),
    ),
    ...(options.marketplaces === undefined
      ? []
      : marketplaceSources({
          ...options.marketplaces,
          safeFetch,
          now,
          readKey: options.readKey ?? (() => null),
        })),
  ];
  return [catalogSource(catalog), ...outside.map((source) => withGuard(source))];
}

function hostOf(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
