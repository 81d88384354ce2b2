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

/** An address and what people call it; the host where nobody gave it a name. */
interface NamedAddress {
  readonly name: string | null;
  readonly address: string;
}

/** What the sources of an installation are made of. */
export interface OfferSourcesOptions {
  readonly safeFetch: SafeFetch;
  readonly catalog: CatalogLookups;
  readonly readPage: ReadPage;
  /** The sources of the shops whose pages show prices before tax; left out, there are none. */
  readonly taxedSourceIds?: () => Promise<ReadonlySet<string>>;
  /** Shopify storefronts that are searched in every comparison, by origin. */
  readonly storefronts: readonly NamedAddress[];
  /** UCP catalog endpoints. */
  readonly ucpCatalogs: readonly NamedAddress[];
  /** The public profile that UCP catalogs ask of their callers. */
  readonly ucpAgentProfile: string;
  /** What sites answered when they were probed for UCP; left out, the shop of a pasted link is not probed. */
  readonly ucpProbes?: UcpProbes;
  /** A key of a source, asked at each call; null where none is set, as for all where it is left out. */
  readonly readKey?: (sourceId: string, keyName: string) => string | null;
  /** What the marketplaces by key take beside this; none where left out. */
  readonly marketplaces?: Pick<MarketplacesOptions, 'affiliateIds' | 'takeCall' | 'addresses'>;
  readonly now: () => Date;
  /** A new random id, for the calls that carry one. */
  readonly newId: () => string;
}

/**
 * Every source of an installation, in the order in which they are shown. All that go out to the internet are guarded, each
 * on its own; the catalog is the installation's own database and is not.
 */
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
            ...{ safeFetch, now },
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
          ...{ ...options.marketplaces, safeFetch, now },
          readKey: options.readKey ?? (() => null),
        })),
  ];
  return [catalogSource(catalog), ...outside.map((source) => withGuard(source))];
}

function hostOf(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
