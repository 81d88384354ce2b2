import type { SafeFetch } from '@pricehunt/safe-fetch';
import { catalogSource } from './catalog-source';
import type { CatalogLookups } from './catalog-source';
import type { OfferSource } from './offer-source';

/** What the sources of an installation are made of. */
export interface OfferSourcesOptions {
  readonly safeFetch: SafeFetch;
  readonly catalog: CatalogLookups;
  /** Origins of Shopify storefronts that are searched in every comparison. */
  readonly storefronts: readonly string[];
  /** UCP catalog endpoints. */
  readonly ucpCatalogs: readonly string[];
  /** The public profile that UCP catalogs ask of their callers. */
  readonly ucpAgentProfile: string;
  readonly now: () => Date;
  /** A new random id, for the calls that carry one. */
  readonly newId: () => string;
}

/** Every source of an installation, in the order in which they are shown. */
export function createOfferSources(options: OfferSourcesOptions): readonly OfferSource[] {
  return [catalogSource(options.catalog)];
}
