import type { FoundOffer } from '@pricehunt/offer-sources';
import { mergedFacts, networkFeedSource } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import { explainMatch, isMatch, matchProducts } from '@pricehunt/product-matching';
import type { MatchContext, ProductMatch } from '@pricehunt/product-matching';
import { differingAttributes } from '@pricehunt/api-contract/comparisons';
import type { OfferMatch } from '@pricehunt/api-contract/comparisons';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { pageKey } from '@pricehunt/product-links';
import { fitOf, isTitleOf } from './finds-by-words';
import type { IdentifiedProduct } from './identify-product';
import type { Placement } from './placement';

export interface ComparedProduct extends IdentifiedProduct {
  /** Null if the catalog doesn't recognise it. */
  readonly productId: string | null;
  /** Catalog products that are its other variants. */
  readonly siblingIds: ReadonlySet<string>;
}

export function matchWith(product: ComparedProduct, offer: Offer, context: MatchContext): ProductMatch {
  const { identity, pastedOffer } = product;
  const wanted = {
    ...identity,
    price: pastedOffer?.price ?? null,
    condition: pastedOffer?.condition ?? 'new',
  };
  return matchProducts(wanted, offer, context);
}

/** Null if the offer is another product. The catalog's own listing decides first. */
export function placeOffer(
  product: ComparedProduct,
  found: FoundOffer,
  context: MatchContext = {},
): Placement | null {
  const { offer } = found;
  const match = matchWith(product, offer, context);
  const described: OfferMatch = {
    level: levelOf(match),
    confidence: match.confidence,
    sentence: leadingReason(explainMatch(match)),
  };
  const asVariant: Placement = {
    kind: 'variant',
    offer,
    match: { ...described, ...differenceOf(match) },
    label: variantLabel(match),
  };
  if (product.productId !== null && found.productId === product.productId)
    return { kind: 'same', offer, match: match.decision === 'same' ? described : listedTogether };
  const isOfVariant = found.productId !== null && product.siblingIds.has(found.productId);
  const isSearch = isWordsAlone(product) && product.identification.state === 'from-words';
  if (isOfVariant || (match.decision === 'variant' && !isSearch)) return asVariant;
  // Words match many products, so without an identifier only their exact title is one.
  const isSame =
    match.decision === 'same' || (isMatch(match) && (!isSearch || isTitleOf(product.identity.title, offer)));
  if (isSame) return { kind: 'same', offer, match: described };
  if (match.decision === 'similar' && !isSearch) return { kind: 'similar', offer, match: described };
  const fit = isWordsAlone(product) ? fitOf(product.identity.title, offer) : null;
  return fit === null
    ? null
    : { kind: 'found', offer, match: described, fit, group: offer.id, productId: found.productId };
}

export function isByPage({ state }: IdentifiedProduct['identification']): boolean {
  return state === 'read' || state === 'captured';
}

/** Whether only the words of a search or of an unreadable link are known. */
function isWordsAlone({ productId, identification, identity, pastedOffer }: ComparedProduct): boolean {
  if (productId !== null || pastedOffer !== null || isByPage(identification)) return false;
  return identity.title !== '' && identity.gtins.length === 0 && identity.mpn === null;
}

const listedTogether: OfferMatch = {
  level: 'same-product',
  confidence: 1,
  sentence: 'Listed as the same product',
};

/** The pasted offer leads, then one that may be stored, then known shipping, then the latest. Others fill its gaps. */
export function withoutRepeats(
  placements: readonly Placement[],
  mayStay: (sourceId: string) => boolean = () => true,
): readonly Placement[] {
  const goods: Goods[] = [];
  for (const placement of placements) {
    const found = goodsOf(placement);
    const place = goods.findIndex((known) => areSameGoods(known, found));
    const known = goods[place];
    if (known === undefined) goods.push(found);
    else goods[place] = goodsOf(merged(known.placement, placement, mayStay));
  }
  return goods.map(({ placement }) => placement);
}

interface Goods {
  readonly placement: Placement;
  /** Shop, marketplace seller and condition. */
  readonly seller: string;
  readonly page: string;
}

function goodsOf(placement: Placement): Goods {
  const { link, retailer, seller, condition } = placement.offer;
  const sellerThere = detectMarketplace(link) === null ? null : seller;
  return {
    placement,
    seller: JSON.stringify([retailer.domain, sellerThere, condition === 'unknown' ? 'new' : condition]),
    page: pageKey(link),
  };
}

/** By offer id, else by product code, or by page if one of them has no code. */
function areSameGoods(one: Goods, other: Goods): boolean {
  const [left, right] = [one.placement.offer, other.placement.offer];
  if (left.id === right.id) return true;
  if (one.seller !== other.seller) return false;
  if (left.gtins.length > 0 && right.gtins.length > 0)
    return left.gtins.some((gtin) => right.gtins.includes(gtin));
  return one.page === other.page;
}

function merged(known: Placement, found: Placement, mayStay: (sourceId: string) => boolean): Placement {
  const [leading, other] = leads(found, known, mayStay) ? [found, known] : [known, found];
  const placed = isSurer(other, leading) ? other : leading;
  const isFoundTwice = placed.kind === 'found' && other.kind === 'found';
  const placement = isFoundTwice ? { ...placed, productId: placed.productId ?? other.productId } : placed;
  if (leading.offer.source !== other.offer.source && !mayStay(other.offer.source)) {
    return { ...placement, offer: leading.offer };
  }
  const { shipping, shippingRates, availability, retailer } = leading.offer;
  return {
    ...placement,
    offer: {
      ...leading.offer,
      gtins: leading.offer.gtins.length > 0 ? leading.offer.gtins : other.offer.gtins,
      retailer: retailer.name === retailer.domain ? other.offer.retailer : retailer,
      shipping: shipping.kind === 'unknown' ? other.offer.shipping : shipping,
      shippingRates: shippingRates.length > 0 ? shippingRates : other.offer.shippingRates,
      availability: availability === 'unknown' ? other.offer.availability : availability,
      ...weightOf(leading.offer, other.offer),
      ...factsOf(leading.offer, other.offer),
    },
  };
}

/** One report that places an offer under the product is enough, and so is one that is certain. */
function isSurer(one: Placement, other: Placement): boolean {
  if (one.kind !== 'same') return false;
  const isCertain = ({ match }: Placement) => match.level !== 'probably-same';
  return other.kind !== 'same' || (isCertain(one) && !isCertain(other));
}

function factsOf(leading: Offer, other: Offer): Pick<Offer, 'facts'> {
  const facts = mergedFacts(leading.facts, other.facts);
  return facts === undefined ? {} : { facts };
}

function weightOf(leading: Offer, other: Offer): Pick<Offer, 'weightGrams'> {
  const weightGrams = leading.weightGrams ?? other.weightGrams;
  return weightGrams === undefined ? {} : { weightGrams };
}

function leads(one: Placement, other: Placement, mayStay: (sourceId: string) => boolean): boolean {
  if (other.match.level === 'pasted' || one.match.level === 'pasted') return one.match.level === 'pasted';
  const stays = ({ offer }: Placement) => mayStay(offer.source);
  if (stays(one) !== stays(other)) return stays(one);
  // The shop's own report counts before an affiliate network's file.
  const isOfFeed = ({ offer }: Placement) => offer.source === networkFeedSource;
  if (isOfFeed(one) !== isOfFeed(other)) return isOfFeed(other);
  const isKnown = ({ offer }: Placement) =>
    offer.shipping.kind !== 'unknown' || offer.shippingRates.length > 0;
  if (isKnown(one) !== isKnown(other)) return isKnown(one);
  return one.offer.checkedAt > other.offer.checkedAt;
}

function leadingReason(explanation: string): string {
  return explanation.replace(/\.(\s.*)?$/s, '');
}

function levelOf(match: ProductMatch): OfferMatch['level'] {
  if (match.decision === 'probably-same') return 'probably-same';
  const kinds = match.reasons.map((reason) => reason.kind);
  if (kinds.includes('same-gtin')) return 'same-gtin';
  if (kinds.includes('same-model')) return 'same-model';
  return match.decision === 'same' ? 'same-product' : 'probably-same';
}

function variantLabel(match: ProductMatch): string {
  const [veto] = match.vetoes;
  if (veto === undefined) return 'Other variants';
  return veto.right === null ? `Another ${veto.kind}` : `${veto.kind}: ${veto.right}`;
}

function differenceOf(match: ProductMatch): Pick<OfferMatch, 'difference'> {
  const [veto] = match.vetoes;
  const attribute = differingAttributes.find((each) => each === veto?.kind);
  return veto === undefined || attribute === undefined
    ? {}
    : { difference: { attribute, asked: veto.left, other: veto.right } };
}
