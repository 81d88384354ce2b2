import { captureSource } from '@pricehunt/api-contract/captures';
import type { TrackingState } from '@pricehunt/api-contract/comparisons';
import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import { isMatch, judgeClaim, matchProducts } from '@pricehunt/product-matching';
import type { MatchContext } from '@pricehunt/product-matching';
import { strangersSource, trackedProductIdPrefix } from '@pricehunt/storage';
import type { OfferToSave, Stores } from '@pricehunt/storage';
import { hash } from 'node:crypto';
import { chooseProducts } from '../../merchant-items/choose-products';
import { isItemSource } from '../../item-owners/item-shop';
import { wayToRead } from '../../price-tracking/way-to-read';
import type { KnownSources } from '../../price-tracking/way-to-read';
import type { Needs } from '../../services';
import type { Placement } from './placement';
import type { StoredProduct } from './stored-event';

export interface ComparisonFind {
  readonly found: StoredProduct | null;
  readonly placements: readonly Placement[];
  /** The link or words that were compared. */
  readonly origin: string;
}

/** Nothing to store if the catalog has the product; otherwise what to store, or why it can't be tracked. */
export type TrackingPlan =
  | { readonly kind: 'in-catalog'; readonly productId: string }
  | {
      readonly kind: 'to-store';
      readonly productId: string;
      readonly products: readonly Product[];
      readonly offers: readonly OfferToSave[];
    }
  | { readonly kind: 'refused'; readonly state: Exclude<TrackingState, 'possible' | 'outdated'> };

type TrackingStores = Pick<Stores, 'products' | 'productDecisions' | 'offers' | 'exchangeRates'>;

/** A new product is created as for merchants' items, from offers that may be reread and contradict nobody. */
export async function planTracking(
  stores: TrackingStores,
  { found, placements, origin }: ComparisonFind,
  sources: KnownSources,
  context: MatchContext,
): Promise<TrackingPlan> {
  if (found === null || found.choices !== undefined) return { kind: 'refused', state: 'nothing-found' };
  const { productId } = found;
  if (productId !== null && (await hasTrackedPrice(stores, productId, sources)))
    return { kind: 'in-catalog', productId };
  // A likely match may be another product than a page or the catalog's. Words name none: the offers' own facts do.
  const isByWords = productId === null && found.pastedOffer === null;
  const same = placements
    .filter(({ kind, match }) => kind === 'same' && (isByWords || match.level !== 'probably-same'))
    .map(({ offer }) => offer);
  const offers = same.filter((offer) => wayToRead(offer, sources, false) !== null);
  if (offers.length > 0) return planProduct(stores, { found, offers, sources, origin, context });
  if (same.length === 0) return { kind: 'refused', state: 'nothing-found' };
  const isCaptured = same.every(({ source }) => source === captureSource);
  return { kind: 'refused', state: isCaptured ? 'captured' : 'unreadable' };
}

export function isOutdated({ now }: Needs<'now'>, settledAt: string): boolean {
  return now().getTime() - Date.parse(settledAt) > freshMs;
}

const freshMs = 30 * 60_000;

export function trackingStateOf(plan: TrackingPlan): TrackingState {
  return plan.kind === 'refused' ? plan.state : 'possible';
}

/** Whether rereading or a feed updates any price of the product. */
async function hasTrackedPrice(
  { offers }: TrackingStores,
  productId: string,
  sources: KnownSources,
): Promise<boolean> {
  const listed = await offers.listOffersOfProducts([productId]);
  return listed.some(({ offer }) => isItemSource(offer.source) || wayToRead(offer, sources, false) !== null);
}

interface ProductToStore {
  readonly found: StoredProduct;
  readonly offers: readonly Offer[];
  readonly sources: KnownSources;
  readonly origin: string;
  readonly context: MatchContext;
}

async function planProduct(
  stores: TrackingStores,
  { found, offers, sources, origin, context }: ProductToStore,
): Promise<TrackingPlan> {
  // Offers that contradict the operator's shops must not name a product for everybody.
  const credible = await withoutContradicting(stores, offers, [], sources);
  if (credible.length === 0) return contradicted;
  const identity = identityOf(found, credible, sources);
  const ownProduct: Product = {
    ...identity,
    id: ownIdOf(identity, origin),
    category: null,
    description: null,
    imageUrl: imageOf(found, preferredOffers(credible, sources)),
  };
  const [place] = await chooseProducts(stores, [{ identity, ownProduct, productId: null }], context);
  if (place === undefined || place.disputedIds.length > 0) return contradicted;
  const { productId, isOwn } = place;
  const listed = (await stores.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);
  const accepted = await withoutContradicting(stores, credible, listed, sources);
  const known = await stores.offers.findOffersByIds(accepted.map(({ id }) => id));
  const elsewhere = known.filter((each) => each.productId !== productId);
  const isElsewhere = new Set(elsewhere.map(({ offer }) => offer.id));
  const checkedAt = new Map(known.map(({ offer }) => [offer.id, offer.checkedAt]));
  const toStore = accepted.filter((offer) => {
    const isPasted = offer.id === found.pastedOffer?.id;
    const match = matchProducts(identity, offer, context);
    if (isPasted ? !isMatch(match) : match.decision !== 'same') return false;
    if (isElsewhere.has(offer.id) || offer.checkedAt <= (checkedAt.get(offer.id) ?? '')) return false;
    // Nobody can add an unknown page to a product that shops already sell.
    return listed.length === 0 || isVouched(offer, sources);
  });
  if (toStore.length === 0 && listed.length === 0) {
    const [first] = elsewhere;
    return first === undefined ? contradicted : { kind: 'in-catalog', productId: first.productId };
  }
  const isNew = isOwn && (await stores.products.findProduct(productId)) === null;
  return {
    kind: 'to-store',
    productId,
    products: isNew ? [ownProduct] : [],
    offers: toStore.map((offer): OfferToSave => ({ productId, offer: asStored(offer, sources) })),
  };
}

const contradicted: TrackingPlan = { kind: 'refused', state: 'contradicted' };

/** Stable for the same product at the same link. */
function ownIdOf({ title, gtins }: ProductIdentity, origin: string): string {
  return `${trackedProductIdPrefix}${hash('sha256', JSON.stringify([origin, title, gtins]), 'base64url').slice(0, 22)}`;
}

function imageOf(found: StoredProduct, offers: readonly Offer[]): string | null {
  return (isOfPage(found, offers) ? found.imageUrl : null) ?? offers[0]?.imageUrl ?? null;
}

function isOfPage(found: StoredProduct, offers: readonly Offer[]): boolean {
  return offers.some(({ id }) => id === found.pastedOffer?.id);
}

/** The offers of shops that the operator chose, else all of them. */
function preferredOffers(offers: readonly Offer[], sources: KnownSources): readonly Offer[] {
  const vouched = offers.filter((offer) => isVouched(offer, sources));
  return vouched.length > 0 ? vouched : offers;
}

/** A page nobody vouches for may state one GTIN only, or it could claim several products. */
function identityOf(found: StoredProduct, offers: readonly Offer[], sources: KnownSources): ProductIdentity {
  const preferred = preferredOffers(offers, sources);
  const first =
    preferred.find(({ gtins }) => gtins.length > 0) ??
    preferred.find(({ mpn }) => mpn !== null) ??
    preferred[0];
  const described = isOfPage(found, preferred) || first === undefined ? found : first;
  const { title, brand, mpn, attributes } = described;
  const isCertain = described.gtins.length === 1 || preferred.some((offer) => isVouched(offer, sources));
  return { title, brand, gtins: isCertain ? described.gtins : [], mpn, attributes };
}

/** Only shops the operator chose and catalog shops are evidence: anyone can put any price on a page and paste its link. */
async function withoutContradicting(
  stores: TrackingStores,
  offers: readonly Offer[],
  listed: readonly Offer[],
  sources: KnownSources,
): Promise<readonly Offer[]> {
  const witnesses = [
    ...listed.filter(({ source }) => source !== strangersSource),
    ...offers.filter((offer) => isVouched(offer, sources)),
  ];
  const rates = await stores.exchangeRates.readRates();
  return offers.filter((offer) => {
    // A shop is no evidence for itself.
    const others = witnesses.filter(({ retailer }) => retailer.domain !== offer.retailer.domain);
    return judgeClaim(offer, others, rates).length === 0;
  });
}

function isVouched({ source }: Offer, { sources }: KnownSources): boolean {
  return sources.some(({ id, shopsAreStrangers }) => id === source && shopsAreStrangers !== true);
}

/** Marks pages nobody vouches for, and removes the referrer's tag from the link: it belongs to one shopper. */
function asStored(offer: Offer, sources: KnownSources): Offer {
  const source = isVouched(offer, sources) ? offer.source : strangersSource;
  return { ...offer, source, affiliateLink: null };
}
