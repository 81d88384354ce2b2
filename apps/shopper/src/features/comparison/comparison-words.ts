import { captureSource } from '@pricehunt/api-contract/captures';
import type {
  ComparedOffer,
  Comparison,
  Identification,
  OfferMatch,
  OffersState,
  VariantGroup,
} from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';
import { figureOf } from '@pricehunt/ui-kit';
import type { ComparisonWords } from '../../prices/ranking-words';

/** The shop of the pasted link, by its own name or its host; null for a search by words. */
export function pastedShopName({ identification, link }: Comparison): string | null {
  return identification.shopName ?? (link === null ? null : hostOf(link));
}

/** Why the pasted page could not be read and how the product was identified instead; null when it was read. */
export function identificationSentence(
  { state, reason, identifiedBy }: Identification,
  shopName: string | null,
  { words }: Pick<ComparisonWords, 'words'>,
): string | null {
  if (state === 'pending' || state === 'read') return null;
  if (state === 'from-words') return words.identification.fromWords;
  const why = words.identification[reason ?? 'unread'](shopName ?? words.product.theShop);
  return `${why} ${state === 'captured' ? words.identification.captured : evidenceSentence(identifiedBy, words)}`;
}

function evidenceSentence(
  identifiedBy: Identification['identifiedBy'],
  { identification }: ComparisonWords['words'],
): string {
  const sentences = identification.identifiedBy;
  switch (identifiedBy?.kind) {
    case 'catalog-link':
    case 'chosen-variant':
    case 'nothing':
      return sentences[identifiedBy.kind];
    case 'item-number':
    case 'link-words':
      return sentences[identifiedBy.kind](identifiedBy.text ?? '');
    default:
      return identification.byLink;
  }
}

/** Whether the shopper's browser may see more of the page than we could read. */
export function mayBeCaptured({ state, reason }: Identification): boolean {
  return state === 'from-link-only' && reason !== 'gone';
}

/** Why an offer counts as the same product or another variant. */
export function matchSentence(match: OfferMatch, { words }: Pick<ComparisonWords, 'words'>): string {
  return isLikelyMatch(match) ? words.likely.match : words.match(match);
}

export function isLikelyMatch({ level, difference }: OfferMatch): boolean {
  return level === 'probably-same' && difference === undefined;
}

export function versionName(
  { label, offers }: VariantGroup,
  { name }: ComparisonWords['words']['variants'],
): string {
  return name(label, offers[0]?.match.difference);
}

export function hasAlternatives({ ranked, unranked }: OffersState): boolean {
  return [...ranked, ...unranked].some(({ match }) => match.level !== 'pasted');
}

export function offerCountSentence({ ranked, unranked }: OffersState, wording: ComparisonWords): string {
  const rows = [...ranked, ...unranked];
  const shops = new Set(rows.map(({ offer }) => offer.retailer.domain)).size;
  return wording.words.outcome.offersFromShops(
    figureOf(rows.length, wording.locale),
    figureOf(shops, wording.locale),
  );
}

/** The announcement at the end of a search: "4 offers from 4 shops, best price €269.90 incl. shipping". */
export function outcomeSentence(offers: OffersState, wording: ComparisonWords): string {
  const { words, locale } = wording;
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (!hasAlternatives(offers)) {
    const { found = [], variants } = offers;
    if (found.length > 0) return words.found.title(figureOf(found.length, locale));
    return variants.length > 0 ? words.best.variantsOnly : words.outcome.none;
  }
  if (best === undefined) return offerCountSentence(offers, wording);
  const price = best.deliveredTotal ?? best.itemPrice ?? best.offer.price;
  return words.outcome.best(
    offerCountSentence(offers, wording),
    formatMoney(price, locale),
    best.deliveredTotal !== null,
  );
}

/** How a row in a group of variants differs; null when only the name of its group says so. */
export function variantSentence(
  { offer, match }: Pick<ComparedOffer, 'offer' | 'match'>,
  { words }: Pick<ComparisonWords, 'words'>,
): string | null {
  if (offer.source === captureSource) return words.seenOffer;
  return match.difference === undefined ? null : words.match(match);
}

/** Why a row is listed: seen by the shopper's browser, or why it counts as the same product. */
export function rowSentence(
  { offer, match }: Pick<ComparedOffer, 'offer' | 'match'>,
  wording: Pick<ComparisonWords, 'words'>,
): string {
  return offer.source === captureSource ? wording.words.seenOffer : matchSentence(match, wording);
}
