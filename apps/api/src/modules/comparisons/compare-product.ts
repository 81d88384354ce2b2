import { defaultRedirectSource } from '@pricehunt/api-contract';
import type { SourceProgress, TrackingState } from '@pricehunt/api-contract';
import { findOffers } from '@pricehunt/offer-sources';
import type { OfferRequest, SourceReport } from '@pricehunt/offer-sources';
import type { Product } from '@pricehunt/offers';
import { readLinkWords } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';
import { categoryPathOf, categorySlugOf } from '../../category-views';
import { findVariants } from '../../product-variants';
import type { Services } from '../../services';
import { licencesOf } from '../../source-licences';
import { findCapturedPage, tell } from './comparison-log';
import { withFindsGrouped } from './finds-by-words';
import { isByPage, placeOffer, withoutRepeats } from './gathered-offers';
import type { ComparedProduct, Placement } from './gathered-offers';
import { identifyByLink, identifyByWords } from './identify-product';
import type { IdentifiedProduct } from './identify-product';
import { keepFoundOffers } from './keep-found-offers';
import { readKnownSources, watchProducts } from '../../price-tracking/watch-offers';
import { noteSourceHealth } from './note-source-health';
import { planTracking, trackingStateOf } from './plan-tracking';
import { recogniseProduct, recogniseWords } from './recognise-product';
import type { RecognisedProduct } from './recognise-product';
import type { StoredProduct } from './stored-event';
import { choicesOfProducts, variantsLeftOpen } from './variant-choices';
import { withoutContradicted } from './without-contradicted';

/** What a comparison was asked for: a link, or words. */
export interface ComparisonStart {
  readonly requestId: string;
  readonly link: string | null;
  /** The words that name the product in the link as it was pasted. */
  readonly linkWords: string | null;
  readonly query: string | null;
  /** The currency to reckon in; null for that of the offers. */
  readonly currency: string | null;
  /** Where it is delivered to; null for nowhere in particular. */
  readonly country: string | null;
}

/**
 * The main job: identify the product, ask every source under one deadline, place and rank what comes, and tell each
 * step as it happens. Always settles: what failed is said, what was found is kept.
 */
export async function compareProduct(services: Services, start: ComparisonStart): Promise<void> {
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
  await tell(storage, start.requestId, {
    kind: 'product',
    identification: product.identification,
    found: foundProduct(product),
  });
  // Which variant is meant is for the shopper to say: two colours are never compared as one product.
  if (product.choices.length > 0) return settle(services, start.requestId, 'nothing-found');

  let placements: readonly Placement[] = pastedPlacement(product);
  const reported: Placement[] = [];
  const tellOffers = () => tell(storage, start.requestId, { kind: 'offers', placements: [...placements] });
  await tellOffers();
  const health = noteSourceHealth(services);
  const licences = licencesOf(services.offerSources);
  for await (const report of findOffers(services.offerSources.list(), requestFor(product, start), {
    deadlineMs: services.comparisonDeadlineMs,
  })) {
    health.note(report);
    services.metrics.sourceOutcomes.inc({ source: report.source.id, outcome: report.outcome.kind });
    services.sourceLog.note(report);
    let shown = 0;
    if (report.outcome.kind === 'found') {
      const offers = await storage.shopShipping.withShopRates(report.outcome.offers);
      const placed = offers.flatMap((found) => {
        const placement = placeOffer(product, found);
        return placement === null ? [] : [{ found, placement }];
      });
      const accepted = await withoutContradicted(storage, product, placed);
      reported.push(...accepted);
      shown = accepted.length;
      health.noteMatched(report.source.id, accepted.filter(({ kind }) => kind === 'same').length);
      placements = withFindsGrouped(withoutRepeats([...placements, ...accepted], licences.mayStay));
      await tellOffers();
    }
    await tell(storage, start.requestId, { kind: 'source', source: progressOf(report, shown) });
  }

  // What a source reports of the page that only the shopper's browser has read must not be lost behind it.
  const isCaptured = product.identification.state === 'captured';
  await keepFoundOffers(
    services,
    product,
    isCaptured ? withoutRepeats(reported, licences.mayStay) : placements,
  );
  if (product.productId !== null) await watchProducts(services, [product.productId], 'viewed');
  noteShown(services, placements);
  const find = {
    ...{ found: foundProduct(product), placements },
    origin: start.link ?? start.query ?? start.requestId,
  };
  const plan = await planTracking(storage, find, await readKnownSources(services));
  await settle(services, start.requestId, trackingStateOf(plan));
  await health.keep();
}

/** Counts the offers that the page lists as shown. */
function noteShown({ trafficGatherer }: Services, placements: readonly Placement[]): void {
  const listed = placements.filter(({ kind }) => kind === 'same').map(({ offer }) => offer);
  trafficGatherer.noteShown(defaultRedirectSource, listed);
}

async function settle({ storage, now }: Services, requestId: string, tracking: TrackingState): Promise<void> {
  const settledAt = now().toISOString();
  await storage.comparisons.markSettled(requestId, settledAt);
  await tell(storage, requestId, { kind: 'settled', settledAt, tracking });
}

async function withCatalogProduct(
  services: Services,
  identified: IdentifiedProduct,
  start: ComparisonStart,
): Promise<ComparedProduct> {
  const { identity, identification, catalogProduct } = identified;
  const recognised = identified.choices.length > 0 ? null : await recognisedFor(services, identified, start);
  if (recognised === null) return { ...identified, productId: null, siblingIds: new Set() };
  const { product, siblingIds, variants } = recognised;
  if (variants.length > 1 && start.link !== null) return beforeChoice(identified, variants, start.link);
  // What the catalog has under the link is the product; what it only recognised gives what the page leaves out.
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
      // Words of a link name a variant at most in part; the catalog's product says which one is shown.
      attributes: identification.state === 'from-link-only' ? product.attributes : first.attributes,
    },
    category: catalogProduct?.category ?? identified.category ?? product.category,
    imageUrl: identified.imageUrl ?? product.imageUrl,
  };
}

/** A link whose words fit several variants of the catalog: what they have in common, and the variants to choose from. */
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
    ...{ productId: null, siblingIds: new Set() },
  };
}

/** The product with the shipping rules of its shop in the pasted offer. */
async function withShopRates({ storage }: Services, product: ComparedProduct): Promise<ComparedProduct> {
  if (product.pastedOffer === null) return product;
  const [pasted] = await storage.shopShipping.withShopRates([{ offer: product.pastedOffer }]);
  return { ...product, pastedOffer: pasted?.offer ?? product.pastedOffer };
}

async function recognisedFor(
  { storage }: Services,
  { identity, identification, catalogProduct }: IdentifiedProduct,
  { link }: ComparisonStart,
): Promise<RecognisedProduct | null> {
  if (catalogProduct !== null) return ofCatalog(storage, catalogProduct);
  if (identity.title === '') return null;
  if (link === null) return recogniseWords(storage, identity.title);
  const recognised = await recogniseProduct(storage, identity);
  if (recognised === null) return null;
  // A page shows one thing, even where it leaves its colour out.
  if (isByPage(identification)) return { ...recognised, variants: [recognised.product] };
  const open = await variantsLeftOpen(storage, recognised.variants, identity.title);
  const [only] = open;
  if (open.length > 1 || only === undefined) return { ...recognised, variants: open };
  return only.id === recognised.product.id ? { ...recognised, variants: open } : ofCatalog(storage, only);
}

/** A product of the catalog with its other versions. */
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
    ...{ imageUrl, productId, pastedOffer },
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

/** Where a source stands. It found what the page shows of it: other products that came along count for nothing. */
function progressOf({ source, outcome }: SourceReport, shown: number): SourceProgress {
  const state = outcome.kind === 'found' && shown === 0 ? 'nothing' : outcome.kind;
  return { id: source.id, name: source.name, state, found: shown };
}
