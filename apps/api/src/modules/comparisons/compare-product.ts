import { defaultRedirectSource } from '@pricehunt/api-contract/redirects';
import type { SourceProgress, TrackingState } from '@pricehunt/api-contract/comparisons';
import { findOffers } from '@pricehunt/offer-sources';
import type { OfferRequest, SourceReport } from '@pricehunt/offer-sources';
import type { Product } from '@pricehunt/offers';
import { readLinkWords } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';
import { categoryPathOf, categorySlugOf } from '../../products/category-views';
import { findVariants } from '../../products/product-variants';
import type { Needs } from '../../services';
import { licencesOf } from '../../sources/source-licences';
import { findCapturedPage, recordEvent } from './comparison-log';
import { withFindsGrouped } from './finds-by-words';
import { isByPage, placeOffer, withoutRepeats } from './gathered-offers';
import type { ComparedProduct } from './gathered-offers';
import type { Placement } from './placement';
import { identifyByLink, identifyByWords } from './identify-product';
import type { IdentifiedProduct } from './identify-product';
import { readKeptApart } from './kept-apart';
import { withLeadingLikelyMatches } from './leading-likely-matches';
import { saveFoundOffers } from './save-found-offers';
import { readKnownSources, trackProducts } from '../../price-tracking/watch-offers';
import { noteSourceHealth } from './note-source-health';
import { planTracking, trackingStateOf } from './plan-tracking';
import { recogniseProduct, recogniseWords } from './recognise-product';
import type { RecognisedProduct } from './recognise-product';
import type { StoredProduct } from './stored-event';
import { choicesOfProducts, variantsLeftOpen } from './variant-choices';
import { withoutContradicted } from './without-contradicted';

export interface ComparisonStart {
  readonly requestId: string;
  readonly link: string | null;
  readonly linkWords: string | null;
  readonly query: string | null;
  /** Null for the currency of the offers. */
  readonly currency: string | null;
  /** Delivery country; null for any. */
  readonly country: string | null;
}

export type ComparisonServices = Needs<
  | 'storage'
  | 'safeFetch'
  | 'readShopPage'
  | 'renderPage'
  | 'offerSources'
  | 'tokenRarity'
  | 'blockedShops'
  | 'webSearch'
  | 'liveSettings'
  | 'metrics'
  | 'trafficGatherer'
  | 'comparisonDeadlineMs'
  | 'now'
  | 'sourceLog'
  | 'report'
>;

/** Always settles: every failure is reported and every result saved. */
export async function compareProduct(services: ComparisonServices, start: ComparisonStart): Promise<void> {
  const { storage } = services;
  const identified =
    start.link === null
      ? identifyByWords(start.query ?? '')
      : await identifyByLink(
          services,
          start.link,
          start.linkWords ?? readLinkWords(start.link).words,
          await findCapturedPage(storage, start.requestId),
        );
  const product = await withShopRates(services, await withCatalogProduct(services, identified, start));
  services.metrics.comparisons.inc({ outcome: product.identification.state });
  await recordEvent(storage, start.requestId, {
    kind: 'product',
    identification: product.identification,
    found: foundProduct(product),
  });
  // The shopper has to choose a variant: two colours are never compared as one product.
  if (product.choices.length > 0) return settle(services, start.requestId, 'nothing-found');

  let placements: readonly Placement[] = pastedPlacement(product);
  const reported: Placement[] = [];
  const recordOffers = () =>
    recordEvent(storage, start.requestId, { kind: 'offers', placements: [...placements] });
  await recordOffers();
  const health = noteSourceHealth(services);
  const licences = licencesOf(services.offerSources);
  const context = { tokenRarity: await services.tokenRarity() };
  const isKeptApart = await readKeptApart(storage, product);
  for await (const report of findOffers(
    services.offerSources.list(),
    { ...requestFor(product, start), ...context },
    {
      deadlineMs: services.comparisonDeadlineMs,
    },
  )) {
    health.note(report);
    services.metrics.sourceOutcomes.inc({ source: report.source.id, outcome: report.outcome.kind });
    services.sourceLog.note(report);
    let shown = 0;
    if (report.outcome.kind === 'found') {
      const found = report.outcome.offers.filter((each) => !isKeptApart(each));
      const offers = await storage.shopShipping.withShopRates(found);
      const placed = offers.flatMap((each) => {
        const placement = placeOffer(product, each, context);
        return placement === null ? [] : [{ found: each, placement }];
      });
      const leading = withLeadingLikelyMatches(product, placed, offers, context);
      const accepted = await withoutContradicted(storage, product, leading);
      reported.push(...accepted);
      shown = accepted.length;
      health.noteMatched(report.source.id, accepted.filter(({ kind }) => kind === 'same').length);
      placements = withFindsGrouped(withoutRepeats([...placements, ...accepted], licences.mayStay), context);
      await recordOffers();
    }
    await recordEvent(storage, start.requestId, { kind: 'source', source: progressOf(report, shown) });
  }

  // A page read only by the shopper's browser must not hide what a source reports of it.
  const isCaptured = product.identification.state === 'captured';
  await saveFoundOffers(
    services,
    product,
    isCaptured ? withoutRepeats(reported, licences.mayStay) : placements,
  );
  if (product.productId !== null) await trackProducts(services, [product.productId], 'viewed');
  noteShown(services, placements);
  const find = {
    found: foundProduct(product),
    placements,
    origin: start.link ?? start.query ?? start.requestId,
  };
  const plan = await planTracking(storage, find, await readKnownSources(services), context);
  await settle(services, start.requestId, trackingStateOf(plan));
  await health.save();
}

function noteShown({ trafficGatherer }: Needs<'trafficGatherer'>, placements: readonly Placement[]): void {
  const listed = placements.filter(({ kind }) => kind === 'same').map(({ offer }) => offer);
  trafficGatherer.noteShown(defaultRedirectSource, listed);
}

async function settle(
  { storage, now }: Needs<'storage' | 'now'>,
  requestId: string,
  tracking: TrackingState,
): Promise<void> {
  const settledAt = now().toISOString();
  await storage.comparisons.markSettled(requestId, settledAt);
  await recordEvent(storage, requestId, { kind: 'settled', settledAt, tracking });
}

async function withCatalogProduct(
  services: Needs<'storage' | 'tokenRarity'>,
  identified: IdentifiedProduct,
  start: ComparisonStart,
): Promise<ComparedProduct> {
  const { identity, identification, catalogProduct } = identified;
  const recognised = identified.choices.length > 0 ? null : await recognisedFor(services, identified, start);
  if (recognised === null) return { ...identified, productId: null, siblingIds: new Set() };
  const { product, siblingIds, variants } = recognised;
  if (variants.length > 1 && start.link !== null) return beforeChoice(identified, variants, start.link);
  // A product the catalog has under the link wins; one it only recognised fills gaps of the page.
  const [first, second] = catalogProduct === null ? [identity, product] : [product, identity];
  return {
    ...identified,
    productId: product.id,
    siblingIds,
    identity: {
      title: isByPage(identification) ? first.title : product.title,
      brand: first.brand ?? second.brand,
      mpn: first.mpn ?? second.mpn,
      gtins: first.gtins.length > 0 ? first.gtins : second.gtins,
      // A link's words name a variant only in part, so the catalog's product decides.
      attributes: identification.state === 'from-link-only' ? product.attributes : first.attributes,
    },
    category: catalogProduct?.category ?? identified.category ?? product.category,
    imageUrl: identified.imageUrl ?? product.imageUrl,
  };
}

function beforeChoice(
  identified: IdentifiedProduct,
  variants: readonly Product[],
  link: string,
): ComparedProduct {
  const [first] = variants;
  return {
    ...identified,
    identity: { ...identified.identity, brand: first?.brand ?? null },
    category: first?.category ?? null,
    imageUrl: first?.imageUrl ?? null,
    choices: choicesOfProducts(variants, link),
    productId: null,
    siblingIds: new Set(),
  };
}

async function withShopRates(
  { storage }: Needs<'storage'>,
  product: ComparedProduct,
): Promise<ComparedProduct> {
  if (product.pastedOffer === null) return product;
  const [pasted] = await storage.shopShipping.withShopRates([{ offer: product.pastedOffer }]);
  return { ...product, pastedOffer: pasted?.offer ?? product.pastedOffer };
}

async function recognisedFor(
  { storage, tokenRarity }: Needs<'storage' | 'tokenRarity'>,
  { identity, identification, catalogProduct }: IdentifiedProduct,
  { link }: ComparisonStart,
): Promise<RecognisedProduct | null> {
  if (catalogProduct !== null) return ofCatalog(storage, catalogProduct);
  if (identity.title === '') return null;
  if (link === null) return recogniseWords(storage, identity.title);
  const recognised = await recogniseProduct(storage, identity, { tokenRarity: await tokenRarity() });
  if (recognised === null) return null;
  // A page shows one variant, even if it doesn't mention its colour.
  if (isByPage(identification)) return { ...recognised, variants: [recognised.product] };
  const open = await variantsLeftOpen(storage, recognised.variants, identity.title);
  const [only] = open;
  if (open.length > 1 || only === undefined) return { ...recognised, variants: open };
  return only.id === recognised.product.id ? { ...recognised, variants: open } : ofCatalog(storage, only);
}

async function ofCatalog(storage: Storage, product: Product): Promise<RecognisedProduct> {
  const others = await findVariants(storage, product);
  return { product, siblingIds: new Set(others.map(({ id }) => id)), variants: [product] };
}

function foundProduct(product: ComparedProduct): StoredProduct | null {
  const { identity, pastedOffer, category, imageUrl, productId, choices } = product;
  if (identity.title === '') return null;
  return {
    title: identity.title,
    brand: identity.brand,
    gtins: [...identity.gtins],
    mpn: identity.mpn,
    attributes: { ...identity.attributes },
    categoryName: categoryPathOf(categorySlugOf(identity, category)).at(-1)?.name ?? null,
    imageUrl,
    productId,
    pastedOffer,
    ...(choices.length === 0 ? {} : { choices: [...choices] }),
  };
}

function pastedPlacement(product: ComparedProduct): readonly Placement[] {
  if (product.pastedOffer === null) return [];
  const match = { level: 'pasted', confidence: 1, sentence: 'The link you pasted' } as const;
  return [{ kind: 'same', offer: product.pastedOffer, match }];
}

function requestFor(product: ComparedProduct, start: ComparisonStart): OfferRequest {
  return {
    product: product.identity,
    productId: product.productId,
    link: product.pastedOffer?.link ?? start.link,
    currency: start.currency ?? product.pastedOffer?.price.currency ?? null,
    country: start.country,
  };
}

/** A source counts as found only if the page shows one of its offers. */
function progressOf({ source, outcome }: SourceReport, shown: number): SourceProgress {
  const state = outcome.kind === 'found' && shown === 0 ? 'nothing' : outcome.kind;
  return { id: source.id, name: source.name, state, found: shown };
}
