import type { FoundOffer } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { explainMatch, matchProducts } from '@pricehunt/product-matching';
import type { ProductMatch } from '@pricehunt/product-matching';
import type { OfferMatch } from '@pricehunt/api-contract';
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
    sentence: explainMatch(match),
  };
  const isOfProduct = product.productId !== null && found.productId === product.productId;
  switch (match.decision) {
    case 'same':
    case 'probably-same':
      return { kind: 'same', offer, match: described };
    case 'variant':
      return { kind: 'variant', offer, match: described, label: variantLabel(match) };
    case 'similar':
      return isOfProduct
        ? { kind: 'same', offer, match: described }
        : { kind: 'similar', offer, match: described };
    case 'different':
      return null;
  }
}

/** One offer a link: the pasted one first, then whichever was checked last. */
export function withoutRepeats(placements: readonly Placement[]): readonly Placement[] {
  const byLink = new Map<string, Placement>();
  for (const placement of placements) {
    const link = canonicalLink(placement.offer.link);
    const known = byLink.get(link);
    const isBetter =
      known === undefined ||
      (known.match.level !== 'pasted' && placement.offer.checkedAt > known.offer.checkedAt);
    if (isBetter) byLink.set(link, placement);
  }
  return [...byLink.values()];
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
