import type { FoundOffer } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { explainMatch, matchProducts } from '@pricehunt/product-matching';
import type { ProductMatch } from '@pricehunt/product-matching';
import { differingAttributes } from '@pricehunt/api-contract';
import type { OfferMatch } from '@pricehunt/api-contract';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { canonicalLink } from '@pricehunt/product-links';
import type { IdentifiedProduct } from './identify-product';

/** Where an offer belongs beside the pasted product. */
export type Placement =
  | { readonly kind: 'same'; readonly offer: Offer; readonly match: OfferMatch }
  | { readonly kind: 'variant'; readonly offer: Offer; readonly match: OfferMatch; readonly label: string }
  | { readonly kind: 'similar'; readonly offer: Offer; readonly match: OfferMatch };

/** What there is to compare against. */
export interface ComparedProduct extends IdentifiedProduct {
  /** The catalog product it was recognised as, or null. */
  readonly productId: string | null;
  /** Catalog products that fit as surely: versions of it. */
  readonly siblingIds: ReadonlySet<string>;
}

/** Places a found offer beside the product; null when it is another product. */
export function placeOffer(product: ComparedProduct, found: FoundOffer): Placement | null {
  const { offer } = found;
  const match = matchProducts(
    {
      ...product.identity,
      price: product.pastedOffer?.price ?? null,
      condition: product.pastedOffer?.condition ?? 'new',
    },
    { ...offer, condition: offer.condition },
  );
  const described: OfferMatch = {
    level: levelOf(match),
    confidence: match.confidence,
    sentence: leadingReason(explainMatch(match)),
  };
  const isOfProduct = product.productId !== null && found.productId === product.productId;
  const isOfSibling = found.productId !== null && product.siblingIds.has(found.productId);
  const asVariant: Placement = {
    kind: 'variant',
    offer,
    match: { ...described, ...differenceOf(match) },
    label: variantLabel(match),
  };
  switch (match.decision) {
    case 'same':
    case 'probably-same':
      return { kind: 'same', offer, match: described };
    case 'variant':
      return asVariant;
    case 'similar':
      if (isOfSibling) return asVariant;
      return isOfProduct
        ? { kind: 'same', offer, match: described }
        : { kind: 'similar', offer, match: described };
    case 'different':
      return isOfSibling ? asVariant : null;
  }
}

/**
 * One offer a shop: what several sources report of the same goods in the same shop becomes one row. The pasted one leads,
 * then one whose delivery is known, then whichever was checked last; what the leading one does not know the others fill in.
 */
export function withoutRepeats(placements: readonly Placement[]): readonly Placement[] {
  const byGoods = new Map<string, Placement>();
  for (const placement of placements) {
    const key = goodsKey(placement.offer);
    const known = byGoods.get(key);
    byGoods.set(key, known === undefined ? placement : merged(known, placement));
  }
  return [...byGoods.values()];
}

/** What makes two reports the same offer: shop, seller on a marketplace, condition, and product code or page. */
function goodsKey(offer: Offer): string {
  const seller = detectMarketplace(offer.link) === null ? null : offer.seller;
  const condition = offer.condition === 'unknown' ? 'new' : offer.condition;
  const goods = offer.gtins[0] ?? canonicalLink(offer.link);
  return JSON.stringify([offer.retailer.domain, seller, condition, goods]);
}

function merged(known: Placement, found: Placement): Placement {
  const [leading, other] = leads(found, known) ? [found, known] : [known, found];
  const { shipping, shippingRates, availability, retailer } = leading.offer;
  return {
    ...leading,
    offer: {
      ...leading.offer,
      retailer: retailer.name === retailer.domain ? other.offer.retailer : retailer,
      shipping: shipping.kind === 'unknown' ? other.offer.shipping : shipping,
      shippingRates: shippingRates.length > 0 ? shippingRates : other.offer.shippingRates,
      availability: availability === 'unknown' ? other.offer.availability : availability,
    },
  };
}

function leads(one: Placement, other: Placement): boolean {
  if (other.match.level === 'pasted' || one.match.level === 'pasted') return one.match.level === 'pasted';
  const isKnown = ({ offer }: Placement) =>
    offer.shipping.kind !== 'unknown' || offer.shippingRates.length > 0;
  if (isKnown(one) !== isKnown(other)) return isKnown(one);
  return one.offer.checkedAt > other.offer.checkedAt;
}

/** The first sentence of an explanation, for one line of a table: the strongest reason comes first. */
function leadingReason(explanation: string): string {
  return explanation.replace(/\.(\s.*)?$/s, '');
}

function levelOf(match: ProductMatch): OfferMatch['level'] {
  const kinds = match.reasons.map((reason) => reason.kind);
  if (kinds.includes('same-gtin')) return 'same-gtin';
  if (kinds.includes('same-model')) return 'same-model';
  return match.decision === 'same' ? 'same-product' : 'probably-same';
}

/** What a group of variants is headed by: the first thing that differs. */
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
