import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import { isMatch, judgeClaim, matchProducts } from '@pricehunt/product-matching';
import { strangersSource } from '@pricehunt/storage';
import type { OfferToSave } from '@pricehunt/storage';
import { hash } from 'node:crypto';
import { chooseProducts } from '../../merchant-items/choose-products';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { countTry } from '../../throttle';
import { tell } from './comparison-log';
import { readStoredEvent } from './stored-event';
import type { StoredEvent, StoredProduct } from './stored-event';
import { readKnownSources, watchProducts } from '../../price-tracking/watch-offers';
import { wayToRead } from '../../price-tracking/way-to-read';
import type { KnownSources } from '../../price-tracking/way-to-read';

/** A product that is watched from now on, and how many of its offers are read. */
export interface WatchedComparison {
  readonly productId: string;
  readonly offersRead: number;
}

type Found = Extract<StoredEvent, { readonly kind: 'product' }>;

/**
 * Makes what a settled comparison found a product of the catalog, by the way in which merchants' items become products, with those of its offers
 * that may be read again and contradict nobody; and has them read. What the catalog recognised already is only read.
 */
export async function watchComparison(
  services: Services,
  accountId: string,
  requestId: string,
): Promise<WatchedComparison> {
  const { storage } = services;
  const record = await storage.comparisons.findComparison(requestId);
  if (record === null) throw new Refusal('comparison.not-found');
  const events = (await storage.comparisons.listEventsAfter(requestId, 0)).flatMap(
    ({ data }) => readStoredEvent(data) ?? [],
  );
  const told = events.findLast((event) => event.kind === 'product');
  const placed = events.findLast((event) => event.kind === 'offers');
  const found = told?.found ?? null;
  if (record.settledAt === null || told === undefined || found === null || found.choices !== undefined)
    throw new Refusal('comparison.nothing-to-watch');
  if (found.productId !== null) {
    const { productId } = found;
    return { productId, offersRead: await watchProducts(services, [productId], 'watched') };
  }
  if (services.now().getTime() - Date.parse(record.settledAt) > freshMs)
    throw new Refusal('comparison.outdated');
  const sources = await readKnownSources(services);
  const offers = (placed?.placements ?? [])
    .filter(({ kind }) => kind === 'same')
    .map(({ offer }) => offer)
    .filter((offer) => wayToRead(offer, sources, false) !== null);
  if (offers.length === 0) throw new Refusal('comparison.nothing-to-watch');
  await countTry(services, 'watchedComparisons', accountId);
  const productId = await keepProduct(services, {
    found,
    offers,
    sources,
    origin: record.link ?? record.query ?? requestId,
  });
  const offersRead = await watchProducts(services, [productId], 'watched', sources);
  await tell(storage, requestId, { ...told, found: { ...found, productId } } satisfies Found);
  return { productId, offersRead };
}

/** For how long what a comparison found may become the catalog's. */
const freshMs = 30 * 60_000;

interface ProductToKeep {
  readonly found: StoredProduct;
  readonly offers: readonly Offer[];
  readonly sources: KnownSources;
  /** What was compared. */
  readonly origin: string;
}

/** Stores the product and its offers; the id of the product that they are under. */
async function keepProduct(
  { storage }: Pick<Services, 'storage'>,
  { found, offers, sources, origin }: ProductToKeep,
): Promise<string> {
  // What the operator's shops refute names no product for everybody.
  const credible = await withoutContradicting(storage, offers, [], sources);
  if (credible.length === 0) throw new Refusal('comparison.contradicted');
  const identity = identityOf(found, credible, sources);
  const ownProduct: Product = {
    ...identity,
    id: ownIdOf(identity, origin),
    ...{ category: null, description: null, imageUrl: imageOf(found, tellingOf(credible, sources)) },
  };
  const [place] = await chooseProducts(storage, [{ identity, ownProduct, productId: null }]);
  if (place === undefined || place.disputedIds.length > 0) throw new Refusal('comparison.contradicted');
  const { productId, isOwn } = place;
  const listed = (await storage.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);
  const accepted = await withoutContradicting(storage, credible, listed, sources);
  const known = await storage.offers.findOffersByIds(accepted.map(({ id }) => id));
  const elsewhere = known.filter((each) => each.productId !== productId);
  const isElsewhere = new Set(elsewhere.map(({ offer }) => offer.id));
  const checkedAt = new Map(known.map(({ offer }) => [offer.id, offer.checkedAt]));
  const kept = accepted.filter((offer) => {
    if (!isMatch(matchProducts(identity, offer))) return false;
    if (isElsewhere.has(offer.id) || offer.checkedAt <= (checkedAt.get(offer.id) ?? '')) return false;
    // Nobody slips a page into a product that shops offer already.
    return listed.length === 0 || isVouched(offer, sources);
  });
  if (kept.length === 0 && listed.length === 0) {
    const [first] = elsewhere;
    if (first === undefined) throw new Refusal('comparison.contradicted');
    return first.productId;
  }
  await storage.offers.saveProductsWithOffers(
    isOwn && (await storage.products.findProduct(productId)) === null ? [ownProduct] : [],
    kept.map((offer): OfferToSave => ({ productId, offer: asKept(offer, sources) })),
  );
  return productId;
}

/** The id of a product that a comparison makes: the same for the same thing at the same link. */
function ownIdOf({ title, gtins }: ProductIdentity, origin: string): string {
  return `wp-${hash('sha256', JSON.stringify([origin, title, gtins]), 'base64url').slice(0, 22)}`;
}

function imageOf(found: StoredProduct, offers: readonly Offer[]): string | null {
  return (isOfPage(found, offers) ? found.imageUrl : null) ?? offers[0]?.imageUrl ?? null;
}

/** Whether the page that was compared makes one of the offers: then what it says of itself counts. */
function isOfPage(found: StoredProduct, offers: readonly Offer[]): boolean {
  return offers.some(({ id }) => id === found.pastedOffer?.id);
}

/** The offers that say what the product is: those of shops that the operator chose, else all of them. */
function tellingOf(offers: readonly Offer[], sources: KnownSources): readonly Offer[] {
  const vouched = offers.filter((offer) => isVouched(offer, sources));
  return vouched.length > 0 ? vouched : offers;
}

/**
 * What the page says, else the offer that says most of itself. Strangers name one GTIN at most: a page that claims several would be the product
 * of all of them.
 */
function identityOf(found: StoredProduct, offers: readonly Offer[], sources: KnownSources): ProductIdentity {
  const telling = tellingOf(offers, sources);
  const first =
    telling.find(({ gtins }) => gtins.length > 0) ?? telling.find(({ mpn }) => mpn !== null) ?? telling[0];
  const said = isOfPage(found, telling) || first === undefined ? found : first;
  const { title, brand, mpn, attributes } = said;
  const isCertain = said.gtins.length === 1 || telling.some((offer) => isVouched(offer, sources));
  return { title, brand, gtins: isCertain ? said.gtins : [], mpn, attributes };
}

/**
 * The offers that contradict nobody. Shops that the operator chose, and those in the catalog, are the witnesses: anyone can put any price on a page
 * and paste its link.
 */
async function withoutContradicting(
  storage: Services['storage'],
  offers: readonly Offer[],
  listed: readonly Offer[],
  sources: KnownSources,
): Promise<readonly Offer[]> {
  const witnesses = [
    ...listed.filter(({ source }) => source !== strangersSource),
    ...offers.filter((offer) => isVouched(offer, sources)),
  ];
  const rates = await storage.exchangeRates.readRates();
  return offers.filter((offer) => {
    // Nobody is their own witness.
    const others = witnesses.filter(({ retailer }) => retailer.domain !== offer.retailer.domain);
    return judgeClaim(offer, others, rates).length === 0;
  });
}

/** Whether the operator chose the source that the offer came from. */
function isVouched({ source }: Offer, { sources }: KnownSources): boolean {
  return sources.some(({ id, shopsAreStrangers }) => id === source && shopsAreStrangers !== true);
}

/**
 * The offer as the catalog keeps it: a page that nobody vouches for is told apart. A link carries whose recommendation it was followed from: that is
 * one shopper's and no product's.
 */
function asKept(offer: Offer, sources: KnownSources): Offer {
  const source = isVouched(offer, sources) ? offer.source : strangersSource;
  return { ...offer, source, affiliateLink: null };
}
